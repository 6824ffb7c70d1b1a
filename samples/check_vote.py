# Python 3.9 or newer: VOTEBOARD_KEY=vb_… python3 check_vote.py Steve_01
import http.client
import json
import os
import re
import sys
import time
from urllib.parse import urlencode, urlsplit

SITE = "https://voteboard.example"
KEY = os.environ.get("VOTEBOARD_KEY", "")


def ask(username):
    """The status, Retry-After and body of one answer. No redirect is followed: the key goes to this site only."""
    site = urlsplit(SITE)
    secure = site.scheme == "https"
    connect = http.client.HTTPSConnection if secure else http.client.HTTPConnection
    connection = connect(site.netloc, timeout=5)
    try:
        path = f"{site.path}/api/v1/vote-check?{urlencode({'username': username})}"
        connection.request("GET", path, headers={"Authorization": f"Bearer {KEY}"})
        answer = connection.getresponse()
        return answer.status, answer.headers["Retry-After"], answer.read(65_536)
    finally:
        connection.close()


def has_voted(username, tries=3):
    """Whether the player has voted today. It stays true until the day ends (UTC): keep whom you rewarded.

    Raises when there is no answer: then reward nobody, and ask again later. While the limit is used up it
    waits for up to two minutes.
    """
    status, seconds, body = ask(username)
    if status == 429 and tries > 1 and re.fullmatch("[0-9]|[1-5][0-9]|60", seconds or ""):
        time.sleep(int(seconds))
        return has_voted(username, tries - 1)
    if status != 200:
        raise OSError(f"Voteboard answered {status}")
    voted = json.loads(body)["voted"]
    if not isinstance(voted, bool):
        raise ValueError("that was no answer of Voteboard's")
    return voted


if len(sys.argv) < 2 or not sys.argv[1] or not re.fullmatch("vb_[0-9A-Za-z]+", KEY):
    sys.exit("Say the name of a player, and set VOTEBOARD_KEY to your API key: vb_…")
try:
    print("has voted" if has_voted(sys.argv[1]) else "has not voted")
except (OSError, http.client.HTTPException, ValueError, LookupError, TypeError) as error:
    sys.exit(f"No answer, no reward: {error!r}")
