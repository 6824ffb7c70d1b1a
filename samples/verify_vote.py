# Python 3.9 or newer: VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 python3 verify_vote.py
import hashlib
import hmac
import json
import os
import re
import time
from http.server import BaseHTTPRequestHandler, HTTPServer


def is_from_voteboard(header, body, secret):
    """Whether Voteboard sent this body, less than five minutes ago. `body` is the bytes as received."""
    parts = re.fullmatch(r"t=([0-9]+),v1=([0-9a-f]{64})", header or "")
    if not parts or abs(time.time() - int(parts[1])) > 300:
        return False
    digest = hmac.new(secret.encode(), f"{parts[1]}.".encode() + body, hashlib.sha256)
    return hmac.compare_digest(digest.hexdigest(), parts[2])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        signature = self.headers["X-Listing-Signature"]
        if not is_from_voteboard(signature, body, os.environ["VOTEBOARD_WEBHOOK_SECRET"]):
            return self.answer(403)
        vote = json.loads(body)
        # A vote can come more than once: keep X-Listing-Vote, and reward each id once.
        if "X-Listing-Test" not in self.headers:
            print(f"{vote['username']} voted: {self.headers['X-Listing-Vote']}", flush=True)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()


HTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver).serve_forever()
