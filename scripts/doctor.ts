/**
 * Reports the problems of an installation, as text, or as one object with --json. With --quiet, for cron, it prints
 * only problems that need action. Exit status 1 means that a check failed; with --quiet, 3 means that there are
 * warnings.
 */
import { statfs } from "node:fs/promises";
import { openDatabase } from "../embedded/launcher/database.ts";
import { loadConfig, SettingsError } from "../src/service/config.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import {
  checkPooledSettings,
  checkPostgres,
  checkSame,
  limitsStatements,
  POOLED_TIMEOUT,
} from "../src/service/database/check_postgres.ts";
import { checkSessions } from "../src/service/database/check_sessions.ts";
import { closing, connect, type Sql } from "../src/core/database/connect.ts";
import { sentenceOf } from "../src/service/database/sentence.ts";
import type { CheckResult } from "../src/desk/health/findings.ts";
import { examine } from "../src/service/doctor/examine.ts";
import {
  REMEDIES,
  type Remedy,
  type RemedyName,
  remedyOfDatabase,
} from "../src/desk/health/remedies.ts";
import { findSecretKey } from "../src/service/secrets/find_secret_key.ts";

const USAGE = "Usage: deno task doctor [--json] [--quiet]";

/** Exit status of --quiet if there are warnings, but no failures. */
const WARNED_EXIT = 3;

const MARKS = { ok: "ok  ", warn: "WARN", fail: "FAIL", shell: "?   " };

/** Bytes that should be free for an embedded database. With less, votes will soon fail. */
const FREE_MIN_BYTES = 1_000_000_000;
const FREE_LEAST_BYTES = 50_000_000;

answerHelp(USAGE);
if (Deno.args.some((word) => word !== "--json" && word !== "--quiet")) {
  console.error(USAGE);
  Deno.exit(2);
}
const isQuiet = Deno.args.includes("--quiet");
const found = await visit().catch((error): Record<string, CheckResult> => ({
  [error instanceof SettingsError ? "settings" : "database"]: {
    state: "fail",
    message: sentenceOf(error),
    remedy: error instanceof SettingsError
      ? "settings"
      : remedyOfDatabase(error) ?? "database_too_old",
  },
}));
const told = Object.entries(found).filter(([, { state }]) =>
  !isQuiet || state === "warn" || state === "fail"
);
if (Deno.args.includes("--json")) {
  if (told.length > 0 || !isQuiet) console.log(jsonOf(told));
} else {
  for (const [name, { state, message, remedy }] of told) {
    console.log(`${MARKS[state]} ${name}: ${message}`);
    if (remedy) tellRemedy(remedy);
  }
}
if (told.some(([, { state }]) => state === "fail")) Deno.exit(1);
Deno.exit(isQuiet && told.length > 0 ? WARNED_EXIT : 0);

/** Writes findings as JSON, in which a message is called `words`. */
function jsonOf(findings: [name: string, CheckResult][]): string {
  return JSON.stringify(Object.fromEntries(findings.map((
    [name, { state, message, remedy }],
  ) => [name, { state, words: message, remedy }])));
}

/** Prints the remedy below a finding. */
function tellRemedy(name: RemedyName): void {
  const { says, command, guide }: Remedy = REMEDIES[name];
  console.log(`     ${says} (${guide.replace(/^\w[\w-]*/, "docs/$&.md")})`);
  if (command !== undefined) console.log(`       ${command}`);
}

/** Runs all checks. If the service can't start at all, the error is the only finding. */
async function visit(): Promise<Record<string, CheckResult>> {
  const env = Deno.env.toObject();
  const config = loadConfig(env);
  const { smtpUrl, from } = config.mail;
  const database = await openDatabase(env, { mustExist: true });
  const { url, directUrl, dataDir } = database;
  const sql = connect(directUrl, { applicationName: "voteboard-doctor", max: 1 });
  const isPooled = url !== directUrl;
  const pooler = connect(url, { applicationName: "voteboard-doctor", max: 1, pooled: isPooled });
  try {
    await checkPostgres(sql);
    return await examine({
      sql,
      now: () => new Date(),
      fetch,
      key: await findSecretKey({ ...config, dataDir }),
      baseUrl: config.baseUrl,
      trustedProxies: config.trustedProxies,
      smtpUrl,
      from,
      oidc: config.providers.oidc,
      valkeyUrl: config.valkeyUrl,
      databaseAt: directUrl,
      nearNames: config.nearNames,
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
  const steps: [RemedyName, () => Promise<void>][] = [
    ["pooler_mode", () => isEmbedded ? Promise.resolve() : checkSessions(directUrl)],
    ["database_away", () => checkPostgres(pooler)],
    ["two_databases", () => checkSame(pooler, direct)],
    ["pooler_settings", () => isPooled ? checkPooledSettings(pooler) : Promise.resolve()],
  ];
  for (const [remedy, step] of steps) {
    try {
      await step();
    } catch (error) {
      return { state: "fail", message: sentenceOf(error), remedy };
    }
  }
  if (isPooled && !await limitsStatements(pooler)) {
    return { state: "warn", message: POOLED_TIMEOUT, remedy: "pooler_settings" };
  }
  return { state: "ok", message: "Sessions keep their backend, as listening and locks need it" };
}

async function findRoom(dataDir: string, isEmbedded: boolean): Promise<CheckResult> {
  if (!isEmbedded) return { state: "ok", message: "Your database's host watches its disk" };
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const size = free < FREE_MIN_BYTES
    ? `only ${free / 1e6 | 0} MB`
    : `${(free / 1e9).toFixed(1)} GB`;
  const state = free < FREE_LEAST_BYTES ? "fail" : free < FREE_MIN_BYTES ? "warn" : "ok";
  const message = `${size} free in ${dataDir}`;
  return state === "ok" ? { state, message } : { state, message, remedy: "disk" };
}
