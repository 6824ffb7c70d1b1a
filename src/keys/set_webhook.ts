import type { Act } from "../trail/actor.ts";
import type { NudgeContext } from "../trail/context.ts";
import { changeKey } from "./change_key.ts";
import { acceptUrl, type KeyContext, originOf, urlTaken } from "./issue_key.ts";
import { pointEndpoint } from "./key_repository.ts";
import { abandonWaiting } from "../deliveries/abandon_waiting.ts";

/**
 * Points a key's webhook at a URL, or at nothing; its secret stays. Without a URL, waiting deliveries are abandoned.
 * With one, they go there, and an endpoint that a 410 disabled is enabled again. Refuses an unknown or revoked key,
 * and a URL that is bad or used by another key.
 */
export async function setWebhook(
  context: NudgeContext & Pick<KeyContext, "allowPrivate">,
  id: string,
  { url, ...act }: Act & { url: string | null },
): Promise<{ id: string; url: string | null }> {
  const accepted = url === null ? null : acceptUrl(url, context.allowPrivate);
  const changed = changeKey(context, id, {
    act,
    doing: "change the webhook of",
    ...accepted === null ? {} : { notForVotifier: true },
    action: accepted === null ? "webhook_cleared" : "webhook_set",
    details: () => originOf(accepted),
    async change(tx) {
      await pointEndpoint(tx, id, accepted);
      if (accepted !== null) return;
      await abandonWaiting(tx, id, { reason: "url_cleared", now: act.now });
    },
  });
  await changed.catch((error) => {
    throw urlTaken(error, accepted);
  });
  if (accepted !== null) context.nudge();
  return { id, url: accepted };
}
