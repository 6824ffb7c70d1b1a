import { refusal } from "../../core/refusals/refusal.ts";
import { cleanText } from "../../core/text/typed_text.ts";

/** Length of an owner's answer to moderators in characters. */
export const ANSWER_MIN = 3;
export const ANSWER_MAX = 1_000;

/** Returns an owner's trimmed answer to moderators. Refuses one that is too short or too long. */
export function parseOwnerAnswer(text: string): string {
  const answer = cleanText(text);
  if (answer.length >= ANSWER_MIN && answer.length <= ANSWER_MAX) return answer;
  throw refusal("void_answer_invalid", { min: ANSWER_MIN, max: ANSWER_MAX });
}
