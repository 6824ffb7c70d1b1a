/** Explanations of texts that were sent in place of an API key, by prefix. */
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
  wrapped:
    "There are characters around the key, such as quotes, brackets or a line end. Send it without them.",
  split: "There is a space or a line end within the key. Send it in one piece.",
};

const HEADER = "Authorization: Bearer <API key>";

/** Explanations of an `Authorization` header that contains a secret, but isn't `Bearer` and one token. */
export const NOT_BEARER = {
  without: `You sent the key without \`Bearer\`: send ${HEADER}.`,
  twice: `The header says \`Bearer\` twice. Your client adds the word itself: send ${HEADER}.`,
  named: `The header's value repeats its name: send ${HEADER}.`,
  joined: `After \`Bearer\` come one space and the key, and no other character: send ${HEADER}.`,
  otherScheme: `You sent the key with another word than \`Bearer\`: send ${HEADER}.`,
  basic: `You sent the key as a name or password (\`Basic\`): send ${HEADER}.`,
  several: `You sent more than one key: send ${HEADER}.`,
};
