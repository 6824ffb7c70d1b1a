import { currentLocale } from "../current_locale.ts";

/** Says how long something takes: "5 seconds" or "2 minutes". */
export function durationOf(seconds: number): string {
  const { duration } = currentLocale().words.frame;
  return seconds >= 90 ? duration.minutes(Math.ceil(seconds / 60)) : duration.seconds(seconds);
}

/** Says when to try again. */
export function tryAgainIn(seconds: number): string {
  return currentLocale().words.frame.errors.tooManyNext(durationOf(seconds));
}
