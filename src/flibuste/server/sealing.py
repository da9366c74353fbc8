"""What web push asks of a sender: a message sealed for one browser (RFC 8188, 8291), and a signature (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
"""Bytes: a message is one record, and shorter than that."""
LAST: Final = b"\x02"
NUMBER: Final = 32


class Signer:
    """The server's key, by which push services and browsers know it again."""

    def __init__(self, private: str = "") -> None:
        """As it was kept; empty: a new one."""
        number = int.from_bytes(_read(private), "big")
        self._key = ec.derive_private_key(number, CURVE) if private else ec.generate_private_key(CURVE)

    @property
    def private(self) -> str:
        return _written(self._key.private_numbers().private_value.to_bytes(NUMBER, "big"))

    @property
    def public(self) -> str:
        return _written(_point(self._key.public_key()))

    def authorization(self, claims: dict[str, object]) -> str:
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(_written(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER, "big") for number in numbers)
        return f"vapid t={signed}.{_written(signature)}, k={self.public}"

    @staticmethod
    def sealed(body: bytes, point: bytes, auth: bytes) -> bytes:
        """For the browser that has the key of this point. ValueError where it is none of the curve."""
        return sealed(body, point, auth, ec.generate_private_key(CURVE), os.urandom(16))


def sealed(body: bytes, point: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    own_point = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    key, nonce = keys(shared, point, own_point, auth, salt)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return header + AESGCM(key).encrypt(nonce, body + LAST, None)


def keys(shared: bytes, point: bytes, sender: bytes, auth: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """Of the cipher, and its nonce, as both ends compute them."""
    secret = HKDF(SHA256(), 32, auth, b"WebPush: info\0" + point + sender).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    return key, HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
