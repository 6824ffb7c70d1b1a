import assert from "node:assert/strict";
import { createStopLinks } from "../../src/site/mail/stop_links.ts";
import { checkSecretKey } from "../../src/service/secrets/check_secret_key.ts";
import { prepareWebhookSecret } from "../../src/site/keys/webhook.ts";
import { findLinkKey, judgeLink } from "../../src/site/keys/link_key.ts";
import { openLinks } from "../support/votes/vote_links.ts";
import { resealSecrets } from "../../src/service/cli/change_secret_key.ts";
import { createSecretBox, opens, type SecretKeys } from "../../src/core/secrets/secret_key.ts";
import { findSecretKey } from "../../src/service/secrets/find_secret_key.ts";
import { createAddressLinks } from "../../src/site/sign_in/links/address_links.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import { createKnownBrowsers } from "../../src/site/sign_in/sessions/known_browser.ts";
import { createServices } from "../../src/service/services.ts";
import { eitherCheck } from "../../src/site/voting/ballot/bot_check.ts";
import { createProofOfWork } from "../../src/site/voting/ballot/proof_of_work.ts";
import { solve } from "../support/votes/ballots.ts";
import { LITTLE_WORK } from "../support/votes/little_work.ts";
import { cookieOf, signUp } from "../support/people/people.ts";
import { openWorld, SECRET_KEY, SITE, type World } from "../support/world.ts";

const NEW_KEY = btoa("another secret key of 32 bytes..");
const THIRD_KEY = btoa("a third secret key of 32 bytes..");

async function check({ services: { sql } }: World, secretKey: string, otherSecretKey?: string) {
  await checkSecretKey(sql, await findSecretKey({ secretKey, otherSecretKey, dataDir: "" }));
}

/** The secrets that a box opens, and how many there are. */
async function countOpened({ services: { sql } }: World, secretKey: string) {
  const box = createSecretBox(secretKey);
  const rows = await sql<{ keyId: string; sealed: Uint8Array }[]>`
    select key_id, sealed from endpoint, unnest(array[secret, previous_secret, pending_secret]) as s (sealed)
    where sealed is not null`;
  return {
    all: rows.length,
    opened: rows.filter(({ sealed, keyId }) => opens(box, sealed, keyId)).length,
  };
}

Deno.test("links, browsers and proofs of both keys are accepted", async () => {
  const now = new Date("2026-03-10T12:00:00.000Z");
  const claim = { accountId: crypto.randomUUID(), email: "steve@example.com" };
  const link = { ...claim, mailedAt: now.getTime() };
  const linksOf = (...keys: SecretKeys) => createAddressLinks(keys, "email links", () => now);
  const links = linksOf(NEW_KEY, SECRET_KEY);
  assert.deepEqual(links.read(linksOf(SECRET_KEY).make(claim)), link);
  assert.deepEqual(linksOf(NEW_KEY).read(links.make(claim)), link);
  assert.equal(linksOf(THIRD_KEY).read(links.make(claim)), undefined);
  const others = createAddressLinks([NEW_KEY, SECRET_KEY], "not me links", () => now);
  assert.equal(others.read(links.make(claim)), undefined, "a link for something else");

  const stops = createStopLinks([NEW_KEY, SECRET_KEY], SITE.baseUrl);
  const [stop = ""] = createStopLinks([SECRET_KEY], "").make(claim.accountId).split("/").slice(-1);
  assert.equal(stops.read(stop), claim.accountId);

  const browsers = createKnownBrowsers([NEW_KEY, SECRET_KEY], SITE.baseUrl);
  const seen = (from: typeof browsers, by: typeof browsers) => {
    const cookie = cookieOf([from.introduce(claim.accountId)]);
    return by.find(new Headers({ cookie }))?.accountId;
  };
  assert.equal(seen(createKnownBrowsers([SECRET_KEY], SITE.baseUrl), browsers), claim.accountId);
  assert.equal(seen(browsers, createKnownBrowsers([NEW_KEY], SITE.baseUrl)), claim.accountId);

  const purpose = { kind: "sign_up" } as const;
  const asking = { now, effort: 1 };
  const [old, present] = [SECRET_KEY, NEW_KEY].map((key) =>
    createProofOfWork(key, { work: LITTLE_WORK })
  );
  assert.ok(old && present);
  const either = eitherCheck(present, old);
  for (const posing of [old, either]) {
    const answer = await solve(await posing.pose(purpose, asking));
    assert.equal((await either.judge(answer, purpose, { now, address: "" })).kind, "passed");
  }
  const answer = await solve(
    await createProofOfWork(THIRD_KEY, { work: LITTLE_WORK }).pose(purpose, asking),
  );
  assert.equal((await either.judge(answer, purpose, { now, address: "" })).kind, "forged");
});

Deno.test("a session stays open under another key", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  const secretKeys: SecretKeys = [NEW_KEY];
  const connection = { databaseUrl: world.databaseUrl, secretKeys };
  const { now } = world.services;
  const alone = createServices({ webhookAllowPrivate: true, ...SITE }, connection, { now });
  const seen = await findViewer(alone, new Headers({ cookie: `theme=dark; ${cookie}; more=1` }));
  assert.equal(seen.viewer?.sessionId, viewer.sessionId);
  await alone.close();
});

Deno.test("a start needs every key that secrets were sealed with", async () => {
  await using world = await openWorld();
  await world.key(await world.server());
  await check(world, SECRET_KEY);
  await assert.rejects(check(world, NEW_KEY), { message: /as SECRET_KEY_OTHER if you are/ });
  await assert.rejects(check(world, NEW_KEY, THIRD_KEY), { message: /^SECRET_KEY is not the key/ });
  await check(world, SECRET_KEY, NEW_KEY); // the first step with several processes
  await check(world, SECRET_KEY);
  await check(world, NEW_KEY, SECRET_KEY);
  for (const key of [SECRET_KEY, NEW_KEY]) {
    await assert.rejects(check(world, key), { message: /set that one as SECRET_KEY_OTHER until/ });
    await assert.rejects(check(world, key, THIRD_KEY), { message: /SECRET_KEY_OTHER until/ });
  }
  await resealSecrets(world.services, [NEW_KEY, SECRET_KEY]);
  await check(world, NEW_KEY);
  await check(world, NEW_KEY, SECRET_KEY);
  await check(world, NEW_KEY);
  await assert.rejects(check(world, SECRET_KEY), { message: /^SECRET_KEY is not the key/ });
});

Deno.test("sealing again keeps every secret and leaves damaged ones alone", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const { id, webhookSecret } = await world.key(server);
  await prepareWebhookSecret(world.services, id, world.act);
  const damaged = await world.key(server, undefined, "damaged");
  await sql`update endpoint set secret = 'damaged' where key_id = ${damaged.id}`;
  await check(world, SECRET_KEY);
  await check(world, NEW_KEY, SECRET_KEY);
  const sealed = { resealed: 1, unreadable: [damaged.id] };
  assert.deepEqual(await resealSecrets({ sql }, [NEW_KEY, SECRET_KEY]), sealed);
  assert.deepEqual(await countOpened(world, NEW_KEY), { all: 3, opened: 2 });
  const [row] = await sql<{ secret: Uint8Array }[]>`
    select secret from endpoint where key_id = ${id}`;
  assert.ok(row);
  assert.equal(createSecretBox(NEW_KEY).open(row.secret, id), webhookSecret);
  assert.equal((await resealSecrets({ sql }, [NEW_KEY, SECRET_KEY])).resealed, 0);
});

Deno.test("link keys are sealed again too, and end when the key is lost", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const other = await world.server("Rusty Shores");
  const sign = await openLinks(world, server);
  await openLinks(world, other);
  const [player = "", expires = "", sig = ""] = sign("Steve_01").split("/").slice(4);
  const judged = async (...keys: SecretKeys) => {
    const context = { sql, box: createSecretBox(...keys) };
    const asked = { slug: server.slug, player, expires, sig };
    return (await judgeLink(context, asked, world.clock.now)).kind;
  };
  await sql`update link_key set secret = 'damaged' where server_id = ${other.id}`;
  await check(world, NEW_KEY, SECRET_KEY).catch(() => {});
  const sealed = { resealed: 1, unreadable: [other.id] };
  assert.deepEqual(await resealSecrets({ sql }, [NEW_KEY, SECRET_KEY]), sealed);
  assert.equal((await resealSecrets({ sql }, [NEW_KEY, SECRET_KEY])).resealed, 0);
  assert.deepEqual([await judged(NEW_KEY), await judged(SECRET_KEY)], ["valid", "forged"]);
  const lost = await findLinkKey({ sql, box: createSecretBox(THIRD_KEY) }, server.id);
  assert.equal(lost?.isReadable, false);
});
