"""Streams of luck: the quick one and the secret one."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest

from flibuste.kernel.chance import Chance, Rng, SecretChance, chance_from_data, quick, rng_from_text

BOTH = pytest.mark.parametrize("chance", [quick(7), SecretChance(b"sixteen letters.")], ids=["quick", "secret"])


def test_the_quick_stream_is_sfc32() -> None:
    """Numbers published by another implementation, for the state 0, 12345, 0, 1 after 12 rounds."""
    rng = Rng(0, 12345, 0, 1)
    for _ in range(12):
        rng.word()
    assert [rng.word() for _ in range(5)] == [235160590, 2967261163, 116171463, 2882324903, 362604721]


def test_the_quick_stream_agrees_with_its_definition_on_big_words() -> None:
    a, b, c, counter = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD, 0xFFFFFFFF
    rng = Rng(a, b, c, counter)
    for _ in range(100):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, (((c << 21) % 2**32 | (c >> 11)) + word) % 2**32
        assert rng.word() == word


def test_a_quick_stream_uses_every_bit_of_its_seed() -> None:
    seeds = [0, *[1 << bit for bit in range(62)]]
    assert len({quick(seed).word() for seed in seeds}) == len(seeds)


def test_a_stream_from_text_depends_on_every_letter() -> None:
    texts = ["", "a", "b", "ab", "ba", "A", "é"]
    assert len({rng_from_text(text).word() for text in texts}) == len(texts)
    assert rng_from_text("same").word() == rng_from_text("same").word()


def test_the_secret_stream_is_sha256_of_secret_and_counter() -> None:
    chance = SecretChance(b"secret")
    words = [
        int.from_bytes(hashlib.sha256(b"secret" + bytes([0] * 7 + [n])).digest()[:8], "big") >> 2 for n in (1, 2, 3)
    ]
    assert [chance.below(1000) for _ in range(3)] == [word % 1000 for word in words]


def test_the_secret_stream_throws_away_what_would_favor_small_numbers() -> None:
    """With n just above half of 2**62 every second word must be refused, and none above n comes out."""
    n = (1 << 61) + 1
    chance = SecretChance(b"fair")
    drawn = [chance.below(n) for _ in range(400)]
    assert 700 < int(str(chance.to_data()["counter"])) < 900
    assert all(0 <= number < n for number in drawn)
    assert 150 < sum(number < n // 2 for number in drawn) < 250


@BOTH
@pytest.mark.parametrize("n", [1, 2, 3, 6, 119])
def test_every_number_comes_up_about_as_often(chance: Chance, n: int) -> None:
    drawn = Counter(chance.below(n) for _ in range(200 * n))
    assert set(drawn) == set(range(n))
    assert all(120 < drawn[number] < 300 or n == 1 for number in drawn)


@BOTH
def test_a_copy_goes_on_alike_and_alone(chance: Chance) -> None:
    copy = chance.clone()
    ahead = [copy.below(1000) for _ in range(10)]
    assert [chance.below(1000) for _ in range(10)] == ahead


@BOTH
def test_a_stream_survives_its_data(chance: Chance) -> None:
    again = chance_from_data(json.loads(json.dumps(chance.to_data())))
    assert type(again) is type(chance)
    assert [again.below(1000) for _ in range(10)] == [chance.below(1000) for _ in range(10)]
    assert again.to_data() == chance.to_data()


def test_another_secret_gives_other_numbers() -> None:
    one, other = SecretChance(b"one"), SecretChance(b"two")
    assert [one.below(1 << 40) for _ in range(3)] != [other.below(1 << 40) for _ in range(3)]
