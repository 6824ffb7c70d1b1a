import { dayOf } from "../../../core/time/day.ts";
import { utcMoment } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";

/** A time to the minute in UTC. The script shows it in the reader's time zone, without the day if that is today. */
export function Instant({ at, hasDay = false }: {
  at: Date | null;
  /** Whether the day is always shown. */
  hasDay?: boolean;
}) {
  const locale = currentLocale();
  if (at === null) return <>{locale.words.frame.moments.never}</>;
  return (
    <time datetime={at.toISOString()} {...hasDay ? { "data-day": "" } : {}}>
      {utcMoment(locale, at)}
    </time>
  );
}

/** A time to the second in UTC, for comparison with a server's log. Hovering shows it in the reader's time zone. */
export function Timestamp({ at }: { at: Date | null }) {
  const locale = currentLocale();
  if (at === null) return <>{locale.words.frame.moments.never}</>;
  const iso = at.toISOString();
  return (
    <time datetime={iso} data-utc>
      {`${iso.slice(0, 10)} ${iso.slice(11, 19)} ${locale.words.frame.moments.utc}`}
    </time>
  );
}

/** A day in UTC. The script shows it in the format of the reader's country. */
export function Day({ at }: { at: Date }) {
  return <time datetime={dayOf(at)}>{currentLocale().formats.date("date")(at)}</time>;
}
