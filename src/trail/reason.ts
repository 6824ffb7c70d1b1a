import { Refusal } from "../errors.ts";
import type { Actor } from "./actor.ts";

/** Characters of a reason: from a word to a few sentences. */
export const REASON_MIN = 3;
export const REASON_MAX = 500;

/**
 * Why somebody in office decides as they do, trimmed. Only the operator may give no reason: null. Refuses one that is
 * too short or too long, naming what was to be done.
 */
export function parseReason(
  text: string | undefined,
  { by, doing }: { by: Actor; doing: string },
): string | null {
  const reason = (text ?? "").trim();
  if (reason === "" && by.kind === "operator") return null;
  if (reason.length >= REASON_MIN && reason.length <= REASON_MAX) return reason;
  throw new Refusal(
    "reason_needed",
    `Cannot ${doing}: say why, in ${REASON_MIN} to ${REASON_MAX} characters`,
  );
}
