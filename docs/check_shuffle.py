"""Check a finished record by hand, without any code of Regency: `python docs/check_shuffle.py RECORD.jsonl`.

1. The seed fits the commitment that was shown when the match began.
2. The shuffles at the beginning come from that seed: those that the game describes in its
   `content/opening.json`, since everybody saw what they brought. Compare them with what you remember, or with
   the first steps of the replay.
"""

import hashlib
import json
import os
import sys

GAMES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "src", "regency", "games")


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


def brought(seed, act, options):
    """What a random act brought: things in the order in which they are taken, or one draw after the other."""
    numbers = stream(seed, act["act"], 0)
    if "shuffled" in act:
        order = shuffled(numbers, act["shuffled"])
        return order[: act.get("kept", len(order))][::-1]
    drawn = {name: values[below(numbers, len(values))] for name, values in act["drawn"].items()}
    fixed = {name: options[name] for name in drawn if options.get(name) in act["drawn"][name]}
    return [f"{name} {value}" for name, value in {**drawn, **fixed}.items()]


def opening(game):
    """The random acts of the beginning that a game describes."""
    path = os.path.join(GAMES, os.path.basename(game), "content", "opening.json")
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        header = json.loads(file.readline())
    seed = bytes.fromhex(header["seed"])
    fits = hashlib.sha256(seed).hexdigest() == header["commitment"]
    print("commitment:", "fits" if fits else "DOES NOT FIT: the seed was changed")
    for act in opening(header["game"]):
        print(f"{act['about']}: {', '.join(brought(seed, act, header['options']))}")
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
