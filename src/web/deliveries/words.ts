import { count } from "../../text/language.ts";

/** Texts of the log of deliveries. */
export const DELIVERIES = {
  log: {
    title: (server: string, state?: string) =>
      `Deliveries of ${server}${state ? `: ${state}` : ""}`,
    heading: "Deliveries, newest first",
    lead: "Every vote on its way to a webhook. Finished deliveries are kept for 30 days.",
    none: "Nothing sent yet",
    noneNext:
      "Each vote that is sent to a webhook will be here, with every attempt and answer. Give a key a webhook URL, then send a test from its page.",
    noneFound: "No such deliveries",
    noneOf: (search: string) => `Nothing found for ${search}`,
    noneOfNext:
      "A search takes the whole name of a player, in any case, or a whole vote ID or delivery ID.",
    backwards: "The first day is after the last one",
    showAll: "Show all deliveries",
    find: "Player, vote ID or delivery ID",
    from: "From (UTC)",
    to: "To (UTC)",
    atLeast: (votes: number) => `${count(votes)}+`,
    byState: "By state",
    all: "All",
    filter: "Filter deliveries",
    allKeys: "All keys",
    show: "Search",
    player: "Player",
    nobody: "nobody",
    cast: "Cast",
    key: "Key",
    state: "State",
    last: "Last outcome",
    attempts: "Attempts",
    next: "next",
    /** Precedes the outcome of a delivery that was accepted earlier. */
    again: "sent again:",
    test: "test",
    pages: "Pages of deliveries",
    older: "Older deliveries",
    newest: "Newest deliveries",
    retryLead: {
      abandoned:
        "Sends those of the last 14 days once more, five a second. They keep their IDs: a receiver that remembers X-Listing-Vote rewards nobody twice.",
      held: "Sends those of the last 14 days, five a second.",
    },
    retry: {
      abandoned: (key: string) => `Retry all failed of ${key}`,
      held: (key: string) => `Send all on hold of ${key}`,
    },
  },

  day: {
    title: "Last 24 hours",
    arrived: "arrived",
    atOnce: "at the first attempt",
    sent: "votes sent",
    kept: { pending: "waiting", abandoned: "given up in 30 days" },
    times: "typical · slow answer",
    timesOf: (median: number, p95: number) => `${msOf(median)} · ${msOf(p95)}`,
    label: (atOnce: number, late: number, failed: number) =>
      `Hour by hour over 24 hours: ${atOnce} arrived at once, ${late} after a retry, ${failed} failed`,
    axis: ["24 h ago", "18 h", "12 h", "6 h", "now"],
    legend: [["ok", "arrived at once"], ["late", "after a retry"], [
      "bad",
      "failed, below the line",
    ]],
  },

  ruler: {
    label: (made: number, of: number) => `${made} of ${of} attempts, and the wait before each`,
    wait: (seconds: number) =>
      seconds === 0
        ? "at once"
        : seconds < 60
        ? `+${seconds} s`
        : seconds < 3600
        ? `+${seconds / 60} m`
        : `+${seconds / 3600} h`,
  },

  one: {
    title: (player: string, key: string, server: string) =>
      `Vote of ${player} to ${key} of ${server}`,
    back: "Deliveries",
    cast: "Vote cast",
    toKey: "to key",
    next: "next attempt",
    vote: "Vote (X-Listing-Vote)",
    id: "Delivery (X-Listing-Delivery)",
    noUrl: "no URL",
    formerUrl: "an earlier URL",
    elsewhere: "to an earlier URL",
    sinceMoved: "It was the key's URL then; the URL has changed since.",
    finished: "finished",
    resend: "Send again now",
    stands: "That stands, whatever happens when it is sent again.",
    underWay: "It is on its way. This page refreshes every two seconds.",
    request: "Request",
    requestLead: (attempt: number) => `Attempt ${attempt}, exactly as it was sent to`,
    notSent: "Nothing sent yet. This will be the body, sent to",
    attempts: "Attempts",
    schedule: "Twelve at most; the last one is 76 hours after the vote.",
    answered: ({ status, durationMs }: { status: number | null; durationMs: number }) =>
      `${status ?? "no response"} in ${msOf(durationMs)}`,
    answer: "Answer",
    headers: "Headers of the answer",
    answerKept: "We keep the headers without cookies, and the first 4 kB of the body.",
    saveRedirect: "Use this URL",
    reasons: {
      key_revoked: "The key was revoked.",
      url_cleared: "The webhook URL was removed.",
      vote_voided: "A moderator voided the vote.",
      no_destination: "The key was revoked or its webhook URL was removed.",
    },
  },

  states: {
    held: "on hold",
    pending: "waiting",
    sending: "being sent",
    delivered: "delivered",
    abandoned: "given up",
  },

  /** The outcome of an attempt or delivery, in one or two words. */
  ends: new Map(Object.entries({
    delivered: "arrived",
    unconfirmed: "sent",
    timeout: "time-out",
    connect_failed: "no connection",
    connection_lost: "connection lost",
    tls_failed: "no encryption",
    dns_failed: "name not found",
    private_address: "private address",
    bad_response: "not HTTP",
    bad_url: "bad URL",
    bad_secret: "bad secret",
    not_votifier: "not Votifier",
    votifier_key_missing: "public key missing",
    token_refused: "wrong token",
    votifier_refused: "refused",
    name_refused: "name refused",
    internal_error: "our fault",
    gone: "gone",
    key_revoked: "key revoked",
    url_cleared: "URL removed",
    vote_voided: "vote voided",
    no_destination: "no URL",
  })),
} as const;

function msOf(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
