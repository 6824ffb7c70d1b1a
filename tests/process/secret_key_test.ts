import assert from "node:assert/strict";
import { expectVote, listWithWebhook, openAccount, signUp } from "./kept_secrets.ts";
import { freshDatabase } from "../support/database/database.ts";
import { emptyFolder } from "../support/database/embedded_folder.ts";
import { createSecretBox, opens } from "../../src/core/secrets/secret_key.ts";
import { eventually, runDeno, startDeno } from "../support/processes/processes.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { commandLine, startService } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";

const OLD = btoa("the old secret key of 32 bytes..");
const NEW = btoa("the new secret key of 32 bytes..");

Deno.test("a changed SECRET_KEY keeps sessions and webhook secrets", async () => {
  await using database = await freshDatabase();
  await using folder = await emptyFolder();
  await using receiver = startReceiver();
  const common = {
    DATABASE_URL: database.url,
    DATA_DIR: folder.dataDir,
    WEBHOOK_ALLOW_PRIVATE: "1",
  };
  const keys = {
    old: { ...common, SECRET_KEY: OLD },
    both: { ...common, SECRET_KEY: NEW, SECRET_KEY_OTHER: OLD },
    new: { ...common, SECRET_KEY: NEW },
  };
  const { slug, secret } = await listWithWebhook(commandLine(keys.old), receiver);

  let cookie = "";
  {
    await using service = await startService(keys.old);
    cookie = await signUp(service.url);
    await expectVote(commandLine(keys.old), receiver, { slug, secret, player: "Voter_1" });
  }
  assert.match(await refusal(keys.new), /set that one again, as SECRET_KEY_OTHER/);
  {
    await using service = await startService(keys.both);
    assert.equal((await openAccount(service.url, cookie)).status, 200);
    const admin = commandLine(keys.both);
    await expectVote(admin, receiver, { slug, secret, player: "Voter_2" });
    assert.match(await refusal(keys.new), /set that one as SECRET_KEY_OTHER until/);
    const { resealed, unreadable, next } = await admin.json("secret-key rotate");
    assert.deepEqual({ resealed, unreadable }, { resealed: 1, unreadable: [] });
    assert.match(String(next), /needs the other key any more: remove SECRET_KEY_OTHER/);
    await expectVote(admin, receiver, { slug, secret, player: "Voter_3" });
  }
  {
    await using service = await startService(keys.new);
    assert.equal((await openAccount(service.url, cookie)).status, 200);
    await expectVote(commandLine(keys.new), receiver, { slug, secret, player: "Voter_4" });
  }
  assert.match(await refusal(keys.old), /^SECRET_KEY is not the key/);
});

Deno.test("sealing that was killed half-way is taken up again", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  for (const name of ["One", "Two", "Three"]) {
    const server = await world.server(name);
    for (let key = 0; key < 10; key++) await world.key(server, undefined, `key ${key}`);
  }
  const env = { DATABASE_URL: world.databaseUrl, SECRET_KEY: NEW, SECRET_KEY_OTHER: SECRET_KEY };
  await commandLine({ ...env, SECRET_KEY }).json("audit list");
  const [middle] = await sql<{ keyId: string }[]>`
    select key_id from endpoint order by key_id offset 15 limit 1`;
  await sql.begin(async (tx) => {
    await tx`select from endpoint where key_id = ${middle?.keyId ?? ""} for update`;
    await using command = startDeno(["-A", "scripts/admin.ts", "secret-key", "rotate"], { env });
    const isHalf = async () => await countOpened(world, NEW) === 15;
    await eventually("half is sealed anew", isHalf);
    command.signal("SIGKILL");
    await command.ended;
  });
  // The database may still carry out the statement that waited.
  const left = await countOpened(world, SECRET_KEY);
  assert.ok(left === 15 || left === 14);
  const { DATABASE_URL } = env;
  const alone = commandLine({ DATABASE_URL, SECRET_KEY: NEW });
  assert.match((await alone.run("audit list")).stderr, /set that one as SECRET_KEY_OTHER until/);
  await commandLine(env).json("secret-key rotate");
  assert.equal(await countOpened(world, NEW), 30);
  await alone.json("audit list");
});

/** Counts the webhook secrets that a key opens. */
async function countOpened({ services: { sql } }: World, secretKey: string): Promise<number> {
  const box = createSecretBox(secretKey);
  const rows = await sql<
    { keyId: string; secret: Uint8Array }[]
  >`select key_id, secret from endpoint`;
  return rows.filter(({ secret, keyId }) => opens(box, secret, keyId)).length;
}

async function refusal(env: Record<string, string>): Promise<string> {
  const ended = await runDeno(["-A", "embedded/start.ts"], { env: { PORT: "0", ...env } });
  assert.deepEqual([ended.code, ended.stdout], [1, ""]);
  return ended.stderr;
}
