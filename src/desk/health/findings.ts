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

/** Result of a check: `warn` can wait, `fail` keeps the service from working, `shell` can't be checked from here. */
export interface CheckResult {
  state: "ok" | "warn" | "fail" | "shell";
  words: string;
  /** The remedy: what to do about the finding. */
  remedy?: RemedyName;
}

/** Results by the names of the checks. */
export type Findings = Record<CheckName, CheckResult>;

/** Examines the site, or returns what was found a moment ago. With `again`, it looks again unless that was just now. */
export type Examination = (options?: { again?: boolean }) => { at: Date; found: Promise<Findings> };

/** Problems that a process notices while it serves, each with the check that it belongs to. */
export interface Noticed {
  about: "clock" | "proxy" | "mail" | "limits";
  words: string;
  remedy: RemedyName;
}

/** Remedies for what is noticed, unless its words tell more. */
const OF_NOTICED = {
  clock: "clock",
  proxy: "proxy_unnamed",
  mail: "mail_waits",
  limits: "valkey",
} as const;

/** Adds what to do about what a process has noticed. */
export function toNoticed(about: Noticed["about"], words: string): Noticed {
  const isHeader = about === "proxy" && /set X-Forwarded-For/.test(words);
  return { about, words, remedy: isHeader ? "proxy_header" : OF_NOTICED[about] };
}

/** Returns whether a value says what a process has noticed, as `/readyz` tells the doctor. */
export function isNoticed(value: unknown): value is Pick<Noticed, "about" | "words"> {
  const { about, words } = Object(value);
  return Object.hasOwn(OF_NOTICED, about) && typeof words === "string";
}

/** Adds what a process has noticed to the check that it is about, unless that knows or fails by itself. */
export function addNoticed(found: Findings, noticed: readonly Noticed[]): Findings {
  const all = { ...found };
  for (const { about, words, remedy } of noticed) {
    const isKnown = Object.values(all).some((one) => one.words.includes(words));
    if (!isKnown && all[about].state === "ok") all[about] = { state: "warn", words, remedy };
  }
  return all;
}
