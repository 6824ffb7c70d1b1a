/**
 * Details of the API's problems, and texts of the reference. Status, title and type of a problem come from the
 * contract. Details are in English, like the contract, even if a client requests another language.
 */

const API_KEY_HEADER = "Authorization: Bearer <API key>";

/** The reasons for which a request has no access. */
export const ACCESS = {
  elsewhere: `Keys are accepted nowhere else: send the header ${API_KEY_HEADER}.`,
  noKey: `Send the header ${API_KEY_HEADER}.`,
  revoked: "This API key was revoked or replaced; its owner has the current one.",
  notApproved: (status: string) => `The key is valid, but its server is ${status}.`,
  notForReading: (scopes: readonly string[]) =>
    `${madeFor(scopes)}, and opens nothing here. Generate one for reading.`,
  scopeMissing: (scopes: readonly string[], scope: string) =>
    `${madeFor(scopes)}. This operation needs a key for ${scope}.`,
  tooManyFailed: (
    { requests, windowSeconds, waitSeconds }: {
      requests: number;
      windowSeconds: number;
      waitSeconds: number;
    },
  ) => `${requests} requests in ${windowSeconds} s had no valid key. Wait ${waitSeconds} s.`,
  tooManyOfKey: (
    { requests, windowSeconds, waitSeconds }: {
      requests: number;
      windowSeconds: number;
      waitSeconds: number;
    },
  ) =>
    `This key made ${requests} requests in ${windowSeconds} s. The next one passes in ${waitSeconds} s.`,
  tooManyOfAddress: (
    { requests, windowSeconds, waitSeconds }: {
      requests: number;
      windowSeconds: number;
      waitSeconds: number;
    },
  ) =>
    `This address made ${requests} requests in ${windowSeconds} s. The next one passes in ${waitSeconds} s.`,
  tooManyOfNetwork: "Too many requests of this network wait.",
  tooManyOfServer: "Too many requests of this server wait.",
};

const madeFor = (scopes: readonly string[]) => `This API key was made for ${scopes.join(" and ")}`;

/**
 * The faults of an input. What a pattern accepts is said beside it, in the contract: `x-problem-detail`.
 */
export const INPUT = {
  required: "It is required.",
  once: "It must be given only once.",
  encoding: "It must be UTF-8, URL-encoded.",
  nameEncoding:
    "It must be UTF-8, URL-encoded, without a + at either end, which may mean another player.",
  type: (type: string) => `It must be ${TYPES[type]}.`,
  tooBig: (max: number | bigint, of: string) => `It must be at most ${max}${UNITS[of] ?? ""}.`,
  tooSmall: (min: number | bigint, of: string) => `It must be at least ${min}${UNITS[of] ?? ""}.`,
  unknownFields: (names: readonly string[]) =>
    `It has fields unknown here: ${names.join(", ")}`.slice(0, MESSAGE_MAX) + ".",
  uuid: "It must be a UUID.",
  otherCursor: "It must be the cursor of an earlier answer to the same search.",
  oneOf: (values: readonly string[]) => `It must be one of ${values.join(", ")}.`,
  notJson: "It must be JSON in UTF-8.",
  crowded: (fields: number, levels: number) =>
    `It must have at most ${fields} fields in all, and at most ${levels} levels of lists and objects.`,
  cutOff: "It did not arrive in full.",
  allAndSome: "It must be false when players names anybody.",
  nobody:
    "It must name at least one player. To claim the votes of every player, send all_players: true.",
  goalUnknown: "It must be the name of a goal that the owner has set.",
};

/** Maximum characters of a text that contains an unknown field's name or a path. */
const MESSAGE_MAX = 200;

const TYPES: Record<string, string> = {
  number: "a whole number",
  int: "a whole number",
  boolean: "true or false",
  string: "text",
  array: "a list",
  object: "an object",
};

const UNITS: Record<string, string> = { string: " characters long", array: " entries long" };

/** Further reasons for which a request gets a problem. */
export const REQUEST = {
  nothingAt: (
    path: string,
    { meant, reference }: { meant: string | undefined; reference: string },
  ) =>
    `There is nothing at ${path.slice(0, MESSAGE_MAX)}` +
    (meant ? `. Did you mean ${meant}?` : `; the reference is at ${reference}.`),
  otherMethod: (methods: readonly string[], method: string) =>
    `This path answers ${methods.join(" and ")}, not ${method}.`,
  notJson: "Send Content-Type: application/json.",
  tooLarge: (maxBytes: number) => `A body has at most ${maxBytes.toLocaleString("en")} bytes.`,
  claimOfAnother: "Make a new claim_id for each claim.",
  cursorExpired: "Begin again without after.",
  serverUnknown: (slug: string) => `No listed server has the slug ${slug.slice(0, MESSAGE_MAX)}.`,
  playerUnknown: "No account has the name of this player.",
};

/** The problems on our side. */
export const OUTAGE = {
  unexpected: "The host's log has the cause under this request ID.",
  noChanges:
    "The database takes no changes now, and nothing was changed. Give no reward, and send the same request again.",
  noAnswerToRead: "The database does not answer. Send the same request again.",
  noAnswer: "The database does not answer. Give no reward, and send the same request again.",
};
