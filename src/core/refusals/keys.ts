import { cannot, cannotWithKey, type Doing, type KeyDoing } from "./doing.ts";
import { conflict, invalid, type RefusalWords, unknown } from "./kind.ts";

/** The text about having nowhere to send to, by what was to be sent. */
const NOWHERE = {
  "resend": "resend",
  "replay": "replay",
  "test the webhook": "test",
  "grade the receiver of this key": "grade",
} as const;

/** What is wrong with a webhook's address. */
export type WebhookUrlFault =
  | "incomplete"
  | "inner"
  | "chat"
  | "scheme"
  | "credentials"
  | { port: number }
  | { max: number };

/** What is wrong with the address of a channel in a chat. */
export type ChatAddressFault = WebhookUrlFault | "notDiscord" | "notSlack";

/** What is wrong with a Votifier's address. */
export type VotifierAddressFault = "host" | "inner" | { port: number; usual: number };

/** What is wrong with a Votifier's token or key. */
export type VotifierSecretFault =
  | { kind: "private key" }
  | { kind: "neither"; tokenMax: number }
  | { kind: "another key"; bits: number };

/** Why something about a key, its webhook or its deliveries is refused. */
export const KEY_REFUSALS = {
  key_unknown: unknown((words, { id, doing }: { id: string; doing?: KeyDoing }) =>
    doing ? words.key_unknown.cannot(cannotWithKey(words, doing), id) : words.key_unknown.plain(id)
  ),
  key_name_invalid: invalid((words, { max }: { max: number }) => words.key_name_invalid(max)),
  keys_too_many: conflict((words, { max }: { max: number }) => words.keys_too_many(max)),
  scopes_invalid: invalid((words, { known }: { known: string }) => words.scopes_invalid(known)),
  key_revoked: conflict((words, { doing, at }: { doing: KeyDoing; at: Date }) =>
    words.key_revoked(cannotWithKey(words, doing), at.toISOString())
  ),
  overlap_invalid: invalid((words, { max, hours }: { max: number; hours: number }) =>
    words.overlap_invalid(max, String(hours))
  ),
  webhook_url_refused: invalid((words, { fault }: { fault: WebhookUrlFault }) =>
    webhookUrlFault(words, fault)
  ),
  webhook_url_taken: conflict((words, { url }: { url: string | null }) =>
    words.webhook_url_taken(String(url))
  ),
  secret_not_prepared: conflict((words) => words.secret_not_prepared),
  key_is_votifier: conflict((words, { doing }: { doing: KeyDoing }) =>
    words.key_is_votifier(cannotWithKey(words, doing))
  ),
  key_is_chat: conflict((words, { doing }: { doing: KeyDoing }) =>
    words.key_is_chat(cannotWithKey(words, doing))
  ),
  chat_address_refused: invalid((words, { fault }: { fault: ChatAddressFault }) =>
    fault === "notDiscord" || fault === "notSlack"
      ? words.chat_address_refused[fault]
      : webhookUrlFault(words, fault)
  ),
  chat_connected: conflict((words) => words.chat_connected),
  votifier_address_refused: invalid((
    { votifier_address_refused: words },
    { fault }: { fault: VotifierAddressFault },
  ) =>
    typeof fault === "string" ? words[fault] : words.port(String(fault.port), String(fault.usual))
  ),
  votifier_secret_refused: invalid((
    words,
    of: { why: "missing" | "lost" } | { fault: VotifierSecretFault },
  ) => "why" in of ? words.votifier_secret_refused[of.why] : votifierSecretFault(words, of.fault)),
  votifier_connected: conflict((words) => words.votifier_connected),
  votifiers_too_many: conflict((words, { max }: { max: number }) => words.votifiers_too_many(max)),
  /** `time` is undefined if it could not be read. */
  replay_time_invalid: invalid((
    { replay_time_invalid: words },
    { time, days }: { time: string | undefined; days: number },
  ) => time === undefined ? words.unreadable(days) : words.since(time, days)),
  replay_too_soon: conflict((words, { from }: { from: Date }) =>
    words.replay_too_soon(from.toISOString())
  ),
  sends_too_many: conflict((words, { doing }: { doing: Doing }) =>
    words.sends_too_many(cannot(words, doing))
  ),
  delivery_unknown: unknown((words, { doing, id }: { doing: Doing; id: string }) =>
    words.delivery_unknown(cannot(words, doing), id)
  ),
  delivery_unfinished: conflict((words, { id }: { id: string }) => words.delivery_unfinished(id)),
  delivery_without_destination: conflict((words, { doing }: { doing: keyof typeof NOWHERE }) =>
    words.delivery_without_destination[NOWHERE[doing]]
  ),
};

function webhookUrlFault(
  { webhook_url_refused: words }: RefusalWords,
  fault: WebhookUrlFault,
): string {
  if (typeof fault === "string") return words[fault];
  return "port" in fault ? words.port(String(fault.port)) : words.tooLong(fault.max);
}

function votifierSecretFault(
  { votifier_secret_refused: words }: RefusalWords,
  fault: VotifierSecretFault,
): string {
  switch (fault.kind) {
    case "private key":
      return words.privateKey;
    case "neither":
      return words.neither(fault.tokenMax);
    case "another key":
      return words.anotherKey(String(fault.bits));
  }
}
