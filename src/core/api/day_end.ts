import { dayEnd, dayNumber } from "../time/day.ts";

let toldDay: number | undefined;
let header = "";

/** Adds a header to `answer` with the end of the UTC day that contains `at`, and returns `answer`. */
export function tellDayEnd<Answer extends Response>(answer: Answer, at: Date): Answer {
  if (dayNumber(at) !== toldDay) {
    toldDay = dayNumber(at);
    header = dayEnd(at).toISOString();
  }
  answer.headers.append("X-Listing-Day-Ends", header);
  return answer;
}
