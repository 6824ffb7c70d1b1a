import { unescape } from "node:querystring";
import { SKEW_WARN_MS } from "../../core/time/clock.ts";
import { SKEW_MAX_MS } from "../keep_clock.ts";
import { findSuperuser, measureSkew, RESTORE_MARKER } from "../database/check_postgres.ts";
import { askMembers, isUp } from "../database/members.ts";
import { sentenceOf } from "../database/sentence.ts";
import { checkSecretKey } from "../secrets/check_secret_key.ts";
import { findExposure } from "../limits/proxy_watch.ts";
import { checkDeliveries } from "./check_deliveries.ts";
import {
  addWarnings,
  BACKUP_MAX_DAYS,
  CHECK_NAMES,
  type CheckName,
  type CheckResult,
  type Examination,
  EXAMINED_WITHIN_MS,
  type Findings,
  type Warning,
} from "../../desk/health/findings.ts";
import { type RemedyName, remedyOfDatabase } from "../../desk/health/remedies.ts";
import { askSite, type WarningSink } from "./check_site.ts";
import type { Installation } from "./installation.ts";
import { findJobRuns } from "../job_runs.ts";
import { findLastBackup } from "../observing/last_backup.ts";
import { probeMailServer } from "../../site/mail/smtp.ts";
import type { SmtpFault } from "../../site/mail/smtp_fault.ts";
import { checkIssuer } from "../../site/sign_in/providers/check_issuer.ts";
import { senderOf } from "../config.ts";
import { CAST_FAULTS, type CastFault, tryCasting } from "../../site/voting/ballot/cast_probe.ts";
import { DAY_MS } from "../../core/time/day.ts";
import { inTime } from "../../core/time/in_time.ts";

/** Milliseconds for which findings are reused. */
const KEPT_MS = 30_000;

/** The password in an address. */
const PASSWORD = /\/\/[^:@/]*:([^@]+)@|[?&]password=([^&]+)/g;

/** Minimum milliseconds between two examinations. */
const AGAIN_MS = 5_000;

const ok = (message: string): CheckResult => ({ state: "ok", message });
const warn = (message: string, remedy: RemedyName): CheckResult => ({
  state: "warn",
  message,
  remedy,
});
const fail = (message: string, remedy: RemedyName): CheckResult => ({
  state: "fail",
  message,
  remedy,
});
const SHELL: CheckResult = { state: "shell", message: 'takes a shell: run "deno task doctor"' };

/** The remedies for the reasons why votes can't be cast. */
const OF_CAST_FAULT = {
  clock_off: "clock",
  read_only: "read_only",
  disk_full: "disk_full",
  timeout: "database_slow",
  database_away: "database_away",
  error: "votes_fail",
} as const satisfies Record<CastFault, RemedyName>;

/**
 * Every check by name, with its remedy if it throws or has no result in time. A check that throws has failed, and the
 * error is the reason. If the database is at fault, its remedy comes first.
 */
const CHECKS = {
  settings: ["settings", ({ nearNames = [] }) =>
    Promise.resolve(
      nearNames.length === 0
        ? ok("No variable has nearly the name of a setting")
        : warn(`Not read: ${nearNames.join(", ")}`, "settings"),
    )],
  database: ["database_away", checkDatabase],
  members: ["database_away", checkMembers],
  sessions: ["pooler_mode", async ({ shell }) => await shell?.sessions() ?? SHELL],
  clock: ["database_away", async ({ sql, now }) => {
    const skewMs = await measureSkew(sql, now);
    if (skewMs <= SKEW_WARN_MS) return ok("This host's clock agrees with the database's");
    const message = `This host's clock is ${Math.round(skewMs / 1000)} s off the database's`;
    return skewMs <= SKEW_MAX_MS
      ? warn(message, "clock")
      : fail(`${message}: nobody can vote meanwhile`, "clock");
  }],
  votes: ["database_slow", async ({ sql, now }) => {
    const clock = { isRight: async () => await measureSkew(sql, now) <= SKEW_MAX_MS };
    const { fault, error } = await tryCasting({ sql, now, clock });
    if (fault === undefined) return ok("A trial vote works");
    if (fault === "error") throw error;
    return fail(`Nobody can vote: ${CAST_FAULTS[fault]}`, OF_CAST_FAULT[fault]);
  }],
  deliveries: ["database_slow", async ({ sql, now }) => await checkDeliveries(sql, now())],
  jobs: ["database_slow", async ({ sql }) => {
    const late = (await findJobRuns(sql)).filter(({ isLate }) => isLate);
    if (late.length === 0) return ok("All jobs run on time");
    const each = late.map(({ task, doneAt }) => `"${task}" (since ${doneAt.toISOString()})`);
    return fail(
      `Not done in time: ${each.join(", ")}; the log tells why, or no process runs them`,
      "jobs",
    );
  }],
  "secret key": ["secret_key", async ({ sql, key }) => {
    await checkSecretKey(sql, key, { notes: false });
    return ok(`${key.source} opens what the database holds`);
  }],
  disk: ["disk", async ({ shell }) => await shell?.disk() ?? SHELL],
  site: ["site", askSite],
  proxy: ["proxy", (installation) => {
    const exposure = findExposure(installation);
    return Promise.resolve(
      exposure ? warn(exposure, "proxy") : ok("A proxy is in front, or the site is not public"),
    );
  }],
  limits: ["valkey", ({ valkeyUrl }) =>
    Promise.resolve(
      ok(valkeyUrl ? "Valkey counts for all processes" : "Each process counts requests by itself"),
    )],
  mail: ["mail_away", checkMail],
  "sign-in": ["sign_in_away", checkSignIn],
  backups: ["database_slow", checkBackups],
} satisfies Record<
  CheckName,
  [RemedyName, (patient: Installation & WarningSink) => Promise<CheckResult>]
>;

async function checkDatabase({ sql }: Installation): Promise<CheckResult> {
  const [row] = await sql<{ message: string; lacks: string | null; remedy: RemedyName }[]>`
    select 'PostgreSQL ' || current_setting('server_version') as message, lack.*
    from (
      select case
          when not coalesce(has_schema_privilege(current_schema, 'create'), false)
          then current_user || ' may not make tables: alter database ' || current_database() ||
            ' owner to ' || current_user
          when to_regclass(${RESTORE_MARKER}) is not null
          then 'A restore is under way, or broke off: run it again'
          when to_regclass('secret_canary') is null then 'The database is empty: start the service'
        end as lacks,
        case
          when not coalesce(has_schema_privilege(current_schema, 'create'), false) then 'database_rights'
          when to_regclass(${RESTORE_MARKER}) is not null then 'restore'
          else 'database_empty'
        end as remedy
    ) lack`;
  if (row?.lacks) return fail(row.lacks, row.remedy);
  const message = row?.message ?? "";
  const role = await findSuperuser(sql);
  return role
    ? warn(`${message}; ${role} is a superuser: name a role that is not one`, "superuser")
    : ok(message);
}

/** Checks every host of a database that has several, because the loss of one has no effect until the next is lost. */
async function checkMembers({ databaseAt }: Installation): Promise<CheckResult> {
  const members = databaseAt === undefined ? [] : await askMembers(databaseAt);
  if (members.length === 0) return ok("DATABASE_URL names one host");
  const primaries = members.filter(({ state }) => state === "primary").map(({ host }) => host);
  if (primaries.length > 1) {
    return fail(`Several hosts take writes: ${primaries.join(", ")}`, "two_primaries");
  }
  const lost = members.filter((member) => !isUp(member)).map(({ host, state, why }) =>
    state === "away" ? `${host} (${why})` : `${host} (it follows no primary)`
  );
  const all = `${members.length - lost.length} of ${members.length} database hosts work`;
  return lost.length === 0 ? ok(all) : warn(`${all}, without ${lost.join(", ")}`, "member_away");
}

/** The remedy for each fault of a mail server, and the beginning of its sentence. */
const OF_SMTP_FAULT = {
  away: ["mail_away", "The mail server cannot be reached"],
  not_smtp: ["mail_away", "The mail server cannot be reached"],
  turned_away: ["mail_turned_away", "The mail server takes no mail from here"],
  certificate: ["mail_certificate", "The mail server's certificate cannot be trusted"],
  tls: ["mail_tls", "The mail server wants TLS, or wants it in another way"],
  login: ["mail_login", "The mail server refuses our login"],
  sender: ["mail_sender", "The mail server refuses our sender"],
  mail: ["mail_turned_away", "The mail server takes no mail at the moment"],
} as const satisfies Record<SmtpFault, [RemedyName, string]>;

async function checkMail(
  { smtpUrl, baseUrl, from = senderOf(baseUrl), sendsMail = smtpUrl !== undefined }: Installation,
): Promise<CheckResult> {
  if (!sendsMail) {
    return warn("SMTP_URL is not set: owners get no email, and links go to the log", "mail");
  }
  if (!smtpUrl) return ok("Email is sent");
  const probed = await probeMailServer({ smtpUrl, from });
  if (probed.kind === "takes_mail") {
    return probed.isInClear
      ? warn("The mail server lets us in without TLS: login and emails are readable", "mail_clear")
      : ok("The mail server lets us in");
  }
  const [remedy, begins] = OF_SMTP_FAULT[probed.fault];
  const advice = probed.advice === undefined ? "" : `. ${probed.advice}`;
  return fail(`${begins}: ${probed.message}${advice}`, remedy);
}

/**
 * Sends a request to the issuer, so that a wrong setting is found before people sign in. Discord and Steam are not
 * checked.
 */
async function checkSignIn({ oidc, baseUrl }: Installation): Promise<CheckResult> {
  if (oidc === undefined) return ok("No OpenID Connect provider is switched on");
  const { kind, message } = await checkIssuer(oidc, { baseUrl });
  return kind === "ok" ? ok(message) : fail(message, `sign_in_${kind}`);
}

/** Checks the age of the last backup. A new site has two days to make its first one. */
async function checkBackups({ sql, now }: Installation): Promise<CheckResult> {
  const { at, siteSince } = await findLastBackup(sql);
  const ageMs = now().getTime() - (at ?? siteSince).getTime();
  const days = Math.floor(ageMs / DAY_MS);
  const isOld = ageMs > BACKUP_MAX_DAYS * DAY_MS;
  if (at === null) {
    const message = 'No backup was made yet by "deno task backup"';
    return isOld ? fail(message, "backups") : warn(message, "backups");
  }
  const message = `The last backup is ${days || "less than 1"} ${days > 1 ? "days" : "day"} old`;
  return isOld ? fail(message, "backups") : ok(message);
}

/** Runs all checks. One without a result in time has failed. */
export async function examine(
  installation: Installation,
  withinMs = EXAMINED_WITHIN_MS,
): Promise<Findings> {
  const warnings: Warning[] = [];
  const patient = { ...installation, warn: (one: Warning) => void warnings.push(one) };
  const hidden = (finding: CheckResult) => ({
    ...finding,
    message: hide(installation.urls, finding.message),
  });
  const found = CHECK_NAMES.map(async (name) => {
    const [remedy, check] = CHECKS[name];
    const checked = check(patient).catch((error) =>
      fail(sentenceOf(error), remedyOfDatabase(error) ?? remedy)
    );
    const late = fail("No answer in time", remedy);
    return [name, hidden(await inTime(checked, withinMs, late))] as const;
  });
  // The compiler doesn't see that there is one finding for each name.
  const findings = Object.fromEntries(await Promise.all(found)) as Findings;
  return addWarnings(findings, warnings);
}

/**
 * Creates the examination that moderators see. All of them share a result for half a minute or, with `again`, for five
 * seconds.
 */
export function createExamination(installation: Installation): Examination {
  let last: { at: Date; found: Promise<Findings> } | undefined;
  return ({ again = false } = {}) => {
    const at = installation.now();
    const keptMs = again ? AGAIN_MS : KEPT_MS;
    if (last && Math.abs(at.getTime() - last.at.getTime()) < keptMs) return last;
    return last = { at, found: examine(installation) };
  };
}

/** Removes passwords from a text, because an error message may repeat the address. */
function hide(urls: Installation["urls"], text: string): string {
  return urls.flatMap((url) => [...(url ?? "").matchAll(PASSWORD)])
    .flatMap(([, first, second = ""]) => [first ?? second, unescape(first ?? second)])
    .reduce((message, password) => message.replaceAll(password, "…"), text);
}
