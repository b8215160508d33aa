"""Proves the deal of a record of Clonk! or Gnomes, and shares no code with Adit.

Usage: python3 check_deal.py FILE

docs/formats.md describes the tickets; the piles are those of games/clonk/NOTATION.md and games/gnomes/NOTATION.md.
"""
import hashlib
import sys


def kinds(first, names):
    """What is in a pile: of each kind its number, counted from `first`, and its copies; `0L:2` are two, `1L` is one."""
    parts = (name.partition(":") for name in names.split())
    return {name: [number, int(copies or 1)] for number, (name, _, copies) in enumerate(parts, start=first)}


def gnomes(players):
    """Each pile by its name: its number, and what is in it."""
    return {
        "I": (0, kinds(1, "0L:2 0T:2 0A:2 1L:4 1T:4 1A:4 2L:4 2T:4 2A:4 3L:2 3T:2 3A:2")),
        "II": (1, kinds(1, "1L 1T 1A 2L 2T 2A 3L 3T 3A 4L 4T 4A 5*:2 COR:2 BAT:2")),
        "III": (2, kinds(1, "1A 2L 2T 2A 3L 3T 3A 4L 4T 4A 5*:3 COR BAT:2 EXP SNO")),
        "start": (3, kinds(0, " ".join(f"P{seat}" for seat in range(players)))),
    }


def clonk(players):
    """The same; six piles draw from the same cards, so what one of them draws is gone from all."""
    colours, treasures = "green white red pink yellow blue", "necklace crown statue hammer sword goblet"
    pairs = [f"{colour}-{treasure}" for colour in colours.split() for treasure in treasures.split()]
    cards = kinds(1, " ".join(f"{pair}-{copy}" for pair in pairs for copy in (1, 2, 3)))
    bottom = {2: 30, 3: 18, 4: 13}[players]
    return {
        "start": (0, kinds(0, " ".join(f"P{seat}" for seat in range(players)))),
        "colours": (1, kinds(0, colours)),
        "treasures": (2, kinds(0, treasures)),
        "s1": (3, cards),
        "s2": (4, cards),
        "s3": (5, cards),
        "s4": (6, cards),
        "s5": (7, cards),
        "pile": (8, cards),
        "awakening": (9, kinds(0, f"yes no:{bottom}")),
    }


GAMES = {("gnomes", "1"): gnomes, ("clonk", "1"): clonk}


def check(lines):
    """Compares every draw of a record with what its seed deals; answers with the number of draws."""
    header = dict(line.split(": ", 1) for line in lines[1:7])
    game, players = (header["game"], header["rules"]), int(header["setup"].split()[0].split("=")[1])
    assert game in GAMES, f"no piles are known for {game}"
    assert header["seed"] != "-", "the seed is still secret"
    seed = bytes.fromhex(header["seed"])
    assert hashlib.sha256(seed).hexdigest() == header["promise"], "another seed was promised"
    piles = GAMES[game](players)
    drawn = dict.fromkeys(piles, 0)
    for number, step in enumerate(lines[8:], start=9):
        if step.startswith("draw "):
            pile = step.split()[1].split(".")[0]
            name, left = piles[pile]
            key = seed + bytes([name]) + drawn[pile].to_bytes(4, "big")
            copies = [(kind, copy, front) for front, (kind, count) in left.items() for copy in range(count)]
            _, _, front = min(copies, key=lambda copy: hashlib.sha256(key + bytes(copy[:2])).digest())
            expected = f"draw {pile}.{front}"
            assert step == expected, f"line {number}: expected '{expected}', found '{step}'"
            drawn[pile], left[front][1] = drawn[pile] + 1, left[front][1] - 1
    return sum(drawn.values())


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record:
        print("The promise holds, and", check(record.read().splitlines()), "draws are what the seed deals.")
