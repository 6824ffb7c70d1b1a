import type { KeyStatus, WebhookState } from "../../site/keys/list_keys.ts";
import { currentLocale } from "../../site/web/current_locale.ts";
import { State, type Tone } from "../../site/web/kit/state.tsx";

/** The tone of each state of a webhook. */
export const WEBHOOK_TONES: Record<WebhookState | "revoked", Tone> = {
  none: "off",
  active: "good",
  failing: "bad",
  waiting: "late",
  paused: "held",
  disabled: "bad",
  revoked: "off",
};

/** Returns the state of a key's webhook. A webhook that waits because its receiver failed is `failing`. */
export function shownWebhookState(key: KeyStatus): WebhookState | "revoked" {
  if (key.revokedAt !== null) return "revoked";
  return key.webhookState === "waiting" && key.failingSince ? "failing" : key.webhookState;
}

/** The state of a key's webhook as one word. */
export function WebhookBadge({ apiKey }: { apiKey: KeyStatus }) {
  const state = shownWebhookState(apiKey);
  return <State tone={WEBHOOK_TONES[state]}>{currentLocale().words.keys.states[state]}</State>;
}
