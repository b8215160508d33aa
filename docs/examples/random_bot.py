"""A bot for any game of Adit: starts a referee, answers every question at random, and prints how it went.

Usage: python3 random_bot.py ADIT GAME [SEED]     for example: python3 random_bot.py target/release/adit gnomes 7
"""
import json
import random
import subprocess
import sys


def play(adit, game, seed):
    command = [adit, "referee", game, "--seats", "external,random,random", "--seed", str(seed)]
    referee = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    choices = random.Random(seed)
    for line in referee.stdout:
        message = json.loads(line)
        if message["type"] == "decide":
            # A better bot would look at message["view"] and message["news"] here.
            answer = {"action": choices.choice(message["legal"])}
            print(json.dumps(answer), file=referee.stdin, flush=True)
        elif message["type"] == "refused":
            sys.exit("refused: " + message["why"])
        elif message["type"] == "over":
            print("scores", message["scores"], "winners", message["winners"])
    return referee.wait()


if __name__ == "__main__":
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(2**32)
    sys.exit(play(sys.argv[1], sys.argv[2], seed))
