import assert from "node:assert/strict";
import { findRewardStates } from "../../../src/site/voting/my_votes/reward_state.ts";
import type { RewardsBy } from "../../../src/core/servers/rewards_by.ts";
import { setRewardsBy } from "../../../src/reach/rewards/set_rewards_by.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { claimBy, take, tell } from "../../support/votes/inbox.ts";
import { signUp } from "../../support/people/people.ts";
import { openWorld, type World, type WorldOptions } from "../../support/world.ts";
import { HOUR_MS } from "../../../src/core/time/day.ts";

/** A world with a server whose votes become rewards that way, a key of it, and Steve. */
export async function openRewards(rewardsBy: RewardsBy = "inbox", options: WorldOptions = {}) {
  const world = await openWorld(options);
  const server = await world.server();
  const { id: keyId } = await world.key(server);
  await setRewardsBy(world.context, server.slug, { rewardsBy, ...world.act });
  const { viewer } = await signUp(world, "Steve_01");
  const plugin = { serverId: server.id, keyId };
  return Object.assign(world, { server, plugin, viewer });
}

/** What `openRewards` returns. */
export type RewardWorld = Awaited<ReturnType<typeof openRewards>>;

/** Votes as a player, and returns the id of the vote. */
export async function vote(world: World, server: Server, username = "Steve_01"): Promise<string> {
  const outcome = await world.vote(server, username);
  assert.ok(outcome.kind === "cast");
  return outcome.voteId;
}

/** Moves the clock by a number of hours, and returns the new time. */
export function later({ clock }: World, hours: number): Date {
  return clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
}

/** Returns the state of a vote's reward. */
export async function stateOf({ services: { sql }, clock }: World, id: string) {
  return (await findRewardStates(sql, [id], clock.now)).get(id);
}

/** Claims rewards as the plugin, and returns the ids of their votes. */
export async function claimed(
  { services: { sql }, clock, plugin }: RewardWorld,
  players?: string[],
) {
  return (await take(sql, claimBy({ ...plugin, players }), clock.now)).map(({ voteId }) => voteId);
}

/** Records as the plugin that a reward was given, and returns the result. */
export async function told({ services: { sql }, clock: { now }, plugin }: RewardWorld, id: string) {
  const [result] = await tell(sql, plugin, { ids: [id], now });
  return result;
}
