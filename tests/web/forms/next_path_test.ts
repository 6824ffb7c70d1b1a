import assert from "node:assert/strict";
import { pathWithNext } from "../../../src/site/web/return_path.ts";
import { nextPath } from "../../../src/site/text/next_path.ts";

const SITE = "https://votes.example";

Deno.test("a path of this site is kept, with its query and fragment", () => {
  for (const path of ["/", "/servers/caves", "/?q=a%20b&page=2", "/docs#votes", "/a//b", "/ä"]) {
    assert.equal(nextPath(path, SITE), new URL(path, SITE).href.slice(SITE.length), path);
  }
});

Deno.test("nothing leads to another site, however it is spelled", () => {
  const tried = [
    "",
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "/a/..//evil.example",
    "/x\u0000",
    "javascript:alert(1)",
    "servers/caves",
    "@evil.example",
    `/${"x".repeat(2_000)}`,
  ];
  for (const text of [undefined, ...tried]) {
    assert.equal(nextPath(text, SITE), "/", JSON.stringify(text));
    const base = new URL("/sign-in", SITE);
    const page = nextPath(text, SITE);
    assert.equal(new URL(page, base).origin, SITE);
  }
});

Deno.test("a path remembers where to go next, whole", () => {
  assert.equal(pathWithNext("/sign-in", "/"), "/sign-in");
  const path = pathWithNext("/sign-in", "/servers/caves?a=1&b=2");
  assert.equal(new URL(path, SITE).searchParams.get("next"), "/servers/caves?a=1&b=2");
});
