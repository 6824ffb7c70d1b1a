import assert from "node:assert/strict";
import { PASSWORD } from "../../../support/people/visitor.ts";
import { openWorld, type World } from "../../../support/world.ts";
import {
  join,
  offerTo,
  openCaves,
  OWN,
  PEOPLE,
  SETTINGS,
  SURE,
  trailOf,
} from "./shared_listing.ts";

const LISTING = {
  game: "minecraft",
  name: "Caves",
  host: "caves.example",
  port: "",
  description: "",
};

async function deliveryOf({ services: { sql } }: World): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from outbox`;
  return row?.id ?? "";
}

Deno.test("a viewer sees figures and deliveries, but no secret, and changes nothing", async () => {
  await using world = await openWorld();
  const { steve, alex, key } = await openCaves(world);
  assert.equal((await alex.get(OWN)).status, 404);
  await join(steve, alex, "viewer");
  const deliveryId = await deliveryOf(world);
  const delivery = `${OWN}/deliveries/${deliveryId}`;
  const moved = "https://caves.example/hook?token=hunter2";
  await world.services.sql`
    insert into attempt (
      delivery_id, number, started_at, duration_ms, outcome, status, excerpt, redirects_to, headers
    )
    values (
      ${deliveryId}, 1, ${world.clock.now}, 5, 'redirected', 301,
      ${`Moved to ${moved}`}, ${moved}, ${`location: ${moved}`}
    )`;
  assert.match((await steve.get(delivery)).html, /hunter2/);
  for (const path of [OWN, `${OWN}/api`, delivery, `${OWN}/voters`, SETTINGS]) {
    const { status, html } = await alex.get(path);
    assert.equal(status, 200, path);
    assert.doesNotMatch(html, /hunter2|\/my\/servers\/caves\/(api\/|edit|rewards|checks)/, path);
  }
  for (const page of [`api/keys/${key.id}`, "edit", "rewards", "deletion"]) {
    const { status, html } = await alex.get(`${OWN}/${page}`);
    assert.equal(status, 403, page);
    assert.match(html, /role doesn&#39;t allow|role doesn't allow/);
  }
  const form_id = crypto.randomUUID();
  const forms: [string, Record<string, string>][] = [
    [`${OWN}/unlisting`, {}],
    [`${OWN}/api/keys`, { form_id, name: "mine", scopes: "read" }],
    [`${OWN}/api/keys/${key.id}/revocation`, { form_id }],
    [`${delivery}/resends`, { form_id }],
    [`${OWN}/handover`, { heir: "Alex" }],
    [`${OWN}/deletion`, SURE],
    [PEOPLE, { username: "Alex", role: "manager" }],
  ];
  for (const [path, fields] of forms) {
    assert.equal((await alex.submit(path, fields)).status, 403, path);
  }
  assert.equal((await trailOf(world))[0], "Alex member_joined");
});

Deno.test("a manager changes the listing, but neither deletes, hands over nor invites", async () => {
  await using world = await openWorld();
  const { steve, alex, key } = await openCaves(world);
  await join(steve, alex, "manager");
  assert.equal((await alex.get(`${OWN}/api/keys/${key.id}`)).status, 200);
  assert.equal((await alex.submit(`${OWN}/edit`, { ...LISTING, tagline: "Deep" })).status, 303);
  assert.equal((await trailOf(world))[0], "Alex server_edited");
  for (
    const [path, fields] of [
      [`${OWN}/deletion`, SURE],
      [`${OWN}/handover`, { heir: "Alex" }],
      [PEOPLE, { username: "Alex", role: "viewer" }],
    ] as const
  ) assert.equal((await alex.submit(path, fields)).status, 403, path);
});

Deno.test("access ends at once when it is removed, given up, or its role shrinks", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  await join(steve, alex, "manager");
  const { html } = await steve.get(SETTINGS);
  const path = /action="(\/my\/servers\/caves\/people\/[^"]+\/role)"/.exec(html)?.[1] ?? "";
  await steve.submit(path, { role: "viewer" });
  assert.equal((await alex.submit(`${OWN}/edit`, { ...LISTING, tagline: "Mine" })).status, 403);
  await steve.submit(path, { role: "none" });
  for (const page of [OWN, SETTINGS, `${OWN}/api`]) {
    assert.equal((await alex.get(page)).status, 404, page);
  }
  assert.equal((await alex.submit(`${OWN}/edit`, { ...LISTING, tagline: "Mine" })).status, 404);
  assert.doesNotMatch((await alex.get("/my/servers")).html, /Caves/);
  await join(steve, alex, "viewer");
  assert.equal((await alex.submit(`${PEOPLE}/leaving`)).location, "/my/servers?notice=server_left");
  assert.equal((await alex.get(OWN)).status, 404);
});

Deno.test("who has no access to a server learns that it is not theirs, if everybody can see it", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  await steve.submit(`${OWN}/handover`, { heir: "Alex" });
  await alex.submit(`${await offerTo(alex)}/acceptance`);
  const pages = [OWN, SETTINGS, `${OWN}/edit`, `${OWN}/api`];
  for (const path of pages) {
    const { status, html } = await steve.get(path);
    assert.equal(status, 404, path);
    assert.match(html, /not yours[^]*no longer are[^]*href="\/servers\/caves"/, path);
    assert.doesNotMatch(html, /There is no server/, path);
  }
  const unknown = await steve.get("/my/servers/nowhere/settings");
  await alex.submit(`${OWN}/unlisting`);
  const hidden = await steve.get(SETTINGS);
  const textOf = ({ html }: { html: string }) =>
    (/<main[^]*<\/main>/.exec(html)?.[0] ?? "").replace(/<code>[^<]*/, "");
  assert.deepEqual([unknown.status, hidden.status], [404, 404]);
  assert.equal(textOf(hidden).replaceAll("caves", "nowhere"), textOf(unknown));
});

Deno.test("whose role on a listing changed or ended gets a mail, and so does a former owner", async () => {
  await using world = await openWorld();
  const { steve, alex } = await openCaves(world);
  const { sql, postman } = world.services;
  await sql`update account set email_verified = true, email = username_key || '@example.com'`;
  const mailsAfter = async (minutes: number) => {
    const before = world.mails.length;
    world.pass(minutes * 60_000);
    await postman.sendDue();
    return world.mails.slice(before).map(({ to, subject }) =>
      `${to}: ${subject.replace(/[\u2066-\u2069]/g, "")}`
    );
  };
  await join(steve, alex, "manager");
  await mailsAfter(20);
  const { html } = await steve.get(SETTINGS);
  const path = /action="(\/my\/servers\/caves\/people\/[^"]+\/role)"/.exec(html)?.[1] ?? "";
  await steve.submit(path, { role: "viewer" });
  assert.deepEqual(await mailsAfter(20), ["alex@example.com: You are a viewer of Caves now"]);
  await steve.submit(path, { role: "none" });
  assert.deepEqual(await mailsAfter(20), ["alex@example.com: You don't work on Caves any more"]);
  await steve.submit(`${OWN}/handover`, { heir: "Alex", password: PASSWORD });
  await alex.submit(`${await offerTo(alex)}/acceptance`);
  assert.deepEqual(await mailsAfter(20), ["steve_01@example.com: Caves belongs to Alex now"]);
});
