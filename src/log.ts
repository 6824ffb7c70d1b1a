/** Importance of a log line. */
export type Level = "info" | "warn" | "error";

/** Milliseconds that lines wait for company: a write per request would cost more than the request. */
const GATHER_MS = 5;

const encoder = new TextEncoder();
let gathered = "";
let timer: ReturnType<typeof setTimeout> | undefined;
let writtenMs = NaN;
let written = "";

/** Writes one JSON line to standard output, shortly. Callers never pass a secret, a whole URL or a header. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const text = JSON.stringify(fields).slice(1, -1);
  logLine(level, event, text === "" ? "" : `,${text}`);
}

/** Writes a line whose fields are JSON already: nothing, or a comma and the inside of an object. */
export function logLine(level: Level, event: string, fields: string): void {
  gathered += `{"time":"${timeNow()}","level":"${level}","event":"${event}"${fields}}\n`;
  if (timer !== undefined) return;
  timer = setTimeout(flushLog, GATHER_MS);
  // Waiting lines keep no process alive: they are written when it exits.
  Deno.unrefTimer(timer);
}

/** Writes the waiting lines. A reader that went away (a closed pipe) must not take the service down with it. */
export function flushLog(): void {
  clearTimeout(timer);
  timer = undefined;
  const lines = gathered;
  gathered = "";
  if (lines === "") return;
  try {
    writeAll(encoder.encode(lines));
  } catch (error) {
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
  }
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

function writeAll(bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length;) {
    written += Deno.stdout.writeSync(bytes.subarray(written));
  }
}

globalThis.addEventListener("unload", flushLog);
// An error that nobody caught ends the process without an unload.
globalThis.addEventListener("error", flushLog);
