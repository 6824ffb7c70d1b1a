import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../src/database/connect.ts";
import { isUnavailable } from "../../src/database/unavailable.ts";
import type { Mishap } from "./plan.ts";
import { countClaimed } from "./records.ts";
import type { Stage } from "./stage.ts";
import type { Voting } from "./voting.ts";

/** How soon Postgres is asked again that was away, in milliseconds. */
const ASK_AGAIN_MS = 50;

/** How many rows were claimed when each blow fell: nothing else can have been in flight. */
export interface Struck {
  kills: number[];
  stops: number[];
}

/** What the blows fall on. */
export interface Target {
  stage: Stage;
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

async function killService({ stage, say }: Target, service: 0 | 1): Promise<number> {
  stage.services[service].kill();
  const claimed = await claimedRows(stage.sql);
  say(`kill -9 of service ${service + 1}, ${claimed} rows claimed`);
  return claimed;
}

async function stopPostgres({ stage, say }: Target, downMs: number): Promise<number> {
  const claimed = await claimedRows(stage.sql);
  await stage.postgres.stopImmediately(downMs);
  say(`Postgres stopped "immediate" for ${downMs} ms, ${claimed} rows claimed`);
  return claimed;
}

/** Rows of a dead process stay claimed until its lease ends, so asking late misses none. */
async function claimedRows(sql: Sql): Promise<number> {
  for (;;) {
    try {
      return await countClaimed(sql);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await pause(ASK_AGAIN_MS);
    }
  }
}
