import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createPasswords } from "../../../../src/site/accounts/passwords/password.ts";
import { goThrough } from "../../../support/people/provider_double.ts";
import { eventually } from "../../../support/processes/processes.ts";
import { openVisitor, PASSWORD } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { accountsOf, openSite, signUp } from "./provider_site.ts";

const BALLOT = "/servers/skyblock-valley/vote";

Deno.test("a first vote with Discord takes one field, and two clicks after Discord's page", async () => {
  const { world } = await openSite();
  await using _ = world;
  await world.server();
  const pia = openVisitor(world);
  const door = await pia.get((await pia.get(BALLOT)).location ?? "");
  assert.match(door.html, /Continue with Discord/);
  const name = await goThrough(pia, { next: BALLOT });
  assert.equal(name.location, "/sign-up/name");
  const { html } = await pia.get("/sign-up/name");
  assert.match(html, /Your name in Minecraft/);
  assert.equal([...html.matchAll(/<input(?![^>]*type="hidden")/g)].length, 1 + searchFields(html));
  assert.doesNotMatch(html, /altcha|value="pia"/);
  const named = await pia.submit("/sign-up/name", { username: "Pia_1", next: BALLOT });
  assert.equal(named.location, BALLOT);
  const ballot = await pia.get(BALLOT);
  assert.match(ballot.html, /You vote as <strong>Pia_1<\/strong>/);
  const cast = await pia.submit(`${BALLOT}s`, { proof: "one" });
  assert.match((await pia.get(cast.location ?? "")).html, /Your vote is counted/);
});

/** Fields of the frame: the search, and the switch between themes. */
function searchFields(html: string): number {
  const [main = ""] = /<main[^]*<\/main>/.exec(html) ?? [];
  return [...html.replace(main, "").matchAll(/<input(?![^>]*type="hidden")/g)].length;
}

Deno.test("the pages to sign in and up list the providers, and a site without them shows none", async () => {
  const { world } = await openSite();
  await using _ = world;
  await using plain = await openWorld();
  for (const path of ["/sign-in", "/sign-up"]) {
    const { html } = await openVisitor(world).get(`${path}?next=/games`);
    for (const id of ["discord", "steam", "oidc"]) {
      assert.match(html, new RegExp(`action="/sign-in/with/${id}"`));
    }
    assert.match(html, /with Guild/);
    assert.match(html, /name="next" value="\/games"/);
    const without = await openVisitor(plain).get(path);
    assert.doesNotMatch(without.html, /sign-in\/with/);
  }
});

Deno.test("a person who is known at a provider is signed in and led on", async () => {
  const { world } = await openSite();
  await using _ = world;
  assert.equal((await signUp(openVisitor(world), "Pia_1")).status, 303);
  const again = openVisitor(world);
  const back = await goThrough(again, { next: "/servers/caves?page=2" });
  assert.deepEqual([back.status, back.location], [303, "/servers/caves?page=2"]);
  assert.match((await again.get("/account")).html, /Pia_1/);
});

Deno.test("a round never leads to another site", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  await signUp(openVisitor(world), "Pia_1");
  for (
    const next of ["//evil.example", "https://evil.example/", "/\\evil.example", "/.//evil.example"]
  ) {
    assert.equal((await goThrough(openVisitor(world), { next })).location, "/", next);
    const { begin } = providers;
    providers.begin = (id, asked) => begin(id, { ...asked, next });
    assert.equal((await goThrough(openVisitor(world))).location, "/", `kept: ${next}`);
    providers.begin = begin;
  }
});

Deno.test("a provider that says no or doesn't answer gets one sentence and the other ways in", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  const cases = [
    ["declined", 403, /You didn&#39;t sign in with Discord/],
    ["not_proven", 403, /Discord didn&#39;t sign you in/],
    ["unavailable", 502, /Discord can&#39;t be reached right now/],
  ] as const;
  for (const [answer, status, title] of cases) {
    providers.answer = answer;
    const failed = await goThrough(openVisitor(world), { next: "/games" });
    assert.equal(failed.status, status);
    assert.match(failed.html, title);
    assert.match(failed.html, /action="\/sign-in\/with\/steam"/);
    assert.match(failed.html, /name="next" value="\/games"/);
    assert.match(failed.html, /href="\/sign-in\?next=%2Fgames"/);
  }
  const replayed = await openVisitor(world).get("/sign-in/with/discord/back?state=made-up");
  assert.equal(replayed.status, 403);
  providers.isUp = false;
  assert.equal((await goThrough(openVisitor(world))).status, 503);
  assert.equal((await openVisitor(world).submit("/sign-in/with/nowhere")).status, 404);
  assert.equal((await accountsOf(world)).length, 0);
});

Deno.test("a disabled account isn't opened by its provider, and is told why", async () => {
  const { world } = await openSite();
  await using _ = world;
  await signUp(openVisitor(world), "Pia_1");
  const { now } = world.clock;
  await world.services.sql`update account set disabled_at = ${now}, disabled_reason = 'A bot'`;
  const visitor = openVisitor(world);
  const back = await goThrough(visitor);
  assert.equal(back.status, 403);
  assert.match(back.html, /They wrote: .*A bot/);
  assert.match((await visitor.get("/account")).location ?? "", /^\/sign-in/);
});

Deno.test("sign-in by provider works while the password line is full", async () => {
  const hang = Promise.withResolvers<Buffer>();
  const passwords = createPasswords(undefined, {
    derive: () => hang.promise,
    room: { slots: 1, waiting: 1, perNetwork: 1, retryAfterSeconds: 3 },
  });
  const { world } = await openSite({ passwords });
  await using _ = world;
  const waiting = ["198.51.100.1", "203.0.113.1"].map((address) =>
    openVisitor(world, { address }).submit("/sign-in", { name: "Nobody", password: PASSWORD })
  );
  await eventually("the queue is full", () => passwords.isBusy() || undefined);
  const refused = await openVisitor(world, { address: "192.0.2.77" })
    .submit("/sign-in", { name: "Nobody", password: PASSWORD });
  assert.equal(refused.status, 503);
  assert.equal((await signUp(openVisitor(world), "Pia_1")).location, "/");
  assert.equal((await goThrough(openVisitor(world), { next: "/games" })).location, "/games");
  hang.resolve(Buffer.alloc(64));
  await Promise.all(waiting);
});

Deno.test("the page that leads to a provider names it, and follows no form's policy", async () => {
  const { world } = await openSite();
  await using _ = world;
  const begun = await openVisitor(world).submit("/sign-in/with/oidc", { next: "/games" });
  assert.equal(begun.status, 200);
  assert.match(begun.headers.get("refresh") ?? "", /^0; url=https:\/\/provider\.example\//);
  assert.match(begun.headers.get("content-security-policy") ?? "", /form-action 'self'/);
  assert.match(begun.html, /Go to Guild/);
  assert.match(begun.headers.get("cache-control") ?? "", /no-store/);
});
