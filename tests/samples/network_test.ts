/** The plugin of samples/rewards/plugin on two game servers of a network, which share one inbox and one key. */
import assert from "node:assert/strict";
import { issueKey } from "../../src/core/keys/issue_key.ts";
import { listRewards } from "../../src/reach/rewards/inbox_counts.ts";
import { setRewardsBy } from "../../src/reach/rewards/set_rewards_by.ts";
import { openInterruptingSite } from "./interrupting_site.ts";
import { isGameInstalled, openGame, type RewardGame } from "./reward_samples.ts";
import { openWorld, type World } from "../support/world.ts";

/** Milliseconds that the game servers may take on a busy machine. */
const WITHIN_MS = 60_000;

const DAY_S = 86_400;
const ON_PAPER = "plugin on Paper";
const ignore = Deno.env.get("CI") !== "true" && !isGameInstalled(ON_PAPER);

Deno.test(
  { name: "a network's votes are granted once, where each player is", ignore },
  async () => {
    await using world = await openWorld();
    const skip = runClock(world);
    const server = await world.server();
    await setRewardsBy(world.context, server.slug, { rewardsBy: "inbox", ...world.act });
    await using site = openInterruptingSite(world);
    await using lobby = await openGame(ON_PAPER);
    await using survival = await openGame(ON_PAPER);
    const { players } = lobby;
    const inLobby = players.slice(0, 15);
    const inSurvival = players.slice(15);
    for (const player of players) {
      await world.account(player);
      await world.vote(server, player);
    }
    const scopes = { name: "network", scopes: ["rewards"], ...world.act };
    const { secret: key } = await issueKey(world.context, server.slug, scopes);
    const settings = { site: site.origin, slug: server.slug, key, linkKey: "vbl_none" };
    await using one = lobby.start({ ...settings, gameServer: "lobby", online: inLobby });
    await using other = survival.start({ ...settings, gameServer: "survival", online: inSurvival });
    await until(() => isEmpty(world));
    assert.deepEqual(await given(lobby), inLobby.toSorted());
    assert.deepEqual(await given(survival), inSurvival.toSorted());

    // The lobby waits for votes of a player who moves: it gets the next vote, and hands it back.
    const [steve = ""] = inLobby;
    skip(DAY_S);
    lobby.meet([]);
    survival.meet([steve, ...inSurvival]);
    await world.vote(server, steve);
    await until(() => isEmpty(world));
    await until(async () => (await given(survival)).includes(steve));
    assert.deepEqual(await given(lobby), inLobby.toSorted());

    const rewards = await listRewards(world.services.sql, server.id, {
      now: new Date(),
      limit: 100,
    });
    assert.equal(rewards.length, players.length + 1);
    assert.ok(rewards.every(({ state, again }) => state === "granted" && again === 0));
    const [last, ...first] = rewards;
    assert.deepEqual([last?.username, last?.gameServers], [steve, ["survival"]]);
    for (const { username, gameServers } of first) {
      assert.deepEqual(gameServers, [inLobby.includes(username ?? "") ? "lobby" : "survival"]);
    }
    await one.kill();
    await other.kill();
    assert.ok(![one, other].some((life) => life.printed().includes(key)), "the key was printed");
  },
);

/** Lets the world's time run from now on; returns what makes it jump. */
function runClock({ clock }: World): (seconds: number) => void {
  let from = clock.now.getTime() - performance.now();
  Object.defineProperty(clock, "now", { get: () => new Date(from + performance.now()) });
  return (seconds) => from += seconds * 1_000;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  while (!await isSo()) {
    assert.ok(performance.now() < deadline, "not in time");
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function isEmpty({ services: { sql } }: World): Promise<boolean> {
  return (await sql`select from reward limit 1`).length === 0;
}

/** The players who have a gift there; no player has two. */
async function given(game: RewardGame): Promise<string[]> {
  const gifts = [...await game.gifts()].filter(([, count]) => count > 0);
  for (const [player, count] of gifts) assert.equal(count, 1, player);
  return gifts.map(([player]) => player).sort();
}
