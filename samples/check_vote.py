# Python 3.9 or newer: VOTEBOARD_KEY=vb_… python3 check_vote.py Steve_01 Alex
import http.client
import json
import os
import re
import sys
import time
from datetime import datetime
from urllib.parse import urlencode, urlsplit

SITE = "https://voteboard.example"
KEY = os.environ.get("VOTEBOARD_KEY", "")
TIMEOUT_S = 2
known = {}  # until when we know, by player, that they have voted: a vote counts until its day ends (UTC)


def ask(username):
    """The status, headers and body of one answer. No redirect is followed: the key goes to this site only."""
    site = urlsplit(SITE)
    secure = site.scheme == "https"
    connect = http.client.HTTPSConnection if secure else http.client.HTTPConnection
    connection = connect(site.netloc, timeout=TIMEOUT_S)
    try:
        path = f"{site.path}/api/v1/vote-check?{urlencode({'username': username})}"
        connection.request("GET", path, headers={"Authorization": f"Bearer {KEY}"})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read(65_536)
    finally:
        connection.close()


def has_voted(username, tries=3):
    """Whether the player has voted today. A yes is not asked for again that day. Keep whom you rewarded.

    Raises when there is no answer: then reward nobody, and ask again later. While the limit is used up it
    waits for up to two minutes.
    """
    if known.get(username, 0) > time.time():
        return True
    status, headers, body = ask(username)
    seconds = headers["Retry-After"]
    if status == 429 and tries > 1 and re.fullmatch("[0-9]|[1-5][0-9]|60", seconds or ""):
        time.sleep(int(seconds))
        return has_voted(username, tries - 1)
    if status != 200:
        raise OSError(f"Voteboard answered {status}")
    voted = json.loads(body)["voted"]
    if not isinstance(voted, bool):
        raise ValueError("that was no answer of Voteboard's")
    if voted:
        day_ends = headers["X-Listing-Day-Ends"] or "1970-01-01T00:00:00Z"
        known[username] = datetime.fromisoformat(day_ends.replace("Z", "+00:00")).timestamp()
    return voted


names = sys.argv[1:]
if not names or "" in names or not re.fullmatch("vb_[0-9A-Za-z]+", KEY):
    sys.exit("Say the names of players, and set VOTEBOARD_KEY to your API key: vb_…")
try:
    for name in names:
        print("has voted" if has_voted(name) else "has not voted")
except (OSError, http.client.HTTPException, ValueError, LookupError, TypeError) as error:
    sys.exit(f"No answer, no reward: {error!r}")
