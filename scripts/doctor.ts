/**
 * Reports what is wrong with an installation, as text, or as one object with --json. Exit status 1 means that a check
 * failed.
 */
import { statfs } from "node:fs/promises";
import { openDatabase } from "../embedded/launcher/database.ts";
import { loadConfig, SettingsError } from "../src/config.ts";
import { answerHelp } from "../src/cli/help.ts";
import {
  checkPooledSettings,
  checkSame,
  checkServer,
  limitsStatements,
  POOLED_TIMEOUT,
} from "../src/database/check_server.ts";
import { checkSessions } from "../src/database/check_sessions.ts";
import { closing, connect, type Sql } from "../src/database/connect.ts";
import { sentenceOf } from "../src/database/sentence.ts";
import { CHECK_NAMES, type CheckResult, examine } from "../src/service/doctor.ts";
import { REMEDIES } from "../src/service/remedies.ts";
import { findSecretKey } from "../src/secrets/secret_key.ts";

const USAGE = "Usage: deno task doctor [--json]";

const MARKS = { ok: "ok  ", warn: "WARN", fail: "FAIL", shell: "?   " };

/** Bytes that should be free for an embedded database. With less, votes will soon fail. */
const FREE_MIN_BYTES = 1_000_000_000;
const FREE_LEAST_BYTES = 50_000_000;

answerHelp(USAGE);
if (Deno.args.some((word) => word !== "--json")) {
  console.error(USAGE);
  Deno.exit(2);
}
const found = await visit().catch((error): Record<string, CheckResult> => ({
  [error instanceof SettingsError ? "settings" : "database"]: {
    state: "fail",
    words: sentenceOf(error),
  },
}));
if (Deno.args.includes("--json")) console.log(JSON.stringify(found));
else {
  for (const [name, { state, words }] of Object.entries(found)) {
    console.log(`${MARKS[state]} ${name}: ${words}`);
    if (state === "warn" || state === "fail") tellRemedy(name);
  }
}
Deno.exit(Object.values(found).some(({ state }) => state === "fail") ? 1 : 0);

/** Prints below a finding what to do about it. */
function tellRemedy(found: string): void {
  const name = CHECK_NAMES.find((one) => one === found);
  if (name === undefined) return;
  const { says, command, guide } = REMEDIES[name];
  console.log(`     ${says} (${guide.replace(/^\w+/, "docs/$&.md")})`);
  if (command !== undefined) console.log(`       ${command}`);
}

/** Runs all checks. If the service can't start at all, the error is the only finding. */
async function visit(): Promise<Record<string, CheckResult>> {
  const env = Deno.env.toObject();
  const config = loadConfig(env);
  const { smtpUrl } = config.mail;
  const database = await openDatabase(env, { mustExist: true });
  const { url, directUrl, dataDir } = database;
  const sql = connect(directUrl, { applicationName: "voteboard-doctor", max: 1 });
  const isPooled = url !== directUrl;
  const pooler = connect(url, { applicationName: "voteboard-doctor", max: 1, pooled: isPooled });
  try {
    await checkServer(sql);
    return await examine({
      sql,
      now: () => new Date(),
      fetch,
      key: await findSecretKey({ ...config, dataDir }),
      baseUrl: config.baseUrl,
      trustedProxies: config.trustedProxies,
      smtpUrl,
      urls: [url, directUrl, config.valkeyUrl, smtpUrl],
      shell: {
        sessions: () =>
          findPooler({ directUrl, direct: sql, pooler, isPooled, isEmbedded: config.embedded }),
        disk: () => findRoom(dataDir, config.embedded),
      },
    });
  } finally {
    await Promise.all([closing(sql), closing(pooler)]);
    await database.close();
  }
}

async function findPooler(
  { directUrl, direct, pooler, isPooled, isEmbedded }: {
    isPooled: boolean;
    directUrl: string;
    direct: Sql;
    pooler: Sql;
    isEmbedded: boolean;
  },
): Promise<CheckResult> {
  if (!isEmbedded) await checkSessions(directUrl);
  await checkServer(pooler);
  await checkSame(pooler, direct);
  if (isPooled) {
    await checkPooledSettings(pooler);
    if (!await limitsStatements(pooler)) return { state: "warn", words: POOLED_TIMEOUT };
  }
  return { state: "ok", words: "Sessions keep their backend, as listening and locks need it" };
}

async function findRoom(dataDir: string, isEmbedded: boolean): Promise<CheckResult> {
  if (!isEmbedded) return { state: "ok", words: "Your database's host watches its disk" };
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const size = free < FREE_MIN_BYTES
    ? `only ${free / 1e6 | 0} MB`
    : `${(free / 1e9).toFixed(1)} GB`;
  const state = free < FREE_LEAST_BYTES ? "fail" : free < FREE_MIN_BYTES ? "warn" : "ok";
  return { state, words: `${size} free in ${dataDir}` };
}
