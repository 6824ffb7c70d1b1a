import { Readable } from "node:stream";
import type { EndpointKind } from "../destinations/endpoint_kind.ts";
import type { Begin } from "./exchange.ts";
import { readResponse } from "./response.ts";
import { deliveryHeaders, type SignedAttempt } from "./delivery_headers.ts";
import type { ReceiverPools } from "./receiver_pools.ts";
import type { Outcome } from "./outcome.ts";
import { type DestinationRules, parseWebhookUrl } from "../destinations/webhook_url.ts";

/** Most URLs that are cached. Beyond that the cache is cleared. */
const REMEMBERED_MAX = 10_000;

/** One attempt to make: the inputs of `deliveryHeaders`, and the destination. */
export interface Dispatch extends SignedAttempt {
  readonly kind: EndpointKind;
  readonly url: string;
  /** Sent in place of the headers from `deliveryHeaders`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sends half of the body, and disconnects when aborted. */
  readonly stop?: AbortSignal | undefined;
}

/** Prepares a POST. Returns the outcome if it can't be sent. */
export function preparePost(
  delivery: Dispatch,
  { now, targetOf, pools }: {
    now: Date;
    targetOf: ReturnType<typeof createTargets>;
    pools: ReceiverPools;
  },
): Begin | Outcome {
  const target = targetOf(delivery.url, delivery.kind === "chat");
  if (target.kind === "refused") return target.outcome;
  const { origin, path } = target;
  const { stop, headers = deliveryHeaders(delivery, now) } = delivery;
  return function post(exchange) {
    const body = stop ? halfOf(delivery.body) : delivery.body;
    const request = { method: "POST" as const, path, headers, body };
    const reader = readResponse(exchange, {
      begin: pools.beginExchange,
      sendAgain: (handler) => pools.dispatchAlone(origin, request, handler),
    });
    stop?.addEventListener("abort", () => reader.giveUp("interrupted"));
    pools.poolOf(origin).dispatch(request, reader.handler);
    return reader;
  };
}

/** Returns a stream of half of a body that never ends. */
function halfOf(body: string): Readable {
  const half = new Readable({ read() {} });
  half.push(body.slice(0, body.length / 2));
  return half;
}

/**
 * Creates a function that splits webhook URLs, by the rules of `parseWebhookUrl`, into an origin, which has a pool, and
 * the path with its query. It caches the parts, because the same few endpoints are called repeatedly, and each call
 * would parse the URL three times. A chat's address is refused to a webhook, so the kind is part of the cache's key.
 * Names are still vetted at every connect.
 */
export function createTargets(rules: DestinationRules) {
  const known = new Map<string, ReturnType<typeof parseTarget>>();
  return function targetOf(url: string, isChat = false) {
    const key = `${isChat} ${url}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const target = parseTarget(url, { ...rules, isChat });
    if (known.size >= REMEMBERED_MAX) known.clear();
    known.set(key, target);
    return target;
  };
}

function parseTarget(text: string, rules: DestinationRules & { isChat: boolean }) {
  const destination = parseWebhookUrl(text, rules);
  if (destination.kind === "refused") return destination;
  const { origin, pathname, search } = new URL(destination.url);
  return { kind: "ok" as const, origin, path: pathname + search };
}
