"""Keeps claims from waiting: one may ask the service for up to 25 seconds, each to be sat through."""

import schemathesis


@schemathesis.hook
def before_call(context, case, kwargs):
    if isinstance(case.body, dict) and case.body.get("wait_seconds") in range(1, 26):
        case.body["wait_seconds"] = 0
