import assert from "node:assert/strict";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { accountsOf } from "../../support/votes/vote_links.ts";
import type { World } from "../../support/world.ts";
import { confirm, openSite, signUp, vote, waitConfirmed } from "./linked_player.ts";

/** Where moderators decide on an address's claim. */
async function claimPath({ services: { sql } }: World, email: string): Promise<string> {
  const [{ id } = { id: "" }] = await sql<{ id: string }[]>`
    select id from name_claim where email = ${email}`;
  return `/moderation/names/${id}`;
}

Deno.test("two confirmed addresses that claim a name wait for a moderator, who gives it to one", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const moderator = await openPerson(world, "Mod", { isModerator: true });
  await vote(world, link("Steve_01"));
  assert.doesNotMatch((await moderator.get("/moderation")).html, /moderation\/names/);
  await signUp(world, "Steve_01", "two@example.com");
  assert.doesNotMatch((await moderator.get("/moderation")).html, /moderation\/names/);
  await waitConfirmed(world, "Steve_01", "one@example.com");
  assert.match((await confirm(world, "two@example.com")).html, /A moderator will look at it/);
  assert.equal(
    (await accountsOf(world)).find(({ username }) => username === "Steve_01")?.email,
    null,
  );
  assert.match((await moderator.get("/moderation")).html, /Queue<span class="count">1</);
  const second = await claimPath(world, "two@example.com");
  const { html } = await moderator.get(second);
  assert.doesNotMatch(html, /@example\.com/);
  assert.match(html, /Votes for 1 server, last .*First came through a link of .*1 of 2|2 of 2/s);
  assert.equal(html.split(`action="${second}"`).length, 3);
  assert.equal((await openVisitor(world).submit(second, { decision: "give" })).status, 401);
  assert.equal((await moderator.submit(second, { decision: "give" })).status, 303);
  await world.services.background.settled();
  assert.match(world.mails.at(-1)?.text ?? "", /a moderator gave you the name/);
  const steve = (await accountsOf(world)).find(({ username }) => username === "Steve_01");
  assert.equal(steve?.email, "two@example.com");
  assert.doesNotMatch((await moderator.get("/moderation")).html, /moderation\/names/);
  assert.equal((await moderator.submit(second, { decision: "give" })).status, 422);
  assert.match((await moderator.get("/moderation/audit")).html, /gave a player&#39;s name/);
});

Deno.test("a moderator refuses a claim; the other then has the name by its link", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const moderator = await openPerson(world, "Mod", { isModerator: true });
  await vote(world, link("Steve_01"));
  await waitConfirmed(world, "Steve_01", "one@example.com");
  await signUp(world, "Steve_01", "two@example.com");
  await confirm(world, "two@example.com");
  await moderator.submit(await claimPath(world, "one@example.com"), { decision: "refuse" });
  await world.services.background.settled();
  assert.match(world.mails.at(-1)?.text ?? "", /somebody else plays as Steve_01/);
  await confirm(world, "two@example.com");
  const steve = (await accountsOf(world)).find(({ username }) => username === "Steve_01");
  assert.equal(steve?.email, "two@example.com");
});

Deno.test("many claims to one name hide no other name from moderators", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const moderator = await openPerson(world, "Mod", { isModerator: true });
  for (const name of ["...", "Steve_01"]) await vote(world, link(name));
  await world.services.sql`
    insert into name_claim (id, account_id, username, email, password, claimed_at, confirmed_at)
    select gen_random_uuid(), id, username, 'x' || n || '@example.net', 'none', ${world.clock.now},
      ${world.clock.now}::timestamptz
    from account, generate_series(1, 150) n where username = '...'`;
  await waitConfirmed(world, "Steve_01", "one@example.com");
  const { html } = await moderator.get("/moderation");
  assert.equal(html.match(/href="\/moderation\/names/g)?.length, 6);
  assert.match(html, /Steve_01/);
  assert.match((await moderator.get("/moderation")).html, /Queue<span class="count">2</);
});

Deno.test("moderators are shown no claim that they cannot decide on", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const moderator = await openPerson(world, "Mod", { isModerator: true });
  await vote(world, link("Steve_01"));
  await waitConfirmed(world, "Steve_01", "one@example.com");
  const decide = async () =>
    (await moderator.submit(await claimPath(world, "one@example.com"), { decision: "refuse" }))
      .status;
  await world.services.sql`update account set disabled_at = now() where username = 'Steve_01'`;
  assert.doesNotMatch((await moderator.get("/moderation")).html, /moderation\/names/);
  assert.doesNotMatch((await moderator.get("/moderation")).html, /claim to a name/);
  assert.equal(await decide(), 422);
  await world.services.sql`update account set disabled_at = null where username = 'Steve_01'`;
  assert.match((await moderator.get("/moderation")).html, /moderation\/names[^>]*>Steve_01</);
  assert.equal(await decide(), 303);
});
