"""Judges the published vote links by the words of docs/minecraft.md alone, with nothing of the service's own code."""
import hashlib
import hmac
import json
import sys
from urllib.parse import unquote, urlsplit

DAY_S = 86_400


def judge(key, url, now):
    _, _, slug, _, player, expires, sig = (unquote(part) for part in urlsplit(url).path.split("/"))
    message = f"{slug}\n{player}\n{expires}".encode()
    signed = hmac.new(key.encode(), message, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(signed.encode(), sig.lower().encode()):
        return "forged"
    plain = expires.isascii() and expires.isdigit() and not expires.startswith("0")
    if not plain or len(expires) < 10:
        return "no_time"
    left = int(expires) - now
    if left <= 0:
        return "expired"
    return "too_far" if left > DAY_S else "valid"


with open(sys.argv[1], encoding="utf-8") as file:
    vectors = json.load(file)
print(json.dumps([judge(vector["key"], vector["url"], vector["now"]) for vector in vectors]))
