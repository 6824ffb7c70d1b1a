import assert from "node:assert/strict";
import { findProfile } from "../../../src/site/accounts/account_repository.ts";
import { createStopLinks } from "../../../src/site/mail/stop_links.ts";
import { requestReset } from "../../../src/site/sign_in/passwords/password_reset.ts";
import { hashTables } from "../../support/pages/guarded_site.ts";
import { requestFrom, signUp } from "../../support/people/people.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SECRET_KEY, SITE, type World } from "../../support/world.ts";

/** As RFC 8058 has it. */
const ONE_CLICK = new URLSearchParams({ "List-Unsubscribe": "One-Click" });

/** An account, and the path of the link in its letters. */
async function openStopLink() {
  const world = await openWorld();
  const { id } = await world.account("Steve_01");
  const path = new URL(world.services.stopLinks.make(id)).pathname;
  return { world, id, path };
}

/** The POST of a mail program: no cookie, no origin, no referrer. */
function post({ app }: World, path: string, body: BodyInit = ONE_CLICK): Promise<Response> {
  return app.fetch(new Request(`http://localhost${path}`, { method: "POST", body }));
}

Deno.test("a mail program's one click stops email without signing in", async () => {
  const { world, id, path } = await openStopLink();
  await using _ = world;
  const other = await world.account("Alex");
  const multipart = new FormData();
  multipart.set("List-Unsubscribe", "One-Click");
  for (const body of [ONE_CLICK, multipart]) {
    const answer = await post(world, path, body);
    assert.deepEqual([answer.status, answer.headers.get("location")], [200, null]);
    assert.match(await answer.text(), /<h1>You won(’|&#39;|')t get email about your servers/);
    assert.equal(await getsEmail(world, id), false);
  }
  assert.equal(await getsEmail(world, other.id), true);
});

Deno.test("opening the link in a letter changes nothing", async () => {
  const { world, path } = await openStopLink();
  await using _ = world;
  const before = await hashTables(world);
  const visit = await openVisitor(world).get(path);
  assert.equal(visit.status, 200);
  assert.ok(visit.html.includes(`<form method="post" action="${path}"`));
  assert.deepEqual(await hashTables(world), before);
});

Deno.test("the button on the link's page stops email", async () => {
  const { world, id, path } = await openStopLink();
  await using _ = world;
  assert.equal((await openVisitor(world).submit(path)).status, 200);
  assert.equal(await getsEmail(world, id), false);
});

Deno.test("a link works for years, and for no other account", async () => {
  const { world, id, path } = await openStopLink();
  await using _ = world;
  const other = await world.account("Alex");
  world.clock.now = new Date("2031-01-01T00:00:00.000Z");
  const foreign = createStopLinks([btoa("another service's key, 32 bytes.")], SITE.baseUrl);
  const forged = [
    path.replace(id, other.id),
    new URL(foreign.make(id)).pathname,
    `${path}x`,
    path.slice(0, -1),
    `/stop-email/${id}`,
    "/stop-email/x",
  ];
  const before = await hashTables(world);
  for (const wrong of forged) {
    const answer = await post(world, wrong);
    assert.equal(answer.status, 410, wrong);
    await answer.body?.cancel();
    assert.equal((await openVisitor(world).get(wrong)).status, 410, wrong);
  }
  assert.deepEqual(await hashTables(world), before);
  const answer = await post(world, path);
  assert.equal(answer.status, 200);
  await answer.body?.cancel();
  assert.equal(createStopLinks([SECRET_KEY], "").read(path.split("/").at(-1) ?? ""), id);
});

Deno.test("the account page stops email about servers, and starts it again", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const line = async () =>
    /Email about your servers.*?class="state[^>]*>([^<]*)</s.exec(
      (await steve.get("/account")).html,
    )?.[1];
  assert.equal(await line(), "on");
  const stopped = await steve.submit("/account/server-email", { wanted: "no" });
  assert.equal(stopped.location, "/account?notice=server_email_off");
  assert.equal(await line(), "off");
  const started = await steve.submit("/account/server-email", { wanted: "yes" });
  assert.equal(started.location, "/account?notice=server_email_on");
  assert.equal(await line(), "on");
});

Deno.test("who stopped email about servers still gets reset links", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  await world.services.background.settled();
  const { length } = world.mails;
  await post(world, new URL(world.services.stopLinks.make(viewer.accountId)).pathname);
  await requestReset(world.context, "steve_01@example.com", requestFrom());
  await world.services.background.settled();
  assert.match(world.mails[length]?.link ?? "", /\/reset-password\//);
});

async function getsEmail({ services }: World, accountId: string): Promise<boolean | undefined> {
  return (await findProfile(services.sql, accountId))?.serverEmail;
}
