import assert from "node:assert/strict";
import { connectChat } from "../../../src/reach/keys/chat.ts";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { findKnownSecrets } from "../../../src/site/keys/known_secrets.ts";
import { renewKnownSecrets } from "../../../src/site/keys/renew_secrets.ts";
import { findLinkKey, makeLinkKey } from "../../../src/site/keys/link_key.ts";
import { rollKey } from "../../../src/core/keys/roll_key.ts";
import { findHolders, makeUrlKey } from "../../../src/site/keys/url_key.ts";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { activateWebhookSecret, prepareWebhookSecret } from "../../../src/site/keys/webhook.ts";
import { findAccount } from "../../../src/core/accounts/named_account.ts";
import type { Act } from "../../../src/core/rights/actor.ts";
import { changeMember, leaveServer } from "../../../src/site/servers/roles/people.ts";
import { offerRole } from "../../../src/site/servers/roles/role_offers.ts";
import { acceptOffer } from "../../../src/site/servers/roles/accept_offer.ts";
import { formIdOf, openOwner } from "../../support/people/owner.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const PEOPLE = "/my/servers/caves/people";
const SETTINGS = "/my/servers/caves/settings";
const HOOK = "http://127.0.0.1/votes";
const CHANNEL = "http://127.0.0.1/hooks/abcdefghijklmnopqrstuvwxyz";

const ALL = [
  "api_key Plugin Alex",
  "webhook_secret Plugin Alex",
  "chat Mattermost …wxyz Alex",
  "url_key Alex",
  "link_key Alex",
].sort();

Deno.test("the owner of a removed manager reads which keys they know, and one button renews them", async () => {
  await using world = await openWorld();
  const { steve, owner, alex } = await openShared(world);
  const own = await issueKey(world.context, "caves", { name: "Steve's", ...owner });
  const old = await makeAll(world, alex);
  assert.deepEqual(await knownIn(world), [], "they manage the server");

  const removed = await steve.submit(`${PEOPLE}/${alex.accountId}/role`, { role: "none" });
  assert.equal(removed.location, `${SETTINGS}?notice=member_removed_keys`);
  assert.deepEqual(await knownIn(world), ALL);
  const { html } = await steve.get(removed.location);
  assert.match(html, /keys that they know still work/);
  for (const name of ["API key “", "Webhook secret of “", "URL key", "Key for vote links"]) {
    assert.ok(html.includes(name), name);
  }
  assert.doesNotMatch(html, /Steve&#39;s|Steve's/);

  const form_id = formIdOf(html, `${PEOPLE}/keys`);
  const shown = await steve.submit(`${PEOPLE}/keys`, { form_id });
  assert.equal(shown.status, 201);
  const secrets = [...shown.html.matchAll(/value="((?:vb_|vbu_|vbl_|whsec_)[^"]+)"/g)]
    .map(([, secret = ""]) => secret);
  assert.deepEqual(secrets.map((secret) => secret.split("_")[0]), ["vb", "whsec", "vbu", "vbl"]);
  assert.equal((await steve.submit(`${PEOPLE}/keys`, { form_id })).status, 409);
  assert.deepEqual(await statusesOf(world, [old.key.secret, secrets[0], own.secret]), [
    401,
    200,
    200,
  ]);
  const { sql } = world.services;
  const holders = await findHolders(sql, [old.url, secrets[2] ?? ""]);
  assert.deepEqual(holders.map((holder) => holder !== null), [false, true]);
  assert.notEqual(
    (await findLinkKey(world.context, await serverId(world)))?.ending,
    old.link.slice(-4),
  );

  // Of a webhook's secret the new one waits, and a chat's address is made elsewhere.
  assert.deepEqual(await knownIn(world), [
    "chat Mattermost …wxyz Alex",
    "webhook_secret Plugin Alex prepared",
  ]);
  const still = await steve.get(SETTINGS);
  assert.match(still.html, /then activate it/);
  assert.match(still.html, /Make a new address in the chat/);
  assert.doesNotMatch(still.html, /people\/keys"/);
  await activateWebhookSecret(world.context, old.key.id, owner);
  assert.deepEqual(await knownIn(world), ["chat Mattermost …wxyz Alex"]);
});

const ENDINGS: readonly [how: string, end: (world: World, people: People) => Promise<unknown>][] = [
  ["leave", (world, { alex }) => leaveServer(world.context, "caves", alex)],
  [
    "become viewers",
    (world, { owner, alex: { accountId } }) =>
      changeMember(world.context, "caves", { ...owner, accountId, role: "viewer" }),
  ],
  [
    "are disabled",
    ({ services: { sql } }) =>
      sql`update account set disabled_at = now(), disabled_reason = 'x' where username = 'Alex'`,
  ],
  [
    "hand the listing over",
    async (world, { owner, alex }) => {
      await join(world, owner, alex, "owner");
      await openPerson(world, "Heir");
      await join(world, alex, await actOf(world, "Heir"), "owner");
    },
  ],
];

for (const [how, end] of ENDINGS) {
  Deno.test(`keys of managers who ${how} are named`, async () => {
    await using world = await openWorld();
    const people = await openShared(world);
    await makeAll(world, people.alex);
    await end(world, people);
    assert.deepEqual(await knownIn(world), ALL);
  });
}

Deno.test("a deleted account's keys are named without it", async () => {
  await using world = await openWorld();
  const { alex } = await openShared(world);
  await makeUrlKey(world.context, "caves", alex);
  await leaveServer(world.context, "caves", alex);
  await world.services.sql`update account set deleted_at = now() where username = 'Alex'`;
  assert.deepEqual(await knownIn(world), ["url_key"]);
});

Deno.test("a key is named for as long as a secret of it works that a former manager made", async () => {
  await using world = await openWorld();
  const { owner, alex } = await openShared(world);
  const { id } = await issueKey(world.context, "caves", { name: "Rolled", ...alex });
  await rollKey(world.context, id, { overlapHours: 24, ...owner });
  await prepareWebhookSecret(world.context, id, owner);
  await leaveServer(world.context, "caves", alex);
  assert.deepEqual(await knownIn(world), ["api_key Rolled Alex"]);
  world.pass(86_400_000);
  assert.deepEqual(await knownIn(world), []);
});

Deno.test("a Votifier token is known until another one is typed, wherever it is sent", async () => {
  await using world = await openWorld();
  const { owner, alex } = await openShared(world);
  const at = (port: number, secret?: string) => ({ host: "127.0.0.1", port, secret });
  await connectVotifier(world.context, "caves", { ...at(8192, "alex_token_1"), ...alex });
  await leaveServer(world.context, "caves", alex);
  assert.deepEqual(await knownIn(world), ["votifier Votifier Alex"]);
  await connectVotifier(world.context, "caves", { ...at(8193), name: "Lobby", ...owner });
  assert.deepEqual(await knownIn(world), ["votifier Lobby Alex"]);
  await connectVotifier(world.context, "caves", { ...at(8193, "steve_token_1"), ...owner });
  assert.deepEqual(await knownIn(world), []);

  await join(world, owner, alex);
  await connectVotifier(world.context, "caves", { ...at(8194), ...alex });
  await leaveServer(world.context, "caves", alex);
  assert.deepEqual(await knownIn(world), [], "who changes the host is shown no token");
});

Deno.test("only the owner sees and renews the keys of former people, with a recent proof", async () => {
  await using world = await openWorld();
  const { steve, owner, alex } = await openShared(world);
  await makeUrlKey(world.context, "caves", alex);
  await leaveServer(world.context, "caves", alex);
  const eve = await openPerson(world, "Eve");
  await join(world, owner, await actOf(world, "Eve"));
  assert.doesNotMatch((await eve.get(SETTINGS)).html, /people\/keys"/);
  const form_id = crypto.randomUUID();
  assert.equal((await eve.submit(`${PEOPLE}/keys`, { form_id })).status, 403);
  await assert.rejects(renewKnownSecrets(world.context, "caves", await actOf(world, "Eve")));
  await world.services.sql`update session set proved_at = '2020-01-01'`;
  const asked = await steve.submit(`${PEOPLE}/keys`, { form_id });
  assert.equal(asked.status, 403);
  assert.match(asked.html, /name="proof_password"/);
  assert.deepEqual(await knownIn(world), ["url_key Alex"]);
});

type People = Awaited<ReturnType<typeof openShared>>;

async function serverId({ services: { sql } }: World): Promise<string> {
  const [server] = await sql<{ id: string }[]>`select id from server where slug = 'caves'`;
  return server?.id ?? assert.fail("no server");
}

function statusesOf(world: World, secrets: readonly (string | undefined)[]): Promise<number[]> {
  return Promise.all(secrets.map(async (secret) => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await world.get("/api/v1/server", { headers })).status;
  }));
}

/** Steve's Caves, which Alex manages. */
async function openShared(world: World) {
  const steve = await openOwner(world);
  await openPerson(world, "Alex");
  const owner = await actOf(world, "Steve_01");
  const alex = await actOf(world, "Alex");
  await join(world, owner, alex);
  return { steve, owner, alex };
}

type Person = Act & { accountId: string; username: string };

async function actOf(world: World, username: string): Promise<Person> {
  const account = await findAccount(world.services.sql, username) ?? assert.fail(username);
  const by = {
    kind: "account",
    id: account.id,
    isModerator: false,
    isAdministrator: false,
  } as const;
  return { by, now: world.clock.now, accountId: account.id, username };
}

async function join(
  world: World,
  owner: Act,
  { username, ...act }: Person,
  role: "manager" | "owner" = "manager",
): Promise<void> {
  await offerRole(world.context, "caves", { ...owner, username, role });
  const [offer] = await world.services.sql<{ id: string }[]>`select id from server_offer`;
  await acceptOffer(world.context, offer?.id ?? "", act);
}

async function knownIn(world: World): Promise<string[]> {
  const known = await findKnownSecrets(world.services.sql, await serverId(world), world.clock.now);
  return known.map(({ kind, name, knownBy, isPrepared }) =>
    [kind, name, knownBy, isPrepared ? "prepared" : ""].filter(Boolean).join(" ")
  ).sort();
}

/** Makes one secret of each kind as `act`, and returns them. */
async function makeAll(world: World, act: Act) {
  const { context } = world;
  const key = await issueKey(context, "caves", { name: "Plugin", webhookUrl: HOOK, ...act });
  const channel = { service: "mattermost", pace: "at_once", locale: null } as const;
  await connectChat(context, "caves", { address: CHANNEL, ...channel, ...act });
  return {
    key,
    url: await makeUrlKey(context, "caves", act),
    link: await makeLinkKey(context, "caves", act),
  };
}
