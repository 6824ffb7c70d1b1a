import { cannot, type Doing } from "./doing.ts";
import { conflict, invalid, unavailable, unknown } from "./kind.ts";

/** Why something about a vote is refused. */
export const VOTE_REFUSALS = {
  clock_off: unavailable((words) => words.clock_off),
  favourites_full: conflict((words, { max }: { max: number }) => words.favourites_full(max)),
  vote_unknown: unknown((words, { doing, id }: { doing: Doing; id: string }) =>
    words.vote_unknown(cannot(words, doing), id)
  ),
  vote_voided: conflict((
    { vote_voided: words },
    { doing, id }: { doing: "resend" | "void vote"; id: string },
  ) => doing === "resend" ? words.resend(id) : words.again(id)),
  void_choice_invalid: invalid((
    { void_choice_invalid: words },
    fault: { days: number } | { number: number; max: number },
  ) =>
    "days" in fault ? words.span(fault.days) : words.number(String(fault.number), String(fault.max))
  ),
  void_choice_changed: conflict((
    { void_choice_changed: words },
    { votes, expected, isOthers }: { votes: number; expected: number; isOthers: boolean },
  ) => isOthers ? words.others : words.counted(expected, votes)),
  void_batch_unknown: unknown((words, { id }: { id: string }) => words.void_batch_unknown(id)),
  void_batch_lifted: conflict((words, { id }: { id: string }) => words.void_batch_lifted(id)),
  void_notice_unknown: unknown((words, { id }: { id: string }) => words.void_notice_unknown(id)),
  void_answered: conflict(({ void_answered: words }, { isLifted }: { isLifted: boolean }) =>
    isLifted ? words.lifted : words.given
  ),
  void_answer_invalid: invalid((words, { min, max }: { min: number; max: number }) =>
    words.void_answer_invalid(min, max)
  ),
  void_answer_read: conflict((words) => words.void_answer_read),
  wave_unknown: unknown((words, { id }: { id: string }) => words.wave_unknown(id)),
  wave_decided: conflict((
    { wave_decided: words },
    { state, by }: { state: "voided" | "dismissed"; by: string | null },
  ) => by === null ? words.byOperator[state] : words.by[state](by)),
  wave_grown: conflict((words, { votes, seen }: { votes: number; seen: number }) =>
    words.wave_grown(votes, seen)
  ),
};
