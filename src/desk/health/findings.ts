import type { RemedyName } from "./remedies.ts";

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
  words: string;
  /** The remedy: what to do about the finding. */
  remedy?: RemedyName;
}

/** Results by the names of the checks. */
export type Findings = Record<CheckName, CheckResult>;

/** Examines the site, or returns recent findings. With `again`, it returns only findings of the last few seconds. */
export type Examination = (options?: { again?: boolean }) => { at: Date; found: Promise<Findings> };

/** Problems that a process notices while it serves, each with the check that it belongs to. */
export interface Noticed {
  about: "clock" | "proxy" | "mail" | "limits";
  words: string;
  remedy: RemedyName;
}

/** Remedies for noticed problems, unless their texts determine another one. */
const OF_NOTICED = {
  clock: "clock",
  proxy: "proxy_unnamed",
  mail: "mail_waits",
  limits: "valkey",
} as const;

/** Returns a noticed problem with its remedy. */
export function toNoticed(about: Noticed["about"], words: string): Noticed {
  const isHeader = about === "proxy" && /set X-Forwarded-For/.test(words);
  return { about, words, remedy: isHeader ? "proxy_header" : OF_NOTICED[about] };
}

/** Returns whether a value is a noticed problem in the form in which `/readyz` sends it to the doctor. */
export function isNoticed(value: unknown): value is Pick<Noticed, "about" | "words"> {
  const { about, words } = Object(value);
  return Object.hasOwn(OF_NOTICED, about) && typeof words === "string";
}

/**
 * Adds noticed problems to the checks that they belong to, unless a check has found the problem or failed by itself.
 */
export function addNoticed(found: Findings, noticed: readonly Noticed[]): Findings {
  const all = { ...found };
  for (const { about, words, remedy } of noticed) {
    const isKnown = Object.values(all).some((one) => one.words.includes(words));
    if (!isKnown && all[about].state === "ok") all[about] = { state: "warn", words, remedy };
  }
  return all;
}
