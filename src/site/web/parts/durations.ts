import type { Locale } from "../../../core/locales/locale.ts";

/** Says how long something takes: "5 seconds" or "2 minutes". */
export function durationOf(locale: Locale, seconds: number): string {
  const { duration } = locale.words.frame;
  return seconds >= 90 ? duration.minutes(Math.ceil(seconds / 60)) : duration.seconds(seconds);
}

/** Says when to try again. */
export function tryAgainIn(locale: Locale, seconds: number): string {
  return locale.words.frame.errors.tooManyNext(durationOf(locale, seconds));
}
