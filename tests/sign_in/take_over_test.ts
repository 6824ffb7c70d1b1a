import assert from "node:assert/strict";
import { disableAccount } from "../../src/site/accounts/moderation/disable_account.ts";
import { findVotingPlayer } from "../../src/core/accounts/players.ts";
import { castBallot } from "../../src/core/votes/cast_vote.ts";
import { requestReset } from "../../src/site/sign_in/passwords/password_reset.ts";
import { writeAccountData } from "../../src/site/voting/export_account.ts";
import { LENIENT, ticketFrom } from "../support/votes/ballots.ts";
import { requestFrom } from "../support/people/people.ts";
import { openPerson, openVisitor, PASSWORD, signIn } from "../support/people/visitor.ts";
import { accountsOf, openLinks } from "../support/votes/vote_links.ts";
import { openWorld, type World } from "../support/world.ts";
import { dropOldRows } from "../../src/core/database/retention.ts";

const RECEIPT = /^\/servers\/[a-z-]+\/votes\/[0-9a-f-]{36}\?receipt=[\w-]{43}/;

async function openSite() {
  const world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  const link = await openLinks(world, server);
  return { world, server, link };
}

/** Votes as a stranger by a link. */
async function vote(world: World, link: string) {
  const { location, html } = await openVisitor(world).submit(link, {
    proof: crypto.randomUUID(),
  });
  assert.match(location ?? html, RECEIPT);
  return location ?? "";
}

/** Signs up with a name; `next` stays empty. */
async function signUp(
  world: World,
  username: string,
  email = `${crypto.randomUUID()}@example.com`,
  password = PASSWORD,
) {
  const visitor = openVisitor(world);
  const sent = await visitor.submit("/sign-up", {
    username,
    email,
    password,
    proof: crypto.randomUUID(),
  });
  await world.services.background.settled();
  return { visitor, ...sent };
}

/** Opens the link in the last mail to an address, chooses a password, and presses its button. */
async function confirm(world: World, email: string, password = PASSWORD) {
  const mail = world.mails.findLast(({ to }) => to === email);
  const path = new URL(mail?.link ?? "http://localhost/none").pathname;
  assert.equal((await openVisitor(world).get(path)).status, 200);
  const sent = await openVisitor(world).submit(path, { password });
  await world.services.background.settled();
  return sent;
}

Deno.test("a name used by a link becomes theirs who confirm an address, with all its votes", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const receipt = await vote(world, link("Steve_01"));
  const [before] = await accountsOf(world);
  const stranger = openVisitor(world);
  const { html } = await stranger.get(receipt);
  const path = /href="(\/sign-up\?[^"]*)">Make this name yours/.exec(html)?.[1] ?? "";
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

/** Signs up for a name with an address, and has it confirmed as if by an earlier version, which waited for rivals. */
async function waitConfirmed(world: World, username: string, email: string) {
  await signUp(world, username, email);
  await world.services.sql`update name_claim set confirmed_at = claimed_at where email = ${email}`;
}

/** Where moderators decide on an address's claim. */
async function claimPath({ services: { sql } }: World, email: string): Promise<string> {
  const [{ id } = { id: "" }] = await sql<{ id: string }[]>`
    select id from name_claim where email = ${email}`;
  return `/moderation/names/${id}`;
}

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

Deno.test("a proved address is not taken by claiming a name", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await openPerson(world, "Alex");
  await world.services.sql`update account set email_verified = true where username = 'Alex'`;
  await vote(world, link("Steve_01"));
  assert.equal((await signUp(world, "Steve_01", "alex@example.com")).status, 202);
  assert.match(world.mails.at(-1)?.text ?? "", /someone created a new account/);
  assert.equal((await signUp(world, "Steve_01", "eve@example.com")).status, 202);
  const { pathname } = new URL(world.mails.at(-1)?.link ?? "");
  await openPerson(world, "Eve");
  await world.services.sql`
    update account set email_verified = true where username = 'Eve'`;
  await world.services.sql`delete from name_claim where email = 'alex@example.com'`;
  assert.equal((await openVisitor(world).submit(pathname, { password: PASSWORD })).status, 410);
  assert.equal((await world.services.sql`select from name_claim`).length, 0);
  assert.equal(
    (await accountsOf(world)).find(({ username }) => username === "Steve_01")?.email,
    null,
  );
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

Deno.test("sign-ups of strangers with an address keep no mail from its owner, who is told when none is sent", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const signUpFrom = async (address: string, username: string) => {
    const account = { username, email: "s@example.com", password: PASSWORD };
    const visitor = openVisitor(world, { address });
    const sent = await visitor.submit("/sign-up", { ...account, proof: crypto.randomUUID() });
    await world.services.background.settled();
    return { ...sent, mails: world.mails.length };
  };
  for (const n of [1, 2, 3, 4]) await signUpFrom("203.0.113.9", `Junk_${n}`);
  assert.equal(world.mails.length, 3);
  const own = await signUpFrom("198.51.100.4", "Steve_01");
  assert.deepEqual([own.status, own.mails, world.mails.at(-1)?.to], [202, 4, "s@example.com"]);
  for (let network = 1; network <= 9; network++) {
    for (const n of [1, 2, 3]) await signUpFrom(`203.0.${network}.9`, `Junk_${network}${n}`);
  }
  // Twelve that were not their network's first, and eleven that were.
  assert.equal(world.mails.length, 23);
  const again = await signUpFrom("198.51.200.4", "Steve_01");
  assert.deepEqual([again.status, again.mails], [202, 24], "a twelfth network gets its first");
  const late = await signUpFrom("198.51.201.4", "Steve_01");
  assert.deepEqual([late.status, late.mails], [429, 24]);
  assert.match(late.html, /We sent no email/);
});

Deno.test("a link reserves no name against a rename to it by a confirmed address; the votes stay where they are", async () => {
  const { world, server, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const [{ id } = { id: "" }] = await accountsOf(world);
  const person = await openPerson(world, "Wrong_Name");
  const rename = () => person.submit("/account/name", { username: "steve_01" });
  const refused = await rename();
  assert.deepEqual([refused.status, /confirm your email address first/.test(refused.html)], [
    422,
    true,
  ]);
  await world.services.sql`update account set email_verified = true where username = 'Wrong_Name'`;
  await waitConfirmed(world, "Steve_01", "one@example.com");
  assert.match((await rename()).html, /it is taken/);
  await world.services.sql`update name_claim set confirmed_at = null`;
  assert.equal((await rename()).location, "/account?notice=renamed");
  const named = (await accountsOf(world)).filter(({ username }) => /^steve_01$/i.test(username));
  assert.deepEqual(named.map(({ email }) => email).sort(), [null, "wrong_name@example.com"]);
  const [{ votes } = { votes: 0 }] = await world.services.sql<{ votes: number }[]>`
    select count(*)::int as votes from vote where account_id = ${id} and server_id = ${server.id}`;
  assert.equal(votes, 1);
  const next = await openVisitor(world).get(link("Steve_01"));
  assert.match(next.html, /[Ss]ign in/);
});

Deno.test("a name that was only typed is free for a rename, a disabled player's is not", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  await vote(world, link("Alex_02"));
  await world.services.sql`update account set vouched_by = null where username = 'Steve_01'`;
  const person = await openPerson(world, "Wrong_Name");
  await world.services.sql`update account set email_verified = true where username = 'Wrong_Name'`;
  const alex = (await accountsOf(world)).find(({ username }) => username === "Alex_02");
  await disableAccount(world.context, alex?.id ?? "", world.act);
  const refused = await person.submit("/account/name", { username: "Alex_02" });
  assert.match(refused.html, /it is taken/);
  await world.services.sql`update account set email_verified = false`;
  assert.equal((await person.submit("/account/name", { username: "Steve_01" })).status, 303);
});

Deno.test("a disabled player's name cannot be signed up with", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const [{ id } = { id: "" }] = await accountsOf(world);
  await disableAccount(world.context, id, world.act);
  const { status, html } = await signUp(world, "Steve_01");
  assert.equal(status, 422);
  assert.match(html, /it is taken/);
});

Deno.test("a player without sign-in gets no session, no mail and no password", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  const visitor = openVisitor(world);
  for (const password of [PASSWORD, "none", "null"]) {
    const sent = await visitor.submit("/sign-in", { name: "Steve_01", password });
    assert.match(sent.html, /Wrong username or password/);
  }
  for (const email of ["null@example.com", "steve_01@example.com"]) {
    await requestReset(world.context, email, requestFrom());
  }
  await world.services.background.settled();
  assert.deepEqual(world.mails, []);
  const [{ id } = { id: "" }] = await accountsOf(world);
  const pieces = await Array.fromAsync(writeAccountData(world.services.sql, id, world.clock.now));
  const { account, votes } = JSON.parse(pieces.join(""));
  assert.deepEqual([account.email, votes.length], [null, 1]);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { status, html } = await mod.get(`/moderation/accounts/${id}`);
  assert.equal(status, 200);
  assert.match(html, /no sign-in/);
});

Deno.test("a player who signed up can be deleted like any other account", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  await vote(world, link("Steve_01"));
  await signUp(world, "Steve_01", "s@example.com");
  await confirm(world, "s@example.com");
  const visitor = openVisitor(world);
  await signIn(world, visitor, "Steve_01");
  const sent = await visitor.submit("/account/deletion", { password: PASSWORD });
  assert.equal(sent.status, 303);
  assert.equal((await accountsOf(world))[0]?.username, "deleted");
  const link409 = await openVisitor(world).get(link("Steve_01"));
  assert.match(link409.html, /it is taken/);
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
