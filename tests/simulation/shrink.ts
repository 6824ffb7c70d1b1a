import type { Act, Plan } from "./plan.ts";
import { type Outcome, runSchedule, type Site } from "./run_schedule.ts";

/** Schedules tried for each smaller plan, because leaving out an act shifts every later decision. */
const TRIES = 3;

/** Most schedules in total. */
const TRIES_MAX = 300;

/** A plan and its failure. */
export interface Failure {
  plan: Plan;
  outcome: Outcome;
}

/** Leaves out acts, first half of a service's and then single ones, as long as the same promise is broken. */
export async function shrink(site: Site, failure: Failure): Promise<Failure> {
  const [wanted] = failure.outcome.failures;
  let smallest = failure;
  let tries = 0;
  for (let size = 8; size >= 1; size = Math.floor(size / 2)) {
    for (let nth = 0; nth < smallest.plan.services.length; nth++) {
      for (let from = 0; from < (smallest.plan.services[nth]?.length ?? 0);) {
        if (tries > TRIES_MAX) return smallest;
        tries += TRIES;
        const plan = without(smallest.plan, { nth, from, size });
        const found = await failsAgain(site, plan, wanted ?? "");
        if (found) smallest = found;
        else from += size;
      }
    }
  }
  return smallest;
}

async function failsAgain(site: Site, plan: Plan, wanted: string): Promise<Failure | undefined> {
  for (let nth = 0; nth < TRIES; nth++) {
    const tried = { ...plan, seed: plan.seed + nth * 1_000_003 };
    const outcome = await runSchedule(site, tried);
    if (outcome.failures.includes(wanted)) return { plan: tried, outcome };
  }
  return undefined;
}

function without(
  plan: Plan,
  { nth, from, size }: { nth: number; from: number; size: number },
): Plan {
  const keep = (acts: Act[], at: number) => at === nth ? acts.toSpliced(from, size) : acts;
  return { ...plan, services: plan.services.map(keep) };
}
