import { count, plural } from "../../text/language.ts";

/** Texts of the page on which moderators find things. */
export const SEARCH = {
  title: "Search",
  field: "Listing, account, vote or trail",
  help: (entries: number) =>
    "A listing by a part of its name or address, an account by the start of its name, a vote by its player or its ID, " +
    `the trail by words in its newest ${count(entries)} entries.`,
  submit: "Search",
  kinds: "Kinds",
  kind: {
    all: "All",
    listings: "Listings",
    accounts: "Accounts",
    votes: "Votes",
    trail: "Trail",
  },
  number: (found: number, isMore: boolean) => isMore ? `${count(found)}+` : count(found),
  showAll: (found: string) => `All ${found}`,
  most: (shown: number) => `The first ${count(shown)}. Write more to find the others.`,
  owner: "owner",
  since: "since",
  listings: (listings: number) =>
    plural(listings, { one: "1 listing", other: `${count(listings)} listings` }),
  noSignIn: "No sign-in",
  states: { moderator: "Moderator", administrator: "Administrator", disabled: "Disabled" },
  voteFor: (player: string, listing: string) => `${player} for ${listing}`,
  own: "for its own listing",
  nothing: (text: string) => `Nothing has “${text}” in it`,
  nothingOf: (text: string, kind: string) => `Nothing under ${kind} has “${text}” in it`,
  nothingLead:
    "We looked at names and addresses of listings, starts of account names, players and IDs of votes, and the trail.",
  wholeTrail: "Whole trail",
  lately: "You worked on",
  neverYet: "Listings that you decide about show up here.",
  latest: "Last in the trail",
} as const;
