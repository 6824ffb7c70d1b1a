import { setTimeout as pause } from "node:timers/promises";
import type { Blow } from "../channels.ts";
import type { DeathPlan, Mishap } from "../plan.ts";
import type { ChaosPostgres } from "../postgres/postgres.ts";
import { countClaimedOnceUp } from "../verdict/records.ts";
import type { Stage } from "../stage.ts";
import type { Voting } from "../voters/voting.ts";

/** Milliseconds until a blow takes effect, and for which a recovered database may not have a lease yet. */
const SLOW_MS = 250;
const LEASE_LOST_MS = 8_000;

/** Numbers of rows that were claimed at each blow. Others can't have been in flight. */
export interface Struck {
  kills: number[];
  stops: number[];
  blows: Blow[];
}

/** The target of the blows. */
export interface Target {
  stage: Stage;
  postgres: ChaosPostgres;
  voting: Voting;
  say: (line: string) => void;
}

/** Causes the mishaps, each at its time. A kill may happen while Postgres is down. */
export async function strike(mishaps: readonly Mishap[], target: Target): Promise<Struck> {
  const struck: Struck = { kills: [], stops: [], blows: [] };
  let up = Promise.resolve(); // one stop at a time

  async function befall(mishap: Mishap): Promise<void> {
    await target.voting.reached(mishap.afterVotes);
    await pause(mishap.delayMs);
    if (mishap.kind === "kill") {
      noteBlow("kill -9", 0);
      struck.kills.push(await killService(target, mishap.service));
      return;
    }
    await (up = up.then(async () => {
      const end = noteBlow("Postgres stopped", LEASE_LOST_MS);
      struck.stops.push(await stopPostgres(target, mishap.downMs));
      end();
    }));
  }

  /** Records a blow, and returns a function that records its end. Its effects last for some time. */
  function noteBlow(name: string, lastsMs: number): () => void {
    const blow = { name, from: Date.now(), to: Date.now() + SLOW_MS };
    struck.blows.push(blow);
    return () => void (blow.to = Date.now() + lastsMs);
  }

  await Promise.all(mishaps.map(befall));
  return struck;
}

/** Finds planned blows that didn't happen. */
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

/** Counts the rows that were in flight at the blows. */
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
