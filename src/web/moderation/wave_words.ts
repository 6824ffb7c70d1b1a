import type { SignKind } from "../../waves/judge_wave.ts";
import type { WaveState } from "../../waves/wave.ts";
import { count, LANGUAGE, plural } from "../../text/language.ts";

const votesOf = (votes: number) => plural(votes, { one: "1 vote", other: `${count(votes)} votes` });

const WEEKDAY = new Intl.DateTimeFormat(LANGUAGE, { weekday: "short", timeZone: "UTC" });

const spanOf = (hours: number) => hours === 1 ? "an hour" : `${hours} hours`;

/** Texts of the pages about unusual votes. */
export const WAVES = {
  title: "Waves",
  lead:
    "Listings with more votes than they usually get, and signs of one person behind many. The largest first.",
  none: "No unusual votes.",
  heads: ["Listing", "Votes", "Unusual", "Last seen", "State"],
  inSpan: (votes: number, hours: number) => `${votesOf(votes)} in ${spanOf(hours)}`,
  decided: "Decided",
  openPages: "Pages of open alerts",
  pages: "Pages of decided alerts",
  states: { open: "open", voided: "voided", dismissed: "dismissed" } satisfies Record<
    WaveState,
    string
  >,

  heading: (votes: number, hours: number, server: string) =>
    `${votesOf(votes)} in ${spanOf(hours)} for ${server}`,
  raised: "Raised",
  lastSeen: "last seen",
  toDecision: "Go to the decision",
  toServer: "The listing",
  toVotes: "Its votes and voidings",
  owner: "Owner:",
  open: "Open. The votes count until you decide.",

  chart: {
    title: "Votes by the hour",
    summary: (most: number, usual: string) => `${count(most)} at most, usually ${usual} then`,
    heads: ["Hour (UTC)", "Votes", "Usually"],
    legend: ["votes", "in the wave", "usual for the hour, of four weeks"],
    hour: (at: Date) => `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 13)}:00`,
    shortHour: (at: Date) => `${WEEKDAY.format(at)} ${at.toISOString().slice(11, 13)}:00`,
  },

  signs: {
    title: "Why it was raised",
    lead: "Each sign over its line gives a point, far over it two. Three points raise an alert.",
    heads: ["Sign", "In the wave", "Usually", "Line", "Points"],
    kinds: {
      votes: "Votes",
      address: "Votes from one address",
      network: "Votes from one network",
      young: "Accounts under a day old",
      without_sign_in: "By a link or a typed name",
    } satisfies Record<SignKind, string>,
    number: (votes: number) => votes.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 }),
    unknown: "not known yet",
    meter: (seen: number, line: number) =>
      `${count(seen)}, the line is at ${count(Math.round(line))}`,
  },

  trust: {
    title: "Trust of the votes",
    lead: "It raises no alert and holds none back. Voters who are well known are harder to invent.",
    of: (votes: number, all: number) => `${count(votes)} of ${count(all)}`,
  },

  hits: {
    title: "The hits",
    lead:
      "What voiding would take. Networks (a /24 or a /48) and addresses are numbered: nobody here sees them.",
    found: (votes: number) => votesOf(votes),
    none: "No counted votes match.",
    partial: (shown: number) => `The first ${count(shown)} are looked at one by one.`,
    network: (number: number) => `Network ${count(number)}`,
    alone: "Networks with one or two votes, or not known",
    summary: (votes: number, addresses: number, regulars: number) =>
      [
        votesOf(votes),
        plural(addresses, { one: "1 address", other: `${count(addresses)} addresses` }),
        ...regulars === 0 ? [] : [
          plural(regulars, {
            one: "1 player voted here before",
            other: `${count(regulars)} players voted here before`,
          }),
        ],
      ].join(" · "),
    forThem: (regulars: number, spared: number) =>
      [
        regulars === 0 ? "No vote is from a player who voted here before." : plural(regulars, {
          one: "1 is from a player who voted here before.",
          other: `${count(regulars)} are from players who voted here before.`,
        }),
        ...spared <= 0 ? [] : [
          plural(spared, {
            one: "1 vote of the same hours stays.",
            other: `${count(spared)} votes of the same hours stay.`,
          }),
        ],
      ].join(" "),
    heads: [
      "Player",
      "Cast",
      "Account's age",
      "Address",
      "Cast via",
      "Trust",
      "Voted before",
    ],
    before: (isRegular: boolean, others: number) =>
      [
        ...isRegular ? ["here"] : [],
        ...others === 0 ? [] : [
          plural(others, { one: "for 1 other", other: `for ${count(others)} others` }),
        ],
      ].join(", ") || "never",
    unknown: "not known",
    age: (minutes: number) =>
      minutes < 120
        ? `${count(Math.floor(minutes))} min`
        : minutes < 2_880
        ? `${count(Math.floor(minutes / 60))} hours`
        : `${count(Math.floor(minutes / 1_440))} days`,
    more: (votes: number) =>
      plural(votes, { one: "And 1 more.", other: `And ${count(votes)} more.` }),
  },

  ranks: {
    title: (votes: number) => `If you void the ${count(votes)}`,
    label: (game: string) => `Ranks in ${game}, now and then`,
    heads: ["Listing", "Now", "Then", "Votes"],
    votes: (now: number, then: number) =>
      now === then ? count(now) : `${count(now)} → ${count(then)}`,
    rank: (rank: number) => `#${count(rank)}`,
    same: "No rank changes: these votes don't rank, or no listing is close.",
    rewards: (given: number, waiting: number) =>
      [
        plural(given, {
          one: "1 reward, if any, is out and can't be called back.",
          other: `${count(given)} rewards, if any, are out and can't be called back.`,
        }),
        ...waiting === 0 ? [] : [
          plural(waiting, {
            one: "1 still waits and is given up.",
            other: `${count(waiting)} still wait and are given up.`,
          }),
        ],
        "The days stay spent. You can lift the voiding as a whole.",
      ].join(" "),
  },

  decide: {
    title: "Decision",
    which: "Which votes",
    again: "Count again",
    void: (votes: number) => `Void ${votesOf(votes)}`,
    ownerReads:
      "The owner gets an email with the number, the hours and your reason, and can answer once.",
    honest: "If the votes are honest",
    dismiss: "Dismiss the alert",
    dismissLead: "The votes stay. For a day, only twice as many raise another alert.",
    because: "It is honest, because",
    becauseHelp: "For the audit trail.",
    picks: [
      { slug: "party", name: "It is a vote party or an event." },
      { slug: "stream", name: "It is a video or a stream." },
      { slug: "shared", name: "They share a network: a school, a café, a provider." },
    ],
    own: "In your words",
  },

  outcome: {
    title: "Decided",
    says: { voided: "Votes voided", dismissed: "Dismissed" },
    by: "By",
    when: "When",
    reason: "Reason",
    toVoids: "The voiding, and how to lift it",
  },

  answers: {
    title: "Owners' answers",
    lead:
      "An owner answers once about void votes. There is no reply: lift the voiding if they are right.",
    about: (votes: number) => `About ${votesOf(votes)} voided`,
    from: "cast from",
    to: "to",
    reason: "Reason given:",
    read: "I have read it",
    toVoids: "The voiding",
  },
} as const;

/** Texts of the page on which moderators choose how often they get email. */
export const MODERATOR_MAIL = {
  title: "Email to you",
  lead:
    "One email lists what is new on the desk: listings and changes to review, reports, unusual votes, and owners' answers. You get none while nothing is new, and never more often than you choose.",
  every: "How often",
  choices: {
    soon: "Within minutes, at most every 10",
    hourly: "At most once an hour",
    daily: "At most once a day",
    off: "Never",
  },
  submit: "Save",
  unconfirmed: "Your email address isn't confirmed, so you get no email.",
  off: "This site sends no email: its host has to set up a mail server.",
} as const;
