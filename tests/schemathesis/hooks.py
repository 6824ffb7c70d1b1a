"""Sends what a client of its own would send.

A claim may ask the service to wait for up to 25 seconds, each to be sat through: none does. A space is sent as `+`, which
the contract refuses at the ends of a name, and only there: names go without white space at their ends.
"""

import schemathesis

WHITE_SPACE = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
)


@schemathesis.hook
def before_call(context, case, kwargs):
    if isinstance(case.body, dict) and case.body.get("wait_seconds") in range(1, 26):
        case.body["wait_seconds"] = 0
    name = (case.query or {}).get("username")
    if isinstance(name, str):
        case.query["username"] = name.strip(WHITE_SPACE)
