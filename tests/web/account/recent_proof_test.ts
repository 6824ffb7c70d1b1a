import assert from "node:assert/strict";
import {
  openPerson,
  openVisitor,
  PASSWORD,
  signIn,
  type Visitor,
} from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** An owner who signed in with that password an hour ago. */
async function openOwner(world: World): Promise<{ visitor: Visitor; slug: string }> {
  const visitor = await openPerson(world, "Steve_01");
  const { slug } = await world.server();
  await world.services.sql`
    update server set owner_id = (select id from account where username = 'Steve_01')`;
  await signedInAnHourAgo(world);
  return { visitor, slug };
}

async function signedInAnHourAgo({ services, clock }: World): Promise<void> {
  const before = new Date(clock.now.getTime() - 3_600_000);
  await services.sql`update session set proved_at = ${before}`;
}

/** The hidden fields of a page's first form to the proof. */
function fieldsOf(html: string): Record<string, string> {
  const form = /<form[^>]*action="\/account\/proof".*?<\/form>/s.exec(html)?.[0] ?? "";
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
      .map(([, name = "", value = ""]) => [name, value]),
  );
}

Deno.test("a key is issued only to who showed just now who they are, and nothing typed is lost", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { visitor, slug } = await openOwner(world);
  const action = `/my/servers/${slug}/api/keys`;
  const typed = {
    form_id: crypto.randomUUID(),
    name: "lobby",
    webhook_url: "",
    read: "on",
  };
  const asked = await visitor.submit(action, typed);
  assert.equal(asked.status, 403);
  assert.match(asked.html, /<h1[^>]*>Confirm it&#39;s you<\/h1>/);
  assert.equal((await sql`select from api_key`).length, 0);
  const fields = fieldsOf(asked.html);
  assert.deepEqual(fields, { ...typed, proof_next: "/account", proof_form: action });
  const wrong = await visitor.submit("/account/proof", { ...fields, proof_password: "wrong" });
  assert.equal(wrong.status, 422);
  assert.deepEqual(fieldsOf(wrong.html), fields);
  const right = { ...fields, proof_password: PASSWORD };
  const sent = await visitor.submit("/account/proof", right);
  assert.deepEqual([sent.status, sent.location], [307, action]);
  // A browser sends the same fields again.
  const made = await visitor.submit(action, right);
  assert.equal(made.status, 201);
  const [key] = await sql`select name from api_key`;
  assert.equal(key?.["name"], "lobby");
});

Deno.test("what gives power over a listing or an account asks for a recent proof", async () => {
  await using world = await openWorld();
  const { visitor, slug } = await openOwner(world);
  const key = await world.key({ slug });
  const own = `/my/servers/${slug}`;
  const form_id = crypto.randomUUID();
  const channel = {
    secret_address: "https://chat.example.org/hooks/k3jsf9v8m2q0",
    service: "mattermost",
    pace: "at_once",
    locale: "",
  };
  const forms: [path: string, fields: Record<string, string>][] = [
    [`${own}/api/keys/${key.id}/rolls`, { form_id, overlap: "1" }],
    [`${own}/api/keys/${key.id}/webhook`, { url: "http://127.0.0.1:9999/" }],
    [`${own}/api/keys/${key.id}/webhook/state`, { state: "paused" }],
    [`${own}/api/keys/${key.id}/webhook/secret`, { form_id }],
    [`${own}/api/keys/${key.id}/webhook/secret/activation`, {}],
    [`${own}/rewards/keys`, { form_id }],
    [`${own}/rewards/url-key`, { form_id }],
    [`${own}/rewards/link-key`, { form_id }],
    [`${own}/rewards/votifier`, { host: "127.0.0.1", port: "8192", secret: "k3jsf9v8m2q0" }],
    [`${own}/chats`, { ...channel, form_id }],
    [`${own}/api/keys/${key.id}/chat`, channel],
    [`${own}/handover`, { heir: "Alex" }],
    [`${own}/people`, { username: "Alex", role: "manager" }],
    [`${own}/people/${key.id}/role`, { role: "manager" }],
    ["/account/passkeys", { name: "Phone", credential: "{}" }],
    ["/account/passkeys/abc/removal", {}],
    ["/account/second-factor/app", { secret: "x", code: "123456" }],
    ["/account/second-factor/passkeys", {}],
    ["/account/second-factor/codes", {}],
    ["/account/second-factor/removal", {}],
  ];
  for (const [path, fields] of forms) {
    const { status, html } = await visitor.submit(path, fields);
    assert.equal(status, 403, path);
    assert.match(html, /<h1[^>]*>Confirm it&#39;s you<\/h1>/, path);
    assert.doesNotMatch(html, /k3jsf9v8m2q0/, "secrets are typed again");
    assert.match(html, /You are about to /, "it says what waits");
  }
  for (const path of ["/account/passkeys/new", "/account/second-factor"]) {
    const { location } = await visitor.get(path);
    assert.equal(location, `/account/proof?${new URLSearchParams({ next: path })}`);
    const { html } = await visitor.get(location ?? "");
    assert.match(html, /You are about to /);
    assert.match(html, /<a[^>]*href="\/account"[^>]*>Back to your account<\/a>/);
  }
});

Deno.test("the page Confirm it's you has a way back to the form that it asks about", async () => {
  await using world = await openWorld();
  const { visitor, slug } = await openOwner(world);
  await signedInAnHourAgo(world);
  const own = `/my/servers/${slug}`;
  const headers = { origin: "http://localhost", referer: `http://localhost${own}/people` };
  const form = { username: "Alex", role: "viewer" };
  const { status, html } = await visitor.submit(`${own}/people`, form, headers);
  assert.equal(status, 403);
  assert.match(html, /You are about to share your listing/);
  assert.match(
    html,
    /you won't be asked again for ten minutes|you won&#39;t be asked again for ten/,
  );
  assert.match(html, new RegExp(`<a[^>]*href="${own}/people"[^>]*>Go back without it</a>`));
});

Deno.test("an administrator shows who they are before they give a role on the site", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Ada", { isAdministrator: true });
  const { id } = await world.account("Eve");
  await signedInAnHourAgo(world);
  const path = `/moderation/accounts/${id}/role`;
  assert.equal((await visitor.submit(path, { role: "administrator" })).status, 403);
  const [eve] = await world.services.sql`select is_administrator from account where id = ${id}`;
  assert.equal(eve?.["isAdministrator"], false);
});

Deno.test("voiding many votes asks who a moderator is, counting them doesn't", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Mod", { isModerator: true });
  const { slug } = await world.server();
  await signedInAnHourAgo(world);
  const path = `/moderation/servers/${slug}/voids`;
  const choice = {
    since: "2026-03-10T00:00",
    until: "2026-03-10T10:00",
    youngerDays: "",
    sharing: "",
  };
  assert.equal((await visitor.submit(path, choice)).status, 200);
  const voiding = { ...choice, step: "void", reason: "By a script", counted: "0" };
  assert.equal((await visitor.submit(path, { ...voiding, step: "count" })).status, 200);
  assert.deepEqual([...await world.services.sql`select id from void_batch`], []);
  // Whatever else is sent with it.
  for (const fields of [voiding, { ...voiding, reason: "" }]) {
    const voided = await visitor.submit(path, fields);
    assert.equal(voided.status, 403);
    assert.match(voided.html, /<h1[^>]*>Confirm it&#39;s you<\/h1>/);
  }
});

Deno.test("voiding votes one by one asks who a moderator is from the eleventh in a day, also if all come at once", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const visitor = await openPerson(world, "Mod", { isModerator: true });
  const server = await world.server();
  const ids: string[] = [];
  for (let nth = 0; nth < 14; nth += 1) {
    await world.account(`Player_${nth}`);
    const cast = await world.vote(server, `Player_${nth}`);
    if (cast.kind === "cast") ids.push(cast.voteId);
  }
  await signedInAnHourAgo(world);
  const voidIt = (id = "") =>
    visitor.submit(`/moderation/votes/${id}/voiding`, { reason: "By a script" });
  const countVoid = async () => (await sql`select from vote where voided_at is not null`).length;
  const answers = await Promise.all(ids.slice(0, 13).map(voidIt));
  assert.equal(answers.filter(({ status }) => status === 303).length, 10);
  assert.equal(await countVoid(), 10);
  const asked = answers.find(({ status }) => status === 403);
  assert.match(asked?.html ?? "", /<h1[^>]*>Confirm it&#39;s you<\/h1>/);
  assert.equal(fieldsOf(asked?.html ?? "")["reason"], "By a script");
  await sql`update session set proved_at = ${world.clock.now}`;
  assert.equal((await voidIt(ids[13])).status, 303);
  assert.equal(await countVoid(), 11);
});

Deno.test("the ten single voids without a proof belong to an account and any 24 hours, not to a session or a date", async () => {
  await using world = await openWorld();
  world.clock.now = new Date("2026-03-01T23:00:00.000Z");
  const first = await openPerson(world, "Mod", { isModerator: true });
  const second = openVisitor(world, { address: "198.51.100.2" });
  await signIn(world, second, "Mod");
  const other = await openPerson(world, "Other", { isModerator: true });
  const server = await world.server();
  const ids: string[] = [];
  for (let nth = 0; nth < 16; nth += 1) {
    await world.account(`Player_${nth}`);
    const cast = await world.vote(server, `Player_${nth}`);
    if (cast.kind === "cast") ids.push(cast.voteId);
  }
  await world.services.sql`update session set proved_at = '2026-02-01'`;
  const voidBy = async (visitor: Visitor) => {
    const path = `/moderation/votes/${ids[0]}/voiding`;
    const { status } = await visitor.submit(path, { reason: "By a script" });
    if (status === 303) ids.shift();
    return status;
  };
  for (let nth = 0; nth < 10; nth += 1) {
    assert.equal(await voidBy(nth % 2 === 0 ? first : second), 303);
  }
  assert.deepEqual([await voidBy(first), await voidBy(second)], [403, 403]);
  assert.equal(await voidBy(other), 303, "each moderator has ten");
  world.clock.now = new Date("2026-03-02T22:59:59.000Z");
  assert.deepEqual([await voidBy(first), await voidBy(second)], [403, 403]);
  world.clock.now = new Date("2026-03-02T23:00:01.000Z");
  assert.equal(await voidBy(first), 303);
});

Deno.test("counting the votes of a void batch again asks who a moderator is", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Mod", { isModerator: true });
  const { slug } = await world.server();
  await signedInAnHourAgo(world);
  const lifting = `/moderation/servers/${slug}/voids/${crypto.randomUUID()}/lifting`;
  assert.equal((await visitor.submit(lifting, {})).status, 403);
  await world.services.sql`update session set proved_at = ${world.clock.now}`;
  assert.equal((await visitor.submit(lifting, {})).status, 404);
});

Deno.test("the page Confirm it's you leads back, only within this site, and at once if it is known", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  const known = await visitor.get("/account/proof?next=/account/second-factor");
  assert.equal(known.location, "/account/second-factor");
  await signedInAnHourAgo(world);
  assert.equal((await visitor.get("/account/proof?next=/account/second-factor")).status, 200);
  for (const evil of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    await signedInAnHourAgo(world);
    const away = await visitor.submit("/account/proof", {
      proof_password: PASSWORD,
      proof_next: evil,
      proof_form: evil,
    });
    assert.equal(away.location, "/account", evil);
  }
});

Deno.test("guesses at the proof are limited", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  await signedInAnHourAgo(world);
  const statuses = [];
  for (let nth = 0; nth < 11; nth++) {
    statuses.push((await visitor.submit("/account/proof", { proof_password: "wrong" })).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(422), 429]);
});
