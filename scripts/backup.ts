/** Writes a backup of the database and its secret key into one encrypted file, while the service runs. */
import { dirname, resolve } from "node:path";
import { openDatabase } from "../embedded/launcher/database.ts";
import { loadConfig } from "../src/service/config.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import { checkSessions } from "../src/service/database/check_sessions.ts";
import { closing, connect } from "../src/core/database/connect.ts";
import { checkSecretKey } from "../src/service/secrets/check_secret_key.ts";
import { findSecretKey } from "../src/service/secrets/find_secret_key.ts";
import { OPERATOR } from "../src/core/rights/actor.ts";
import { recordAudit } from "../src/core/trail/audit.ts";
import { STATEMENT_LIMIT_MS } from "./backup/statement_limit.ts";
import { readPassphrase, refuseShort } from "./backup/passphrase.ts";
import type { Bytes } from "./backup/seal.ts";
import { runCommand, type TakeBack } from "./backup/run_command.ts";
import { refuseForeign, writeBackup } from "./backup/write_backup.ts";

const USAGE = "Usage: deno task backup FILE, with the passphrase in BACKUP_PASSPHRASE or on stdin";

answerHelp(USAGE);
const [file, ...others] = Deno.args;
if (file === undefined || file.startsWith("-") || others.length > 0) {
  console.error(USAGE);
  Deno.exit(2);
}
const path = resolve(Deno.env.get("INIT_CWD") ?? Deno.cwd(), file);
await runCommand(path, { work: backUp, interrupted: "Interrupted: nothing was backed up" });

async function backUp(takeBack: TakeBack): Promise<string> {
  const env = Deno.env.toObject();
  const config = loadConfig(env);
  await refusePresent(path);
  const passphrase = await readPassphrase(env, { stdin: Deno.stdin, isNew: true, takeBack });
  refuseShort(passphrase);
  const database = await openDatabase(env, { mustExist: true });
  takeBack(() => database.close());
  const sql = connect(database.directUrl, {
    applicationName: "voteboard-backup",
    max: 1,
    answerWithinMs: STATEMENT_LIMIT_MS,
  });
  try {
    if (!database.embedded) await checkSessions(database.directUrl);
    const key = await findSecretKey({ ...config, dataDir: database.dataDir });
    await refuseForeign(sql);
    await checkSecretKey(sql, key);
    const now = new Date();
    const write = (chunks: Bytes) => writeWhole(path, chunks, takeBack);
    const rows = await writeBackup(sql, { secretKeys: key.values, passphrase, now, write });
    const { size } = await Deno.stat(path);
    await recordAudit(sql, { by: OPERATOR, now }, {
      action: "backup_made",
      serverId: null,
      subject: "database",
      details: { rows, bytes: size },
    });
    return `Backed up ${rows} rows and the secret key in ${size} bytes: ${path}`;
  } finally {
    await closing(sql);
    await database.close();
  }
}

/** Writes the file so that it appears complete. An interrupted run leaves no file that looks like a backup. */
async function writeWhole(path: string, chunks: Bytes, takeBack: TakeBack): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}.draft`;
  takeBack(() => Deno.remove(draft));
  try {
    using file = await Deno.open(draft, { createNew: true, write: true, mode: 0o600 });
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length;) at += await file.write(chunk.subarray(at));
    }
    await file.sync();
    await appear(draft, path);
  } finally {
    await Deno.remove(draft).catch(() => {});
  }
}

/**
 * Gives the draft its final name. A link never overwrites a file. On file systems without links, the name is reserved
 * first.
 */
async function appear(draft: string, path: string): Promise<void> {
  try {
    await Deno.link(draft, path);
  } catch (error) {
    if (error instanceof Deno.errors.AlreadyExists) throw error;
    (await Deno.open(path, { createNew: true, write: true, mode: 0o600 })).close();
    await Deno.rename(draft, path);
  }
}

async function refusePresent(path: string): Promise<void> {
  // Checked before the operator types a passphrase.
  await Deno.stat(dirname(path)).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new Error(`There is no folder ${dirname(path)}: make it first`, { cause: error });
  });
  const isThere = await Deno.lstat(path).then(() => true, () => false);
  if (isThere) throw new Error(`${path} is there already: name a new file`);
}
