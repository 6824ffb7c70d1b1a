/**
 * Casts 20,000 votes while services are killed and Postgres is stopped, and shows that none is lost:
 *
 *     deno task chaos [--votes N] [--kills N] [--stops N] [--seed S]
 */
import { parseArgs } from "node:util";
import { type DeathPlan, FULL_PLAN } from "../tests/chaos/plan.ts";
import { printReport } from "../tests/chaos/report.ts";
import { runChaos } from "../tests/chaos/run.ts";

const OPTIONS = {
  votes: { type: "string", default: String(FULL_PLAN.votes) },
  kills: { type: "string", default: String(FULL_PLAN.kills) },
  stops: { type: "string", default: String(FULL_PLAN.stops) },
  seed: { type: "string", default: String(Date.now() % 1_000_000) },
} as const;

const plan = readPlan(Deno.args);
const startedAt = performance.now();
const interrupted = new AbortController();
Deno.addSignalListener("SIGINT", () => interrupted.abort());
Deno.addSignalListener("SIGTERM", () => interrupted.abort());

say(
  `${plan.votes} votes, ${plan.kills} kills, ${plan.stops} stops of Postgres, --seed ${plan.seed}`,
);
const report = await runChaos(plan, { say, signal: interrupted.signal });
printReport(report);
Deno.exit(report.violations.length === 0 ? 0 : 1);

function readPlan(args: string[]): DeathPlan {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    return {
      ...FULL_PLAN,
      votes: wholeNumber("votes", values.votes),
      kills: wholeNumber("kills", values.kills),
      stops: wholeNumber("stops", values.stops),
      seed: wholeNumber("seed", values.seed),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    Deno.exit(2);
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new RangeError(`--${name} takes a whole number.`);
}

function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${line}`);
}
