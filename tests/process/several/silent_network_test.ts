import assert from "node:assert/strict";
import type { Server } from "../../../src/core/servers/server.ts";
import { type PostgresProxy, startPostgresProxy } from "../../support/database/postgres_proxy.ts";
import type { Lost } from "../../support/database/proxy_links.ts";
import { eventually } from "../../support/processes/processes.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { type RunningService, startService } from "../../support/processes/service.ts";
import { sideBySide } from "../../support/side_by_side.ts";
import { openWorld, SECRET_KEY, UNASKED, type World } from "../../support/world.ts";

/** Longest answers, and time until all is well, in milliseconds; and what a busy machine may add to each. */
const WITHIN_MS = { v1: 2_000, pages: 3_500, readyz: 2_000, recovery: 5_000 };
const BUSY_MS = 2_000;

/** Rare enough for the limit of a key, in milliseconds. */
const ASK_EVERY_MS = 600;

/** Votes that are cast while the network is broken. */
const VOTES = 20;

/** Milliseconds that an inescapable network failure lasts. */
const BROKEN_MS = 6_000;

interface Breakage {
  name: string;
  break(proxy: PostgresProxy): void;
  /** Whether new connections are as bad as the old ones, until `mend`. */
  isWhole: boolean;
}

const forgets = (lost: Lost) => (proxy: PostgresProxy) => proxy.lose(lost);

const BREAKAGES: Breakage[] = [
  { name: "forgets every connection", break: forgets("everything"), isWhole: false },
  { name: "loses answers", break: forgets("answers"), isWhole: false },
  { name: "is frozen for a while", break: (proxy) => proxy.hold(), isWhole: true },
  {
    name: "loses everything for a while",
    break: (proxy) => proxy.lose("everything", { newOnesToo: true }),
    isWhole: true,
  },
];

const test = sideBySide();

for (const breakage of BREAKAGES) {
  test(`a service whose network ${breakage.name} answers in time and recovers`, async () => {
    await using world = await openWorld({ now: new Date(), listedAt: UNASKED });
    await using proxy = startPostgresProxy(world.databaseUrl);
    await using receiver = startReceiver();
    const server = await world.server();
    const key = await world.key(server, receiver.url);
    const env = { DATABASE_URL: proxy.url, SECRET_KEY, WEBHOOK_ALLOW_PRIVATE: "1" };
    await using service = await startService(env);
    await fillPools(service, key.secret);

    breakage.break(proxy);
    using v1 = watch(service, "/api/v1/vote-check?username=Steve_01", WITHIN_MS.v1, key.secret);
    using pages = watch(service, "/", WITHIN_MS.pages);
    using readyz = watch(service, "/readyz", WITHIN_MS.readyz);
    const watching = [v1, pages, readyz];
    await castVotes(world, server);
    if (breakage.isWhole) {
      await new Promise((done) => setTimeout(done, BROKEN_MS));
      assert.equal((await service.get("/readyz")).status, 503);
      proxy.release();
      proxy.mend();
    }
    const mendedAt = performance.now();
    for (const one of watching) one.forget();
    await eventually(
      "every answer is good again",
      () => watching.every((one) => one.isGood()),
      { withinMs: WITHIN_MS.recovery + BUSY_MS },
    );
    await eventually("every vote has arrived", () => arrived(receiver.received) === VOTES, {
      withinMs: WITHIN_MS.recovery + BUSY_MS - (performance.now() - mendedAt),
    });
    await Promise.all(watching.map((one) => one.stop()));
  });
}

/** Opens every connection of every pool, as a busy hour does. */
async function fillPools(service: RunningService, key: string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from({ length: 40 }, async (_, place) => {
        const response = await service.get(place % 2 ? "/" : "/api/v1/votes", key);
        await response.body?.cancel();
      }),
    );
  }
}

async function castVotes(world: World, server: Server): Promise<void> {
  for (let place = 0; place < VOTES; place++) {
    const { username } = await world.account(`Voter_${place}`);
    await world.vote(server, username);
  }
}

/** Votes that arrived; a receiver tells repeats by the vote's id. */
function arrived(received: { headers: Headers }[]): number {
  return new Set(received.map(({ headers }) => headers.get("x-listing-vote"))).size;
}

/** Asks again and again until it goes out of scope; `stop` fails when an answer took too long, or none came. */
function watch(service: RunningService, path: string, withinMs: number, key?: string) {
  let isStopped = false;
  let isGood = false;
  let longestMs = 0;
  const asking: Promise<void>[] = [];

  async function ask(): Promise<void> {
    const startedAt = performance.now();
    const response = await service.get(path, key);
    await response.body?.cancel();
    isGood = response.status === 200;
    longestMs = Math.max(longestMs, performance.now() - startedAt);
  }

  async function keepAsking(): Promise<void> {
    while (!isStopped) {
      const asked = ask();
      asked.catch(() => {}); // `stop` tells
      asking.push(asked);
      await new Promise((next) => setTimeout(next, ASK_EVERY_MS));
    }
  }

  const done = keepAsking();
  return {
    isGood: () => isGood,
    forget: () => void (isGood = false),
    [Symbol.dispose]: () => void (isStopped = true),
    async stop() {
      isStopped = true;
      await done;
      await Promise.all(asking);
      assert.ok(longestMs < withinMs + BUSY_MS, `${path} took ${Math.round(longestMs)} ms`);
    },
  };
}
