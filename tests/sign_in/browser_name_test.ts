import assert from "node:assert/strict";
import { browserOf } from "../../src/site/sign_in/sessions/browser_name.ts";

const CHROMIUM = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

Deno.test("a session's browser has the name that its owner knows", () => {
  const names: Record<string, string> = {
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM}`]: "Chrome, Windows",
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Edg/140.0.0.0`]: "Edge, Windows",
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROMIUM} OPR/120.0.0.0`]: "Opera, Linux",
    "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0": "Firefox, Linux",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1":
      "Safari, iPhone",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36":
      "Samsung Internet, Android",
    "curl/8.5.0": "curl/8.5.0",
  };
  assert.deepEqual(Object.keys(names).map(browserOf), Object.values(names));
  assert.deepEqual([null, ""].map(browserOf), [undefined, undefined]);
});
