import { destinationOf } from "../destinations/endpoint_kind.ts";
import { parseWebhookUrl } from "../destinations/webhook_url.ts";
import { refusal } from "../refusals/refusal.ts";
import { violatesUnique } from "../database/unique.ts";
import { cleanLine } from "../text/typed_text.ts";

/** Maximum characters of a key's name. */
export const KEY_NAME_MAX = 60;

/** Returns the URL in canonical form. Refuses a URL that the rules for destinations forbid. */
export function acceptUrl(text: string, allowPrivate: boolean): string {
  const parsed = parseWebhookUrl(text, { allowPrivate });
  if (parsed.kind === "ok") return parsed.url;
  throw refusal("webhook_url_refused", parsed.fault);
}

/**
 * Returns the part of a webhook URL that goes into the audit trail. Path and query may contain the receiver's secret.
 */
export function originOf(url: string | null): { origin?: string } {
  if (url === null) return {};
  return { origin: destinationOf(url) };
}

/**
 * Returns the refusal for a URL that another active key of the server has, or else the error. Two keys can't share a
 * URL, because every vote would arrive twice.
 */
export function urlTaken(error: unknown): unknown {
  return violatesUnique(error, "endpoint_url") ? refusal("webhook_url_taken") : error;
}

/** Returns the cleaned name of a key. Refuses one that is empty or too long. */
export function parseKeyName(text: string): string {
  const name = cleanLine(text) ?? "";
  if (name.length >= 1 && name.length <= KEY_NAME_MAX) return name;
  throw refusal("key_name_invalid", { max: KEY_NAME_MAX });
}
