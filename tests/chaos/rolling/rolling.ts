import { setTimeout as pause } from "node:timers/promises";
import { withTestServer } from "../../../scripts/test/test_server.ts";
import { notifyDue } from "../../../src/core/deliveries/wake.ts";
import { type ProxyName, startProxy } from "../../support/network/proxies.ts";
import { eventually } from "../../support/processes/processes.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { type Load, type OneOfSeveral, startOne } from "../../support/several.ts";
import { openWorld, type World } from "../../support/world.ts";
import { tallyText } from "../services/logs.ts";
import { type Revoked, startRevoking } from "./revoking.ts";
import type { ChaosReport, RunOptions } from "../deaths/run.ts";
import { makeKeys, startTraffic } from "./traffic.ts";

/**
 * The number of restarts of each process, and the proxy in front of them. For an upgrade, also the folder of the
 * earlier version and its votes.
 */
export interface RollingPlan {
  restarts: number;
  proxy: ProxyName;
  from: string;
  history: number;
}

/** Seconds of SHUTDOWN_DELAY, and milliseconds between two restarts, that docs/deploy.md advises for each proxy. */
const ADVICE: Record<ProxyName, { delay: number; pauseMs: number }> = {
  nginx: { delay: 1, pauseMs: 0 },
  haproxy: { delay: 3, pauseMs: 2_000 },
  caddy: { delay: 3, pauseMs: 2_000 },
};

/** Milliseconds between two votes. */
const VOTE_EVERY_MS = 100;

/** Milliseconds after which every process must know about a revocation. */
const REVOKED_WITHIN_MS = 1_000;

/** Milliseconds for the last webhooks: a minute's backstop, and a slow machine. */
const DELIVERED_WITHIN_MS = 90_000;

/**
 * Restarts the two processes of a site behind a proxy, one after the other, with production's deadlines, while visitors
 * and plugins send requests, players vote and keys are revoked. No request may fail, each vote must arrive once, and no
 * process may accept a revoked key after a second.
 */
export async function runRolling(
  { restarts, proxy }: Omit<RollingPlan, "from" | "history">,
  options: RunOptions = {},
): Promise<ChaosReport> {
  return await withTestServer(async (environment) => {
    for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
    await using world = await openWorld({ now: new Date() });
    return judge(await roll(world, { restarts, proxy }, options));
  });
}

/** Result of a run. */
interface Rolled {
  traffic: Load;
  votes: number;
  /** The vote of each webhook that arrived. */
  arrived: string[];
  revoked: Revoked[];
  log: string;
}

async function roll(
  world: World,
  { restarts, proxy }: Omit<RollingPlan, "from" | "history">,
  { say = () => {}, signal }: RunOptions,
): Promise<Rolled> {
  await using receiver = startReceiver();
  const server = await world.server();
  await world.key(server, receiver.url, "webhook");
  const { delay, pauseMs } = ADVICE[proxy];
  const env = {
    DATABASE_URL: world.databaseUrl,
    SHUTDOWN_DELAY: String(delay),
    WEBHOOK_ALLOW_PRIVATE: "1",
  };
  const processes = await Promise.all([startOne(env), startOne(env)]);
  await using front = await startProxy(proxy, processes.map(({ port }) => port));
  const traffic = startTraffic(front.url, await makeKeys(world));
  const voting = startVoting(world, server.slug);
  const revoking = startRevoking(world, processes);
  for (let round = 1; round <= restarts && !signal?.aborted; round++) {
    for (const one of processes) {
      await one.restart();
      await pause(pauseMs);
    }
    say(`restarted ${round} times: ${traffic.failed.length} requests failed`);
  }
  const revoked = await revoking.stop();
  await traffic.stop();
  const votes = await voting.stop();
  const arrived = () => receiver.received.map(({ headers }) => headers.get("x-listing-vote") ?? "");
  await eventually("all webhooks arrive", () => new Set(arrived()).size >= votes, {
    withinMs: DELIVERED_WITHIN_MS,
  }).catch(() => {}); // the report says how many did not
  await endAll(processes);
  const log = processes.map((one) => one.printed()).join("");
  return { traffic, votes, arrived: arrived(), revoked, log };
}

function judge({ traffic, votes, arrived, revoked, log }: Rolled): ChaosReport {
  const latest = Math.max(0, ...revoked.flat());
  const once = new Set(arrived).size;
  const doubled = arrived.length - once;
  const warnings = tallyText(log);
  return {
    figures: {
      ...Object.fromEntries([...traffic.answers].sort()),
      "votes": votes,
      "webhooks that arrived twice": doubled,
      "keys revoked": revoked.length,
      "ms until the last process shut a revoked key out": Math.round(latest),
    },
    violations: [
      ...traffic.failed,
      ...(once === votes ? [] : [`${once} of ${votes} votes reached their receiver`]),
      ...(doubled === 0 ? [] : [`${doubled} webhooks arrived a second time`]),
      ...(latest < REVOKED_WITHIN_MS ? [] : [`a revoked key was let in after ${latest} ms`]),
      ...(warnings.stop_cut_short ? ["a process did not end in order"] : []),
    ],
    warnings,
  };
}

/** Ends processes. */
export async function endAll(processes: readonly OneOfSeveral[]): Promise<void> {
  await Promise.all(processes.map((one) => one[Symbol.asyncDispose]()));
}

/** Casts votes of new players continuously. `stop` returns their number. */
function startVoting(world: World, slug: string) {
  let votes = 0;
  let stopped = false;

  async function vote(): Promise<void> {
    while (!stopped) {
      const { username } = await world.account(`Player_${votes + 1}`);
      world.clock.now = new Date();
      const { kind } = await world.vote({ slug }, username);
      if (kind === "cast") votes++;
      await notifyDue(world.services.sql);
      await pause(VOTE_EVERY_MS);
    }
  }

  const voting = vote();
  return {
    async stop(): Promise<number> {
      stopped = true;
      await voting;
      return votes;
    },
  };
}
