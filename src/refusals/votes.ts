import type { Doing } from "./doing.ts";
import { conflict, invalid, unavailable, unknown } from "./kind.ts";

/** What a moderator did about an alert. */
const DECIDED = { voided: "voided its votes", dismissed: "dismissed it" };

/** Why something about a vote is refused. */
export const VOTE_REFUSALS = {
  clock_off: unavailable(() => "Cannot vote: this host's clock and the database's disagree"),
  favourites_full: conflict(({ max }: { max: number }) =>
    `Cannot add a favourite: you have ${max} already; remove one first`
  ),
  vote_unknown: unknown(({ doing, id }: { doing: Doing; id: string }) =>
    `Cannot ${doing}: there is no vote "${id}"`
  ),
  vote_voided: conflict(({ doing, id }: { doing: "resend" | "void vote"; id: string }) =>
    doing === "resend"
      ? `Cannot resend delivery "${id}": its vote was voided`
      : `Cannot void vote "${id}": it is already void`
  ),
  void_choice_invalid: invalid((fault: { days: number } | { number: number; max: number }) =>
    "days" in fault
      ? `Cannot choose votes: it must begin before it ends, in the past, and span ${fault.days} days at most`
      : `Cannot choose votes: ${fault.number} is not a whole number from 1 to ${fault.max}`
  ),
  void_choice_changed: conflict((
    { votes, expected, isOthers }: { votes: number; expected: number; isOthers: boolean },
  ) =>
    isOthers
      ? "Cannot void votes: another act on votes of these hours is under way; count them again in a minute"
      : `Cannot void votes: you counted ${expected}, but somebody voided some meanwhile, and ${votes} match; count them again`
  ),
  void_batch_unknown: unknown(({ id }: { id: string }) => `Cannot lift: there is no act "${id}"`),
  void_batch_lifted: conflict(({ id }: { id: string }) =>
    `Cannot lift the act "${id}": it was lifted before`
  ),
  void_notice_unknown: unknown(({ id }: { id: string }) =>
    `Cannot answer: there is no note about void votes "${id}"`
  ),
  void_answered: conflict(({ isLifted }: { isLifted: boolean }) =>
    isLifted
      ? "Cannot answer: the votes count again"
      : "Cannot answer: there is one answer to each note, and it was given"
  ),
  void_answer_invalid: invalid(({ min, max }: { min: number; max: number }) =>
    `Cannot answer: write ${min} to ${max} characters`
  ),
  void_answer_read: conflict(() => "Somebody else marked the answer as read"),
  wave_unknown: unknown(({ id }: { id: string }) => `There is no alert "${id}"`),
  wave_decided: conflict(({ state, by }: { state: "voided" | "dismissed"; by: string | null }) =>
    `Cannot decide about the alert: ${by ?? "the operator"} ${DECIDED[state]} meanwhile`
  ),
  wave_grown: conflict(({ votes, seen }: { votes: number; seen: number }) =>
    `Cannot decide about the alert: it has ${votes} votes now, ${seen} when you opened it; look at it again`
  ),
};
