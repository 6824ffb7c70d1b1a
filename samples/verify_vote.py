# Python 3.9 or newer, behind your web server: VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 python3 verify_vote.py
import hmac
import json
import os
import re
import sqlite3
import time
from contextlib import closing, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Timer


def reward(username, vote_id):
    """YOUR PART: give the reward. A vote comes here at most once, a test never; several may come together."""
    print(f"{username} voted: {vote_id}", flush=True)


SECRETS = os.environ.get("VOTEBOARD_WEBHOOK_SECRET", "").split(" ")  # two while you change it
if not all(re.fullmatch("whsec_[A-Za-z0-9+/]{43}=", secret) for secret in SECRETS):
    raise SystemExit("Set VOTEBOARD_WEBHOOK_SECRET to the webhook secret of your key: whsec_…")


def is_from_voteboard(header, body):
    """Whether Voteboard sent this body, at most five minutes ago. `body` is the bytes as received."""
    parts = re.fullmatch("t=([0-9]{1,12}),v1=([0-9a-f]{64})", header or "")
    if not parts or abs(int(time.time()) - int(parts[1])) > 300:
        return False
    digests = [hmac.digest(key.encode(), f"{parts[1]}.".encode() + body, "sha256").hex() for key in SECRETS]
    return any([hmac.compare_digest(digest, parts[2]) for digest in digests])


def claim(vote_id, body):
    """Whether the vote is new. If so, the disk knows its id, and its body, which alone is signed."""
    with closing(sqlite3.connect(os.environ.get("VOTEBOARD_CLAIMS", "voteboard_claims.db"))) as db, db:
        db.execute("create table if not exists claim (vote text unique, body text unique)")
        return db.execute("insert or ignore into claim values (?, ?)", (vote_id, body)).rowcount == 1


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # so that a client that sends "Expect: 100-continue" is told to go on

    def handle(self):
        self.limit = Timer(5, self.connection.shutdown, [2])  # for a request, however slow it drips
        with suppress(OSError):  # of clients that hang up
            self.limit.start()
            super().handle()
        self.limit.cancel()

    def do_POST(self):
        body, status = self.read_body()
        self.limit.cancel()
        try:
            status, *vote = [status] if status else [413] if len(body) > 65_536 else self.receive(body)
        except Exception as error:
            self.log_error("Vote %s: %r", self.headers["X-Listing-Vote"], error)
            status, vote = 500, []
        with suppress(OSError):
            self.answer(status)
        if vote:  # claimed, answered, then rewarded: a crash in between loses a reward (give it by hand), never doubles
            reward(*vote)

    def read_body(self):
        """The body, or the status of a refusal. Tunnels and proxies may send it in chunks, without a length."""
        if (coding := self.headers["Transfer-Encoding"]) is None:
            size = re.fullmatch("[0-9]{1,9}", self.headers["Content-Length"] or "")
            return (self.rfile.read(min(int(size[0]), 1_000_000)), None) if size else (b"", 411)
        body, size = b"", -1
        while coding.strip().lower() == "chunked" and len(body) <= 1_000_000:
            head = re.fullmatch(rb"([0-9A-Fa-f]{1,8})[ \t]*(;[^\n]*)?\r?\n", self.rfile.readline(1_000))
            size = int(head[1], 16) if head else -1
            body += self.rfile.read(max(0, min(size, 1_000_000)))
            if size < 1 or self.rfile.readline(3) != b"\r\n":
                break
        while size == 0 and self.rfile.readline(1_000).strip():
            pass  # what may follow the last chunk
        return body, 413 if len(body) > 65_536 else None if size == 0 else 400

    def receive(self, body):
        if not is_from_voteboard(self.headers["X-Listing-Signature"], body):
            return [401]
        vote_id, vote = self.headers["X-Listing-Vote"] or "", json.loads(body or "{}")
        if not re.fullmatch("[0-9a-f-]{36}", vote_id):
            return [400]
        is_test = "X-Listing-Test" in self.headers or re.fullmatch("[0-]+", vote.get("user_id", ""))
        is_none = is_test or vote.get("event") != "vote" or vote.get("username") in (None, "Voteboard_Test")
        return [204] if is_none or not claim(vote_id, body) else [204, vote["username"], vote_id]

    def answer(self, status=405):
        self.send_response(status)
        self.send_header("Allow", "POST")
        self.send_header("Connection", "close")
        self.end_headers()

    do_GET = do_HEAD = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = answer


ThreadingHTTPServer.request_queue_size = 128
ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
