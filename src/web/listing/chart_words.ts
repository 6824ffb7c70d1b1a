import { count, LANGUAGE } from "../../text/language.ts";
import { votesOf } from "./words.ts";

/** Formats a day like "Mar 10". */
const DAY = new Intl.DateTimeFormat(LANGUAGE, { month: "short", day: "numeric", timeZone: "UTC" });
const WEEKDAY = new Intl.DateTimeFormat(LANGUAGE, { weekday: "short", timeZone: "UTC" });

/** What a chart of days says in one line. */
interface DaysSummary {
  sum: number;
  today: number;
  days: number;
}

/** Texts of a chart of days. */
export interface DayTexts {
  title: string;
  heads: readonly string[];
  summary: (of: DaysSummary) => string;
  on: (day: Date, count: number) => string;
}

/** Texts of the charts. */
export const CHARTS = {
  asTable: "Show the numbers as a table",
  number: count,
  day: (at: Date) => DAY.format(at),
  weekday: (at: Date) => WEEKDAY.format(at),
  today: "Today",
  votes: {
    title: "Votes",
    heads: ["Day (UTC)", "Votes"],
    summary: ({ sum, today, days }: DaysSummary) =>
      `${votesOf(sum)} in ${days} days, ${count(today)} so far today (UTC)`,
    on: (day: Date, votes: number) => `${DAY.format(day)}: ${votesOf(votes)}`,
  },
  players: {
    title: "Players",
    last: "Now",
    offline: "offline",
    heads: ["Day (UTC)", "On average", "At most"],
    summary: (most: number, mean: number) =>
      `${count(most)} at most in 7 days, ${count(Math.round(mean))} on average`,
    on: (at: Date, players: number) =>
      `${DAY.format(at)}, ${at.toISOString().slice(11, 13)}:00 UTC: ${count(Math.round(players))}`,
  },
  rank: {
    title: "Rank among all servers",
    heads: ["Day (UTC)", "Rank"],
    place: (rank: number) => `#${count(rank)}`,
    summary: (last: number, best: number) => `#${count(last)} now, #${count(best)} at best`,
    on: (day: Date, rank: number) => `${DAY.format(day)}: #${count(rank)}`,
  },
} as const;
