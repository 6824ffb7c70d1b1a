import { setTimeout as pause } from "node:timers/promises";
import type { DeathPlan, Mishap } from "./plan.ts";
import type { ChaosPostgres } from "./postgres.ts";
import { countClaimedOnceUp } from "./records.ts";
import type { Stage } from "./stage.ts";
import type { Voting } from "./voting.ts";

/** Counts of rows that were claimed when each blow fell: nothing else can have been in flight. */
export interface Struck {
  kills: number[];
  stops: number[];
}

/** The target of the blows. */
export interface Target {
  stage: Stage;
  postgres: ChaosPostgres;
  voting: Voting;
  say: (line: string) => void;
}

/** Lets the mishaps happen, each at its moment; a kill may fall while Postgres is down. */
export async function strike(mishaps: readonly Mishap[], target: Target): Promise<Struck> {
  const struck: Struck = { kills: [], stops: [] };
  let up = Promise.resolve(); // one stop at a time

  async function befall(mishap: Mishap): Promise<void> {
    await target.voting.reached(mishap.afterVotes);
    await pause(mishap.delayMs);
    if (mishap.kind === "kill") struck.kills.push(await killService(target, mishap.service));
    else {await (up = up.then(async () =>
        void struck.stops.push(await stopPostgres(target, mishap.downMs))
      ));}
  }

  await Promise.all(mishaps.map(befall));
  return struck;
}

/** Blows that were planned and not made. */
export function judgeStruck({ kills, stops }: DeathPlan, struck: Struck): string[] {
  return [
    ...(struck.kills.length === kills ? [] : ["not every kill was made"]),
    ...(struck.stops.length === stops ? [] : ["not every stop was made"]),
  ];
}

/** The blows in figures. */
export function describeStruck({ kills, stops }: Struck): Record<string, string> {
  return {
    "kills, rows claimed then": `${kills.length}, ${sum(kills)}`,
    "Postgres stops, rows claimed then": `${stops.length}, ${sum(stops)}`,
  };
}

/** Rows that were in flight when the blows fell. */
export function countInFlight({ kills, stops }: Struck): number {
  return sum(kills) + sum(stops);
}

async function killService({ stage, say }: Target, service: 0 | 1): Promise<number> {
  stage.services[service].kill();
  const claimed = await countClaimedOnceUp(stage.sql);
  say(`kill -9 of service ${service + 1}, ${claimed} rows claimed`);
  return claimed;
}

async function stopPostgres({ stage, postgres, say }: Target, downMs: number): Promise<number> {
  const claimed = await countClaimedOnceUp(stage.sql);
  await postgres.stopImmediately(downMs);
  say(`Postgres stopped "immediate" for ${downMs} ms, ${claimed} rows claimed`);
  return claimed;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
