import assert from "node:assert/strict";
import { castFrom } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a moderator disables a voter from the votes table, and lifts it", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const steve = await openPerson(world, "Steve_01");
  const server = await world.server();
  await world.vote(server, "Steve_01");
  const table = await mod.get("/moderation/servers/skyblock-valley");
  const path = /href="(\/moderation\/accounts\/[^"]+)">Steve_01</.exec(table.html)?.[1] ?? "";
  const page = await mod.get(path);
  assert.match(page.html, /<h1>Account of Steve_01<\/h1>/);
  assert.match(page.html, /Votes<\/h2>.*Steve_01 for Skyblock Valley/s);
  assert.doesNotMatch(page.html, /steve_01@example\.com/);
  const short = await mod.submit(`${path}/state`, { state: "disabled", reason: "no" });
  assert.deepEqual([short.status, /id="reason-fault"/.test(short.html)], [422, true]);
  const { location } = await mod.submit(`${path}/state`, {
    state: "disabled",
    reason: "By a <script>",
  });
  assert.equal(location, `${path}?notice=account_disabled`);
  assert.match((await mod.get(path)).html, /Disabled<\/dt>.*By a &lt;script&gt;/s);
  assert.match(
    (await mod.get("/moderation/audit")).html,
    new RegExp(`disabled an account · <a href="${path}">`),
  );
  assert.equal((await steve.get("/account")).status, 303);
  const form = { name: "Steve_01", password: PASSWORD };
  const told = await openVisitor(world, { address: "192.0.2.9" }).submit("/sign-in", form);
  assert.equal(told.status, 422);
  assert.match(told.html, /A moderator disabled this account\. They wrote: By a &lt;script&gt;/);
  const silent = await mod.submit(`${path}/state`, { state: "enabled" });
  assert.deepEqual([silent.status, /id="reason-fault"/.test(silent.html)], [422, true]);
  await mod.submit(`${path}/state`, { state: "enabled", reason: "It was a mistake" });
  assert.match((await mod.get(path)).html, /enabled an account.*It was a mistake/s);
  assert.equal((await openVisitor(world).submit("/sign-in", form)).status, 303);
});

Deno.test("a confirmed address is told by email why an account is disabled or enabled", async () => {
  await using world = await openWorld();
  const { sql, background } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (const name of ["Steve_01", "Alex"]) await openPerson(world, name);
  await sql`update account set email_verified = username = 'Steve_01'`;
  const accounts = await sql<{ id: string }[]>`
    select id from account where username in ('Steve_01', 'Alex')`;
  for (const { id } of accounts) {
    const path = `/moderation/accounts/${id}/state`;
    await mod.submit(path, { state: "disabled", reason: "Votes by a script" });
    await mod.submit(path, { state: "enabled", reason: "It was a mistake" });
  }
  await background.settled();
  assert.deepEqual(world.mails.map(({ to, subject }) => [to, subject]), [
    ["steve_01@example.com", "Your account at Voteboard was disabled"],
    ["steve_01@example.com", "Your account at Voteboard works again"],
  ]);
  assert.match(world.mails[0]?.text ?? "", /They wrote:\n\nVotes by a script/);
});

Deno.test("a moderated account shows its listings, votes and reports on one page", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const steve = await openPerson(world, "Steve_01");
  await world.server("Caves");
  await world.server("Harbour");
  const [account] = await sql<{ id: string }[]>`
    update server s set owner_id = a.id from account a where s.slug = 'caves' and a.username = 'Steve_01'
    returning a.id`;
  await sql`
    insert into server_member (server_id, account_id, role, joined_at)
    select id, ${account?.id ?? ""}, 'viewer', now() from server where slug = 'harbour'`;
  await world.vote({ slug: "caves" }, "Steve_01");
  await steve.submit("/servers/harbour/reports", {
    reason: "scam",
    text: "It asks for passwords",
  });
  const page = async () => (await mod.get(`/moderation/accounts/${account?.id}`)).html;
  assert.match(
    await page(),
    /Listings<\/h2><span class="note">2<.*Caves<.*owner.*Harbour<.*viewer.*1 open report/s,
  );
  assert.match(
    await page(),
    /1 that count in the last 30 days.*Steve_01 for Caves<.*for its own listing/s,
  );
  assert.match(await page(), /Reports that it sent.*Harbour<.*It asks for passwords.*>Open</s);
  const reports = (await mod.get("/moderation/reports")).html;
  const until = /name="until" value="([^"]+)"/.exec(reports)?.[1] ?? "";
  await mod.submit("/moderation/servers/harbour/reports", { until, note: "Put right" });
  assert.match(await page(), /Reports that it sent.*Put right.*>Closed</s);
});

Deno.test("a ticked reason alone disables an account, and its owner reads it", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { id } = await world.account("Alex");
  const path = `/moderation/accounts/${id}`;
  await mod.submit(`${path}/state`, { state: "disabled", "picked:many": "1", reason: "" });
  assert.match((await mod.get(path)).html, /Disabled<\/dt>.*One person has several accounts\./s);
});

Deno.test("whose role on the site changed gets one mail about it", async () => {
  await using world = await openWorld();
  const { sql, background } = world.services;
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  await openPerson(world, "Alex");
  const [alex] = await sql<{ id: string }[]>`
    update account set email_verified = true where username = 'Alex' returning id`;
  for (const role of ["moderator", "moderator", "none"]) {
    await ada.submit(`/moderation/accounts/${alex?.id}/role`, { role });
  }
  await background.settled();
  assert.deepEqual(world.mails.map(({ to, subject }) => [to, subject]), [
    ["alex@example.com", "Your role at Voteboard changed"],
    ["alex@example.com", "Your role at Voteboard changed"],
  ]);
  assert.match(world.mails[0]?.text ?? "", /now a moderator at Voteboard.*\/moderation\n/s);
  assert.match(world.mails[1]?.text ?? "", /no role at Voteboard any more/);
});

Deno.test("a moderated account shows how it is signed in to, and none of the secrets", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const steve = await openPerson(world, "Steve_01");
  const player = await world.account("Alex");
  await sql`update account set email = null where id = ${player.id}`;
  const [account] = await sql<{ id: string }[]>`select id from account where username = 'Steve_01'`;
  const id = account?.id ?? "";
  const page = async () => (await mod.get(`/moderation/accounts/${id}`)).html;
  assert.match(
    await page(),
    /Signs in with<\/dt><dd>.?password.?<.*Two-step sign-in<\/dt><dd>.?off/s,
  );
  await sql`insert into identity (provider, subject, account_id, linked_at)
    values ('discord', 'secret-subject', ${id}, now())`;
  await sql`insert into passkey (id, account_id, public_key, counter, name, made_at)
    values ('secret-key', ${id}, 'x', 0, 'My phone', now())`;
  await sql`insert into second_factor (account_id, since) values (${id}, now())`;
  const html = await page();
  assert.match(html, /password, Discord, 1 passkey.*on since <time/s);
  assert.doesNotMatch(html, /secret-|My phone|steve_01@/);
  assert.match(
    html,
    new RegExp(`Last seen</dt><dd><time.*<code id="account-id">${id}</code>`, "s"),
  );
  assert.equal((await steve.get(`/moderation/accounts/${id}`)).status, 403);
  const other = (await mod.get(`/moderation/accounts/${player.id}`)).html;
  assert.doesNotMatch(other, /Signs in with|Two-step/);
  assert.match(other, /Last seen<\/dt><dd>.?not known/);
});

Deno.test("an account's page begins with what is unusual about it, and names no address", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (const name of ["Twin_A", "Twin_B", "Twin_C", "Twin_D"]) {
    await castFrom(world, server, { name, address: "192.0.2.77" });
  }
  await castFrom(world, server, { name: "Single", address: "192.0.2.78" });
  const htmlOf = async (name: string) => {
    const [account] = await world.services.sql<{ id: string }[]>`
      select id from account where username = ${name}`;
    return (await mod.get(`/moderation/accounts/${account?.id}`)).html;
  };
  const shared = await htmlOf("Twin_A");
  assert.match(
    shared,
    /<dl class="facts"><dt>Created<.*<dt>Its address<\/dt><dd>In 7 days, 3 other accounts[^<]*<span[^>]*>Look<.*<dt>Role on/s,
  );
  assert.doesNotMatch(shared, /192\.0\.2/);
  assert.doesNotMatch(
    await htmlOf("Single"),
    /<dt>Its address<\/dt><dd>[^<]*<span/,
  );
  assert.match(await htmlOf("Single"), /In 7 days, no other account voted/);
});

Deno.test("the vote of a deleted account has a page of its own, and can still be voided", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const alex = await openPerson(world, "Alex");
  const server = await world.server("Caves");
  await world.vote(server, "Alex");
  const [vote] = await sql<{ id: string }[]>`select id from vote`;
  const path = `/moderation/votes/${vote?.id}`;
  assert.match((await mod.get(path)).html, /<h1>Vote of Alex<.*Void this vote/s);
  await alex.submit("/account/deletion", { password: PASSWORD });
  const { status, html } = await mod.get(path);
  assert.equal(status, 200);
  assert.match(html, /<h1>Vote of a deleted account<.*servers\/caves#votes.*Void this vote/s);
  assert.doesNotMatch(html, /Alex|moderation\/accounts\//);
  const { location } = await mod.submit(`${path}/voiding`, { reason: "By a script" });
  assert.equal(location, `${path}?notice=vote_voided`);
  assert.match((await mod.get(path)).html, /Reason<\/dt><dd>.?By a script/);
});
