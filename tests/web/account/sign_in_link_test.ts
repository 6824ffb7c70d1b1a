import assert from "node:assert/strict";
import { insertPlayer } from "../../../src/core/accounts/players.ts";
import { listAudit } from "../../../src/site/trail/find_audit.ts";
import { commandLine } from "../../support/processes/service.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SECRET_KEY, type World } from "../../support/world.ts";

function operatorOf({ databaseUrl }: World) {
  return commandLine({
    DATABASE_URL: databaseUrl,
    SECRET_KEY,
    BASE_URL: "https://votes.example",
  });
}

/** Makes a link as the operator does, by the machine's clock. Returns its path. */
async function makeLink(world: World): Promise<string> {
  const { link, username } = await operatorOf(world).text("account sign-in-link steve_01");
  assert.equal(username, "Steve_01");
  assert.match(link ?? "", /^https:\/\/votes\.example\/sign-in\/link\/[\w-]{43}$/);
  world.clock.now = new Date();
  return new URL(link ?? "").pathname;
}

Deno.test("the operator's link signs in once, and both are in the trail", async () => {
  await using world = await openWorld();
  await openPerson(world, "Steve_01");
  const path = await makeLink(world);
  const steve = openVisitor(world);
  for (let opened = 0; opened < 2; opened++) {
    assert.match((await steve.get(path)).html, /Sign in as Steve_01/);
  }
  const entered = await steve.submit(path);
  assert.equal(entered.location, "/account");
  assert.match((await steve.get("/account")).html, /Steve_01/);
  const again = openVisitor(world);
  assert.equal((await again.submit(path)).status, 410);
  assert.equal((await again.get(path)).status, 410);
  const trail = await listAudit(world.services.sql, world.act);
  const links = trail.filter(({ action }) => action.startsWith("sign_in_link"));
  assert.deepEqual(links.map(({ action, actor }) => [action, actor]), [
    ["sign_in_link_used", "Steve_01"],
    ["sign_in_link_made", null],
  ]);
});

Deno.test("the operator's link works for 30 minutes, and its token is nowhere in the database", async () => {
  await using world = await openWorld();
  await openPerson(world, "Steve_01");
  const path = await makeLink(world);
  const rows = await world.services.sql`select row_to_json(v)::text as text from verification v`;
  assert.ok(!rows.some(({ text }) => text.includes(path.slice(-43))));
  world.pass(1_800_000);
  assert.equal((await openVisitor(world).submit(path)).status, 410);
});

Deno.test("of two browsers that use the operator's link at once, one gets in", async () => {
  await using world = await openWorld();
  await openPerson(world, "Steve_01");
  const path = await makeLink(world);
  const both = await Promise.all([1, 2, 3].map(() => openVisitor(world).submit(path)));
  assert.deepEqual(both.map(({ status }) => status).sort(), [303, 410, 410]);
});

Deno.test("there is no link to an account that is disabled, unknown or a player's", async () => {
  await using world = await openWorld();
  await openPerson(world, "Steve_01");
  const { now } = world.clock;
  await world.services.sql`update account set disabled_at = ${now}`;
  await insertPlayer(world.services.sql, {
    id: crypto.randomUUID(),
    username: "Pia",
    vouchedBy: null,
    now,
  });
  for (const name of ["Steve_01", "Pia", "Nobody"]) {
    const { code, stderr } = await operatorOf(world).run(`account sign-in-link ${name}`);
    assert.equal(code, 1, name);
    assert.match(stderr, /can't get a sign-in link|There is no account/);
  }
});
