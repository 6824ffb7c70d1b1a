import { createBatchedLookup } from "../../core/database/batch.ts";
import { createFairQueue, LeftQueue } from "../../core/limits/fair_queue.ts";
import { claimRewards, type RewardClaim } from "./claim_rewards.ts";
import { createNews, findFilled, type NewsOptions } from "./inbox_watch.ts";
import { createWaiter, createWaiters, type Waiter } from "./waiters.ts";

/**
 * The queue of woken claims. Only a few query at once, because other work needs connections, too. Each of them is
 * guaranteed a slot.
 */
const WOKEN = { slots: 3, waiting: 0, perNetwork: 0, retryAfterSeconds: 0 };

type ClaimedRewards = Awaited<ReturnType<typeof claimRewards>>;

const NOTHING: ClaimedRewards = { votes: [], more: false };

/** How long a claim waits for votes. */
interface ClaimWait {
  waitSeconds: number;
  signal: AbortSignal;
  /** Returns whether the key may still use the inbox when a vote arrives. */
  isOpen?: () => Promise<boolean>;
}

/** Claims that wait for votes. */
export type WaitingClaims = ReturnType<typeof createWaitingClaims>;

/**
 * Creates claims that wait until there are votes for them. While claims wait, one query a second checks for new rewards
 * of all servers. `nudge` runs it at once, and `wake` makes the claims for one server query again.
 */
export function createWaitingClaims(
  { timeoutFactor = 1, ...options }: Omit<NewsOptions, "tell"> & { timeoutFactor?: number },
) {
  const { sql, now } = options;
  const findInboxes = (serverIds: string[]) => findFilled(sql, serverIds);
  const isFilled = createBatchedLookup("rewards", findInboxes, timeoutFactor);
  const news = createNews({ ...options, tell: (serverId) => waiters.wake(serverId) });
  const waiters = createWaiters(news);
  const queue = createFairQueue(WOKEN);

  /**
   * Claims votes. If there are none, waits until there are, the time is up, `signal` is aborted or the service stops.
   * If too many claims wait, returns at once. Doesn't claim for a client that has disconnected.
   */
  async function claim(
    claim: RewardClaim,
    { waitSeconds, signal, isOpen }: ClaimWait,
  ): Promise<ClaimedRewards> {
    if (signal.aborted) return NOTHING;
    if (waitSeconds === 0 || !waiters.mayWait(claim)) return await look(claim, signal);
    using waiter = createWaiter(claim, { waitSeconds, signal });
    waiters.enter(waiter); // entered before the query, so that every event from now on wakes it
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
    return await queue(work, { network: claim.serverId, signal, isSure: true }).catch((error) => {
      if (error instanceof LeftQueue) return NOTHING;
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
      waiter.woken = Promise.withResolvers(); // an event while it waits for its turn wakes it again
      if (signal.aborted || !await isOpen()) return NOTHING;
      claimed = await claimInTurn(claim, signal);
    }
    return claimed;
  }

  return { claim, wake: waiters.wake, nudge: news.nudge, stop: waiters.stop };
}
