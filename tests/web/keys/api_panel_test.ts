import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { formIdOf, issueByForm, keysOf, openOwner, PANEL } from "../../support/people/owner.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { openPerson, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

Deno.test("a new key opens the API and is shown once, nowhere else", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { answer, key, secret, path } = await issueByForm(steve, { name: "lobby" });
  assert.equal(answer.status, 201);
  assert.equal(answer.headers.get("cache-control"), "private, no-store");
  assert.equal((await world.get("/api/v1/server", { key })).status, 200);
  const pages = [await steve.get(PANEL), await steve.get(path)];
  for (const { html } of pages) {
    assert.ok(!html.includes(key) && !html.includes(secret));
    assert.match(html, new RegExp(`…${key.slice(-4)}`));
  }
  const kept = JSON.stringify([...steve.cookies, ...answer.headers, answer.location]);
  assert.ok(!kept.includes(key) && !kept.includes(secret));
});

Deno.test("a new key comes with a request to try, and a test that opens beside it", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const webhook_url = "https://mc.example.com/votes";
  const { answer, key, path } = await issueByForm(steve, { name: "lobby", webhook_url });
  assert.match(
    answer.html,
    new RegExp(`curl -H &quot;Authorization: Bearer ${key}&quot; http://localhost/api/v1/server`),
  );
  assert.match(answer.html, new RegExp(`action="${path}/tests"[^>]* target="_blank"`));
  const form_id = /tests"[^]*?name="form_id" value="([^"]+)"/.exec(answer.html)?.[1] ?? "";
  const tested = await steve.submit(`${path}/tests`, { username: "", form_id });
  assert.equal(tested.status, 303);
  const rolled = await steve.submit(`${path}/rolls`, {
    form_id: crypto.randomUUID(),
    overlap: "0",
  });
  assert.match(rolled.html, /curl -H &quot;Authorization: Bearer vb_/);
});

Deno.test("resending a new key's form makes no key and shows no secret", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { sent, key } = await issueByForm(steve, { name: "lobby" });
  const again = await steve.submit(`${PANEL}/keys`, sent);
  assert.equal(again.status, 409);
  assert.match(again.html, /already sent/);
  assert.ok(!again.html.includes("vb_") && !again.html.includes(key));
  assert.equal((await keysOf(world)).length, 1);
});

Deno.test("a form that is sent again blames nothing but itself", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const webhook_url = "https://mc.example.com/votes";
  const { sent, path } = await issueByForm(steve, { name: "lobby", webhook_url });
  const again = await steve.submit(`${PANEL}/keys`, sent);
  assert.equal(again.status, 409);
  assert.match(again.html, /already sent/);
  assert.doesNotMatch(again.html, /another key/i);
  const replay = { form_id: crypto.randomUUID(), since: "2026-03-10T11:59" };
  await steve.submit(`${path}/replays`, replay);
  const replayed = await steve.submit(`${path}/replays`, replay);
  assert.match(replayed.html, /This form was sent before/);
  assert.doesNotMatch(replayed.html, /the last replay/i);
});

Deno.test("a new key at fault is reported at its field; input stays", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const wrong = { name: "x".repeat(61), webhook_url: "https://example.com/votes" };
  const named = await issueByForm(steve, wrong);
  assert.equal(named.answer.status, 422);
  assert.match(
    named.answer.html,
    /<p class="fault" id="name-fault">[^<]*1 to 60 printable characters/,
  );
  assert.match(named.answer.html, /value="https:\/\/example\.com\/votes"/);
  const inner = { name: "lobby", webhook_url: "https://discord.com:22/" };
  const { answer } = await issueByForm(steve, inner);
  assert.match(answer.html, /id="webhook_url-fault">[^<]*Port 22/);
  assert.deepEqual(await keysOf(world), []);
});

Deno.test("no other account finds or uses a panel, not even a moderator", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path } = await issueByForm(steve, {
    name: "lobby",
    webhook_url: "http://127.0.0.1:9999/",
  });
  const before = await keysOf(world);
  for (const stranger of [await openPerson(world, "Alex"), await openMod(world)]) {
    for (const page of [PANEL, path, `${path}/revocation`]) {
      const { status, html } = await stranger.get(page);
      assert.equal(status, 404, page);
      assert.doesNotMatch(html, /Caves|lobby/);
    }
    for (const form of FORMS_OF_A_KEY) {
      const fields = { form_id: crypto.randomUUID(), url: "", state: "paused", overlap: "0" };
      assert.equal((await stranger.submit(`${path}/${form}`, fields)).status, 404, form);
    }
    const { status } = await stranger.submit(`${PANEL}/keys`, {
      form_id: crypto.randomUUID(),
      name: "mine now",
      webhook_url: "",
    });
    assert.equal(status, 404);
  }
  assert.deepEqual(await keysOf(world), before);
});

const FORMS_OF_A_KEY = [
  "rolls",
  "revocation",
  "webhook",
  "webhook/state",
  "webhook/secret",
  "webhook/secret/activation",
  "tests",
  "grades",
  "replays",
];

function openMod(world: World): Promise<Visitor> {
  return openPerson(world, "Mod", { isModerator: true });
}

Deno.test("a signed-out visitor is sent to sign in and back", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path } = await issueByForm(steve, { name: "lobby" });
  steve.cookies.clear();
  const { status, location } = await steve.get(PANEL);
  assert.deepEqual([status, location], [303, "/sign-in?next=%2Fmy%2Fservers%2Fcaves%2Fapi"]);
  assert.equal((await steve.submit(`${path}/revocation`)).status, 401);
  assert.equal((await keysOf(world))[0]?.revokedAt, null);
});

Deno.test("rolling shows the new secret once and keeps the old as chosen", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path, key } = await issueByForm(steve, { name: "lobby" });
  const form_id = formIdOf((await steve.get(path)).html, `${path}/rolls`);
  const rolled = await steve.submit(`${path}/rolls`, { form_id, overlap: "1" });
  const next = /value="(vb_[^"]+)"/.exec(rolled.html)?.[1] ?? "";
  assert.deepEqual([rolled.status, next === key], [201, false]);
  assert.match(rolled.html, /works for one more hour/);
  const again = await steve.submit(`${path}/rolls`, { form_id, overlap: "1" });
  assert.equal(again.status, 409);
  for (const secret of [key, next]) {
    assert.equal((await world.get("/api/v1/server", { key: secret })).status, 200);
  }
});

Deno.test("spaces choose no overlap, so the old secret stays", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path, key } = await issueByForm(steve, { name: "lobby" });
  const form_id = crypto.randomUUID();
  const { status, html } = await steve.submit(`${path}/rolls`, { form_id, overlap: "  " });
  assert.equal(status, 422);
  assert.match(html, /id="overlap-fault"/);
  assert.equal((await world.get("/api/v1/server", { key })).status, 200);
});

Deno.test("revoking asks once more, then the key's page has no form left", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path } = await issueByForm(steve, { name: "lobby" });
  const asked = await steve.get(`${path}/revocation`);
  assert.match(asked.html, /<h1[^>]*>Caves<\/h1>.*Revoke key lobby\?.*Revoke lobby<\/button>/s);
  assert.equal((await keysOf(world))[0]?.revokedAt, null);
  const revoked = await steve.submit(`${path}/revocation`);
  assert.deepEqual([revoked.status, revoked.location], [303, `${PANEL}?notice=key_revoked`]);
  const { html } = await steve.get(path);
  assert.match(html, /revoked/);
  assert.ok(!html.includes(`${path}/rolls`));
});

Deno.test("a webhook secret is prepared, shown once, then activated by another form", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path, secret } = await issueByForm(steve, { name: "lobby" });
  const first = (await steve.get(path)).html;
  assert.ok(!first.includes("secret/activation"));
  const form_id = formIdOf(first, `${path}/webhook/secret`);
  const prepared = await steve.submit(`${path}/webhook/secret`, { form_id });
  const next = /value="(whsec_[^"]+)"/.exec(prepared.html)?.[1] ?? "";
  assert.deepEqual([prepared.status, next === "" || next === secret], [201, false]);
  assert.equal((await steve.submit(`${path}/webhook/secret`, { form_id })).status, 409);
  assert.match((await steve.get(path)).html, /Nothing is signed with it until you activate it/);
  const activated = await steve.submit(`${path}/webhook/secret/activation`);
  assert.equal(activated.location, `${path}?notice=secret_activated`);
  assert.ok(!(await steve.get(path)).html.includes("secret/activation"));
});

Deno.test("a webhook is moved, paused, resumed and removed, and shows its state", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path } = await issueByForm(steve, { name: "lobby" });
  const bad = await steve.submit(`${path}/webhook`, { url: "ftp://mc.example.com/" });
  assert.equal(bad.status, 422);
  assert.match(bad.html, /id="url-fault">[^<]*begins with https/);
  const url = "https://mc.example.com/votes";
  const steps = [
    [`${path}/webhook`, { url }, "webhook_saved", "active"],
    [`${path}/webhook/state`, { state: "paused" }, "webhook_paused", "paused"],
    [`${path}/webhook/state`, { state: "active" }, "webhook_resumed", "active"],
    [`${path}/webhook`, { url: "" }, "webhook_saved", "none"],
  ] as const;
  for (const [form, fields, notice, state] of steps) {
    const { location } = await steve.submit(form, fields);
    assert.equal(location, `${path}?notice=${notice}`);
    assert.equal((await keysOf(world))[0]?.webhookState, state);
  }
});

Deno.test("the panel tells who did what, and why a server is suspended", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  await issueByForm(steve, { name: "lobby" });
  const suspended = { decision: "suspend", reason: "<b>It is a copy</b>", ...world.act } as const;
  await decideStatus(world.context, "caves", suspended);
  const { html } = await steve.get(PANEL);
  assert.match(html, />Steve_01<\/span><\/td><td[^>]*><span>created a key</);
  assert.match(html, /<p[^>]*>A moderator wrote: &lt;b&gt;It is a copy/);
  assert.match(
    html,
    />the operator<\/span><\/td><td[^>]*><span>suspended the server<p class="note">.*It is a copy/,
  );
  assert.ok(!html.includes(`action="${PANEL}/keys"`));
});

Deno.test("panel pages have no script of their own and nothing from elsewhere", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const steve = await openOwner(world);
  const name = `<script>alert("1")</script>`;
  const { path, answer } = await issueByForm(steve, { name, webhook_url: receiver.url });
  for (const { html } of [answer, await steve.get(PANEL), await steve.get(path)]) {
    assert.doesNotMatch(html, /<script(?![^>]* src="\/)|style="|\son[a-z]+="/);
    assert.match(html, /&lt;script&gt;/);
  }
});

Deno.test("a key is made for what its owner ticks, and the panel says so", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { html } = await steve.get(PANEL);
  assert.match(html, /name="read" checked/);
  assert.doesNotMatch(html, /name="(rewards|feed)" checked/);
  const form_id = formIdOf(html, `${PANEL}/keys`);
  const none = { form_id, name: "plugin", webhook_url: "" };
  const refused = await steve.submit(`${PANEL}/keys`, none);
  assert.equal(refused.status, 422);
  assert.match(refused.html, /id="scopes-fault">Choose what the key is for/);
  assert.doesNotMatch(refused.html, /name="read" checked/);
  await steve.submit(`${PANEL}/keys`, { ...none, rewards: "on", feed: "on" });
  const [key] = await keysOf(world);
  assert.deepEqual(key?.scopes, ["rewards", "feed"]);
  assert.match((await steve.get(PANEL)).html, /rewards, vote feed/);
  assert.match((await steve.get(`${PANEL}/keys/${key?.id}`)).html, /rewards, vote feed/);
});
