import { createBatchedLookup } from "../../core/database/batch.ts";
import { createFairLine, LeftLine } from "../../core/limits/fair_line.ts";
import { createFairShare } from "../../core/limits/fair_share.ts";
import { claimRewards, type RewardClaim } from "./claim_rewards.ts";
import { createNews, findFilled, type NewsOptions } from "./inbox_watch.ts";

/**
 * Most claims that wait at once: per game server of a key, per key, and per process. A server gets no more than its share
 * of the latter.
 */
const PER_GAME_SERVER_MAX = 2;
const PER_KEY_MAX = 20;
const WAITING_MAX = 2_000;

/**
 * Only a few woken claims query at once, because others need connections, too. Each is guaranteed a slot in this
 * queue.
 */
const WOKEN = { slots: 3, waiting: 0, perNetwork: 0, retryAfterSeconds: 0 };

type ClaimedRewards = Awaited<ReturnType<typeof claimRewards>>;

const NOTHING: ClaimedRewards = { votes: [], more: false };

interface Waiter {
  claim: RewardClaim;
  /** Resolved when the claim should query again. Replaced by a new one when it starts to. */
  woken: PromiseWithResolvers<void>;
  /** Aborted when the claim must be answered, or dropped. */
  over: AbortController;
}

/** Claims that wait for votes. */
export type WaitingClaims = ReturnType<typeof createWaitingClaims>;

/**
 * Creates claims that wait until there is something for them. While any waits, one query a second checks for news of
 * all servers; `nudge` runs it at once, and `wake` makes the claims for one server query again.
 */
export function createWaitingClaims(
  { timeoutFactor = 1, ...options }: Omit<NewsOptions, "tell"> & { timeoutFactor?: number },
) {
  const { sql, now } = options;
  const isFilled = createBatchedLookup(
    "rewards",
    (ids: string[]) => findFilled(sql, ids),
    timeoutFactor,
  );
  const news = createNews({ ...options, tell: (serverId) => waiters.wake(serverId) });
  const waiters = createWaiters(news);
  const line = createFairLine(WOKEN);

  /**
   * Claims votes. If there are none, waits until there are some, the time is up, `signal` is aborted or the service
   * stops. If too many claims wait, returns at once. Claims nothing for a client that has disconnected.
   */
  async function claim(
    claim: RewardClaim,
    { waitSeconds, signal, isOpen }: {
      waitSeconds: number;
      signal: AbortSignal;
      /** Returns whether the key may still use the inbox once there is something. */
      isOpen?: () => Promise<boolean>;
    },
  ): Promise<ClaimedRewards> {
    if (signal.aborted) return NOTHING;
    if (waitSeconds === 0 || !waiters.mayWait(claim)) return await look(claim, signal);
    using waiter = createWaiter(claim, { waitSeconds, signal });
    waiters.enter(waiter); // entered before the query, so that anything from now on wakes it
    try {
      return await claimOrWait(waiter, isOpen);
    } finally {
      waiters.leave(waiter);
    }
  }

  /** Most polls find an empty inbox. Simultaneous ones share a query. */
  const look = async (claim: RewardClaim, signal: AbortSignal) =>
    await isFilled(claim.serverId) ? await claimInTurn(claim, signal) : NOTHING;

  /** Servers take turns, so that one with many keys delays neither the others nor the pages. */
  async function claimInTurn(claim: RewardClaim, signal: AbortSignal): Promise<ClaimedRewards> {
    const work = () => claimRewards(sql, claim, now());
    return await line(work, { network: claim.serverId, signal, isSure: true }).catch((error) => {
      if (error instanceof LeftLine) return NOTHING;
      throw error;
    });
  }

  async function claimOrWait(
    waiter: Waiter,
    isOpen = () => Promise.resolve(true),
  ): Promise<ClaimedRewards> {
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

/** Creates a waiting claim, which is over when the time is up, or when `signal` is aborted. */
function createWaiter(
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
function createWaiters(news: Pick<ReturnType<typeof createNews>, "start" | "stop">) {
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
