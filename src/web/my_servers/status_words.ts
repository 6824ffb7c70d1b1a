import type { PollOutcome } from "../../polling/answer.ts";

/** Why a server's players are known or not, for its owner: what happened, and what to look at. */
const OUTCOMES: Record<PollOutcome, string> = {
  answered: "It answered.",
  unknown_protocol: "We cannot ask servers of this game.",
  port_refused:
    "We do not ask at this port: it belongs to other services. List the port that players connect to.",
  dns_failed: "Its name leads to no address. Look for a typing mistake, or at your DNS records.",
  private_address: "Its name leads to an address that is not on the public internet.",
  timeout:
    "It did not answer within 5 seconds. Is it running, does a firewall drop us, and does the game answer queries?",
  refused: "The machine is there, but nothing listens on this port.",
  bad_answer: "It answered, but not as servers of this game do. Are game and port right?",
  answer_too_large: "It sent more than any game server does, so we hung up.",
  internal_error: "Something went wrong on our side. It is not your server.",
};

/** What pages say of polls: the owner's status page, the moderator's games, and the facts on a server's page. */
export const POLLING = {
  outcomes: OUTCOMES,
  status: {
    title: (server: string) => `Status of ${server}`,
    heading: "Status",
    lead: "Every 5 minutes we ask your server how many play.",
    notAskable: (game: string) =>
      `We cannot ask servers of ${game} how many play, so your page does not say it.`,
    notApproved: "We ask once a moderator has approved your server.",
    state: "State",
    states: { unknown: "not asked yet", online: "online", offline: "offline" },
    since: "since",
    neverAnswered: "it never answered",
    address: "Asked at",
    lastAsked: "Last asked",
    lastAnswer: "What came of it",
    counted: (online: number, max: number) => `${online} of ${max} play.`,
    message: "What it says",
    check: "Check now",
  },
  ownership: {
    heading: "Show that it is yours",
    verified: "verified",
    by: {
      message: "Your token was in the server's message of the day.",
      dns: "Your token was in a DNS record of its name.",
    },
    kept: "You may take the token away again. A change of host or port asks for a new proof.",
    lead:
      "Your page then carries a mark, so that players know whom it comes from. Put this token in one of two places and press “Check now”:",
    leadOfAddress:
      "Your page then carries a mark, so that players know whom it comes from. Put this token in the server's name or message of the day, as plain text on one line, and press “Check now”.",
    token: "Token",
    message: "the server's name or message of the day, as plain text on one line, or",
    dns: (host: string) => `a DNS record of the type TXT, at _voteboard.${host} or ${host} itself.`,
  },
  facts: {
    online: "Online since",
    offline: "Offline since",
    neverAnswered: "it was listed",
    uptime: "Uptime",
    uptimeOf: (percent: string) => `${percent} of the last 30 days`,
    owner: "Owner",
    verified: "verified",
    verifiedHelp: "Whoever listed it showed that the server is theirs.",
    chart: "Players",
    chartMonth: "Last 30 days, by the hour",
    chartYear: "Last year, by the day",
    chartSummary: (peak: number, average: number) =>
      `${peak} at most, ${average.toFixed(0)} on average`,
  },
  games: {
    title: "Games",
    lead: "What owners can list their servers under, and how we ask these how many play.",
    add: "Add a game",
    added: "Games",
    name: "Name",
    slug: "Short name",
    slugHelp: "For addresses: small letters, digits and hyphens. It cannot be changed later.",
    port: "Usual port",
    protocol: "Protocol",
    protocolHelp: "How its servers are asked. Most games with a Steam query port speak “valve”.",
    noProtocol: "none: its servers cannot be asked",
    offset: "Query port",
    offsetHelp:
      "How far the query port lies from the usual one: 1 for the next. 0 where both are one.",
    offsetOf: (offset: number) =>
      offset === 0 ? "the same" : offset > 0 ? `+${offset}` : `${offset}`,
    wholeNumber: "A whole number, please.",
    submit: "Add the game",
  },
} as const;
