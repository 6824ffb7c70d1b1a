import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createPasswords, type DeriveKey, PASSWORD_LINE } from "../../src/accounts/password.ts";
import { parseTrustedProxies } from "../../src/limits/client_address.ts";
import { eventually } from "../support/processes.ts";
import { openWorld, type World } from "../support/world.ts";

const ROOM = { ...PASSWORD_LINE, places: 2 };
const FLOOD = 150;

Deno.test("150 aborted sign-ins delay nobody and cost no work", async () => {
  await using site = await openSite();
  const leaving = new AbortController();
  const flood = Array.from(
    { length: FLOOD },
    (_, i) => site.signIn(`Nobody_${i}`, `203.0.113.${i % 8}`, leaving.signal),
  );
  await eventually("the line is full", () => site.begun.length === ROOM.places ? true : undefined);
  leaving.abort();
  site.finish();
  await Promise.all(flood);
  const before = site.begun.length;
  assert.equal((await site.signIn("Other", "198.51.100.1")).status, 422);
  assert.ok(before <= ROOM.places + 1, `${before} passwords were hashed`);
});

Deno.test("a sign-in waits for few of another network's flood", async () => {
  await using site = await openSite();
  const flood = Array.from(
    { length: FLOOD },
    (_, i) => site.signIn(`Nobody_${i}`, `203.0.113.${i % 8}`),
  );
  const refused = FLOOD - ROOM.places - ROOM.perNetwork;
  await eventually("the share is full", () => site.refused() >= refused ? true : undefined);
  const other = site.signIn("Other", "198.51.100.1");
  await eventually("the other waits", () => site.asked() > FLOOD ? true : undefined);
  site.finish();
  assert.equal((await other).status, 422);
  const answers = await Promise.all(flood);
  assert.ok(site.begun.indexOf("Other's password") <= ROOM.places + 1, site.begun.join());
  const busy = answers.filter(({ status }) => status === 503);
  assert.equal(busy.length, refused);
  assert.equal(busy[0]?.headers.get("retry-after"), "3");
  assert.match(await busy[0]?.text() ?? "", /Too many people are doing this right now/);
});

/** A site behind a proxy, whose passwords take until `finish`. */
async function openSite() {
  const opened = Promise.withResolvers<void>();
  const begun: string[] = [];
  const derive: DeriveKey = async (password) => {
    begun.push(password);
    await opened.promise;
    return Buffer.alloc(64);
  };
  let asked = 0;
  let refused = 0;
  const passwords = createPasswords({ N: 16, r: 1, p: 1 }, { derive, room: ROOM });
  const counted = {
    // better-auth hashes the password of a name that nobody has.
    hash: (password: string) => (asked++, passwords.hash(password)),
    verify: (stored: string, password: string) => (asked++, passwords.verify(stored, password)),
  };
  // So patient no page is late on any machine.
  const world: World = await openWorld({
    passwords: counted,
    trustedProxies: parseTrustedProxies("127.0.0.1"),
    patience: 1_000,
  });
  return {
    begun,
    finish: opened.resolve,
    asked: () => asked,
    refused: () => refused,
    async signIn(name: string, from: string, signal?: AbortSignal): Promise<Response> {
      const answer = await world.app.fetch(
        new Request("http://localhost/sign-in", {
          method: "POST",
          headers: { "X-Forwarded-For": from, "Sec-Fetch-Site": "same-origin" },
          body: new URLSearchParams({ name, password: `${name}'s password` }),
          ...(signal ? { signal } : {}),
        }),
        { remoteAddress: "127.0.0.1" },
      );
      if (answer.status === 503) refused++;
      return answer;
    },
    [Symbol.asyncDispose]: () => (opened.resolve(), world[Symbol.asyncDispose]()),
  };
}
