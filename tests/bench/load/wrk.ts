import { join } from "node:path";
import { runProgram } from "../command.ts";
import { VoidRound } from "../measure/turns.ts";

const SCRIPT = join(import.meta.dirname ?? "", "wrk.lua");

/** Seconds after which an answer no longer counts. */
const TIMEOUT_S = 5;

/** Seconds that one walk over all requests may take. */
const WALK_S = 120;

/** One GET request of a load. */
export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
}

/** A load: where to, and the file of `writeRequests`. */
export interface Load {
  origin: string;
  requests: string;
  connections: number;
  /** Milliseconds that each connection waits before a request, on average; absent: it doesn't wait. */
  pauseMs?: number;
}

/** The figures of one run of the load generator. */
export interface LoadReport {
  requests: number;
  perSecond: number;
  /** Time to the answer, in milliseconds. */
  p50Ms: number;
  p99Ms: number;
}

/** Writes requests where `runLoad` reads them; throws a sentence when wrk is not installed. */
export async function writeRequests(path: string, requests: LoadRequest[]): Promise<string> {
  if (await runProgram("wrk", ["--version"]) === undefined) {
    throw new Error("This bench needs wrk: apt-get install wrk, or brew install wrk");
  }
  const lines = requests.map(({ path, headers = {} }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\t") + "\n"
  );
  await Deno.writeTextFile(path, lines.join(""));
  return path;
}

/**
 * Sends requests, picked at random, over kept-alive connections of one thread of wrk: it costs about 2 µs a request, so
 * that on two cores the server is what is measured. A round with an answer of 400 and above, which is all that wrk
 * tells apart, or with a connection that failed, is void.
 */
export function runLoad(load: Load, seconds: number): Promise<LoadReport> {
  return run(load, seconds, String(Math.floor(Math.random() * 2 ** 31)));
}

/** Sends each request once, so that every cache has seen all of them. */
export async function walkLoad(load: Load): Promise<void> {
  await run(load, WALK_S, "walk");
}

async function run(
  { origin, requests, connections, pauseMs }: Load,
  seconds: number,
  order: string,
): Promise<LoadReport> {
  const outcome = await runProgram("wrk", [
    ...["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`],
    ...["--timeout", `${TIMEOUT_S}s`, "--script", SCRIPT, origin, "--", requests, order],
    ...pauseMs === undefined ? [] : [String(pauseMs)],
  ]);
  if (!outcome?.success) throw new Error(`wrk failed: ${outcome?.stderr}`);
  return parseReport(outcome.stdout);
}

/** The script's own line is the last one. */
function parseReport(output: string): LoadReport {
  const report: Record<string, number> = JSON.parse(output.trimEnd().split("\n").at(-1) ?? "");
  const { requests = NaN, durationUs = NaN, failed = NaN, p50Us = NaN, p99Us = NaN } = report;
  if (failed > 0) throw new VoidRound(`${failed} of ${requests} answers are not 200`);
  return {
    requests,
    perSecond: requests / (durationUs / 1e6),
    p50Ms: requests > 0 ? p50Us / 1000 : NaN,
    p99Ms: requests > 0 ? p99Us / 1000 : NaN,
  };
}
