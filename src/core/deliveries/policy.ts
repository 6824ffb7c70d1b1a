/**
 * The limits on deliveries, which prevent one owner or receiver from using up the resources of others. Each applies per
 * process, except the claimed rows of an endpoint. A single owner gets at most half of a fair share
 * (limits/fair_share.ts). .github/SCALE.md has this table for hosts, and asked_sends.ts the limits of tests, resends
 * and replays.
 *
 * ```text
 * limit                         value                   protects                     used up by
 * claimed rows of a process     1,024, fair share: 896  other owners' claims         one owner's backlog
 *   test: an owner whose rows fill half of the room is not claimed
 * claimed rows of an endpoint   8 to 66, slow: 2        other endpoints              its backlog
 *   test: what is being sent counts against its endpoint's cap
 * quick lane                    256 POSTs, fair share   proven receivers             proven owners
 *   test: an owner takes at most half of the slots of a lane
 *   test: a POST that takes a second leaves its slot to others
 * unproven lane                 256 POSTs, fair share   the quick lane               new and hanging receivers
 *   test: a hundred owners who answer slowly leave the quick lane free
 *   test: 80 webhooks that never answer delay no other owner's
 *   test: a proven owner's POSTs that hang leave new owners their slots
 * chat lane                     32 POSTs, fair share    all webhooks                 a chat that hangs
 *   test: a hundred chats that hang leave every other lane free
 * an endpoint                   16, 8, 2 or 1 POSTs     the receiver                 its own votes
 *   test: a POST outside the queue waits for a slot, and gives it back
 * owner at a destination        10 to 400 POSTs/s       a victim of one owner        that owner alone
 *   test: an owner begins with ten POSTs a second to a destination
 * new owners at a destination   50 POSTs/s              a victim of many accounts    new owners
 *   test: forty new owners together send 50 a second to a destination
 * new owners at an IP address   100 POSTs/s             a victim of many host names  new owners
 *   test: names of one address together send no faster than it
 * ```
 */

/**
 * The work of one process. Owners share all claimed rows except for the size of one worthwhile claim (CLAIMED_MAX), so
 * there is always room to claim rows of another owner.
 */
export const LOOP_LIMITS = {
  /** POSTs in flight, in all lanes together. */
  atOnce: 544,
  /** Rows waiting or in flight. There are more than POSTs, so that Postgres works while receivers respond. */
  claimed: 1_024,
  /** Most rows that a `kill -9` sends twice. */
  unfinished: 640,
  /**
   * A claim costs Postgres as much as ten rows. The first one runs at once; later ones wait until they are worthwhile.
   */
  worthAClaim: 128,
  /** A POST's own deadline. */
  stopWithinMs: 10_000,
};

/**
 * A statement costs Postgres as much as twenty of its rows, so attempts wait briefly to form a batch. Attempts lost in
 * a crash are sent again with the same `X-Listing-Vote`.
 */
export const BATCHES = { gatherMs: 10, enough: 128, most: 512, writers: 2 };

/** Sizes of one claim. */
export const CLAIM_SIZES = {
  /** Most rows of one endpoint, so that a claim reaches many endpoints and opens few sockets to each. */
  perEndpoint: 8,
  /**
   * Minimum rows that a claim reads, even if it wants fewer, because it takes only part of the rows of one owner or
   * destination.
   */
  lookAtLeast: 128,
  /** Requests per second for each row that may be claimed: a POST takes about 0.15 s from claim to record. */
  ratePerRow: 6,
};

/** Most claimed rows of a process, waiting or in flight, that owners share. */
export const CLAIMED_MAX = LOOP_LIMITS.claimed - LOOP_LIMITS.worthAClaim;

/** Most claimed rows of one endpoint across all processes. A rate above 48 a second allows more. */
export const PER_ENDPOINT_CLAIMED = { usual: 8, slow: 2 };

/**
 * Slots by what is known about a receiver: a quick one accepted votes on an earlier day, and took no more than 2 s for
 * its last response. All chats share a lane, because most of them are one service.
 */
export const LANES = { quick: 256, unproven: 256, chat: 32 };

/** The class of a receiver, by its past responses. */
export type Lane = keyof typeof LANES;

/** Most POSTs in flight to one endpoint, by its lane, and to one that was slow. */
export const PER_ENDPOINT = { quick: 16, unproven: 8, chat: 1, slow: 2 };

/** Milliseconds after which a POST in flight leaves the quick lane. From then on only `atOnce` counts it. */
export const SLOW_AFTER_MS = 1_000;

/**
 * POSTs per second, as a moving average. Receivers don't have to consent, and an owner can enter any address. So an
 * owner starts slowly at a destination (scheme, host and port), and gets faster with each day on which votes were
 * accepted.
 */
export const DELIVERY_RATES = {
  /** The initial rate of an owner to a destination. Each good day doubles it, up to `top`. */
  first: 10,
  /** At this rate no backlog forms when a server's votes reset: 300 a second for a minute. */
  top: 400,
  /** The rate to a destination of all owners without a good day there. */
  unproven: 50,
  /** The rate of such owners to an IP address, which many destinations may share. */
  unprovenAddress: 100,
};

/** Delivery rates. Tests pass their own. */
export type DeliveryRates = typeof DELIVERY_RATES;

/** Days without an accepted vote after which an owner starts over at a destination. */
export const GOOD_FOR_DAYS = 30;
