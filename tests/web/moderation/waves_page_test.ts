import assert from "node:assert/strict";
import { castMany, plantWave } from "../../support/votes/planted_wave.ts";
import { openPerson, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** A wave of 40 votes, and two moderators. */
async function openDesk() {
  const world = await openWorld();
  const server = await world.server();
  const id = await plantWave(world, server);
  const people = [
    await openPerson(world, "Mod", { isModerator: true }),
    await openPerson(world, "Mara", { isModerator: true }),
  ] as const;
  return { world, server, path: `/moderation/waves/${id}`, people };
}

/** The fields of the form that voids, as the page shows them. */
async function fieldsOn(mod: Visitor, path: string): Promise<Record<string, string>> {
  const { html } = await mod.get(path);
  const [, form = ""] = /<form[^>]*\/voiding"[^>]*>([^]*?)<\/form>/.exec(html) ?? [];
  // Ticked boxes are beside the form.
  const beside = html.replace(form, "").matchAll(/<input[^>]*form="void-form"[^>]*>/g);
  const sent = [...form.matchAll(/<input[^>]*>/g), ...beside].filter(([input]) =>
    !input.includes("checkbox") || /\bchecked/.test(input)
  );
  const inputs = sent.map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? "",
    /value="([^"]*)"/.exec(input)?.[1] ?? "",
  ]);
  return { ...Object.fromEntries(inputs), source: "" };
}

async function countVoid({ services }: World): Promise<number> {
  await services.background.settled();
  return (await services.sql`select from vote where voided_at is not null`).length;
}

Deno.test("a moderator sees why votes are a wave and what voiding would do, and voids in one step", async () => {
  const { world, path, people: [mod] } = await openDesk();
  await using _ = world;
  const { html: list } = await mod.get("/moderation/waves");
  assert.match(
    list,
    /41 votes in an hour, usually [\d.]+: 40 \(98 %\) from one network, 40 \(98 %\) by players who never voted/,
  );
  assert.match(list, /Waves<span class="count">1/);
  const { html } = await mod.get(path);
  assert.match(html, /<h1>41 votes in an hour for .?Skyblock Valley/);
  assert.match(html, /40 votes · 8 addresses/);
  assert.match(html, /Players who voted here before.*1 vote · .*not ticked at first/s);
  assert.match(html, /61 → 21/);
  assert.doesNotMatch(html, /192\.0\.2/);

  const fields = await fieldsOn(mod, path);
  const short = await mod.submit(`${path}/voiding`, { ...fields, step: "void", reason: "no" });
  assert.deepEqual([short.status, /id="reason-fault"/.test(short.html)], [422, true]);
  assert.equal(await countVoid(world), 0);
  const sent = await mod.submit(`${path}/voiding`, { ...fields, step: "void", reason: "Bought" });
  assert.equal(sent.location, `${path}?notice=votes_voided`);
  assert.equal(await countVoid(world), 40);
  const { html: after } = await mod.get(path);
  assert.match(after, /Votes voided/);
  assert.match(after, /\/moderation\/servers\/skyblock-valley\/voids#/);
});

Deno.test("another choice is counted before it is voided", async () => {
  const { world, path, people: [mod] } = await openDesk();
  await using _ = world;
  const fields = await fieldsOn(mod, path);
  const all = { ...fields, youngerDays: "1", step: "count" };
  const counted = await mod.submit(`${path}/voiding`, all);
  assert.equal(counted.status, 200);
  assert.match(counted.html, /40 of 40 ticked.*Void 40 votes/s);
  // Ticks belong to the choice that they were shown for.
  const other = { ...all, youngerDays: "", step: "void", reason: "Bought" };
  const shown = await mod.submit(`${path}/voiding`, { ...other, of: "another" });
  assert.equal(shown.status, 200);
  assert.match(shown.html, /40 of 41 ticked.*Void 40 votes/s);
  assert.equal(await countVoid(world), 0);
  const wrong = await mod.submit(`${path}/voiding`, { ...all, since: fields["until"] ?? "" });
  assert.equal(wrong.status, 422);
  assert.match(wrong.html, /Choose a start before the end/);
  assert.match(wrong.html, /No counted votes match/);
});

Deno.test("a wave that went on for longer than one void batch may void still has votes to void", async () => {
  const { world, path, people: [mod] } = await openDesk();
  await using _ = world;
  await world.services.sql`update wave set since = since - interval '40 days'`;
  const { html } = await mod.get(path);
  // The votes of two regulars on the ten days before, and of one within the wave.
  assert.match(html, /40 of 61 ticked.*Void 40 votes/s);
});

Deno.test("honest votes from other places than a wave's are not ticked at first", async () => {
  const { world, server, path, people: [mod] } = await openDesk();
  await using _ = world;
  await castMany(world, server, { prefix: "Honest", count: 70 });
  const { html } = await mod.get(path);
  assert.match(html, /40 of 111 ticked.*Void 40 votes/s);
  assert.match(html, /Places with one or two votes.*70 votes/s);
});

Deno.test("a wave is dismissed with a reason, which the trail keeps", async () => {
  const { world, path, people: [mod] } = await openDesk();
  await using _ = world;
  const without = await mod.submit(`${path}/dismissal`, { seen: "41", why: "" });
  assert.deepEqual([without.status, /id="why-fault"/.test(without.html)], [422, true]);
  const sent = await mod.submit(`${path}/dismissal`, {
    seen: "41",
    why: "Announced on Discord.",
    "picked:party": "1",
  });
  assert.equal(sent.location, "/moderation/waves?notice=wave_dismissed");
  const [entry] = await world.services.sql<{ action: string; details: { reason: string } }[]>`
    select action, details from audit_entry where action like 'wave%'`;
  assert.deepEqual([entry?.action, entry?.details.reason], [
    "wave_dismissed",
    "It is a vote party or an event. Announced on Discord.",
  ]);
  assert.match((await mod.get("/moderation/waves")).html, /No unusual votes\./);
});

Deno.test("a wave is dismissed with one press, which gives its reason", async () => {
  const { world, path, people: [mod] } = await openDesk();
  await using _ = world;
  assert.match((await mod.get(path)).html, /<button[^>]*name="picked:stream"[^>]*>/);
  await mod.submit(`${path}/dismissal`, { seen: "41", why: "", "picked:stream": "1" });
  const [entry] = await world.services.sql<{ reason: string }[]>`
    select details->>'reason' as reason from audit_entry where action = 'wave_dismissed'`;
  assert.equal(entry?.reason, "It is a video or a stream.");
});

Deno.test("the second of two moderators learns what the first one decided, and keeps their words", async () => {
  const { world, path, people: [mod, mara] } = await openDesk();
  await using _ = world;
  const fields = await fieldsOn(mara, path);
  await mod.submit(`${path}/dismissal`, { seen: "41", why: "Announced on Discord" });
  const late = await mara.submit(`${path}/voiding`, { ...fields, step: "void", reason: "Bought" });
  assert.equal(late.status, 422);
  assert.match(late.html, /Mod has dismissed this wave in the meantime/);
  assert.equal(await countVoid(world), 0);
});

Deno.test("an owner answers on the overview, and moderators read it at the wave and at the void batch", async () => {
  const { world, server, path, people: [mod] } = await openDesk();
  await using _ = world;
  const owner = await openPerson(world, "Olga");
  await world.services.sql`
    update server set owner_id = (select id from account where username = 'Olga') where id = ${server.id}`;
  const fields = await fieldsOn(mod, path);
  await mod.submit(`${path}/voiding`, { ...fields, step: "void", reason: "Bought votes" });
  await world.services.background.settled();
  const own = `/my/servers/${server.slug}`;
  const { html } = await owner.get(own);
  assert.match(html, /40 votes for your server were voided/);
  assert.match(html, /Their reason: .?Bought votes/);
  const action = /action="([^"]+\/answer)"/.exec(html)?.[1] ?? "";
  const name = /<textarea[^>]*name="(answer-[^"]+)"/.exec(html)?.[1] ?? "";
  const short = await owner.submit(action, { [name]: "No" });
  assert.equal(short.status, 422);
  assert.match(short.html, />No<\/textarea>/);
  const sent = await owner.submit(action, { [name]: "We had a party" });
  assert.equal(sent.location, `${own}?notice=void_answered`);
  assert.equal((await owner.submit(action, { [name]: "And again" })).status, 422);
  assert.doesNotMatch((await owner.get(own)).html, /\/answer"/);

  const { html: waves } = await mod.get("/moderation/waves");
  assert.match(waves, /We had a party/);
  for (const page of [path, `/moderation/servers/${server.slug}/voids`]) {
    assert.match((await mod.get(page)).html, /We had a party/);
  }
  const read = /action="([^"]+\/reading)"/.exec(waves)?.[1] ?? "";
  assert.equal((await mod.submit(read)).location, "/moderation/waves?notice=answer_read");
  assert.doesNotMatch((await mod.get("/moderation/waves")).html, /We had a party/);
});

Deno.test("a moderator chooses how often email comes", async () => {
  const { world, people: [mod] } = await openDesk();
  await using _ = world;
  assert.match((await mod.get("/moderation/settings")).html, /<option value="hourly" selected/);
  const sent = await mod.submit("/moderation/mail", { every: "daily" });
  assert.equal(sent.location, "/moderation/settings?notice=moderator_mail_saved#mail");
  assert.match((await mod.get("/moderation/settings")).html, /<option value="daily" selected/);
  assert.equal((await mod.submit("/moderation/mail", { every: "always" })).status, 422);
});

Deno.test("a wave shows the trust of its votes, and one of a version before goes without", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const moderator = await openPerson(world, "Mod", { isModerator: true });
  const path = `/moderation/waves/${await plantWave(world, server)}`;
  const { html } = await moderator.get(path);
  assert.match(html, /Trust of the votes.*none.*41 of 41/s);
  await world.services.sql`update wave set counts = counts - 'trust'`;
  const before = await moderator.get(path);
  assert.equal(before.status, 200);
  assert.doesNotMatch(before.html, /Trust of the votes/);
});
