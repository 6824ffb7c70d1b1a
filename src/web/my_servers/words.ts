import { count, plural } from "../../text/language.ts";
import type { RankCounts } from "../../servers/rank_counts.ts";
import { RANKING_VOTERS } from "../frame/words.ts";

/** Texts of the pages on which owners list and manage servers. */
export const MY_SERVERS = {
  tabs: {
    label: "This server",
    "": "Overview",
    rewards: "Rewards",
    api: "API keys",
    deliveries: "Deliveries",
    voters: "Voters",
    status: "Status",
    edit: "Listing",
    people: "People",
    page: "Public page",
    waiting: "waiting or on hold",
  },

  subject: {
    players: (online: number, max: number) => `${count(online)} of ${count(max)} players`,
    states: { unknown: "Not queried yet", online: "Online", offline: "Offline" },
    rank: (rank: number) => `Rank ${count(rank)}`,
  },

  list: {
    title: "My servers",
    lead: (votes: number, needy: number) =>
      plural(votes, { one: "1 vote today. ", other: `${count(votes)} votes today. ` }) +
      (needy === 0 ? "No problems." : plural(needy, {
        one: "One server needs attention.",
        other: `${needy} servers need attention.`,
      })),
    none: "You haven't listed a server yet",
    roles: { owner: "", manager: "You are a manager.", viewer: "You are a viewer." },
    offers: "Offers to you",
    offer: (owner: string, server: string, role: "owner" | "manager" | "viewer") =>
      role === "owner"
        ? `${owner} wants to hand ${server} over to you.`
        : `${owner} invites you to work on ${server} as a ${role}.`,
    toOffer: "See the offer",
    noneNext:
      "Submit one with its game, name, address and a few words about it. Once a moderator approves it, players can vote for it.",
    submit: "List a server",
    allVotes: (counts: Exclude<RankCounts, "all">) =>
      `Numbers are of all votes. Ranks count votes of ${RANKING_VOTERS[counts]} only.`,
    figures: ["Rank", "Votes today", "In 30 days"],
    sent: "Sent, last 24 hours",
    nothingSent: "Nothing sent",
  },

  mail: {
    unconfirmed:
      "Your email address isn't confirmed, so we can't write to you when a moderator decides about a listing, or when a webhook fails.",
    confirm: "Confirm your address",
  },

  attention: {
    pending: "A moderator will review it. Until then you can say more about it.",
    provable: "A moderator will review it. Until then you can prove that it is yours.",
    unlisted: "You took it off the list. Nobody can vote for it until you list it again.",
    decided: (reason: string | null) => reason === null ? "" : `A moderator wrote: ${reason}`,
    failing: (key: string, waiting: number) => `The webhook ${key} fails; ${waitingOf(waiting)}.`,
    waiting: (waiting: number) => `On the way or on hold: ${waitingOf(waiting)}.`,
    offline: "It doesn't answer our queries, so players see it as offline.",
    inbox: (waiting: number) => `The inbox: ${waitingOf(waiting)}.`,
    noReward: "Players get no reward for their votes yet.",
    toPeople: ["/people", "List it again"],
    toServer: ["", "See what to do"],
    toStatus: ["/status", "See its status"],
    toFacts: ["/edit", "Complete the listing"],
    toDeliveries: ["/deliveries", "See deliveries"],
    toRewards: ["/rewards", "See rewards"],
  },

  change: {
    waiting: "A change waits for a moderator",
    waitingNext: "Players and the API see what is shown now until it is approved.",
    refused: "A moderator refused your change",
    refusedNext: "The listing stays as it is.",
    reason: (reason: string) => `A moderator wrote: ${reason}`,
    prove: "You don't have to wait with the address if you can prove that it is yours:",
    toStatus: "Status",
    withdraw: "Withdraw the change",
    dismiss: "Got it",
  },

  overview: {
    title: (server: string) => `My server ${server}`,
    pending:
      "A moderator will review it. Once it is approved, it gets a public page, votes and API keys.",
    prove: "You don't have to wait if you can prove that it is yours:",
    approved: "It is listed, and players can vote for it.",
    rejected: "It is not listed. Fix what the moderator wrote about, then resubmit it.",
    unlisted: "It is off the list. Votes and API keys are stopped, and deliveries are on hold.",
    toRelist: "List it again",
    suspended:
      "It is not listed for now. Votes and API keys are stopped, and deliveries are on hold, until a moderator approves it again.",
    reason: "A moderator wrote:",
    resubmit: "Resubmit",
    edit: "Edit it first",
    description: "Description",
  },
} as const;

function waitingOf(votes: number): string {
  return plural(votes, { one: "1 vote waits", other: `${count(votes)} votes wait` });
}
