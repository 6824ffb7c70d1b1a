import assert from "node:assert/strict";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const SECURITY = "/.well-known/security.txt";
const PASSWORD = "/.well-known/change-password";

Deno.test("security.txt names the contact where there is one, and is no page otherwise", async () => {
  for (
    const [contact, uri] of [
      ["security@example.com", "mailto:security@example.com"],
      ["https://example.com/report?a=b c", "https://example.com/report?a=b%20c"],
    ] as const
  ) {
    await using world = await openWorld({ contact });
    const answer = await world.get(SECURITY);
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get("content-type") ?? "", /^text\/plain; ?charset=utf-8$/i);
    // `openWorld` starts on 10 March.
    assert.deepEqual((await answer.text()).split("\n"), [
      `Contact: ${uri}`,
      "Expires: 2026-09-06T00:00:00.000Z",
      `Canonical: http://localhost${SECURITY}`,
      "Preferred-Languages: en",
      "",
    ]);
  }
  await using world = await openWorld();
  assert.equal((await world.get(SECURITY)).status, 404);
});

Deno.test("a password manager is led to the page where the password is changed", async () => {
  await using world = await openWorld();
  const one = await openPerson(world, "Alice");
  const answer = await one.get(PASSWORD);
  assert.deepEqual([answer.status, answer.location], [302, "/account/password"]);
  assert.equal((await one.get("/account/password")).status, 200);
  assert.equal((await world.get("/.well-known/resource-that-should-not-exist")).status, 404);
  await using other = await openWorld({ passwordSignIn: false });
  assert.equal((await other.get(PASSWORD)).headers.get("location"), "/account");
});
