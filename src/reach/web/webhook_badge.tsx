import type { KeyStatus, WebhookState } from "../../site/keys/list_keys.ts";
import { currentLocale } from "../../site/web/current_locale.ts";
import { State, type Tone } from "../../site/web/kit/state.tsx";

const LOOKS: Record<WebhookState | "revoked", Tone> = {
  none: "off",
  active: "good",
  failing: "bad",
  waiting: "late",
  paused: "held",
  disabled: "bad",
  revoked: "off",
};

/** The state of a key's webhook as one word. A webhook that waits because its receiver failed is `failing`. */
export function WebhookBadge({ apiKey: key }: { apiKey: KeyStatus }) {
  const now = key.webhookState === "waiting" && key.failingSince ? "failing" : key.webhookState;
  const state = key.revokedAt === null ? now : "revoked";
  return <State tone={LOOKS[state]}>{currentLocale().words.keys.states[state]}</State>;
}
