import { findWaves } from "../../src/desk/waves/find_waves.ts";
import type { Wave } from "../../src/desk/waves/wave.ts";
import type { VoteChoice } from "../../src/desk/voids/vote_choice.ts";
import { castMany, plantWave } from "../support/votes/planted_wave.ts";
import { openWorld, type World } from "../support/world.ts";
import { HOUR_MS } from "../../src/core/time/day.ts";

/** Opens a world with a server and a planted wave of its votes. */
export async function openWave(options: { votes?: number } = {}) {
  const world = await openWorld();
  const server = await world.server();
  const id = await plantWave(world, server, options);
  return { world, server, id };
}

/** Moves the clock by a number of hours, and looks for waves. */
export async function later(world: World, hours: number): Promise<void> {
  world.pass(hours * HOUR_MS);
  await findWaves(world.services.sql, world.clock.now);
}

/** The votes of a wave's hours. */
export function votesOf({ since, until }: Wave): VoteChoice {
  return { since, until: new Date(until.getTime() + 1), youngerDays: null, source: null };
}

/** Returns the number of open waves. */
export async function countOpen({ services: { sql } }: World): Promise<number> {
  return (await sql`select from wave where state = 'open'`).length;
}

/** A listing that has had `daily` votes of the same players on each of the ten days before, at this time of day. */
export async function openRegular(daily: number) {
  const world = await openWorld();
  const server = await world.server();
  const { now } = world.clock;
  for (let day = 10; day > 0; day -= 1) {
    world.clock.now = new Date(now.getTime() - day * 86_400_000);
    await castMany(world, server, { prefix: "Regular", count: daily, accountHours: 1_000 });
  }
  world.clock.now = now;
  return { world, server };
}
