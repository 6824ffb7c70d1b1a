import { currentLocale } from "../current_locale.ts";

/** Returns a duration in words: "5 seconds" or "2 minutes". */
export function durationOf(seconds: number): string {
  const { duration } = currentLocale().words.frame;
  return seconds >= 90 ? duration.minutes(Math.ceil(seconds / 60)) : duration.seconds(seconds);
}

/** Returns the sentence on when to try again. */
export function tryAgainIn(seconds: number): string {
  return currentLocale().words.frame.errors.tooManyNext(durationOf(seconds));
}
