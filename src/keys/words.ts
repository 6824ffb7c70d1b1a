/** What was seen of a receiver that is graded. */
export const SEEN = {
  over: "It takes no good delivery.",
  timeUp: "The time was up.",
  answered: (status: number | null) => `It answered ${status}.`,
  uncounted: "It answered well. Its X-Votes-Rewarded is missing, or did not grow.",
  miscounted: (counted: number, votes: number) =>
    `Its X-Votes-Rewarded grew by ${counted}, not ${votes}.`,
};

/** What a text is that was sent instead of an API key, by its prefix. */
const OTHER_SECRETS = {
  vbu_: "a URL key, which works at /api/ alone",
  vbl_: "a link key, which signs vote links",
  whsec_: "a webhook's secret, which verifies deliveries",
};

/** Why a text is not an API key of this site. */
export const NOT_A_KEY = {
  other: (prefix: keyof typeof OTHER_SECRETS) =>
    `This is ${OTHER_SECRETS[prefix]}. An API key begins with vb_.`,
  unknown: "No server on this host has this API key.",
  mistyped: "This key is mistyped: its checksum does not fit.",
  noKey: "A key is vb_ and 46 letters and digits, which this is not. Was it copied whole?",
};
