import { join } from "node:path";
import type { Question } from "./listing.ts";

/** Connections kept open and busy: enough that questions meet in one turn, few enough for one client thread. */
const CONNECTIONS = 64;

const SCRIPT = join(import.meta.dirname ?? "", "wrk.lua");

/** What one run of the load generator saw. */
export interface LoadReport {
  requests: number;
  perSecond: number;
  /** Answers of 400 and above, which is all that wrk tells apart, and connections that failed. */
  failed: number;
  /** Time to the answer, in milliseconds. */
  p50Ms: number;
  p99Ms: number;
}

/** Writes the questions where `runLoad` reads them; throws a sentence when wrk is not installed. */
export async function writeQuestions(path: string, questions: Question[]): Promise<void> {
  await requireWrk();
  const lines = questions.map(({ secret, username }) => `${secret} ${username}\n`);
  await Deno.writeTextFile(path, lines.join(""));
}

/**
 * Asks an origin the questions of a file in turn, over kept-alive connections of one thread of wrk: it costs
 * about 2 µs a request, so that on two cores the server is what is measured.
 */
export async function runLoad(
  origin: string,
  questions: string,
  { seconds }: { seconds: number },
): Promise<LoadReport> {
  const { success, stdout, stderr } = await new Deno.Command("wrk", {
    args: [
      ...["--threads", "1", "--connections", String(CONNECTIONS), "--duration", `${seconds}s`],
      ...["--script", SCRIPT, origin, "--", questions],
    ],
  }).output();
  if (!success) throw new Error(`wrk failed: ${new TextDecoder().decode(stderr)}`);
  return parseReport(new TextDecoder().decode(stdout));
}

async function requireWrk(): Promise<void> {
  try {
    await new Deno.Command("wrk", { args: ["--version"], stdout: "null", stderr: "null" }).output();
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new Error("This bench needs wrk: apt-get install wrk, or brew install wrk");
  }
}

/** The script's own line is the last one. */
function parseReport(output: string): LoadReport {
  const report: Record<string, number> = JSON.parse(output.trimEnd().split("\n").at(-1) ?? "");
  const { requests = NaN, durationUs = NaN, failed = NaN, p50Us = NaN, p99Us = NaN } = report;
  return {
    requests,
    perSecond: requests / (durationUs / 1e6),
    failed,
    p50Ms: p50Us / 1000,
    p99Ms: p99Us / 1000,
  };
}
