import { VOTING } from "./words.ts";

const { week: words } = VOTING;

const DAY_MS = 86_400_000;

/** The names of days, those of UTC. */
const WEEKDAY = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "UTC" });

/** The days up to a vote on which its player voted, the oldest first, and how often they did so in a row. */
export function Week({ days, until, now, ofMonth }: {
  days: readonly boolean[];
  until: Date;
  now: Date;
  /** Votes in the calendar month. */
  ofMonth: number;
}) {
  const inRow = days.length - 1 - days.lastIndexOf(false);
  const isToday = until.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return (
    <div>
      <h2 class="unseen">{words.title}</h2>
      <ol class="days">
        {days.map((voted, at) => {
          const back = days.length - 1 - at;
          const isLast = back === 0 && isToday;
          return (
            <li aria-current={isLast ? "date" : undefined}>
              <DayBox isTicked={voted} />
              {isLast ? words.today : WEEKDAY.format(new Date(until.getTime() - back * DAY_MS))}
              <span class="unseen">{voted ? words.voted : words.notVoted}</span>
            </li>
          );
        })}
      </ol>
      <p class="soft">{words.inRow(inRow, inRow === days.length)} {words.ofMonth(ofMonth)}</p>
    </div>
  );
}

function DayBox({ isTicked }: { isTicked: boolean }) {
  return (
    <svg
      class={isTicked ? "box box--ticked" : "box"}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <rect x="2" y="3" width="15" height="15" rx="2.5" />
      <path class="box__tick" d="M5.5 10.5l3.2 3.5 5-6" />
    </svg>
  );
}
