import type { Doing } from "./doing.ts";
import { conflict, invalid, unavailable, unknown } from "./kind.ts";

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
  void_batch_unknown: unknown(({ id }: { id: string }) => `Cannot lift: there is no act "${id}"`),
  void_batch_lifted: conflict(({ id }: { id: string }) =>
    `Cannot lift the act "${id}": it was lifted before`
  ),
};
