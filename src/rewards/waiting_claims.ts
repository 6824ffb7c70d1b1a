import { createLookup } from "../database/batch.ts";
import { createFairLine, LeftLine } from "../limits/fair_line.ts";
import { createFairShare } from "../limits/fair_share.ts";
import { type Claim, claimVotes } from "./claim_votes.ts";
import { createNews, findFilled, type NewsOptions } from "./news.ts";

/** Most claims that wait at once: per key, and per process. A server gets no more than its share of the latter. */
const PER_KEY_MAX = 2;
const WAITING_MAX = 2_000;

/**
 * Only a few woken claims query at once, because others need connections, too. Each is guaranteed a place in this
 * queue.
 */
const WOKEN = { places: 3, waiting: 0, perNetwork: 0, retryAfterSeconds: 0 };

type Claimed = Awaited<ReturnType<typeof claimVotes>>;

const NOTHING: Claimed = { votes: [], more: false };

interface Waiter {
  claim: Claim;
  /** Resolved when the claim should query again. Replaced by a new one when it starts to. */
  woken: PromiseWithResolvers<void>;
  /** Aborted when the claim must be answered, or dropped. */
  over: AbortController;
}

/**
 * Creates claims that wait until there is something for them. While any waits, one query a second checks for news of
 * all servers; `nudge` runs it at once, and `wake` makes the claims for one server query again.
 */
export function createWaitingClaims(
  { patience = 1, ...options }: Omit<NewsOptions, "tell"> & { patience?: number },
) {
  const { sql, now } = options;
  const isFilled = createLookup("rewards", (ids: string[]) => findFilled(sql, ids), patience);
  const news = createNews({ ...options, tell: (serverId) => waiters.wake(serverId) });
  const waiters = createWaiters(news);
  const line = createFairLine(WOKEN);

  /**
   * Claims votes. If there are none, waits until there are some, the time is up, `signal` is aborted or the service
   * stops. If too many claims wait, returns at once. Claims nothing for a client that has disconnected.
   */
  async function claim(
    claim: Claim,
    { waitSeconds, signal, isOpen }: {
      waitSeconds: number;
      signal: AbortSignal;
      /** Returns whether the key may still use the inbox once there is something. */
      isOpen?: () => Promise<boolean>;
    },
  ): Promise<Claimed> {
    if (signal.aborted) return NOTHING;
    if (waitSeconds === 0 || !waiters.mayWait(claim)) return await look(claim, signal);
    const over = new AbortController();
    const waiter: Waiter = { claim, over, woken: Promise.withResolvers() };
    const end = () => over.abort();
    const timer = setTimeout(end, waitSeconds * 1000);
    signal.addEventListener("abort", end);
    over.signal.onabort = () => waiter.woken.resolve();
    waiters.enter(waiter); // entered before the query, so that anything from now on wakes it
    try {
      return await claimOrWait(waiter, isOpen);
    } finally {
      waiters.leave(waiter);
      signal.removeEventListener("abort", end);
      clearTimeout(timer);
    }
  }

  /** Most polls find an empty inbox. Simultaneous ones share a query. */
  const look = async (claim: Claim, signal: AbortSignal) =>
    await isFilled(claim.serverId) ? await claimInTurn(claim, signal) : NOTHING;

  /** Servers take turns, so that one with many keys delays neither the others nor the pages. */
  async function claimInTurn(claim: Claim, signal: AbortSignal): Promise<Claimed> {
    const work = () => claimVotes(sql, claim, now());
    return await line(work, { network: claim.serverId, signal, isSure: true }).catch((error) => {
      if (error instanceof LeftLine) return NOTHING;
      throw error;
    });
  }

  async function claimOrWait(
    waiter: Waiter,
    isOpen = () => Promise.resolve(true),
  ): Promise<Claimed> {
    const { claim, over: { signal } } = waiter;
    let claimed = await look(claim, signal);
    while (typeof claimed === "object" && claimed.votes.length === 0 && !signal.aborted) {
      await waiter.woken.promise;
      waiter.woken = Promise.withResolvers(); // anything that happens while it waits for its turn wakes it once more
      if (signal.aborted || !await isOpen()) return NOTHING;
      claimed = await claimInTurn(claim, signal);
    }
    return claimed;
  }

  return { claim, wake: waiters.wake, nudge: news.nudge, stop: waiters.stop };
}

/** Creates the set of claims that wait. `news` runs while there are any. */
function createWaiters(news: Pick<ReturnType<typeof createNews>, "start" | "stop">) {
  const waiting = new Map<string, Set<Waiter>>();
  const places = createFairShare(WAITING_MAX);
  let stopped = false;

  function mayWait({ serverId, keyId }: Claim): boolean {
    const own = waiting.get(serverId) ?? new Set();
    const ofKey = [...own].filter(({ claim }) => claim.keyId === keyId);
    return !stopped && ofKey.length < PER_KEY_MAX && places.mayHold(serverId);
  }

  function enter(waiter: Waiter): void {
    const { serverId } = waiter.claim;
    if (waiting.size === 0) news.start();
    waiting.set(serverId, (waiting.get(serverId) ?? new Set()).add(waiter));
    places.hold(serverId, 1);
  }

  function leave(waiter: Waiter): void {
    const own = waiting.get(waiter.claim.serverId);
    own?.delete(waiter);
    if (own?.size === 0) waiting.delete(waiter.claim.serverId);
    places.hold(waiter.claim.serverId, -1);
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
