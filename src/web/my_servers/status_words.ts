import type { PollOutcome } from "../../polling/poll_answer.ts";

/** Explains each outcome to an owner: what happened, and what to check. */
const OUTCOMES: Record<PollOutcome, string> = {
  answered: "It answered.",
  unknown_protocol: "We can't query servers of this game.",
  port_refused:
    "We don't query this port: it belongs to other services. List the port that players connect to.",
  dns_failed: "Its hostname doesn't resolve. Check it for typos, or check your DNS records.",
  private_address: "Its hostname points to an address that is not on the public internet.",
  timeout:
    "It didn't answer within 5 seconds. Is it running? Does a firewall block us? Does the game answer queries?",
  refused: "The machine is there, but nothing is listening on this port.",
  bad_answer: "It answered, but not the way servers of this game do. Are the game and port right?",
  answer_too_large: "It sent more than any game server does, so we hung up.",
  internal_error: "Something went wrong on our side. It is not your server.",
};

/** Texts of an owner's status page. */
export const STATUS_PAGE = {
  outcomes: OUTCOMES,

  status: {
    title: (server: string) => `Status of ${server}`,
    lead: "We ask your server for its player count every 5 minutes.",
    notAskable: (game: string) =>
      `We can't query ${game} servers, so your page shows no player count.`,
    notApproved: "We start once a moderator has approved your server.",
    state: "State",
    states: { unknown: "not checked yet", online: "online", offline: "offline" },
    since: "since",
    neverAnswered: "it never answered",
    address: "Queried at",
    lastAsked: "Last checked",
    lastAnswer: "Result",
    counted: (online: number, max: number) => `${online} of ${max} players are online.`,
    message: "Server message",
    check: "Check now",
  },

  ownership: {
    heading: "Prove that it is yours",
    verified: "verified",
    by: {
      message: "Your token was in the server's message of the day.",
      dns: "Your token was in a DNS record of its hostname.",
    },
    kept:
      "You can remove the token now. If you change the host or port, you'll have to prove it again.",
    lead:
      "Your page then gets a badge that tells players it comes from the owner. Put this token in one of two places and press “Check now”:",
    leadOfAddress:
      "Your page then gets a badge that tells players it comes from the owner. Put this token in the server's name or message of the day, as plain text on one line, and press “Check now”.",
    waits: (host: string) =>
      `Your new address ${host} waits for a moderator. “Check now” asks there; if your token shows up, the address changes at once.`,
    approves:
      "You don't have to wait for a moderator: your server is approved as soon as “Check now” finds your token.",
    token: "Token",
    message: "the server's name or message of the day, as plain text on one line, or",
    dns: (host: string) => `a DNS record of type TXT at _voteboard.${host} or ${host} itself.`,
  },
} as const;
