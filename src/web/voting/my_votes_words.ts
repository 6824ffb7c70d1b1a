import { count, LANGUAGE, plural } from "../../text/language.ts";
import type { RewardState } from "../../rewards/reward_state.ts";

const MONTH = new Intl.DateTimeFormat(LANGUAGE, {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const DAY = new Intl.DateTimeFormat(LANGUAGE, {
  weekday: "short",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** One letter each, Monday first. */
const LETTERS = ["M", "T", "W", "T", "F", "S", "S"];

function daysInRow(days: number): string {
  return plural(days, { one: "1 day", other: `${count(days)} days` });
}

function votesOf(votes: number): string {
  return plural(votes, { one: "1 vote", other: `${count(votes)} votes` });
}

/** Texts about a player's own votes and favourites. */
export const MY_VOTES = {
  title: "My votes",
  editTitle: "My favourites",
  progress: (voted: number, all: number) => {
    if (voted < all) return `${voted} of ${all} voted, ${all - voted} left`;
    return all === 1 ? "Your favourite is voted" : `All ${all} voted`;
  },
  nextDay: "The next vote day starts in",
  utcDay: "Vote days are UTC days.",
  today: "Today's votes",
  voteNext: (server: string) => `Vote for the next one: ${server}`,
  voteAll: (servers: number, first: string) =>
    servers === 1 ? `Vote for ${first}` : `Vote for all ${servers} in a row`,

  favourites: "Favourites",
  inOrder: "In the order in which you vote.",
  edit: "Edit",
  done: "Done",
  find: "Find another favourite",
  votedAt: "Voted at",
  isVoid: "A moderator voided today's vote",
  isTaken: "Your linked account voted today, when another account here had it",
  endsTonight: (days: number) => `Your ${daysInRow(days)} in a row end when this vote day ends`,
  reward: "Reward",
  rewards: {
    none: "",
    waiting: "waits for you in the game",
    leased: "waits for you in the game",
    granted: "given",
    refused: "declined by the server",
    voided: "withdrawn",
    expired: "expired",
  } satisfies Record<RewardState, string>,
  receipt: "Receipt",
  receiptOf: (server: string) => ` of your vote for ${server}`,
  vote: "Vote",
  voteFor: (server: string) => ` for ${server}`,
  voted: "Voted",
  votedToday: "Voted today",
  votedFor: (server: string) => `: ${server}`,
  isVoted: (server: string) => `${server}: voted`,
  isLeft: (server: string) => `${server}: not yet`,
  inRow: (days: number) => daysInRow(days),
  inRowUnseen: " in a row",
  up: "Up",
  down: "Down",
  remove: "Remove",
  move: (server: string) => `: ${server}`,
  favourite: "Favourite",
  add: "Add",
  addServer: (server: string) => ` ${server} to your favourites`,

  others: "Also voted today",
  none: "No favourites yet",
  noneWhy:
    "Mark servers that you vote for as favourites: each has a button for it on its page. Then you can vote for all of them in a row each day, and see here which ones are left.",
  before: "You have voted for these before:",
  findServers: "Find servers",

  past: "Past votes",
  pastWhy: "Each UTC day by its number of votes that count. Press a day to see which.",
  months: "Months",
  month: (start: Date) => MONTH.format(start),
  earlier: (start: Date) => `Earlier: ${MONTH.format(start)}`,
  later: (start: Date) => `Later: ${MONTH.format(start)}`,
  day: (day: Date) => DAY.format(day),
  letters: LETTERS,
  votes: votesOf,
  dayVotes: (votes: number) => `: ${votes === 0 ? "no votes" : votesOf(votes)}`,
  fewest: "none",
  most: "most",
  noVotes: "You didn't vote in this month.",
  kept: "Days are kept for a year.",

  soFar: "So far",
  current: "days in a row",
  longest: "longest row in a year",
  thisMonth: "votes this month",
  inYear: "votes in a year",
  boards: "Top voters on all servers",

  strip: (voted: number, all: number) =>
    voted < all
      ? `${voted} of ${all} favourites voted today.`
      : "All your favourites have your vote today.",
  stripEnds: "The vote day ends in",
  menuLeft: (left: number) => (left === 0 ? ", all voted today" : `, ${left} left today`),

  round: {
    title: (server: string, nth: string) => `${nth}: ${server}`,
    nth: (nth: number, all: number) => `Vote ${nth} of ${all}`,
    isDone: (voted: number, all: number) => `${voted} of ${all} voted`,
    newVotes: "new votes in",
    last: "Voted for",
    cast: "Cast and go on",
    next: (server: string) => `Next: ${server}.`,
    isLast: "This is the last one.",
    skip: (server: string) => `Skip ${server} today`,
    goOn: (server: string) => `Go on to ${server}`,
    stop: "Stop here and go back to my votes",
    toVotes: "Back to my votes",
  },
} as const;
