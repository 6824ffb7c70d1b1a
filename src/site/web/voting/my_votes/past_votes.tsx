import { Panel } from "../../kit/panel.tsx";
import { FigureList } from "../../kit/rows.tsx";
import { type OwnDay, type PastVote, streakOf } from "../../../voting/my_votes/own_votes.ts";
import { dayOf, daysAfter } from "../../../../core/time/day.ts";
import { monthOf, monthStart } from "../../../voting/month.ts";
import { currentLocale } from "../../current_locale.ts";

/** The shades of a calendar's days, from no votes to the month's maximum. */
const SHADES = [0, 1, 2, 3];

/** A month of a player's votes: its figures, a calendar with links to the days, and the servers of each day. */
export function PastVotes({ month, months, days, votes, now }: {
  /** In the form `2026-03`. */
  month: string;
  /** The kept months, latest first. */
  months: readonly string[];
  days: readonly OwnDay[];
  votes: readonly PastVote[];
  now: Date;
}) {
  const { myVotes: words } = currentLocale().words;
  const at = months.indexOf(month);
  const earlier = months[at + 1];
  const later = months[at - 1];
  const leadTo = (other: string) =>
    other === months[0] ? "/my/votes#past" : `/my/votes?month=${other}#past`;
  return (
    <Panel id="past" title={words.month(monthStart(month))}>
      <Figures days={days} votes={votes} now={later === undefined ? now : undefined} />
      <p class="lead">{words.pastWhy}</p>
      <div class="past">
        <Calendar month={month} days={days} now={now} />
        {votes.length === 0 ? <p class="soft">{words.noVotes}</p> : <Days votes={votes} />}
      </div>
      <nav class="actions" aria-label={words.months}>
        {earlier
          ? <a class="button" href={leadTo(earlier)}>{words.earlier(monthStart(earlier))}</a>
          : null}
        {later ? <a class="button" href={leadTo(later)}>{words.later(monthStart(later))}</a> : null}
      </nav>
    </Panel>
  );
}

/** The month's votes and servers. With the time `now`, also the player's days in a row up to today. */
function Figures({ days, votes, now }: {
  days: readonly OwnDay[];
  votes: readonly PastVote[];
  now: Date | undefined;
}) {
  const { words: { myVotes: words }, formats } = currentLocale();
  const inRow = now && streakOf(days.map(({ day }) => day), now).current;
  const servers = new Set(votes.map(({ slug }) => slug)).size;
  return (
    <FigureList
      figures={[
        [words.figures.votes, formats.count(votes.length)],
        ...inRow === undefined ? [] : [[words.figures.inRow, formats.count(inRow)] as const],
        [words.figures.servers, formats.count(servers)],
      ]}
    />
  );
}

function Calendar({ month, days, now }: {
  month: string;
  days: readonly OwnDay[];
  now: Date;
}) {
  const { myVotes: words } = currentLocale().words;
  const votesOn = new Map(days.map(({ day, votes }) => [day, votes]));
  const dates: Date[] = [];
  for (let day = monthStart(month); monthOf(day) === month; day = daysAfter(day, 1)) {
    dates.push(day);
  }
  const most = Math.max(1, ...dates.map((date) => votesOn.get(dayOf(date)) ?? 0));
  return (
    <div>
      <ol class="cal">
        {words.letters.map((letter) => <li aria-hidden="true">{letter}</li>)}
        {Array.from(
          { length: (monthStart(month).getUTCDay() + 6) % 7 },
          () => <li aria-hidden="true"></li>,
        )}
        {dates.map((date) => {
          const votes = votesOn.get(dayOf(date)) ?? 0;
          const isToday = dayOf(date) === dayOf(now);
          return (
            <li aria-current={isToday ? "date" : undefined}>
              <CalendarDay date={date} votes={votes} shade={shadeOf(votes, most)} now={now} />
            </li>
          );
        })}
      </ol>
      <p class="actions note" aria-hidden="true">
        {words.fewest} {SHADES.map((shade) => <span data-shade={shade}></span>)} {words.most}
      </p>
    </div>
  );
}

function CalendarDay({ date, votes, shade, now }: {
  date: Date;
  votes: number;
  shade: number;
  now: Date;
}) {
  const number = date.getUTCDate();
  if (date > now) return <span class="soft">{number}</span>;
  const text = (
    <>
      {number}
      <span class="unseen">{currentLocale().words.myVotes.dayVotes(votes)}</span>
    </>
  );
  if (votes === 0) return <span data-shade={shade}>{text}</span>;
  return <a data-shade={shade} href={`#day-${dayOf(date)}`}>{text}</a>;
}

function shadeOf(votes: number, most: number): number {
  return Math.ceil(votes / most * (SHADES.length - 1));
}

function Days({ votes }: { votes: readonly PastVote[] }) {
  const locale = currentLocale();
  const days = Map.groupBy(votes, ({ day }) => day);
  return (
    <ol>
      {[...days].map(([day, voted]) => (
        <li id={`day-${day}`} tabindex={-1}>
          <p>
            <b>{locale.words.myVotes.day(new Date(day))}</b>{" "}
            <span class="note">{locale.words.myVotes.votes(voted.length)}</span>
          </p>
          <ul>
            {voted.map(({ slug, name, isListed }) => (
              <li>
                {isListed
                  ? <a href={`/servers/${slug}`} dir="auto">{name}</a>
                  : <span class="soft" dir="auto">{name}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
