import assert from "node:assert/strict";
import { findVotingPlayer } from "../../../src/core/accounts/players.ts";
import { castBallot } from "../../../src/core/votes/cast_vote.ts";
import { ticketFrom } from "../../support/votes/ballots.ts";
import { openVisitor, PASSWORD, signIn } from "../../support/people/visitor.ts";
import { accountsOf, openLinks } from "../../support/votes/vote_links.ts";
import { dropOldRows } from "../../../src/core/database/retention.ts";
import { confirm, openSite, signUp, vote } from "./linked_player.ts";

Deno.test("a name used by a link becomes theirs who confirm an address, with all its votes", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const receipt = await vote(world, link("Steve_01"));
  const [before] = await accountsOf(world);
  const stranger = openVisitor(world);
  const { html } = await stranger.get(receipt);
  const path = /href="(\/sign-up\?[^"]*)">Sign up as Steve_01/.exec(html)?.[1] ?? "";
  const form = await stranger.get(path.replaceAll("&amp;", "&"));
  assert.match(
    form.html,
    /value="Steve_01"[^>]* name="username"|name="username"[^>]* value="Steve_01"/,
  );
  assert.doesNotMatch(path, /sig=|receipt=/);

  const sent = await signUp(world, "steve_01", "s@example.com");
  assert.equal(sent.status, 202);
  assert.match(sent.html, /Check your email/);
  assert.equal((await accountsOf(world))[0]?.email, null);
  assert.match((await sent.visitor.get("/account")).location ?? "", /^\/sign-in/);
  const refused = await sent.visitor.submit("/sign-in", { name: "Steve_01", password: PASSWORD });
  assert.match(refused.html, /Wrong username or password/);

  assert.equal((await confirm(world, "s@example.com")).location?.replace(/\?.*/, ""), "/sign-in");
  const [after] = await accountsOf(world);
  assert.deepEqual([after?.id, after?.email, after?.vouchedBy], [
    before?.id,
    "s@example.com",
    null,
  ]);
  const again = openVisitor(world);
  await signIn(world, again, "steve_01");
  assert.match((await again.get("/servers/skyblock-valley")).html, /You voted today/);
  assert.equal((await again.get(receipt.replace(/\?.*/, ""))).status, 200);
  const [row] = await world.services.sql`
    select email_verified, (select count(*)::int from name_claim) as claims from account
      where id = ${after?.id ?? ""}`;
  assert.deepEqual({ ...row }, { emailVerified: true, claims: 0 });
});

Deno.test("the person who confirms the address of a claim chooses its password, not the one who signed up", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const attackers = "attacker's password 1";
  const own = "the player's own password";
  await signUp(world, "Steve_01", "s@example.com", "the player's first password");
  assert.equal((await signUp(world, "Steve_01", "s@example.com", attackers)).status, 202);
  const mail = world.mails.at(-1);
  assert.match(mail?.text ?? "", /This\s+gives you the name at Voteboard,\s+with its votes/);
  assert.doesNotMatch(`${mail?.subject} ${mail?.text}`, /Steve_01/);
  const path = new URL(mail?.link ?? "").pathname;
  const page = await openVisitor(world).get(path);
  assert.match(page.html, /This gives you the name Steve_01 on [^<]+, with its votes/);
  const refused = await openVisitor(world).submit(path, { password: "short" });
  assert.deepEqual([refused.status, /at least/.test(refused.html)], [422, true]);
  assert.equal((await openVisitor(world).submit(path)).status, 422);
  assert.equal((await confirm(world, "s@example.com", own)).status, 303);
  const signIn = async (password: string) =>
    (await openVisitor(world).submit("/sign-in", { name: "Steve_01", password })).status;
  assert.deepEqual([await signIn(attackers), await signIn(own)], [422, 303]);
  assert.equal((await openVisitor(world).get(path)).status, 410);
});

Deno.test("until its address is confirmed a claim changes nothing, and links go on", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  await signUp(world, "Steve_01", "squatter@example.com");
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  await vote(world, link("Steve_01"));
  assert.deepEqual((await accountsOf(world)).map(({ email }) => email), [null]);
  const mails = world.mails.length;
  world.clock.now = new Date("2026-04-11T00:37:00.000Z");
  await dropOldRows(world.services.sql, world.clock.now);
  const path = new URL(world.mails[0]?.link ?? "").pathname;
  assert.equal((await openVisitor(world).get(path)).status, 410);
  assert.equal((await openVisitor(world).submit(path, { password: PASSWORD })).status, 410);
  assert.equal(world.mails.length, mails);
});

Deno.test("the refusal of a name names no server, and a link of any server offers it alike", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const other = await openLinks(world, await world.server("Rusty Shores"));
  await vote(world, link("Steve_01"));
  const sent = await signUp(world, "Steve_01");
  assert.doesNotMatch(sent.html, /Skyblock|\/vote\b/);
  for (const one of [link, other]) {
    assert.match((await openVisitor(world).get(one("Steve_01"))).html, /Make this name yours/);
  }
});

Deno.test("a claim whose address is never confirmed keeps the name from no player", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  await signUp(world, "Steve_01", "nobody@does-not-exist.invalid");
  await signUp(world, "Steve_01", "s@example.com");
  assert.equal((await confirm(world, "s@example.com")).status, 303);
  assert.equal((await accountsOf(world))[0]?.email, "s@example.com");
  const late = new URL(world.mails[0]?.link ?? "").pathname;
  assert.equal((await openVisitor(world).submit(late, { password: PASSWORD })).status, 410);
});

Deno.test("a name taken over while it votes keeps one account and the vote", async () => {
  const { world, server } = await openSite();
  await using _ = world;
  for (let round = 0; round < 8; round++) {
    const name = `Player_${round}`;
    // Half of them have an account already, whose name was typed.
    if (round % 2 === 0) {
      await openVisitor(world).submit(
        (await openLinks(world, await world.server(`Other ${round}`)))(name),
        { proof: name },
      );
      await world.services.sql`update account set vouched_by = null where username = ${name}`;
    }
    const context = world.services;
    const { now } = world.clock;
    const cast = async (nth: number) => {
      const account = await findVotingPlayer(context.sql, { player: name, isTyped: false, now });
      return await castBallot(
        context,
        { by: "link", player: name, account, vouchedBy: server.id },
        { slug: server.slug, ticket: ticketFrom(world, "192.0.2.7", `${name} ${nth}`), now },
      );
    };
    const [first, taken, second] = await Promise.all([
      cast(1),
      signUp(world, name),
      cast(2),
    ]);
    const kinds = [first.kind, second.kind].sort().join();
    // The sign-up comes last, first, or between the two.
    const fits = ["already_voted,cast", "sign_in_needed,sign_in_needed", "cast,sign_in_needed"];
    assert.ok(fits.includes(kinds), kinds);
    assert.ok(taken.status === 303 || taken.status === 202, name);
    const named = (await accountsOf(world)).filter(({ username }) => username === name);
    assert.equal(named.length, 1);
    const [row] = await world.services.sql`
      select count(*)::int as votes from vote where account_id = ${named[0]?.id ?? ""}
        and server_id = ${server.id}`;
    assert.equal(row?.["votes"], kinds.includes("cast") ? 1 : 0);
  }
});
