#!/usr/bin/env python3
"""A bot in another language: it makes a table, plays one chair to the end and prints the scores.

    python3 examples/bot.py http://127.0.0.1:7777 gnomes
"""
import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def choose(decision):
    """Your idea goes here: `legal` is what the chair may do, `view` what it knows. This bot chooses at random."""
    return random.choice(decision["legal"])


def call(url, body=None, **headers):
    headers["Content-Type"] = "application/json"
    return urlopen(Request(url, body and json.dumps(body).encode(), headers), timeout=60)


def events(stream):
    """The server-sent events of a stream: the name and the data of each."""
    event = {}
    for line in stream:
        field, _, value = line.decode().rstrip("\r\n").partition(": ")
        if field:
            event[field] = value
            continue
        if "data" in event:
            yield event["event"], json.loads(event["data"])
        event = {}


def main(server, game):
    players = {known["id"]: known["players"] for known in json.load(call(f"{server}/api/games"))}
    chairs = ["program"] + ["level2"] * (players[game][0] - 1)
    made = json.load(call(f"{server}/api/tables", {"game": game, "chairs": chairs, "pace": 0}, Origin=server))
    print(f"Watch at {server}{made['watch']}", flush=True)
    table, token = f"{server}/api/tables/{made['id']}", f"Bearer {made['chairs'][0]['token']}"
    for name, said in events(call(f"{table}/events", Authorization=token)):
        if name == "decide":
            try:
                call(f"{table}/act", {"at": said["at"], "action": choose(said)}, Authorization=token)
            except HTTPError as error:
                # The table has moved on (409), or its store is not responding (503): the stream will ask again.
                if error.code not in (409, 503):
                    sys.exit(f"{error}: {error.read().decode()}")
        elif name == "over":
            for chair, score in zip(made["chairs"], said["scores"]):
                won = " and wins" if chair["seat"] in said["winners"] else ""
                print(f"{chair['seat']}, a {chair['kind']}, has {score}{won}.")
            return


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) == 3 else sys.exit(__doc__)
