import { createFairShare } from "../../core/limits/fair_share.ts";
import type { RewardClaim } from "./claim_rewards.ts";
import { createNews } from "./inbox_watch.ts";

/**
 * Most claims that wait at once: per game server of a key, per key, and per process. A server gets at most its share of
 * the last of these. Claims over a limit get a response at once.
 *
 * ```text
 * limit                     value              protects                      used up by
 * waiting of a game server  2                  the key's other game servers  a plugin that claims again
 *   test: a key's third claim is answered at once
 * waiting of a key          20                 the server's other keys       a network of game servers
 *   test: each game server of a key may wait beside the others, twenty of a key
 * waiting of a process      2,000, fair share  other servers' claims         owners of many servers
 *   test: greedy servers leave places to those that come after them
 * ```
 */
const PER_GAME_SERVER_MAX = 2;
const PER_KEY_MAX = 20;
const WAITING_MAX = 2_000;

/** A claim that waits. */
export interface Waiter {
  claim: RewardClaim;
  /** Resolved when the claim should query again. When the query starts, it is replaced by a new one. */
  woken: PromiseWithResolvers<void>;
  /** Aborted when the claim needs a response or is dropped. */
  over: AbortController;
}

/** Creates a waiting claim, which ends when the time is up or when `signal` is aborted. */
export function createWaiter(
  claim: RewardClaim,
  { waitSeconds, signal }: { waitSeconds: number; signal: AbortSignal },
): Waiter & Disposable {
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, waitSeconds * 1000);
  signal.addEventListener("abort", end);
  const waiter: Waiter = { claim, over, woken: Promise.withResolvers() };
  over.signal.onabort = () => waiter.woken.resolve();
  return Object.assign(waiter, {
    [Symbol.dispose]() {
      signal.removeEventListener("abort", end);
      clearTimeout(timer);
    },
  });
}

/** Creates the set of claims that wait. `news` runs while there are any. */
export function createWaiters(news: Pick<ReturnType<typeof createNews>, "start" | "stop">) {
  const waiting = new Map<string, Set<Waiter>>();
  const slots = createFairShare(WAITING_MAX);
  let stopped = false;

  function mayWait({ serverId, keyId, gameServer }: RewardClaim): boolean {
    const own = waiting.get(serverId) ?? new Set();
    const ofKey = [...own].filter(({ claim }) => claim.keyId === keyId);
    const ofGameServer = ofKey.filter(({ claim }) => claim.gameServer === gameServer);
    return !stopped && ofGameServer.length < PER_GAME_SERVER_MAX && ofKey.length < PER_KEY_MAX &&
      slots.mayHold(serverId);
  }

  function enter(waiter: Waiter): void {
    const { serverId } = waiter.claim;
    if (waiting.size === 0) news.start();
    waiting.set(serverId, (waiting.get(serverId) ?? new Set()).add(waiter));
    slots.hold(serverId, 1);
  }

  function leave(waiter: Waiter): void {
    const own = waiting.get(waiter.claim.serverId);
    own?.delete(waiter);
    if (own?.size === 0) waiting.delete(waiter.claim.serverId);
    slots.hold(waiter.claim.serverId, -1);
    if (waiting.size === 0) news.stop();
  }

  function wake(serverId: string): void {
    for (const { woken } of waiting.get(serverId) ?? []) woken.resolve();
  }

  function stop(): void {
    stopped = true;
    for (const { over } of waiting.values().flatMap((own) => own)) over.abort();
  }

  return { mayWait, enter, leave, wake, stop };
}
