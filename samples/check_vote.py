# Python 3.9 or newer: VOTEBOARD_KEY=vb_… python3 check_vote.py Steve_01
import json
import os
import sys
from urllib.parse import urlencode
from urllib.request import Request, urlopen

SITE = "https://voteboard.example"


def has_voted(username):
    """Whether the player has voted today. Raises when there is no answer: then reward nobody, and ask again later."""
    request = Request(
        f"{SITE}/api/v1/vote-check?{urlencode({'username': username})}",
        headers={"Authorization": f"Bearer {os.environ['VOTEBOARD_KEY']}"},
    )
    # Every status but 2xx raises HTTPError; of a 429, headers["Retry-After"] says how many seconds to wait.
    with urlopen(request, timeout=5) as answer:
        return json.load(answer)["voted"]


print("has voted" if has_voted(sys.argv[1]) else "has not voted")
