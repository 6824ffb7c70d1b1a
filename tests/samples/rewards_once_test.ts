/** The reward plugins of the panel, in imitations of their games: each is killed again and again. */
import assert from "node:assert/strict";
import { issueKey } from "../../src/core/keys/issue_key.ts";
import { setRewardsBy } from "../../src/reach/rewards/set_rewards_by.ts";
import { openInterruptingSite, pickEnd } from "./interrupting_site.ts";
import { type GameSettings, inEachGame, type RewardGame } from "./reward_samples.ts";
import { openWorld, type World } from "../support/world.ts";

/** Votes cast before each life of a game but the last ones. */
const VOTES_EACH = 3;

/** Lives after those, in which the game is left alone. */
const CALM_LIVES = 6;

/** Milliseconds that a life may take on a busy machine. */
const LIFE_MS = 15_000;

Deno.test("each reward sample gives once although it is killed at random", async (t) => {
  await inEachGame(t, async (game) => {
    await using world = await openWorld();
    const skip = runClock(world);
    const server = await world.server();
    await setRewardsBy(world.context, server.slug, { rewardsBy: "inbox", ...world.act });
    for (const player of game.players) await world.account(player);
    await using site = openInterruptingSite(world);
    const { secret: key } = await issueKey(world.context, server.slug, {
      name: "plugin",
      scopes: ["rewards"],
      ...world.act,
    });
    const settings = { site: site.origin, slug: server.slug, key, linkKey: "vbl_none" };

    const doubtful = new Set<string>();
    async function live(until: Promise<void>): Promise<void> {
      const printed = await liveOnce(game, settings, until);
      for (const [, player = ""] of printed.matchAll(/Look whether (\S+) has/g)) {
        doubtful.add(player);
      }
      await site.forget(); // or a claim of the dead would take what waits again
      skip(game.kind.leaseSeconds + 70); // what it claimed waits again, and what it released
    }

    const voters = [...game.players];
    for (let nth = 0; voters.length > 0; nth++) {
      for (const player of voters.splice(0, VOTES_EACH)) await world.vote(server, player);
      await live(site.reach(pickEnd(nth, game.kind.givesWithinMs)));
    }
    for (let lives = 0; lives < CALM_LIVES && await countWaiting(world) > 0; lives++) {
      await live(allGiven(world));
    }
    await assertGivenOnce(world, game, doubtful);
  });
});

/** Lets the world's time run from now on; returns what makes it jump. */
function runClock({ clock }: World): (seconds: number) => void {
  let from = clock.now.getTime() - performance.now();
  Object.defineProperty(clock, "now", { get: () => new Date(from + performance.now()) });
  return (seconds) => from += seconds * 1_000;
}

/** Starts the game, and kills it at that moment, or when it takes too long; returns what it printed. */
async function liveOnce(
  game: RewardGame,
  settings: GameSettings,
  until: Promise<void>,
): Promise<string> {
  await using life = game.start(settings);
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, LIFE_MS);
  await Promise.race([until, late.promise, life.ended]);
  clearTimeout(timer);
  assert.equal(life.hasEnded(), false, life.printed());
  await life.kill();
  return life.printed();
}

/** Resolves once no reward waits. */
async function allGiven(world: World): Promise<void> {
  const deadline = performance.now() + LIFE_MS;
  while (performance.now() < deadline && await countWaiting(world) > 0) {
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function countWaiting({ services: { sql } }: World): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from reward`;
  return row?.count ?? NaN;
}

/** Every vote was granted once, and given once; a gift may only be missing where the game has said so. */
async function assertGivenOnce(
  { services: { sql } }: World,
  { kind, players, ...game }: RewardGame,
  doubtful: ReadonlySet<string>,
): Promise<void> {
  const outcomes = await sql<{ ended: string }[]>`select ended from reward_outcome`;
  assert.equal(outcomes.length, players.length);
  assert.ok(outcomes.every(({ ended }) => ended === "granted"));
  const gifts = await game.gifts();
  const missing = players.filter((player) => gifts.get(player) !== 1);
  if (kind.savesAsOne) assert.deepEqual([...doubtful], []);
  for (const player of missing) {
    assert.equal(gifts.get(player) ?? 0, 0, `${player} has it twice`);
    assert.ok(doubtful.has(player), `${player} lost it without a word`);
  }
}
