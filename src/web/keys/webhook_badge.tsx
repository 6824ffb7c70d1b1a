import type { KeyStatus, WebhookState } from "../../keys/list_keys.ts";
import { KEYS } from "./words.ts";

const LOOKS: Record<WebhookState | "revoked", string> = {
  none: "",
  active: "good",
  failing: "bad",
  waiting: "wait",
  paused: "wait",
  disabled: "bad",
  revoked: "",
};

/** The state of a key's webhook, in a word. */
export function WebhookBadge({ apiKey: key }: { apiKey: KeyStatus }) {
  const state = key.revokedAt === null ? key.webhookState : "revoked";
  return <span class={`badge ${LOOKS[state]}`.trim()}>{KEYS.states[state]}</span>;
}
