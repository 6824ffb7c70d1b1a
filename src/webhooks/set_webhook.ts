import { pointEndpoint } from "../keys/key_repository.ts";
import { acceptUrl, type KeyContext, urlTaken } from "../keys/issue_key.ts";
import { requireOpenKey } from "../keys/roll_key.ts";
import { abandonWaiting } from "./abandon_waiting.ts";

/**
 * Points a key's webhook at a URL, or at none; its secret stays. Without a URL, what waits is abandoned; with
 * one, what waits goes there, and an endpoint that a 410 had disabled takes part again. Refuses an unknown or
 * revoked key, and a URL that is bad or another key's.
 */
export async function setWebhook(
  { sql, allowPrivate }: KeyContext,
  id: string,
  { url, now }: { url: string | null; now: Date },
): Promise<{ id: string; url: string | null }> {
  const accepted = url === null ? null : acceptUrl(url, allowPrivate);
  await requireOpenKey(sql, id, "change the webhook of");
  try {
    await sql.begin(async (tx) => {
      await pointEndpoint(tx, id, accepted);
      if (accepted === null) await abandonWaiting(tx, id, { reason: "url_cleared", now });
    });
  } catch (error) {
    throw urlTaken(error, accepted);
  }
  return { id, url: accepted };
}
