/** Severity of a log line. */
export type Level = "info" | "warn" | "error";

/** Milliseconds that lines are buffered: a write per request would cost more than the request. */
const GATHER_MS = 5;

/** Milliseconds until lines are retried that a full disk, or a slow reader, did not accept. */
const AGAIN_MS = 100;

/** Most characters of buffered lines. Further lines are dropped and counted. */
const GATHERED_MAX = 1_000_000;

/**
 * Lines of one kind of failure per second. More of them add nothing, and a flood of 82,840 once filled a disk; one line
 * a second reports how many were left out. Metrics count every one.
 */
const FAILURES_PER_SECOND = 10;

/** Milliseconds over which lines of failures are counted. */
const COUNTED_MS = 1_000;

/** Kinds of failures that are counted separately. Others share the count of their event. */
const KINDS_MAX = 1_000;

const RANKS: Record<Level, number> = { info: 0, warn: 1, error: 2 };
const encoder = new TextEncoder();
let leastRank = RANKS.info;
let gathered = "";
/** The rest of a partially written text. */
let rest = new Uint8Array();
let lost = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const failures = new Map<string, { level: Level; event: string; lines: number }>();
let counting: ReturnType<typeof setTimeout> | undefined;
let writtenMs = NaN;
let written = "";

/** Sets the lowest severity that is logged from now on. */
export function logFrom(level: Level): void {
  leastRank = RANKS[level];
}

/**
 * Writes one JSON line to standard output, after a short delay. Callers never pass a secret, a whole URL or a header.
 * Failures (`warn` and `error`) of one event and cause are limited to ten lines a second.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const text = JSON.stringify(fields).slice(1, -1);
  const kind = `${fields["error"] ?? ""} ${fields["code"] ?? ""}`.trim();
  logLine(level, event, { fields: text === "" ? "" : `,${text}`, kind });
}

/**
 * Writes a line whose fields are JSON already: nothing, or a comma and the inside of an object. Failures of one event
 * and `kind` are limited to ten lines a second; the kind is a fixed text such as a route, never something that a client
 * chose.
 */
export function logLine(
  level: Level,
  event: string,
  { fields, kind }: { fields: string; kind: string },
): void {
  if (RANKS[level] < leastRank) return;
  if (level !== "info" && !takeFailure(level, event, kind)) return;
  write(level, event, fields);
}

function write(level: Level, event: string, fields: string): void {
  if (gathered.length >= GATHERED_MAX) return void lost++;
  gathered += `{"time":"${timeNow()}","level":"${level}","event":"${event}"${fields}}\n`;
  if (timer === undefined) flushIn(GATHER_MS);
}

/** Counts a failure, and returns whether it may still be logged in this second. */
function takeFailure(level: Level, event: string, kind: string): boolean {
  const name = failures.size < KINDS_MAX ? `${event} ${kind}`.trim() : event;
  const known = failures.get(name) ?? { level, event, lines: 0 };
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
  for (const [kind, { level, event, lines }] of failures) {
    const more = lines - FAILURES_PER_SECOND;
    const of = kind.slice(event.length + 1);
    if (more > 0) {
      const about = of === "" ? { of: event } : { of: event, kind: of };
      write(level, "lines_left_out", `,${JSON.stringify({ ...about, lines: more }).slice(1, -1)}`);
    }
  }
  failures.clear();
}

function flushIn(ms: number): void {
  timer = setTimeout(flushLog, ms);
  // Buffered lines don't keep the process alive; they are written when it exits.
  Deno.unrefTimer(timer);
}

/**
 * Writes the buffered lines. What can't be written now is kept and retried; a reader that went away (a closed pipe)
 * gets no more. No failure here may take the service down.
 */
export function flushLog(): void {
  clearTimeout(timer);
  timer = undefined;
  try {
    writeRest();
    rest = encoder.encode(gathered);
    gathered = "";
    writeRest();
  } catch (error) {
    if (!(error instanceof Deno.errors.BrokenPipe)) return flushIn(AGAIN_MS);
    rest = new Uint8Array();
    gathered = "";
  }
  if (lost === 0) return;
  const lines = lost;
  lost = 0;
  log("warn", "log_lines_lost", { lines });
  flushLog();
}

/** Logs why a request failed. */
export function logFailure(
  error: unknown,
  { requestId, isOutage }: { requestId: string; isOutage: boolean },
): void {
  const fields = { request_id: requestId, ...describeError(error) };
  log(isOutage ? "warn" : "error", isOutage ? "database_unavailable" : "request_failed", fields);
}

/**
 * Returns what a log may contain about an error: its name, message and code, and the same for its cause. Production
 * lines have no stacks: a cause says more in less space.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { error: error.name, message: error.message, code, cause };
}

/** Returns the time in ISO format, cached because many lines share a millisecond. */
function timeNow(): string {
  const now = Date.now();
  if (now !== writtenMs) {
    writtenMs = now;
    written = new Date(now).toISOString();
  }
  return written;
}

function writeRest(): void {
  while (rest.length > 0) rest = rest.subarray(Deno.stdout.writeSync(rest));
}

function endLog(): void {
  sumUpFailures();
  flushLog();
}

globalThis.addEventListener("unload", endLog);
// An uncaught error or rejection ends the process without an unload event.
globalThis.addEventListener("error", endLog);
globalThis.addEventListener("unhandledrejection", endLog);
