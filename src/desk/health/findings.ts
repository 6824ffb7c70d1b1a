import type { RemedyName } from "./remedies.ts";
import { propertiesOf } from "../../core/text/properties_of.ts";

/** Milliseconds for all checks, which run in parallel. */
export const EXAMINED_WITHIN_MS = 8_000;

/** Days after which the last backup is too old. */
export const BACKUP_MAX_DAYS = 2;

/** The names of all checks of an installation, in their order. */
export const CHECK_NAMES = [
  "settings",
  "database",
  "members",
  "sessions",
  "clock",
  "votes",
  "deliveries",
  "jobs",
  "secret key",
  "disk",
  "site",
  "proxy",
  "limits",
  "mail",
  "sign-in",
  "backups",
] as const;

/** The name of a check. */
export type CheckName = typeof CHECK_NAMES[number];

/**
 * Result of a check. `warn` can wait, `fail` prevents the service from working, and `shell` can only be checked in a
 * shell.
 */
export interface CheckResult {
  state: "ok" | "warn" | "fail" | "shell";
  message: string;
  /** The remedy: what to do about the finding. */
  remedy?: RemedyName;
}

/** Results by the names of the checks. */
export type Findings = Record<CheckName, CheckResult>;

/** Examines the site, or returns recent findings. With `again`, it returns only findings of the last few seconds. */
export type Examination = (options?: { again?: boolean }) => { at: Date; found: Promise<Findings> };

/** A problem that a process notices while it serves, with the check that it belongs to. */
export interface Warning {
  about: "clock" | "proxy" | "mail" | "limits";
  message: string;
  remedy: RemedyName;
}

/** Remedies for warnings, unless their messages determine another one. */
const OF_WARNING = {
  clock: "clock",
  proxy: "proxy_unnamed",
  mail: "mail_waits",
  limits: "valkey",
} as const;

/** Creates a warning with its remedy. */
export function toWarning(about: Warning["about"], message: string): Warning {
  const isHeader = about === "proxy" && /set X-Forwarded-For/.test(message);
  return { about, message, remedy: isHeader ? "proxy_header" : OF_WARNING[about] };
}

/** Reads a warning in a response of `/readyz`, which calls the message `words`. Undefined if it is something else. */
export function readWarning(value: unknown): Warning | undefined {
  const { about, words } = propertiesOf(value);
  return isAbout(about) && typeof words === "string" ? toWarning(about, words) : undefined;
}

function isAbout(value: unknown): value is Warning["about"] {
  return typeof value === "string" && Object.hasOwn(OF_WARNING, value);
}

/** Adds warnings to the checks that they belong to, unless a check has found the problem or failed by itself. */
export function addWarnings(found: Findings, warnings: readonly Warning[]): Findings {
  const all = { ...found };
  for (const { about, message, remedy } of warnings) {
    const isKnown = Object.values(all).some((one) => one.message.includes(message));
    if (!isKnown && all[about].state === "ok") all[about] = { state: "warn", message, remedy };
  }
  return all;
}
