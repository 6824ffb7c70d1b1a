import { statfs } from "node:fs/promises";
import { createTransport } from "nodemailer";
import type { Config } from "../../src/config.ts";
import { findSuperuser, readClock } from "../../src/database/check_server.ts";
import type { Sql } from "../../src/database/connect.ts";
import { checkSecretKey } from "../../src/keys/check_secret_key.ts";
import { findSecretKey } from "../../src/secret_key.ts";

/** Milliseconds that clocks may differ: beyond them `/readyz` complains. */
const SKEW_MAX_MS = 2_000;

/** Bytes that have to be free beside an embedded database, and milliseconds to wait for others. */
const FREE_MIN_BYTES = 1_000_000_000;
const ANSWER_WITHIN_MS = 5_000;

const BACKUP_MAX_DAYS = 2;
const DAY_MS = 86_400_000;

/** What a check found: `warn` can wait, `fail` keeps the service from working. */
export interface Finding {
  state: "ok" | "warn" | "fail";
  words: string;
}

/** All that checks look at. */
export interface Patient {
  config: Config;
  sql: Sql;
  dataDir: string;
  now: () => Date;
  fetch: typeof fetch;
}

/** Every check by its name; one that throws has failed, and what it throws is why. */
export const CHECKS: Record<string, (patient: Patient) => Promise<Finding>> = {
  async database({ sql }) {
    const [row] = await sql<{ version: string }[]>`
      select current_setting('server_version') as version`;
    const role = await findSuperuser(sql);
    return role === undefined
      ? ok(`PostgreSQL ${row?.version}`)
      : warn(`PostgreSQL ${row?.version}; ${role} is a superuser: name a role that is none`);
  },

  async clock({ sql, now }) {
    const skewMs = Math.abs((await readClock(sql)).getTime() - now().getTime());
    if (skewMs <= SKEW_MAX_MS) return ok("agrees with the database's");
    return fail(`is ${Math.round(skewMs / 1000)} s off the database's: run NTP on both hosts`);
  },

  async "secret key"({ sql, config, dataDir }) {
    const key = await findSecretKey({ ...config, dataDir });
    await checkSecretKey(sql, key);
    return ok(`opens what the database holds (${key.source})`);
  },

  async disk({ dataDir, config }) {
    if (!config.embedded) return ok("is your database's to watch");
    const { bavail, bsize } = await statfs(dataDir);
    const words = `${(bavail * bsize / 1e9).toFixed(1)} GB free in ${dataDir}`;
    return bavail * bsize < FREE_MIN_BYTES ? warn(`only ${words}`) : ok(words);
  },

  async site({ config: { baseUrl }, fetch }) {
    const url = `${baseUrl}/readyz`;
    // A certificate that is not good, or a name that does not resolve, is the error's to tell.
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
      .catch((error) => explain(`${url} cannot be reached`, error));
    const detail = String(
      Reflect.get(Object(await answer.json().catch(() => ({}))), "detail") ?? "",
    );
    if (answer.status !== 200) return fail(`${url} answers ${answer.status}. ${detail}`);
    if (detail !== "") return warn(`${url} answers, and says: ${detail}`);
    if (baseUrl.startsWith("https:")) return ok(`${url} answers, with a good certificate`);
    return warn(`${url} answers without TLS: set BASE_URL to an https address`);
  },

  async mail({ config: { mail: { smtpUrl } } }) {
    if (smtpUrl === undefined) {
      return warn("SMTP_URL is not set: owners get no email, and links go to the log");
    }
    const limits = { connectionTimeout: ANSWER_WITHIN_MS, greetingTimeout: ANSWER_WITHIN_MS };
    const mailer = createTransport({ url: smtpUrl, ...limits });
    await mailer.verify().catch((error) => explain("the mail server cannot be used", error))
      .finally(() => mailer.close());
    return ok("the mail server lets us in");
  },

  async backups({ sql, now }) {
    const [last] = await sql<{ at: Date | null }[]>`
      select max(at) as at from audit_entry where action = 'backup_made'`;
    if (!last?.at) return warn('none was made by "deno task backup"');
    const days = Math.floor((now().getTime() - last.at.getTime()) / DAY_MS);
    const words = `the last one was made ${days} days ago`;
    return days > BACKUP_MAX_DAYS ? warn(words) : ok(words);
  },
};

/** Runs all checks, one after the other. */
export async function examine(patient: Patient): Promise<Record<string, Finding>> {
  const found: Record<string, Finding> = {};
  for (const [name, check] of Object.entries(CHECKS)) {
    found[name] = await check(patient).catch((error) =>
      fail(error instanceof Error ? error.message : String(error))
    );
  }
  return found;
}

function ok(words: string): Finding {
  return { state: "ok", words };
}

function warn(words: string): Finding {
  return { state: "warn", words };
}

function fail(words: string): Finding {
  return { state: "fail", words };
}

function explain(what: string, error: unknown): never {
  throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
}
