import { dayOf } from "../../../core/time/day.ts";
import { utcMoment } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";

/**
 * A time to the minute in UTC. The script shows it in the reader's time zone: without the day if that is today, and
 * without the year if it is this one. `title` has the time to the second in UTC, for comparison with a server's log.
 */
export function Instant({ at }: { at: Date | null }) {
  const locale = currentLocale();
  if (at === null) return <>{locale.words.frame.moments.never}</>;
  const iso = at.toISOString();
  const title = `${iso.slice(0, 10)} ${iso.slice(11, 19)} ${locale.words.frame.moments.utc}`;
  return <time datetime={iso} title={title}>{utcMoment(locale, at)}</time>;
}

/** A sentence whose times, which `utcMoment` wrote into it in this order, become instants. */
export function Timed({ sentence, times }: { sentence: string; times: readonly Date[] }) {
  const locale = currentLocale();
  const [at, ...others] = times;
  if (at === undefined) return <>{sentence}</>;
  const text = utcMoment(locale, at);
  const start = sentence.indexOf(text);
  if (start < 0) return <>{sentence}</>;
  return (
    <>
      {sentence.slice(0, start)}
      <Instant at={at} />
      <Timed sentence={sentence.slice(start + text.length)} times={others} />
    </>
  );
}

/** A day in UTC. The script shows it in the format of the reader's country. */
export function Day({ at }: { at: Date }) {
  return <time datetime={dayOf(at)}>{currentLocale().formats.date("date")(at)}</time>;
}
