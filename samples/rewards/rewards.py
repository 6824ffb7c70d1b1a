# Python 3.9 or newer, for any game with a command that gives:
#   VOTEBOARD_KEY=vb_… python3 rewards.py rcon "give {player} diamond 3"
# {streak} is on how many days in a row the player voted, and {total} how often: a script can give more every 7th day.
# The command is to fail (exit with another code than 0) only if it gave nothing: then it is run again later.
import http.client
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import uuid
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

SITE = "https://voteboard.example"
KEY = os.environ.get("VOTEBOARD_KEY", "")
GIVE = sys.argv[1:]
LEASE = 120  # seconds in which nobody else gets a claimed vote

if not re.fullmatch("vb_[0-9A-Za-z]+", KEY) or not GIVE or not shutil.which(GIVE[0]):
    sys.exit("Set VOTEBOARD_KEY to your API key for rewards, vb_…, and name a command that gives a reward.")

# The log makes it once. It lies in another place than the gifts, so a vote is written down before its gift: where a
# crash comes between, the player may go without, and you are told. Cut nothing that is younger than 31 days.
log = sqlite3.connect(os.environ.get("VOTEBOARD_LOG", "rewards.db"), isolation_level=None)
log.execute("pragma synchronous = full")
log.execute("create table if not exists vote (id text primary key, state text not null)")  # giving, then given

stopping = threading.Event()
giving = threading.Event()


def stop(*_):
    """Ends the program on SIGTERM and Ctrl-C, but never between a gift and the log."""
    stopping.set()
    if not giving.is_set():
        sys.exit()


signal.signal(signal.SIGTERM, stop)
signal.signal(signal.SIGINT, stop)


class NoRedirect(HTTPRedirectHandler):
    redirect_request = lambda *_: None  # the key goes to this site only


def post(path, body):
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
    request = Request(f"{SITE}/rewards/v1/{path}", json.dumps(body).encode(), headers)
    with build_opener(NoRedirect).open(request, timeout=40) as answer:
        return json.load(answer)


def give(vote):
    """YOUR PART, where one command is not enough: whether the reward was given, not only tried."""
    values = {"{player}": vote["username"], "{streak}": str(vote["streak"]), "{total}": str(vote["total"])}
    command = [re.sub("{(player|streak|total)}", lambda name: values[name.group()], part) for part in GIVE]
    return subprocess.run(command, timeout=15).returncode == 0


def work():
    """Claims votes, waiting for one if there is none; gives, and says so. Returns the seconds until the next time."""
    sent = time.monotonic()  # the lease is counted from before the request: never too long
    claim = {"claim_id": str(uuid.uuid4()), "all_players": True, "lease_seconds": LEASE, "wait_seconds": 20}
    claim["include"] = "counts"
    answer = post("claims", claim)
    for vote in answer["votes"]:
        if time.monotonic() - sent > LEASE - 30:
            break  # it comes again; soon somebody else may have it
        vote_id, player = vote["vote_id"], vote["username"]
        state = log.execute("select state from vote where id = ?", (vote_id,)).fetchone()
        if state is None:
            giving.set()
            try:
                log.execute("insert into vote values (?, 'giving')", (vote_id,))
                is_given = give(vote)
                after = "update vote set state = 'given' where id = ?" if is_given else "delete from vote where id = ?"
                log.execute(after, (vote_id,))
            finally:
                giving.clear()
            if stopping.is_set():
                sys.exit()
            if not is_given:
                later = {"vote_id": vote_id, "retry_after_seconds": 60}
                post("releases", {"claim_id": claim["claim_id"], "votes": [later]})
                continue
        elif state == ("giving",):
            print(f"Look whether {player} has the reward of {vote_id}: a crash came between", flush=True)
            log.execute("update vote set state = 'given' where id = ?", (vote_id,))
        post("grants", {"votes": [{"vote_id": vote_id}]})  # without an answer it comes again, and is found in the log
    return 0 if answer["votes"] else max(0, sent + answer["next_check_seconds"] - time.monotonic())


while not stopping.is_set():
    try:
        pause = work()
    except (OSError, http.client.HTTPException, subprocess.SubprocessError, ValueError, LookupError) as error:
        seconds = error.headers["Retry-After"] if isinstance(error, HTTPError) else None
        pause = min(int(seconds), 600) if re.fullmatch("[0-9]{1,9}", seconds or "") else 20
        print(f"Votes wait for {pause} s: {error!r}", file=sys.stderr, flush=True)
    stopping.wait(pause)
