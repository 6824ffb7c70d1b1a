import assert from "node:assert/strict";
import { join } from "node:path";
import { checkSecretKey } from "../../src/service/secrets/check_secret_key.ts";
import {
  activateWebhookSecret,
  prepareWebhookSecret,
  resumeWebhook,
} from "../../src/site/keys/webhook.ts";
import { findSecretKey, type SecretKey } from "../../src/service/secrets/find_secret_key.ts";
import { createServices } from "../../src/service/services.ts";
import { adoptSecretKey } from "../../src/service/cli/change_secret_key.ts";
import { freshDatabase } from "../support/database/database.ts";
import { emptyFolder } from "../support/database/embedded_folder.ts";
import { runDeno } from "../support/processes/processes.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { commandLine } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, SITE, UNASKED, type World } from "../support/world.ts";

const OTHER_KEY = btoa("another secret key of 32 bytes..");

const WRONG =
  /^SECRET_KEY is not the key that .*: set that one again, as SECRET_KEY_OTHER if .*\. If it is lost .* adopt"/;

function keyOf(secretKey: string): Promise<SecretKey> {
  return findSecretKey({ secretKey, dataDir: "" });
}

async function check({ services: { sql } }: Pick<World, "services">, secretKey: string) {
  await checkSecretKey(sql, await keyOf(secretKey));
}

async function hasCanary({ services: { sql } }: World): Promise<boolean> {
  return (await sql`select from secret_canary`).length > 0;
}

Deno.test("a start with another SECRET_KEY is refused and spends no attempt", async () => {
  await using world = await openWorld({ now: new Date(), listedAt: UNASKED });
  await using receiver = startReceiver();
  const server = await world.server();
  await world.key(server, receiver.url);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  await check(world, SECRET_KEY);
  const { code, stdout, stderr } = await runDeno(["-A", "embedded/start.ts"], {
    env: {
      DATABASE_URL: world.databaseUrl,
      SECRET_KEY: OTHER_KEY,
      PORT: "0",
      WEBHOOK_ALLOW_PRIVATE: "1",
    },
  });
  assert.deepEqual({ code, stdout }, { code: 1, stdout: "" });
  assert.match(stderr, WRONG);
  assert.equal(stderr.trimEnd().split("\n").length, 1);
  const rows = await world.services.sql`select state, attempts, tries from outbox`;
  assert.deepEqual([...rows], [{ state: "pending", attempts: 0, tries: 0 }]);
  assert.equal(receiver.received.length, 0);
});

Deno.test("the command line refuses another SECRET_KEY before it seals anything", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await check(world, SECRET_KEY);
  const env = { DATABASE_URL: world.databaseUrl, SECRET_KEY: OTHER_KEY };
  const { code, stdout, stderr } = await commandLine(env).run(`key issue ${server.slug}`);
  assert.deepEqual({ code, stdout }, { code: 1, stdout: "" });
  assert.match(stderr, WRONG);
  assert.equal((await world.services.sql`select from endpoint`).length, 0);
});

Deno.test("without a canary, stored secrets judge the key despite one damaged row", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const name of ["one", "two", "three"]) await world.key(server, undefined, name);
  await world.services.sql`
    update endpoint set secret = 'damaged' where key_id = (select min(id::text)::uuid from api_key)`;
  await assert.rejects(check(world, OTHER_KEY), { message: WRONG });
  assert.ok(!await hasCanary(world));
  await check(world, SECRET_KEY);
  assert.ok(await hasCanary(world));
  await assert.rejects(check(world, OTHER_KEY), { message: WRONG });
});

Deno.test("of two keys that reach a new database at once, one stays", async () => {
  for (let time = 0; time < 5; time++) {
    await using database = await freshDatabase();
    const world = { services: { sql: database.sql } };
    const coming = [SECRET_KEY, OTHER_KEY, SECRET_KEY, OTHER_KEY];
    const verdicts = await Promise.allSettled(
      coming.map(async (key) => await checkSecretKey(world.services.sql, await keyOf(key))),
    );
    const stayed = coming.filter((_, place) => verdicts[place]?.status === "fulfilled");
    assert.equal(stayed.length, 2);
    assert.equal(new Set(stayed).size, 1);
  }
});

Deno.test("a lost key file is named, and no new key replaces it", async () => {
  await using world = await openWorld();
  await using folder = await emptyFolder();
  const { sql } = world.services;
  await check(world, SECRET_KEY);
  const kept = { secretKey: undefined, dataDir: folder.dataDir };
  await assert.rejects(checkSecretKey(sql, await findSecretKey(kept)), {
    message: /data folder\/secret_key is missing, .*: put it back from your backup\./,
  });
  assert.deepEqual(await Array.fromAsync(Deno.readDir(folder.dataDir)), []);

  const path = join(folder.dataDir, "secret_key");
  await Deno.writeTextFile(path, OTHER_KEY);
  await assert.rejects(checkSecretKey(sql, await findSecretKey(kept)), {
    message: /data folder\/secret_key is not the key that .*: put the right file back/,
  });
  await Deno.writeTextFile(path, `${SECRET_KEY}\n`);
  await checkSecretKey(sql, await findSecretKey(kept));
});

Deno.test("an embedded database whose secret_key was lost refuses start and command line", async () => {
  await using folder = await emptyFolder();
  const env = { DATA_DIR: folder.dataDir, PORT: "0" };
  const admin = commandLine(env);
  await admin.json("audit list");
  await Deno.remove(join(folder.dataDir, "secret_key"));
  const runs = [await runDeno(["-A", "embedded/start.ts"], { env }), await admin.run("audit list")];
  for (const { code, stdout, stderr } of runs) {
    assert.deepEqual({ code, stdout }, { code: 1, stdout: "" });
    assert.match(stderr, /secret_key is missing, and this database's secrets were sealed with it/);
  }
  assert.deepEqual(await admin.json("secret-key adopt"), { paused: [] });
  await admin.json("audit list");
});

Deno.test("adopting a new key leaves webhooks waiting for their owners", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const server = await world.server();
  const key = await world.key(server, receiver.url);
  await world.account("Steve_01");
  await check(world, SECRET_KEY);
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY: OTHER_KEY });
  assert.deepEqual(await admin.json("secret-key adopt"), { paused: [key.id] });
  await assert.rejects(check(world, SECRET_KEY), { message: WRONG });
  await check(world, OTHER_KEY);

  const services = createServices(
    { webhookAllowPrivate: true, ...SITE },
    { databaseUrl: world.databaseUrl, secretKeys: [OTHER_KEY] },
    { now: () => world.clock.now, databaseNow: () => Promise.resolve(world.clock.now) },
  );
  await prepareWebhookSecret(services, key.id, world.act);
  await activateWebhookSecret(world.context, key.id, world.act);
  await resumeWebhook(world.context, key.id, world.act);
  await world.vote(server, "Steve_01");
  await services.dispatcher.deliverDue();
  assert.equal(receiver.received.length, 1);
  await services.close();
});

Deno.test("adopting the key that is found again pauses nothing that it opens", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await world.key(await world.server());
  assert.deepEqual(await adoptSecretKey({ sql, secretKeys: [SECRET_KEY] }, world.act), []);
});
