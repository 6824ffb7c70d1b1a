import {
  type DestinationRules,
  parseWebhookUrl,
  type WebhookUrl,
} from "../destinations/webhook_url.ts";

/** URLs that are remembered at most; beyond it the memory begins anew. */
const REMEMBERED_MAX = 10_000;

/** The target of a POST: an origin, which has a pool, and the path with its query there. */
export interface Target {
  readonly kind: "ok";
  readonly origin: string;
  readonly path: string;
}

/** A refusal of a URL that cannot be called. */
type Refused = Extract<WebhookUrl, { kind: "refused" }>;

/**
 * Takes webhook URLs apart by the rules of `parseWebhookUrl` and remembers the parts: the same few endpoints
 * are called again and again, and a URL is parsed three times on its way. Names are still vetted at every connect.
 */
export function createTargets(rules: DestinationRules): (url: string) => Target | Refused {
  const known = new Map<string, Target | Refused>();

  return function targetOf(url) {
    const remembered = known.get(url);
    if (remembered !== undefined) return remembered;
    const target = parseTarget(url, rules);
    if (known.size >= REMEMBERED_MAX) known.clear();
    known.set(url, target);
    return target;
  };
}

function parseTarget(text: string, rules: DestinationRules): Target | Refused {
  const destination = parseWebhookUrl(text, rules);
  if (destination.kind === "refused") return destination;
  const { origin, pathname, search } = new URL(destination.url);
  return { kind: "ok", origin, path: pathname + search };
}
