import { Box } from "../../kit/icons.tsx";
import { dayOf, daysBefore } from "../../../../core/time/day.ts";
import { currentLocale } from "../../current_locale.ts";

/** The path of a tick inside its box. */
const TICK = "M5.5 10.5l3.2 3.5 5-6";

/** Days shown, including the day of the vote. */
const DAYS = 7;

/** The days up to a vote on which its player voted, oldest first, and the length of their streak. */
export function Week({ days: votedOn, until, now, ofMonth }: {
  /** Days with a vote, as `YYYY-MM-DD`. */
  days: readonly string[];
  until: Date;
  now: Date;
  /** Votes in the calendar month. */
  ofMonth: number;
}) {
  const { week: words } = currentLocale().words.voting;
  const days = Array.from({ length: DAYS }, (_, at) => {
    const day = daysBefore(until, DAYS - 1 - at);
    return { day, voted: votedOn.includes(dayOf(day)) };
  });
  const inRow = DAYS - 1 - days.findLastIndex(({ voted }) => !voted);
  return (
    <div>
      <h2 class="unseen">{words.title}</h2>
      <ol class="boxes">
        {days.map(({ day, voted }) => {
          const isToday = dayOf(day) === dayOf(now);
          return (
            <li aria-current={isToday ? "date" : undefined}>
              <Box look={voted ? "box now" : "box"} tick={TICK} />
              {isToday ? words.today : words.weekday(day)}
              <span class="unseen">{voted ? words.voted : words.notVoted}</span>
            </li>
          );
        })}
      </ol>
      <p class="soft">
        {inRow === DAYS ? words.all : inRow > 1 ? words.inRow(inRow) : ""} {words.ofMonth(ofMonth)}
      </p>
    </div>
  );
}
