import { dayEnd, dayNumber } from "../votes/voting_day.ts";

let toldDay = NaN;
let told = "";

/** Tells a client by a header of `answer` when the day of a moment ends, and returns that answer. */
export function tellDayEnd<Answer extends Response>(answer: Answer, at: Date): Answer {
  if (dayNumber(at) !== toldDay) {
    toldDay = dayNumber(at);
    told = dayEnd(at).toISOString();
  }
  answer.headers.append("X-Listing-Day-Ends", told);
  return answer;
}
