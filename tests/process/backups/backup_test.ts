import assert from "node:assert/strict";
import { join } from "node:path";
import { emptyDatabase } from "../../support/database/database.ts";
import { embeddedFolder, emptyFolder } from "../../support/database/embedded_folder.ts";
import { expectVote, listWithWebhook, openAccount, signUp } from "../kept_secrets.ts";
import { eventually, runDeno } from "../../support/processes/processes.ts";
import { type Receiver, startReceiver } from "../../support/deliveries/receiver.ts";
import { pngOf } from "../../support/pages/pictures.ts";
import { commandLine, startService } from "../../support/processes/service.ts";

const PASSPHRASE = { BACKUP_PASSPHRASE: "correct horse battery staple" };

/** Data of an account before the backup, which a restore has to bring back. */
interface Kept {
  slug: string;
  secret: string;
  key: string;
  cookie: string;
  /** A banner as it is shown, and its address. */
  picture: { path: string; bytes: Uint8Array };
}

Deno.test("a backup moves to a new folder, and to one's own Postgres", async () => {
  await using old = await embeddedFolder();
  await using receiver = startReceiver();
  const path = join(old.dataDir, "../backup");
  const kept = await liveAndBackUp(old.dataDir, { receiver, path });

  await using folder = await emptyFolder("new");
  const restored = await run(["scripts/restore.ts", path, "--into", folder.dataDir], {});
  assert.match(restored, /^Restored \d+ rows as of 20.*Z\. The secret key is in /);
  const moved = { DATA_DIR: folder.dataDir, WEBHOOK_ALLOW_PRIVATE: "1" };
  await expectAll(moved, receiver, { ...kept, player: "Voter_2" });

  await using database = await emptyDatabase();
  await using place = await emptyFolder("third");
  const own = { DATABASE_URL: database.url, DATA_DIR: place.dataDir, WEBHOOK_ALLOW_PRIVATE: "1" };
  await run(["scripts/restore.ts", path], own);
  const SECRET_KEY = await Deno.readTextFile(join(place.dataDir, "secret_key"));
  await expectAll({ ...own, SECRET_KEY }, receiver, { ...kept, player: "Voter_3" });
});

Deno.test("a restore replaces neither a key nor a database", async () => {
  await using old = await embeddedFolder();
  const path = join(old.dataDir, "../backup");
  await commandLine({ DATA_DIR: old.dataDir }).json("audit list");
  await run(["scripts/backup.ts", path], { DATA_DIR: old.dataDir });
  const again = await runDeno(["-A", "scripts/backup.ts", path], {
    env: { DATA_DIR: old.dataDir, ...PASSPHRASE },
  });
  assert.match(again.stderr, /is there already: name a new file/);

  const refused = async (folder: string, wanted: RegExp, passphrase = PASSPHRASE) => {
    const env = { DATA_DIR: folder, ...passphrase };
    const { code, stderr } = await runDeno(["-A", "scripts/restore.ts", path], { env });
    assert.equal(code, 1);
    assert.match(stderr, wanted);
  };
  await refused(old.dataDir, /^The database is not empty/);
  await using other = await emptyFolder("other");
  await Deno.writeTextFile(join(other.dataDir, "secret_key"), btoa("x".repeat(32)));
  await refused(other.dataDir, /secret_key holds another key than the backup/);
  await using untouched = await emptyFolder("untouched");
  await refused(untouched.dataDir, /the passphrase is wrong/, { BACKUP_PASSPHRASE: "a wrong one" });
  assert.deepEqual(await Array.fromAsync(Deno.readDir(untouched.dataDir)), []);
});

/** Runs a service for a while, and backs it up while it still runs. */
async function liveAndBackUp(
  dataDir: string,
  { receiver, path }: { receiver: Receiver; path: string },
): Promise<Kept> {
  const env = { DATA_DIR: dataDir, WEBHOOK_ALLOW_PRIVATE: "1" };
  await using service = await startService(env);
  const admin = commandLine(env);
  const { slug, secret, key } = await listWithWebhook(admin, receiver);
  const cookie = await signUp(service.url);
  const links = service.log().filter(({ event }) => event === "no_moderator_yet");
  assert.match(String(links[0]?.["link"]), /^http:\/\/localhost:\d+\/first-moderator\/[\w-]{43}$/);
  assert.equal(links.length, 1);
  await expectVote(admin, receiver, { slug, secret, player: "Voter_1" });
  const picture = await addBanner(service, { admin, cookie });
  const printed = await run(["scripts/backup.ts", path], env);
  assert.match(printed, /^Backed up \d+ rows and the secret key in \d+ bytes: /);
  const trail = JSON.stringify(await admin.json("audit list"));
  assert.match(trail, /backup_made/);
  return { slug, secret, key, cookie, picture };
}

/** Uploads a banner to an approved server of the owner with that cookie. */
async function addBanner(
  { url }: { url: string },
  { admin, cookie }: { admin: ReturnType<typeof commandLine>; cookie: string },
): Promise<Kept["picture"]> {
  await admin.json(
    "server add --owner Steve_01 --name Own --game minecraft --host 127.0.0.1 --port 1",
  );
  await admin.json("server approve own");
  const body = new FormData();
  body.set("banner", new File([pngOf(1_280, 427)], "banner.png"));
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  const page = `${url}/my/servers/own/pictures`;
  const sent = await fetch(page, { method: "POST", headers, body });
  const [path = ""] = /\/pictures\/[0-9a-f]{64}-1280\.webp/.exec(await sent.text()) ?? [];
  const shown = await fetch(url + path);
  assert.equal(shown.status, 200);
  return { path, bytes: await shown.bytes() };
}

async function expectAll(
  env: Record<string, string>,
  receiver: Receiver,
  { slug, secret, key, cookie, picture, player }: Kept & { player: string },
): Promise<void> {
  await using service = await startService(env);
  // On a busy machine a first answer may come too late, which is a 503.
  const isSignedIn = async () => (await openAccount(service.url, cookie)).status === 200;
  await eventually("the session is known", isSignedIn);
  const vote = await eventually("the key is known", async () => {
    const answer = await service.get("/api/v1/vote-check?username=Voter_1", key);
    const body = await answer.json();
    return answer.status === 200 && body;
  });
  assert.equal(vote.voted, true);
  const shown = await fetch(service.url + picture.path);
  assert.deepEqual([shown.status, await shown.bytes()], [200, picture.bytes]);
  await expectVote(commandLine(env), receiver, { slug, secret, player });
}

/** Runs a program of `scripts` and returns what it printed. */
async function run(args: string[], env: Record<string, string>): Promise<string> {
  const ended = await runDeno(["-A", ...args], { env: { ...env, ...PASSPHRASE } });
  assert.deepEqual([ended.code, ended.stderr], [0, ""]);
  return ended.stdout;
}
