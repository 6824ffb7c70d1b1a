import assert from "node:assert/strict";
import { judgeLink, makeLinkKey, signVoteLink } from "../../src/site/keys/link_key.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { SLUG_MOVE_DAYS } from "../../src/site/servers/slugs/settle_slug.ts";
import { openWorld, type World } from "../support/world.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

const LISTING = { game: "minecraft", host: "mc.example.com", port: 25565 };
/** Lists a server of that owner, approved if asked. */
async function list(
  world: World,
  server: { owner: string; name: string; slug?: string; isPending?: boolean },
) {
  const account = await world.account(server.owner).catch(() => undefined);
  const [{ id } = { id: account?.id ?? "" }] = await world.services.sql<{ id: string }[]>`
    select id from account where username = ${server.owner}`;
  const by = { kind: "account", id, isModerator: false } as const;
  const { isPending, ...rest } = server;
  const { slug } = await addServer(world.context, { ...LISTING, ...rest }, world.act);
  if (!isPending) await decideStatus(world.context, slug, { decision: "approve", ...world.act });
  const move = (from: string, to: string, name = server.name) =>
    editServer(world.context, from, {
      edit: { ...LISTING, name, description: "", slug: to },
      by,
      now: world.clock.now,
    });
  return { slug, move };
}

function pass(world: World, days: number): void {
  world.pass(days * DAY_MS);
}

const refusedAs = (code: string, why?: RegExp) => (error: Error) =>
  "code" in error && error.code === code && (why === undefined || why.test(error.message));

Deno.test("an owner chooses the slug, and the name no longer changes it", async () => {
  await using world = await openWorld();
  const { slug, move } = await list(world, {
    owner: "Steve_01",
    name: "Caves",
    slug: " Deep-Caves ",
    isPending: true,
  });
  assert.equal(slug, "deep-caves");
  assert.equal((await move(slug, slug, "Hills")).slug, "deep-caves");
  assert.equal((await move(slug, "hollow", "Hills")).slug, "hollow");
  assert.equal((await move("hollow", "", "Hills")).slug, "hills");
  assert.equal((await move("hills", "hills", "Dunes")).slug, "dunes");
});

Deno.test("a slug that is malformed, reserved, taken or a look-alike is refused with the reason", async () => {
  await using world = await openWorld();
  await list(world, { owner: "Alex", name: "Caves", slug: "caves-online" });
  const { slug, move } = await list(world, { owner: "Steve_01", name: "Hills", isPending: true });
  const refused = {
    "ab": /3 to 40 small letters/,
    "Deep Caves!": /such as "deep-caves"/,
    "a--b": /single hyphens/,
    "-abc": /single hyphens/,
    "höhle": /such as "hohle"/,
    [`a${"b".repeat(40)}`]: /3 to 40/,
    "01957d3c-2f00-7abc-8def-0123456789ab": /3 to 40/,
    "new": /is kept for the site/,
    "support": /is kept for the site/,
    "supp0rt": /is kept for the site/,
    "adm1n": /is kept for the site/,
    "of-ficial": /is kept for the site/,
    "caves-online": /Another server has or had/,
    "cavesonline": /looks too much like another server/,
    "cav3s-0nline": /looks too much like another server/,
    "caves-onIine": /looks too much like another server/,
  };
  for (const [wanted, why] of Object.entries(refused)) {
    await assert.rejects(move(slug, wanted), refusedAs("slug_refused", why), wanted);
    await assert.rejects(
      list(world, { owner: "Steve_01", name: "Third", slug: wanted }),
      refusedAs("slug_refused", why),
      wanted,
    );
  }
  assert.equal(
    (await list(world, { owner: "Alex", name: "X1", slug: "cavesonline" })).slug,
    "cavesonline",
  );
});

Deno.test("a name gives no listing a slug that looks like a part of the site", async () => {
  await using world = await openWorld();
  const slugs = [];
  for (const name of ["Official", "Supp0rt", "New", "Server"]) {
    slugs.push((await list(world, { owner: "Steve_01", name, isPending: true })).slug);
  }
  assert.deepEqual(slugs, ["official-1", "supp0rt-1", "new-1", "server"]);
});

Deno.test("a listed server's slug changes once in 30 days, and back no sooner", async () => {
  await using world = await openWorld();
  const { slug, move } = await list(world, { owner: "Steve_01", name: "Caves" });
  await move(slug, "hollow");
  pass(world, SLUG_MOVE_DAYS - 1);
  await assert.rejects(move("hollow", "caves"), refusedAs("slug_moved", /again on Apr 9, 2026\.$/));
  assert.equal((await move("hollow", "hollow", "Caves")).slug, "hollow");
  pass(world, 1);
  assert.equal((await move("hollow", "caves")).slug, "caves");
});

Deno.test("no other server gets a slug that a listed server had, by choice or by name", async () => {
  await using world = await openWorld();
  const { slug, move } = await list(world, { owner: "Steve_01", name: "Caves" });
  await move(slug, "hollow");
  const other = await list(world, { owner: "Alex", name: "Caves", isPending: true });
  assert.equal(other.slug, "caves-2");
  await assert.rejects(other.move("caves-2", "caves"), refusedAs("slug_refused", /has or had/));
  await assert.rejects(other.move("caves-2", "cav3s"), refusedAs("slug_refused", /looks too much/));
});

Deno.test("a server keeps ten former slugs", async () => {
  await using world = await openWorld();
  const { slug: first, move } = await list(world, {
    owner: "Steve_01",
    name: "Caves",
    isPending: true,
  });
  let slug = first;
  for (const end of "abcdefghijkl") {
    ({ slug } = await move(slug, `hollow-${end}`));
    world.pass(1_000);
  }
  const kept = await world.services.sql`select slug from former_slug order by slug`;
  assert.deepEqual(kept.map(({ slug }) => slug), [..."bcdefghijk"].map((end) => `hollow-${end}`));
});

Deno.test("a slug that was never public is free for others again", async () => {
  await using world = await openWorld();
  const { slug, move } = await list(world, { owner: "Steve_01", name: "Caves", isPending: true });
  await move(slug, "hollow");
  assert.equal((await list(world, { owner: "Alex", name: "Caves" })).slug, "caves");
});

Deno.test("links with a former public slug lead to the current one, forms too", async () => {
  await using world = await openWorld();
  const { slug, move } = await list(world, { owner: "Steve_01", name: "Caves" });
  await move(slug, "hollow");
  for (const path of ["", "/report", "/badge.svg", "/voters?month=2026-03"]) {
    const answer = await world.get(`/servers/caves${path}`);
    assert.deepEqual(
      [answer.status, answer.headers.get("location")],
      [308, `/servers/hollow${path}`],
    );
  }
  const headers = { origin: "http://localhost" };
  const form = await world.get("/servers/caves/reports", { method: "POST", headers });
  assert.deepEqual(
    [form.status, form.headers.get("location")],
    [308, "/servers/hollow/reports"],
  );
  assert.equal((await world.get("/servers/hills")).status, 404);
  await decideStatus(world.context, "hollow", {
    decision: "suspend",
    reason: "Spam",
    ...world.act,
  });
  assert.equal((await world.get("/servers/caves")).status, 404);
});

Deno.test("a vote link that a game server signs with the former slug stays valid", async () => {
  await using world = await openWorld();
  const { slug, move } = await list(world, { owner: "Steve_01", name: "Caves" });
  const key = await makeLinkKey(world.services, slug, world.act);
  await move(slug, "hollow");
  const expires = String(world.clock.now.getTime() / 1_000 + 600);
  const link = { player: "Alex", expires };
  const judge = async (signed: string) => {
    const sig = signVoteLink(key, { slug: signed, ...link });
    return (await judgeLink(world.services, { slug: "hollow", sig, ...link }, world.clock.now))
      .kind;
  };
  assert.deepEqual(
    [await judge("caves"), await judge("hollow"), await judge("hills")],
    ["valid", "valid", "forged"],
  );
});

Deno.test("two owners who choose one slug at once: one gets it, the other is told", async () => {
  await using world = await openWorld();
  const one = await list(world, { owner: "Steve_01", name: "Caves", isPending: true });
  const two = await list(world, { owner: "Alex", name: "Hills", isPending: true });
  const results = await Promise.allSettled([
    one.move(one.slug, "hollow"),
    two.move(two.slug, "hollow"),
  ]);
  assert.deepEqual(results.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  const failed = results.find((result) => result.status === "rejected");
  assert.match(String(failed?.reason), /has or had the address "hollow"/);
});
