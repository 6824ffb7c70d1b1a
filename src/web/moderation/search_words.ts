import { count, plural } from "../../text/language.ts";

/** Texts of the page on which moderators find things. */
export const SEARCH = {
  title: "Search",
  field: "Listing, account, vote or trail",
  placeholder: "Name, address or ID",
  help: (entries: number) =>
    "Listings by a part of their name or address, accounts by the start of their name, votes by player or ID, " +
    `the newest ${count(entries)} entries of the trail by their words.`,
  helpEmail: "An account is also found by its whole email address.",
  submit: "Search",
  kinds: "Kinds",
  kind: {
    all: "All",
    listings: "Listings",
    accounts: "Accounts",
    votes: "Votes",
    trail: "Trail",
  },
  when: "When",
  spans: { any: "Any time", day: "24 hours", week: "7 days", month: "30 days" },
  number: (found: number, isMore: boolean) => isMore ? `${count(found)}+` : count(found),
  showAll: (found: string) => `All ${found}`,
  most: (shown: number) => `The first ${count(shown)}. Write more to find the others.`,
  owner: "owner",
  since: "since",
  listings: (listings: number) =>
    plural(listings, { one: "1 listing", other: `${count(listings)} listings` }),
  noSignIn: "No sign-in",
  byEmail: { yes: "has this email address", no: "typed this email address, never confirmed it" },
  states: { moderator: "Moderator", administrator: "Administrator", disabled: "Disabled" },
  voteFor: (player: string, listing: string) => `${player} for ${listing}`,
  own: "for its own listing",
  nothing: (text: string) => `Nothing has “${text}” in it`,
  nothingOf: (text: string, kind: string) => `Nothing under ${kind} has “${text}” in it`,
  nothingLead:
    "We looked at names and addresses of listings, starts of account names, players and IDs of votes, and the trail.",
  nothingSince: "We looked only at what was added, cast or done in that time.",
  anyTime: "Look at any time",
  wholeTrail: "Whole trail",
  lately: "You worked on",
  neverYet: "Listings that you decide about show up here.",
  latest: "Last in the trail",
} as const;
