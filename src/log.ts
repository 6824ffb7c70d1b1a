/** Importance of a log line. */
export type Level = "info" | "warn" | "error";

/** Milliseconds that lines wait for company: a write per request would cost more than the request. */
const GATHER_MS = 5;

/** Milliseconds until lines are offered again that a full disk, or a reader that lags behind, did not take. */
const AGAIN_MS = 100;

/** Characters of lines that wait at most; those on top are lost, and counted. */
const GATHERED_MAX = 1_000_000;

const RANKS: Record<Level, number> = { info: 0, warn: 1, error: 2 };
const encoder = new TextEncoder();
let leastRank = RANKS.info;
let gathered = "";
/** The rest of a text that was begun. */
let rest = new Uint8Array();
let lost = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenMs = NaN;
let written = "";

/** Writes no lines of less importance from now on. */
export function logFrom(level: Level): void {
  leastRank = RANKS[level];
}

/** Writes one JSON line to standard output, shortly. Callers never pass a secret, a whole URL or a header. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const text = JSON.stringify(fields).slice(1, -1);
  logLine(level, event, text === "" ? "" : `,${text}`);
}

/** Writes a line whose fields are JSON already: nothing, or a comma and the inside of an object. */
export function logLine(level: Level, event: string, fields: string): void {
  if (RANKS[level] < leastRank) return;
  if (gathered.length >= GATHERED_MAX) return void lost++;
  gathered += `{"time":"${timeNow()}","level":"${level}","event":"${event}"${fields}}\n`;
  if (timer === undefined) flushIn(GATHER_MS);
}

function flushIn(ms: number): void {
  timer = setTimeout(flushLog, ms);
  // Waiting lines keep no process alive: they are written when it exits.
  Deno.unrefTimer(timer);
}

/**
 * Writes the waiting lines. What cannot be written now is kept and tried again; a reader that went away (a closed pipe)
 * gets no more. None of this may take the service down.
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

/** Logs why a request could not be answered. */
export function logFailure(
  error: unknown,
  { requestId, isOutage }: { requestId: string; isOutage: boolean },
): void {
  const fields = { request_id: requestId, ...describeError(error) };
  log(isOutage ? "warn" : "error", isOutage ? "database_unavailable" : "request_failed", fields);
}

/**
 * Returns what a log may say about an error: its name, message and code, and the same for its cause. Stacks stay out of
 * production lines: a cause says more in less space.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { error: error.name, message: error.message, code, cause };
}

/** Returns the time in ISO format; many lines share a millisecond. */
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

globalThis.addEventListener("unload", flushLog);
// An error or a rejection that nobody caught ends the process without an unload.
globalThis.addEventListener("error", flushLog);
globalThis.addEventListener("unhandledrejection", flushLog);
