import assert from "node:assert/strict";
import { isOwnOrigin } from "../../../src/site/web/own_origin.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a form that a browser calls same-origin is taken whatever its origin", async () => {
  await using world = await openWorld();
  const nobody = openVisitor(world);
  for (const origin of ["http://127.0.0.1:8000", "http://192.168.1.5:8000", "null"]) {
    const headers = { origin, "sec-fetch-site": "same-origin" };
    assert.equal((await nobody.submit("/sign-out", {}, headers)).status, 303, origin);
  }
});

Deno.test("a refused form's page names BASE_URL and what it is set to", async () => {
  await using world = await openWorld();
  const headers = { origin: "http://192.168.1.5:8000" };
  const { status, html } = await openVisitor(world).submit("/sign-in", {}, headers);
  assert.equal(status, 403);
  assert.match(html, /BASE_URL must equal what the browser&#39;s address bar shows/);
  assert.match(html, /it is set to http:\/\/localhost\./);
});

Deno.test("own origins are the base URL's, and its other spellings on loopback", () => {
  const base = "http://localhost:8000";
  for (const own of ["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"]) {
    assert.ok(isOwnOrigin(own, base), own);
    assert.ok(isOwnOrigin(base, own), own);
  }
  assert.ok(isOwnOrigin("https://votes.example", "https://votes.example/list"));
});

Deno.test("an own origin has no other scheme, port, host or spelling", () => {
  const foreign: readonly [origin: string, baseUrl: string][] = [
    ["http://votes.example", "https://votes.example"],
    ["https://votes.example:8443", "https://votes.example"],
    ["https://evil.votes.example", "https://votes.example"],
    ["https://votes.example.evil.example", "https://votes.example"],
    ["http://127.0.0.1:8001", "http://localhost:8000"],
    ["https://127.0.0.1:8000", "http://localhost:8000"],
    ["http://127.0.0.1.evil.example:8000", "http://localhost:8000"],
    ["http://localhost:8000", "https://votes.example"],
    ["http://localhost:8000/", "http://localhost:8000"],
    ["null", "http://localhost:8000"],
    ["", "http://localhost:8000"],
  ];
  for (const [origin, baseUrl] of foreign) assert.ok(!isOwnOrigin(origin, baseUrl), origin);
});
