"""Check a finished record by hand, without any code of Regency: `python check_shuffle.py RECORD.jsonl`.

1. The seed fits the commitment that was shown when the match began.
2. The first shuffles come from that seed: the map of The Council of Four and the reward tokens of its
   cities, which everybody saw. Compare them with what you remember, or with the first step of the replay.
"""

import hashlib
import json
import sys

CITIES = "ABCDEFGHIJKLMNO"
TOKENS = (
    "1 coin", "2 coins", "3 coins", "1 point", "2 points", "3 points", "1 assistant", "2 assistants",
    "1 card", "1 assistant and 1 coin", "1 assistant and 1 card", "1 card and 1 point",
    "1 nobility step", "1 nobility step",
)  # fmt: skip
KING = {"A": "G", "B": "J"}  # the purple city, by the side of the hills: it has no token


def stream(seed, label, count):
    """sfc32, keyed by BLAKE2s of the label and of how many shuffles of that name came before."""
    name = label.encode()
    message = len(name).to_bytes(2, "big") + name + count.to_bytes(8, "big")
    key = hashlib.blake2s(message, digest_size=16, key=seed).digest()
    a, b, c, d = (int.from_bytes(key[n : n + 4], "big") for n in (0, 4, 8, 12))
    while True:
        out = (a + b + d) & 0xFFFFFFFF
        d = (d + 1) & 0xFFFFFFFF
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & 0xFFFFFFFF
        c = (((c << 21) | (c >> 11)) + out) & 0xFFFFFFFF
        yield out


def below(numbers, n):
    """One of n, all equally likely: numbers past the last full round are passed over."""
    fair = 2**32 - 2**32 % n
    return next(number for number in numbers if number < fair) % n


def shuffled(numbers, cards):
    """Fisher and Yates, from the end."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = below(numbers, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        header = json.loads(file.readline())
    seed = bytes.fromhex(header["seed"])
    fits = hashlib.sha256(seed).hexdigest() == header["commitment"]
    print("commitment:", "fits" if fits else "DOES NOT FIT: the seed was changed")
    drawn = stream(seed, "sides", 0)
    sides = {}
    for board in ("coast", "hills", "mountains"):
        side = "AB"[below(drawn, 2)]
        sides[board] = header["options"][board] if header["options"][board] != "random" else side
    print("map:", ", ".join(f"{board} {side}" for board, side in sides.items()))
    tokens = shuffled(stream(seed, "tokens", 0), TOKENS)
    for city in CITIES:
        if city != KING[sides["hills"]]:
            print(f"{city}: {tokens.pop()}")
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
