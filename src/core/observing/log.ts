import { PROJECT } from "../project.ts";
import { createLogBuffer } from "./log_buffer.ts";
import { maskSecrets } from "./mask_secrets.ts";
import { propertiesOf } from "../text/properties_of.ts";

/** Severity of a log line. */
type LogLevel = "info" | "warn" | "error";

/**
 * Lines of one kind of failure per second. More of them add no information, and a flood of 82,840 once filled a disk.
 * One line a second reports how many were left out. Metrics count each of them.
 */
const FAILURES_PER_SECOND = 10;

/** Milliseconds over which lines of failures are counted. */
const COUNTED_MS = 1_000;

/** Kinds of failures that are counted separately. Others share the count of their event. */
const KINDS_MAX = 1_000;

/** Lines that are counted together: those of one level, event and kind. */
interface FailureGroup {
  level: LogLevel;
  event: string;
  kind: string;
}

const RANKS: Record<LogLevel, number> = { info: 0, warn: 1, error: 2 };
const buffer = createLogBuffer((lines) => lineOf("warn", "log_lines_lost", { lines }));
const failures = new Map<string, FailureGroup & { lines: number }>();
let leastRank = RANKS.info;
let latest = { ms: 0, text: "" };
let counting: ReturnType<typeof setTimeout> | undefined;

/** Writes the buffered lines now. */
export const flushLog = buffer.flush;

/** Sets the lowest severity that is logged from now on. */
export function logFrom(level: LogLevel): void {
  leastRank = RANKS[level];
}

/**
 * Writes one JSON line to standard output, after a short delay. Callers never pass a secret, a whole URL or a header. A
 * key that a client put into a path, or that a database repeats in an error, is masked. Failures (`warn` and `error`)
 * of one event and kind are limited to ten lines a second. The kind is the error's name and code.
 */
export function log(
  level: LogLevel,
  event: string,
  fields: Record<string, unknown> = {},
): void {
  logOfKind({ level, event }, fields);
}

/** Writes a line as `log` does, with the given kind: a fixed text such as a route, never one that a client chose. */
export function logOfKind(
  { level, event, kind }: Omit<FailureGroup, "kind"> & { kind?: string },
  fields: Record<string, unknown>,
): void {
  if (RANKS[level] < leastRank) return;
  if (level !== "info" && !takeFailure({ level, event, kind: kind ?? kindOf(fields) })) return;
  buffer.add(lineOf(level, event, fields));
}

function lineOf(level: LogLevel, event: string, fields: Record<string, unknown>): string {
  const line = `{"time":"${timeText()}","level":"${level}","event":"${event}"`;
  const rest = JSON.stringify(fields);
  return rest === "{}" ? `${line}}` : `${line},${maskSecrets(rest.slice(1))}`;
}

/** Returns the time as text. Lines of the same millisecond share it, because writing it takes 0.5 µs. */
function timeText(): string {
  const now = Date.now();
  if (now !== latest.ms) latest = { ms: now, text: new Date(now).toISOString() };
  return latest.text;
}

/** Returns the kind of a failure that doesn't name one: its error and code. */
function kindOf({ error = "", code = "" }: Record<string, unknown>): string {
  return `${error} ${code}`.trim();
}

/** Counts a failure, and returns whether it may still be logged in this second. */
function takeFailure({ level, event, kind }: FailureGroup): boolean {
  const counted = failures.size < KINDS_MAX ? kind : "";
  const name = `${event} ${counted}`;
  const known = failures.get(name) ?? { level, event, kind: counted, lines: 0 };
  failures.set(name, known);
  known.lines += 1;
  if (counting === undefined) {
    counting = setTimeout(sumUpFailures, COUNTED_MS);
    Deno.unrefTimer(counting);
  }
  return known.lines <= FAILURES_PER_SECOND;
}

/** Logs how many failures of each kind were left out, and starts the next second. */
export function sumUpFailures(): void {
  clearTimeout(counting);
  counting = undefined;
  for (const { level, event, kind, lines } of failures.values()) {
    const more = lines - FAILURES_PER_SECOND;
    const about = { of: event, kind: kind || undefined, lines: more };
    if (more > 0) buffer.add(lineOf(level, "lines_left_out", about));
  }
  failures.clear();
}

/**
 * Logs why a request failed. `routes` are the patterns that its path matches: the last one that isn't a wildcard names
 * it.
 */
export function logFailure(
  error: unknown,
  { requestId, method, routes, isOutage }: {
    requestId: string;
    method: string;
    routes: readonly { path: string }[];
    isOutage: boolean;
  },
): void {
  const route = routes.findLast(({ path }) => !path.includes("*"))?.path ?? "unmatched";
  const about = { request_id: requestId, method, route };
  // Two bugs of one kind on different routes are counted separately.
  const kind = `${method} ${route} ${kindOf(describeError(error))}`;
  if (isOutage) log("warn", "database_unavailable", { ...about, ...describeError(error) });
  else {logOfKind({ level: "error", event: "request_failed", kind }, {
      ...about,
      ...describeBug(error),
    });}
}

/**
 * Returns the fields of an error that may be logged: its name, message and code, and the same for its cause. Expected
 * failures have no stack, because a cause says more in less space.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { error: error.name, message: error.message, code, cause };
}

/** Most frames of a stack, and most characters of a statement. */
const FRAMES_MAX = 8;
const STATEMENT_MAX = 2_000;

/** The folders of the project and of packages. Frames are logged without them. */
const FOLDER = PROJECT.href;
const CACHE = /file:\/\/.*\/npm\/[^/\s]+\//;

/**
 * Returns the fields of an unexpected error: those of `describeError`, the failed statement without its values, and the
 * stack.
 */
export function describeBug(error: unknown): Record<string, unknown> {
  return { ...describeError(error), statement: statementOf(error), stack: framesOf(error) };
}

/** The driver keeps the text of a statement beside its parameters. */
function statementOf(error: unknown): string | undefined {
  const { query, cause } = propertiesOf(error);
  if (typeof query === "string") {
    return query.replaceAll(/\s+/g, " ").trim().slice(0, STATEMENT_MAX);
  }
  return cause === undefined ? undefined : statementOf(cause);
}

function framesOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return frames.slice(0, FRAMES_MAX).map((frame) =>
    frame.trim().slice(3).replace(FOLDER, "").replace(CACHE, "npm/")
  );
}

function endLog(): void {
  sumUpFailures();
  flushLog();
}

// Every program and worker that logs needs this, so importing the log is enough.
globalThis.addEventListener("unload", endLog);
// An uncaught error or rejection ends the process without an unload event.
globalThis.addEventListener("error", endLog);
globalThis.addEventListener("unhandledrejection", endLog);
