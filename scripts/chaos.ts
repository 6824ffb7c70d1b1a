/**
 * Makes services and their Postgres die, become silent and fill up during votes, and shows that nothing is lost:
 *
 *     deno task chaos [--only NAME[,NAME]] [--votes N] [--kills N] [--stops N] [--seed S]
 *         [--restarts N] [--proxy nginx|haproxy|caddy] [--from FOLDER OF AN EARLIER VERSION [--history VOTES]]
 */
import { answerHelp } from "../src/service/cli/help.ts";
import { PROXY_NAMES, type ProxyName } from "../tests/support/network/proxies.ts";
import { describeRates, OPEN_RATES } from "../tests/support/deliveries/rates.ts";
import { parseArgs } from "node:util";
import { type DeathPlan, FULL_PLAN } from "../tests/chaos/plan.ts";
import { printReport } from "../tests/chaos/report.ts";
import { listScenarios, type Scenario } from "../tests/chaos/scenarios.ts";

const USAGE =
  `Usage: deno task chaos [--only NAME[,NAME]] [--votes N] [--kills N] [--stops N] [--seed S]
           [--restarts N] [--proxy nginx|haproxy|caddy] [--from FOLDER OF AN EARLIER VERSION [--history VOTES]]`;

const OPTIONS = {
  only: { type: "string", default: "" },
  votes: { type: "string", default: String(FULL_PLAN.votes) },
  kills: { type: "string", default: String(FULL_PLAN.kills) },
  stops: { type: "string", default: String(FULL_PLAN.stops) },
  restarts: { type: "string", default: "20" },
  proxy: { type: "string", default: "nginx" },
  from: { type: "string", default: "" },
  history: { type: "string", default: "0" },
  seed: { type: "string", default: String(Date.now() % 1_000_000) },
} as const;

answerHelp(USAGE);
const { plan, scenarios } = readArguments(Deno.args);
const startedAt = performance.now();
const interrupted = new AbortController();
Deno.addSignalListener("SIGINT", () => interrupted.abort());
Deno.addSignalListener("SIGTERM", () => interrupted.abort());

say(`--seed ${plan.seed}`);
say(describeRates(OPEN_RATES));
const broken: string[] = [];
for (const { name, about, run } of scenarios) {
  if (interrupted.signal.aborted) break;
  say(`${name}: ${about}`);
  const report = await run({ say, signal: interrupted.signal });
  printReport(report);
  if (report.violations.length > 0) broken.push(name);
}
if (scenarios.length > 1) say(broken.length > 0 ? `broken: ${broken.join(", ")}` : "all held");
Deno.exit(broken.length === 0 ? 0 : 1);

function readArguments(args: string[]): { plan: DeathPlan; scenarios: Scenario[] } {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    const plan = {
      ...FULL_PLAN,
      votes: wholeNumber("votes", values.votes),
      kills: wholeNumber("kills", values.kills),
      stops: wholeNumber("stops", values.stops),
      seed: wholeNumber("seed", values.seed),
    };
    const rolling = {
      restarts: wholeNumber("restarts", values.restarts),
      proxy: proxyNamed(values.proxy),
      from: values.from,
      history: wholeNumber("history", values.history),
    };
    return { plan, scenarios: choose(listScenarios(plan, rolling), values.only) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    Deno.exit(2);
  }
}

function choose(all: Scenario[], only: string): Scenario[] {
  const wanted = only.split(",").filter(Boolean);
  const names = all.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new RangeError(`--only takes ${names.join(", ")}; there is no ${unknown.join(", ")}.`);
  }
  return wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
}

function proxyNamed(name: string): ProxyName {
  const found = PROXY_NAMES.find((known) => known === name);
  if (found) return found;
  throw new RangeError(`--proxy takes ${PROXY_NAMES.join(", ")}; there is no ${name}.`);
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new RangeError(`--${name} takes a whole number.`);
}

function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${line}`);
}
