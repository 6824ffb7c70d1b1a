import { CHARTS, type DayTexts } from "../listing/chart_words.ts";
import { count } from "../../text/language.ts";
import type { RankCounts } from "../../servers/rank_counts.ts";
import { RANKING_VOTERS } from "../frame/words.ts";
import { votesOf } from "../listing/words.ts";

/** Formats a weekday like "Sunday". */
const WEEKDAY = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });

/** Texts of an owner's overview of one server. */
export const OVERVIEW = {
  health: {
    label: "Rewards",
    failing: "Rewards failing",
    failingSays: (key: string, since: string) => `The webhook ${key} has failed since ${since}.`,
    off: "Rewards stopped",
    offSays: (key: string) => `The webhook ${key} was turned off.`,
    paused: "Rewards are paused",
    pausedSays: (key: string) => `The webhook ${key} is paused.`,
    waiting: (votes: number) => `${votesOf(votes)} on the way or on hold.`,
    arrive: "Rewards arrive",
    arriveSays: (key: string, votes: number) =>
      votes === 0
        ? `The webhook ${key} is ready. No votes in 24 hours.`
        : `The webhook ${key} took ${votesOf(votes)} in 24 hours.`,
    inbox: "Rewards are collected",
    inboxSays: "Your plugin collects them from the inbox. None is waiting.",
    inboxWaits: "Rewards are waiting",
    inboxWaitsSays: (votes: number) => `${votesOf(votes)} in the inbox.`,
    none: "No rewards yet",
    noneSays: "Players get nothing for their votes. Connect a plugin or a webhook.",
    toDeliveries: "Deliveries",
    toRewards: "Rewards",
    toKeys: "API keys",
  },

  today: {
    title: "Today",
    votes: (votes: number) => (votes === 1 ? "vote" : "votes"),
    more: (votes: number) => `${count(votes)} more`,
    fewer: (votes: number) => `${count(votes)} fewer`,
    same: "As many as",
    than: (at: Date, votes: number, time: string) =>
      `than last ${WEEKDAY.format(at)} by now (${count(votes)} at ${time} UTC)`,
    as: (at: Date, votes: number, time: string) =>
      `last ${WEEKDAY.format(at)} by now (${count(votes)} at ${time} UTC)`,
    none: "No votes yet today, and none on the same day last week.",
    noneNext: "A line will show them by the hour, beside the same day last week.",
    whole: (at: Date, votes: number) => `${votesOf(votes)} on ${CHARTS.day(at)}, a week ago`,
    label: (today: number, before: number, weekAgo: Date) =>
      `Votes by the hour: ${count(today)} so far today, ` +
      `${count(before)} on ${CHARTS.day(weekAgo)} in all`,
    axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
    legendToday: "today",
    legendBefore: (at: Date, votes: number) =>
      `${WEEKDAY.format(at)}, ${CHARTS.day(at)}: ${count(votes)} in all`,
    windows: (monthly: number, total: number) =>
      `${votesOf(monthly)} in 30 days, ${count(total)} of all time`,
  },

  rank: {
    title: (game: string) => `Rank in ${game}`,
    of: (listed: number) => `of ${count(listed)}`,
    none: "Not ranked yet",
    noneNext: "Ranks are counted about once a second while somebody visits the site.",
    near: "Votes of 30 days, around you",
    ahead: (votes: number) => (votes === 0 ? "equal" : `${count(votes)} ahead`),
    behind: (votes: number) => (votes === 0 ? "equal" : `${count(votes)} behind`),
    you: "your server",
    ranking: (counts: Exclude<RankCounts, "all">) =>
      `Ranks count votes of ${RANKING_VOTERS[counts]} only.`,
  },

  steps: {
    title: "Next steps",
    done: (done: number, all: number) => `${done} of ${all} done`,
    doneTitle: "Done",
    all: {
      logo: ["Add a logo", "It stands beside your name in every list."],
      banner: ["Add a banner", "It is the head of your page, and of link previews."],
      description: ["Describe your server", "Say what players can expect."],
      facts: ["Add a tagline and tags", "Players search and filter by them."],
      rewards: ["Connect rewards", "Players vote again if the vote gives them something."],
      badge: ["Put the badge on your site", "Done once we see it on a page of yours."],
      proof: ["Prove that it is yours", "Your page then gets a badge for it."],
    },
  },

  figures: {
    title: (days: number) => `Last ${days} days`,
    spans: "How many days",
    span: (days: number) => `${days} days`,
    nav: "What the chart shows",
    names: {
      votes: "Votes",
      ballot_click: "Clicks to vote",
      address_copy: "Address copies",
      page_view: "Page views",
    },
    week: "in 7 days",
    up: (percent: number) => `+${count(percent)} %`,
    down: (percent: number) => `−${count(percent)} %`,
    isUp: "up ",
    isDown: "down ",
    none: {
      votes: (days: number) => `No votes in ${days} days. Each day will be a bar here.`,
      ballot_click: (days: number) =>
        `Nobody has clicked Vote in ${days} days. Each day will be a bar here.`,
      address_copy: (days: number) =>
        `Nobody has copied your address in ${days} days. Each day will be a bar here.`,
      page_view: (days: number) =>
        `Nobody has opened your page in ${days} days. Each day will be a bar here.`,
    },
    worth:
      "Votes are checked. Views, copies and clicks are counted as browsers report them, without cookies or addresses, so take them as a trend. They don't affect your rank. Days are UTC; the last minute may be missing.",
  },

  charts: {
    ballot_click: texts("Clicks to vote", "Clicks"),
    address_copy: texts("Address copies", "Copies"),
    page_view: texts("Page views", "Views"),
  },

  sources: {
    title: "Where visitors came from",
    here: "This site",
    hereSays: "lists, game pages, search",
    rest: "Elsewhere or unknown",
    restSays: "most apps don't tell",
    note: "Page views of 30 days. Only the name of the site is kept.",
    none: "The sites that lead to your page will be listed here, with their share.",
  },

  coming: {
    title: "What you will see here",
    items: [
      ["Votes", "today beside the same day last week, and for 30 days"],
      ["Rank", "in your game, with your neighbours and your moves"],
      ["Visitors", "page views, address copies, clicks to vote and where they came from"],
      ["Rewards", "whether they arrive, in one line"],
    ],
  },
} as const;

/** Texts about votes that moderators voided. */
export const VOID_NOTICES = {
  title: "Void votes",
  votes: (votes: number) => `${votesOf(votes)} voided`,
  again: (votes: number) => `${votesOf(votes)} voided, and counted again`,
  cast: "Cast",
  to: "to",
  voided: "Voided by a moderator:",
  reason: "Their reason:",
  noReason: "They gave no reason.",
  answer: "Answer the moderators",
  yours: "Your answer",
  help: (min: number, max: number) =>
    `You can answer once, in ${min} to ${max} characters. There is no reply: moderators read it, and may let the votes count again.`,
  send: "Send the answer",
  answered: "Your answer of",
} as const;

function texts(title: string, head: string): DayTexts {
  return {
    title,
    heads: ["Day (UTC)", head],
    summary: ({ sum, today, days }) =>
      `${count(sum)} in ${days} days, ${count(today)} so far today (UTC)`,
    on: (day, visits) => `${CHARTS.day(day)}: ${count(visits)}`,
  };
}
