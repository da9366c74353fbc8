import type { NewPasskey, OpenPasskey, Ways } from "../../protocol";
import { askNewPasskey, askPasskey } from "../api";

/** Why no passkey can be made or used on this page; empty: one can. */
export type PasskeyTrouble = "" | "insecure" | "elsewhere" | "unknown";

export function passkeyTrouble(ways: Ways, at: { hostname: string } = location, isSecure = isSecureContext, isKnown = "PublicKeyCredential" in window): PasskeyTrouble {
  if (at.hostname !== ways.host) return "elsewhere";
  if (!isSecure) return "insecure";
  return isKnown ? "" : "unknown";
}

const written = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Asks the device to make one for its person; null: they thought better of it. */
export async function makePasskey(person: string): Promise<Omit<NewPasskey, "device"> | null> {
  const ask = await askNewPasskey(person);
  const made = await unlocked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(ask.challenge),
        rp: { id: ask.host, name: "Flibuste" },
        user: { id: bytes(ask.user), name: ask.name, displayName: ask.name },
        pubKeyCredParams: ask.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: ask.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return { person, id: made.id, client_data: written(response.clientDataJSON), attestation: written(response.attestationObject) };
}

/** Asks the device, which has made up this key, for one of this server; null: there is none, or its person thought better of it. */
export async function signByPasskey(key: string): Promise<Omit<OpenPasskey, "device"> | null> {
  const question = await askPasskey(key);
  const found = await unlocked(() => navigator.credentials.get({ publicKey: { challenge: bytes(question.challenge), rpId: question.host, userVerification: "preferred" } }));
  if (!found) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    id: found.id,
    user: response.userHandle ? written(response.userHandle) : "",
    client_data: written(response.clientDataJSON),
    authenticator_data: written(response.authenticatorData),
    signature: written(response.signature),
    key,
  };
}

async function unlocked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null; // browsers do not tell a page whether somebody refused or has none
    throw error;
  }
}
