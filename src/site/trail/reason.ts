import { refusal } from "../../core/refusals/refusal.ts";
import { cleanText } from "../../core/text/typed_text.ts";
import type { Actor } from "../../core/rights/actor.ts";
import type { AuditDetails } from "../../core/trail/audit_details.ts";

/** Minimum and maximum length of a reason in characters, from a word to a few sentences. */
export const REASON_MIN = 3;
export const REASON_MAX = 500;

/**
 * Returns the trimmed reason for a moderator's decision, or null if the operator omitted it. Refuses a reason that is
 * too short or too long.
 */
export function parseReason(text: string | undefined, by: Actor): string | null {
  const reason = cleanText(text ?? "");
  if (reason === "" && by.kind === "operator") return null;
  if (reason.length >= REASON_MIN && reason.length <= REASON_MAX) return reason;
  throw refusal("reason_needed", { min: REASON_MIN, max: REASON_MAX });
}

/** Returns the details with a reason for an entry of the audit trail. */
export function whyOf(reason: string | null): AuditDetails {
  return reason === null ? {} : { reason };
}
