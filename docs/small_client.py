"""A client from protocol.md alone: `small_client.py LINK [GAME [OPTION=VALUE ...]]` plays against bots."""

import json
import sys
import time
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

LINK = sys.argv[1].rstrip("/")
JAR = CookieJar()  # the cookie in it is the device, and the seat belongs to the device
HTTP = build_opener(HTTPCookieProcessor(JAR))


def ask(path, body=None):
    data = body if body is None else json.dumps(body).encode()
    with HTTP.open(Request(LINK + path, data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


def sit_down(wanted="", *options):
    game = next(game for game in ask("/api/games") if wanted in ("", game["name"]))
    wishes = {"game": game["name"], "chairs": ["empty"] + ["random"] * (game["least"] - 1)}
    wishes["options"] = dict(each.split("=") for each in options)
    table = "/api/tables/" + ask("/api/tables", wishes)["id"]
    ask(f"{table}/sit", {"seat": 0, "name": "Small"})
    ask(f"{table}/start", {})
    return table, ask(f"/api/games/{game['name']}/book")["fields"]


def first_of(options):  # what is too many to list is a form: one value of each field
    do = min(options, key=lambda each: "form" in each)
    return do if "do" in do else {"do": do["form"]} | dict(zip(FIELDS[do["form"]], map(min, do["values"])))


def listen(socket, my):
    for got in map(json.loads, socket):
        if got["got"] in ("Welcome", "Update"):
            news = got.get("shared") or got | {"waited_for": got["table"]["waited_for"]}
            if got["got"] == "Update" and news["entry"] != my["entry"] + 1:
                return  # one is missing: come in again
            my |= {"entry": news["entry"], "outcome": news["outcome"]}
            my["questions"] = got["questions"] if 0 in news["waited_for"] else []
        elif got["got"] in ("Done", "Refusal") and my["sent"] and got["id"] == my["sent"]["id"]:
            if (why := got.get("why", {}).get("why")) in ("TooFast", "StoreFailed"):  # the same again, later
                time.sleep(0.5)
                socket.send(json.dumps(my["sent"]))
            elif why in (None, "NotAsked", "NotAnOption", "OtherQuestion", "GameOver"):  # it has moved on
                my["sent"] = None
            else:
                sys.exit(f"refused: {got['why']}")
        if my["outcome"]:
            return
        if got["got"] == "Welcome" and my["sent"]:  # not answered when the line broke: it counts but once
            socket.send(json.dumps(my["sent"]))
        elif my["questions"] and not my["sent"]:
            do, my["moves"] = [first_of(my["questions"].pop(0)["options"])], my["moves"] + 1
            my["sent"] = {"send": "Submit", "id": f"m{my['moves']}", "seat": 0, "do": do, "seen": my["entry"]}
            socket.send(json.dumps(my["sent"]))


(table, FIELDS), my = sit_down(*sys.argv[2:]), {"entry": -1, "sent": None, "moves": 0, "outcome": None}
cookie = "; ".join(f"{each.name}={each.value}" for each in JAR)
while not my["outcome"]:
    try:
        address = f"ws{LINK[4:]}{table}/socket?seat=0" + (f"&seen={my['entry']}" if my["entry"] >= 0 else "")
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            listen(socket, my)
    except (OSError, WebSocketException):  # come again, but not at once
        time.sleep(0.5)
print(json.dumps(my["outcome"]))
