import type { ChatService } from "../../../core/destinations/chat_service.ts";
import type { AttemptResult } from "../../../core/sending/exchange.ts";
import type { Outcome } from "../../../core/sending/outcome.ts";

/** Statuses after which a service never accepts a message at that address again. */
const GONE: Record<ChatService, readonly number[]> = {
  discord: [401, 404, 410], // wrong token, deleted
  slack: [403, 404, 410], // action_prohibited, channel_not_found and no_service, channel_is_archived
  mattermost: [410],
};

/** Statuses of a message that would be refused again. */
const REFUSED: readonly number[] = [400, 413];

/** Most characters of a response that are kept, and fewest of a part of the address that is masked in it. */
const EXCERPT_MAX = 300;
const SECRET_MIN = 8;

/**
 * Returns the result of a message: the meaning of the response at that service, without any part of the address, which
 * a response may repeat. Responses to posted messages are not kept, because they repeat the message.
 */
export function chatResult(
  service: ChatService,
  result: AttemptResult,
  address: string,
): AttemptResult {
  const outcome = outcomeAt(service, result);
  return {
    ...result,
    outcome,
    headers: null,
    redirectsTo: null,
    excerpt: outcome === "posted" ? null : withoutSecret(result.excerpt, address),
  };
}

function outcomeAt(service: ChatService, { outcome, status }: AttemptResult): Outcome {
  if (outcome === "delivered") return "posted";
  if (outcome !== "rejected" && outcome !== "gone" || status === null) return outcome;
  if (status === 429) return "chat_busy";
  if (GONE[service].includes(status)) return "chat_gone";
  return REFUSED.includes(status) ? "chat_refused" : "rejected";
}

function withoutSecret(excerpt: string | null, address: string): string | null {
  const { pathname, search } = new URL(address);
  const parts = `${pathname}${search}`.split(/[/?&=]/).filter(({ length }) => length >= SECRET_MIN);
  return parts.reduce<string | null>((kept, part) => kept?.replaceAll(part, "…") ?? null, excerpt)
    ?.slice(0, EXCERPT_MAX) ?? null;
}
