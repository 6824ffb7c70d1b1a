import { unescape } from "node:querystring";
import { SKEW_MAX_MS, SKEW_WARN_MS } from "../time/clock.ts";
import { findSuperuser, measureSkew, RESTORE_MARKER } from "../database/check_server.ts";
import type { Sql } from "../database/connect.ts";
import { sentenceOf } from "../database/sentence.ts";
import { createHostProof } from "../secrets/host_proof.ts";
import { checkSecretKey } from "../keys/check_secret_key.ts";
import type { Cidr } from "../limits/client_address.ts";
import { findExposure } from "../limits/proxy_watch.ts";
import type { SecretKey } from "../secrets/secret_key.ts";
import { findJobRuns } from "./job_runs.ts";
import { CAST_FAULTS, tryCasting } from "../votes/cast_probe.ts";
import { inTime } from "../time/in_time.ts";

/** Milliseconds for all checks, which run in parallel, and for which their findings are reused. */
export const EXAMINED_WITHIN_MS = 8_000;
const KEPT_MS = 30_000;

/** The password in an address. */
const PASSWORD = /\/\/[^:@/]*:([^@]+)@|[?&]password=([^&]+)/g;

/** The start of Deno's errors, which repeats the address. */
const REPEATED_ADDRESS = /^error sending request for url \(\S*\): /;

/** Text around the reason of a failed connection, such as "Connection refused". */
const AROUND_REASON = /^client error \(Connect\): (tcp connect error: )?| \(os error \d+\)$/g;

/** Added when the site can't be reached, because the address comes from the shell's environment. */
const OTHER_ENVIRONMENT =
  "If the service runs elsewhere, give this command its BASE_URL and PORT, too.";

/** Days after which the last backup is too old. */
export const BACKUP_MAX_DAYS = 2;

/** Milliseconds between two examinations, however often somebody asks for another. */
const AGAIN_MS = 5_000;

/** Result of a check: `warn` can wait, `fail` keeps the service from working, `shell` can't be checked from here. */
export interface CheckResult {
  state: "ok" | "warn" | "fail" | "shell";
  words: string;
}

/** Everything that checks examine. */
export interface Installation {
  sql: Sql;
  now: () => Date;
  fetch: typeof fetch;
  key: SecretKey;
  baseUrl: string;
  trustedProxies: readonly Cidr[];
  smtpUrl: string | undefined;
  /** Whether mail is sent; absent: if `smtpUrl` is set. A mailer that a test replaces needs no address. */
  sendsMail?: boolean;
  /** Addresses whose passwords no finding may contain. */
  urls: (string | undefined)[];
  /** Checks of what a service can't access. Available in a shell. */
  shell?: Record<"sessions" | "disk", () => Promise<CheckResult>>;
}

const ok = (words: string): CheckResult => ({ state: "ok", words });
const warn = (words: string): CheckResult => ({ state: "warn", words });
const fail = (words: string): CheckResult => ({ state: "fail", words });
const SHELL: CheckResult = { state: "shell", words: 'takes a shell: run "deno task doctor"' };

/** Every check by name. One that throws has failed, and the error is the reason. */
const CHECKS = {
  async database({ sql }) {
    const [row] = await sql<{ words: string; lacks: string | null }[]>`
      select 'PostgreSQL ' || current_setting('server_version') as words, case
          when not coalesce(has_schema_privilege(current_schema, 'create'), false)
          then current_user || ' may not make tables: alter database ' || current_database() ||
            ' owner to ' || current_user
          when to_regclass(${RESTORE_MARKER}) is not null
          then 'A restore is under way, or broke off: run it again'
          when to_regclass('secret_canary') is null then 'The database is empty: start the service'
        end as lacks`;
    if (row?.lacks) return fail(row.lacks);
    const [words = "", role] = [row?.words, await findSuperuser(sql)];
    return role ? warn(`${words}; ${role} is a superuser: name a role that is not one`) : ok(words);
  },
  sessions: async ({ shell }) => await shell?.sessions() ?? SHELL,
  async clock({ sql, now }) {
    const skewMs = await measureSkew(sql, now);
    if (skewMs <= SKEW_WARN_MS) return ok("This host's clock agrees with the database's");
    const words = `This host's clock is ${Math.round(skewMs / 1000)} s off the database's`;
    return skewMs <= SKEW_MAX_MS ? warn(words) : fail(`${words}: nobody can vote meanwhile`);
  },
  async votes({ sql, now }) {
    const clock = { isRight: async () => await measureSkew(sql, now) <= SKEW_MAX_MS };
    const { fault, error } = await tryCasting({ sql, now, clock });
    if (fault === undefined) return ok("A trial vote works");
    if (fault === "error") throw error;
    return fail(`Nobody can vote: ${CAST_FAULTS[fault]}`);
  },
  async jobs({ sql }) {
    const late = (await findJobRuns(sql)).filter(({ isLate }) => isLate);
    if (late.length === 0) return ok("All jobs run on time");
    const each = late.map(({ task, doneAt }) => `"${task}" (since ${doneAt.toISOString()})`);
    return fail(
      `Not done in time: ${each.join(", ")}; the log tells why, or no process runs them`,
    );
  },
  async "secret key"({ sql, key }) {
    await checkSecretKey(sql, key, { notes: false });
    return ok(`${key.source} opens what the database holds`);
  },
  disk: async ({ shell }) => await shell?.disk() ?? SHELL,
  async site({ baseUrl, fetch, key, shell }) {
    const url = `${baseUrl}/readyz`;
    // A shell seldom has the service's environment, and then tries an address where something else is, or nothing.
    const hint = shell ? ` ${OTHER_ENVIRONMENT}` : "";
    const answer = await fetch(url, {
      headers: { Authorization: createHostProof(key.values).header },
      signal: AbortSignal.timeout(EXAMINED_WITHIN_MS),
    })
      .catch(({ message, cause }) => {
        // The error's cause explains an invalid certificate, or a name that does not resolve.
        const why = String(Object(cause).message ?? message)
          .replace(REPEATED_ADDRESS, "").replaceAll(AROUND_REASON, "");
        throw new Error(`${url} cannot be reached: ${why}${hint && `.${hint}`}`);
      });
    const { detail = "" } = Object(await answer.json().catch(() => ({})));
    // Only ours gives a detail.
    if (answer.status !== 200) {
      return fail(`${url} answers ${answer.status}.${detail === "" ? hint : ` ${detail}`}`);
    }
    if (detail !== "") return warn(`${url} answers, and says: ${detail}`);
    if (baseUrl.startsWith("https:")) return ok(`${url} answers, with a good certificate`);
    return warn(`${url} answers without TLS: set BASE_URL to an https address`);
  },
  proxy(installation) {
    const exposure = findExposure(installation);
    return Promise.resolve(
      exposure ? warn(exposure) : ok("A proxy is in front, or the site is not public"),
    );
  },
  async mail({ smtpUrl, sendsMail = smtpUrl !== undefined }) {
    if (!sendsMail) {
      return warn("SMTP_URL is not set: owners get no email, and links go to the log");
    }
    if (!smtpUrl) return ok("Email is sent");
    const { createTransport } = await import("nodemailer");
    const [connectionTimeout, socketTimeout] = [EXAMINED_WITHIN_MS, EXAMINED_WITHIN_MS];
    const mailer = createTransport({ url: smtpUrl, connectionTimeout, socketTimeout });
    await mailer.verify().catch(({ code, message }) => {
      const fault = code === "EAUTH" ? "refuses our login" : "cannot be reached";
      throw new Error(`The mail server ${fault}: ${message}`);
    }).finally(() => mailer.close());
    return ok("The mail server lets us in");
  },
  async backups({ sql, now }) {
    // Entries are dropped after two years. By then the last backup has been too old for long.
    const [last] = await sql<{ days: number | null }[]>`
      select floor(extract(epoch from ${now()} - max(at)) / 86400)::int as days
      from audit_entry where action = 'backup_made'`;
    if (last?.days == null) return warn('No backup was made yet by "deno task backup"');
    const days = `${last.days || "less than 1"} ${last.days > 1 ? "days" : "day"}`;
    const words = `The last backup is ${days} old`;
    return last.days > BACKUP_MAX_DAYS ? warn(words) : ok(words);
  },
} satisfies Record<string, (installation: Installation) => Promise<CheckResult>>;

/** The name of a check. */
export type CheckName = keyof typeof CHECKS;

/** Results by the names of the checks. */
export type Findings = Record<CheckName, CheckResult>;

/** The names of all checks, in their order. */
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

/** Runs all checks. One without a result in time has failed. */
export async function examine(
  installation: Installation,
  withinMs = EXAMINED_WITHIN_MS,
): Promise<Findings> {
  const found = CHECK_NAMES.map(async (name) => {
    const check: (installation: Installation) => Promise<CheckResult> = CHECKS[name];
    const checked = check(installation).catch((error) =>
      fail(hide(installation.urls, sentenceOf(error)))
    );
    return [name, await inTime(checked, withinMs, fail("No answer in time"))] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Findings;
}

/**
 * Creates the examination that moderators see. Each result is reused for half a minute, for all of them; with `again`,
 * for five seconds.
 */
export function createExamination(installation: Installation) {
  let last: { at: Date; found: Promise<Findings> } | undefined;
  return ({ again = false } = {}) => {
    const at = installation.now();
    const keptMs = again ? AGAIN_MS : KEPT_MS;
    if (last && Math.abs(at.getTime() - last.at.getTime()) < keptMs) return last;
    return last = { at, found: examine(installation) };
  };
}

/** Removes passwords, because an error message may repeat the address. */
function hide(urls: Installation["urls"], told: string): string {
  return urls.flatMap((url) => [...(url ?? "").matchAll(PASSWORD)])
    .flatMap(([, first, second = ""]) => [first ?? second, unescape(first ?? second)])
    .reduce((words, password) => words.replaceAll(password, "…"), told);
}
