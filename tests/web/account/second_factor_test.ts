import assert from "node:assert/strict";
import { codeAt, wrongCode } from "../../support/people/factors.ts";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const PATH = "/account/second-factor";

/** Turns two-step sign-in on, as its page tells people to. */
async function turnOn(world: World, visitor: Visitor) {
  const { html } = await visitor.get(PATH);
  const secret = (/<code>([A-Z2-7 ]{32,})<\/code>/.exec(html)?.[1] ?? "").replaceAll(" ", "");
  const sealed = inputOf(html, "secret");
  const code = codeAt(secret, world.clock.now);
  const answer = await visitor.submit(`${PATH}/app`, { secret: sealed, code, next: "/games" });
  return { secret, answer };
}

function inputOf(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
}

Deno.test("an app is set up with a QR code, shows it has the secret, and brings recovery codes", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  const { html } = await visitor.get(PATH);
  assert.match(html, /<svg class="qr" viewBox="0 0 \d+ \d+" role="img"/);
  assert.match(html, /href="otpauth:\/\/totp\/Voteboard:Steve_01\?/);
  const wrong = await visitor.submit(`${PATH}/app`, {
    secret: inputOf(html, "secret"),
    code: "12",
  });
  assert.equal(wrong.status, 422);
  // The same secret, since it may be in the app already.
  const keyOf = (page: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1];
  assert.equal(keyOf(wrong.html), keyOf(html));
  const { answer } = await turnOn(world, visitor);
  assert.equal(answer.status, 201);
  assert.equal(answer.html.match(/<li>[0-9a-z]{4}(-[0-9a-z]{4}){5}\s*<\/li>/g)?.length, 10);
  assert.match(answer.html, /href="\/games"/);
  assert.match((await visitor.get(PATH)).html, /10 recovery codes are left/);
});

Deno.test("a secret of another account's form turns nothing on", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex_02");
  const { html } = await steve.get(PATH);
  const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? "").replaceAll(" ", "");
  const sent = { secret: inputOf(html, "secret"), code: codeAt(secret, world.clock.now) };
  assert.equal((await alex.submit(`${PATH}/app`, sent)).status, 422);
  assert.equal((await world.services.sql`select from second_factor`).length, 0);
});

Deno.test("signing in asks for the second step, and then goes on to where the user wanted", async () => {
  await using world = await openWorld();
  const { secret } = await turnOn(world, await openPerson(world, "Steve_01"));
  const visitor = openVisitor(world);
  const asked = await visitor.submit("/sign-in", {
    name: "Steve_01",
    password: PASSWORD,
    next: "/my/votes",
  });
  assert.equal(asked.location, "/sign-in/second-factor?next=%2Fmy%2Fvotes");
  assert.match((await visitor.get("/account")).location ?? "", /^\/sign-in/);
  const page = await visitor.get(asked.location ?? "");
  assert.match(page.html, /You are signing in as .*Steve_01/);
  const form = (code: string) =>
    visitor.submit("/sign-in/second-factor", { code, next: "/my/votes" });
  assert.equal((await form(wrongCode(secret, world.clock.now))).status, 422);
  const done = await form(codeAt(secret, world.clock.now, 1));
  assert.equal(done.location, "/my/votes");
  assert.equal((await visitor.get("/account")).status, 200);
});

Deno.test("who lost all factors is led to the people who run the site", async () => {
  await using world = await openWorld({ contact: "help@votes.example" });
  await turnOn(world, await openPerson(world, "Steve_01"));
  const visitor = openVisitor(world);
  const asked = await visitor.submit("/sign-in", { name: "Steve_01", password: PASSWORD });
  const { html } = await visitor.get(asked.location ?? "");
  assert.match(html, /Lost all of them\?.*<a href="mailto:help@votes.example">Write to them</s);
});

Deno.test("without a sign-in that waits, the page of the second step leads to the sign-in", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const { status, html } = await visitor.get("/sign-in/second-factor?next=/games");
  assert.equal(status, 410);
  assert.match(html, /href="\/sign-in\?next=%2Fgames"/);
  assert.equal((await visitor.submit("/sign-in/second-factor", { code: "123456" })).status, 410);
});

Deno.test("turning it off takes the codes too, and every change is mailed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const visitor = await openPerson(world, "Steve_01");
  await sql`update account set email_verified = true`;
  await turnOn(world, visitor);
  await visitor.submit(`${PATH}/codes`);
  const off = await visitor.submit(`${PATH}/removal`);
  assert.equal(off.location, "/account?notice=second_factor_off");
  assert.equal((await sql`select from recovery_code`).length, 0);
  await world.services.background.settled();
  const told = world.mails.map(({ text }) =>
    /asks for|new recovery|no longer asks/.exec(text)?.[0]
  );
  assert.deepEqual(told.toSorted(), ["asks for", "new recovery", "no longer asks"]);
});

for (const [setting, concerned] of [["moderators", "Mod"], ["owners", "Owner_1"]] as const) {
  Deno.test(`where ${setting} must have a second factor, they set one up before they go on`, async () => {
    await using world = await openWorld({ requireSecondFactor: setting });
    const { sql } = world.services;
    const visitor = await openPerson(world, "Mod", { isModerator: true });
    const { slug } = await world.server();
    await sql`update server set owner_id = (select id from account where username = 'Mod')`;
    const own = `/my/servers/${slug}`;
    const [shut, open] = concerned === "Mod" ? ["/moderation", own] : [own, "/moderation"];
    const led = await visitor.get(shut);
    const office = concerned === "Mod" ? "desk" : "servers";
    const next = new URLSearchParams({ next: shut });
    assert.equal(led.location, `/account/second-factor?${next}&for=${office}`);
    assert.match((await visitor.get(led.location ?? "")).html, /requires two-step sign-in/);
    assert.equal((await visitor.get(open)).status, 200);
    const form = shut === own ? `${own}/unlisting` : `/moderation/servers/${slug}/checks`;
    assert.match((await visitor.submit(form)).location ?? "", /^\/account\/second-factor/);
    await turnOn(world, visitor);
    assert.equal((await visitor.get(shut)).status, 200);
    assert.equal((await visitor.get("/account")).status, 200);
  });
}
