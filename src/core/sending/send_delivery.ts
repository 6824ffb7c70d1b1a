import { deliveryLimits } from "../../../generated/limits.ts";
import { isPublicAddress } from "../destinations/address.ts";
import { createResolver, type Resolver } from "../destinations/resolver.ts";
import type { EndpointKind } from "../destinations/endpoint_kind.ts";
import {
  type AttemptResult,
  type Begin,
  type Exchange,
  outcomeOfUnsent,
  withoutResponse,
} from "./exchange.ts";
import { lazily } from "../work/lazily.ts";
import type { ReceiverPoolOptions, ReceiverPools } from "./receiver_pools.ts";
import type { Outcome } from "./outcome.ts";
import { createTargets, type Dispatch, preparePost } from "./prepare_post.ts";

/** Milliseconds from the start of an attempt to the end of its status line. An absolute limit: the contract's 10 s. */
const RESPONSE_TIMEOUT_MS = deliveryLimits.answerSeconds * 1000;

/** Milliseconds for lookup, TCP and TLS together. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Makes attempts. `send` never throws: every failure is an outcome. */
export interface Sender {
  /**
   * Loads the modules that the first POST needs, so that it isn't slower than the others. A failure appears when it is
   * sent.
   */
  prepare(): Promise<void>;
  send(delivery: Dispatch): Promise<AttemptResult>;
  /** Returns the address that this URL's host was last connected to, or undefined before the first time. */
  addressOf(url: string): string | undefined;
  /** Waits for attempts in flight and closes every connection. Later attempts are `interrupted`. */
  close(): Promise<void>;
}

/** The kinds of endpoints that get a POST. */
const POSTED: ReadonlySet<EndpointKind> = new Set(["webhook", "chat"]);

/** The parts of the network that a sender may use. */
export interface SenderNetwork {
  resolver: Resolver;
  connectTimeoutMs: number;
}

/** Sends deliveries of one kind by its own protocol instead of a POST. */
export interface ProtocolSender {
  /** Prepares one exchange. Returns the outcome if it can't be sent. */
  prepare(delivery: Dispatch): Begin | Outcome;
  /** Returns the address that a URL's host was last connected to, or undefined before the first time. */
  addressOf(url: string): string | undefined;
  /** Waits for the exchanges in progress. */
  close(): Promise<void>;
}

/** Creates a protocol's sender, once for each `Sender`. */
export type CreateProtocolSender = (network: SenderNetwork) => ProtocolSender;

/** Clocks and network of a sender, and durations that tests shorten. */
interface SenderOptions {
  /** Lifts the rules on addresses, for the demo and tests. */
  allowPrivate: boolean;
  now: () => Date;
  /** Replaces the resolver, including its verdict on addresses. */
  resolver?: Resolver;
  /** Milliseconds that never jump. */
  monotonic?: () => number;
  responseTimeoutMs?: number;
  connectTimeoutMs?: number;
  /**
   * Senders for kinds of deliveries other than a POST. A missing sender is an internal error, and the delivery is
   * retried.
   */
  protocols?: Partial<Record<EndpointKind, CreateProtocolSender>>;
  /** PEM of an additional trusted authority. */
  ca?: string;
  /** Called with the reason when an attempt ended as `internal_error`, for our own log. */
  onInternalError?: (cause: unknown) => void;
  /** Number of origins that keep their connections. */
  maxOrigins?: number;
}

/**
 * Creates a sender of single POSTs to webhooks and chats, and of other kinds through `protocols`. Destinations are
 * vetted, signatures are new, and the deadline is absolute. It doesn't follow redirects or retry, so each call makes at
 * most one POST.
 */
export function createSender(options: SenderOptions): Sender {
  const network = openNetwork(options);
  let pools: ReceiverPools | undefined;
  const openPools = lazily(() => loadPools(network));
  const protocols = new Map(
    Object.entries(options.protocols ?? {}).map(([kind, create]) => [kind, create(network)]),
  );
  const targetOf = createTargets(options);
  let closed = false;

  async function sendFirst(delivery: Dispatch): Promise<AttemptResult> {
    pools = await openPools();
    return await attempt(delivery, pools);
  }

  async function prepare(): Promise<void> {
    pools = await openPools().catch(() => undefined); // the first attempt retries and reports the error
  }

  function attempt(delivery: Dispatch, pools: ReceiverPools): Promise<AttemptResult> {
    return attemptOnce(delivery.url, options, (now) => prepareAttempt(delivery, { pools, now }));
  }

  /** Prepares an attempt. Returns the outcome if it can't take place. */
  function prepareAttempt(
    delivery: Dispatch,
    { pools, now }: { pools: ReceiverPools; now: Date },
  ): Begin | Outcome {
    if (closed) return "interrupted";
    const sender = protocols.get(delivery.kind);
    if (sender) return sender.prepare(delivery);
    if (!POSTED.has(delivery.kind)) throw new Error(`no sender for deliveries of ${delivery.kind}`);
    return preparePost(delivery, { now, targetOf, pools });
  }

  function addressOf(url: string): string | undefined {
    const target = targetOf(url);
    if (target.kind === "ok") return pools?.addressOf(target.origin);
    return protocols.values().map((sender) => sender.addressOf(url)).find((address) =>
      address !== undefined
    );
  }

  return {
    prepare,
    send: (delivery) => pools === undefined ? sendFirst(delivery) : attempt(delivery, pools),
    addressOf,
    async close() {
      closed = true;
      await Promise.all([pools?.close(), ...protocols.values().map((sender) => sender.close())]);
    },
  };
}

/** Makes an attempt before the deadline. `prepare` returns how to begin, or the outcome if it can't take place. */
function attemptOnce(
  url: string,
  options: SenderOptions,
  prepare: (now: Date) => Begin | Outcome,
): Promise<AttemptResult> {
  const { monotonic = () => performance.now(), responseTimeoutMs = RESPONSE_TIMEOUT_MS } = options;
  const begun = monotonic();
  const { promise, resolve } = Promise.withResolvers<AttemptResult>();
  let underWay: ReturnType<Begin> | undefined;
  const deadline = setTimeout(() => underWay?.giveUp("timeout"), responseTimeoutMs);
  const exchange: Exchange = {
    url,
    startedAt: options.now(),
    tookMs: () => monotonic() - begun,
    settle(result, cause) {
      clearTimeout(deadline);
      if (result.outcome === "internal_error") options.onInternalError?.(cause);
      resolve(result);
    },
  };
  try {
    const begin = prepare(exchange.startedAt);
    if (typeof begin === "string") exchange.settle(withoutResponse(begin, exchange));
    else underWay = begin(exchange);
  } catch (error) {
    exchange.settle(withoutResponse(outcomeOfUnsent(error), exchange), error);
  }
  return promise;
}

/**
 * Loads undici, which takes 110 ms of processor time and 4 MB. At the start this is left to `prepare`, because visitors
 * come first.
 */
async function loadPools(network: ReceiverPoolOptions): Promise<ReceiverPools> {
  const { createReceiverPools } = await import("./receiver_pools.ts");
  return createReceiverPools(network);
}

function openNetwork(options: SenderOptions): ReceiverPoolOptions & SenderNetwork {
  const { allowPrivate, connectTimeoutMs = CONNECT_TIMEOUT_MS, ca, maxOrigins } = options;
  const allows = allowPrivate ? () => true : isPublicAddress;
  const resolver = options.resolver ?? createResolver({ allows });
  return { resolver, connectTimeoutMs, ca, maxOrigins };
}
