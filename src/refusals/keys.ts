import type { Doing, KeyDoing } from "./doing.ts";
import { conflict, invalid, unknown } from "./kind.ts";

/** Why there is nowhere to send to, by what was to be sent. */
const NOWHERE = {
  "resend": "its key is revoked or has no webhook URL",
  "replay": "this key has no webhook URL",
  "test the webhook": "this key has no webhook URL",
  "grade the receiver of this key": "it has no webhook URL, or fails: send tests until one arrives",
};

/** Why a Votifier's token or key can't be used, besides what is wrong with it. */
const NO_SECRET = {
  missing: "the token or public key of your Votifier is missing",
  lost: "paste the token or key once more",
};

/** What is wrong with a webhook's address. */
export type WebhookUrlFault =
  | "incomplete"
  | "inner"
  | "discord"
  | "scheme"
  | "credentials"
  | { port: number }
  | { max: number };

const WEBHOOK_URL = {
  incomplete: "This is not a complete web address.",
  inner: "A webhook URL must lead to a host on the public internet.",
  discord:
    "Discord's webhooks accept only Discord's own JSON, with text in its content field, and answer 400 to a vote. Put your own program in between: it receives our votes, verifies them and posts to Discord.",
  scheme: "A webhook URL starts with https:// or http://.",
  credentials: "A webhook URL must not contain a user name or password.",
};

/** What is wrong with a Votifier's address. */
export type VotifierAddressFault = "host" | "inner" | { port: number; usual: number };

const VOTIFIER_ADDRESS = {
  host: "This is not a host name or address; the port has a field of its own.",
  inner: "Votifier must be reachable on the public internet at this host.",
};

/** What is wrong with a Votifier's token or key. */
export type VotifierSecretFault =
  | { kind: "private key" }
  | { kind: "neither"; tokenMax: number }
  | { kind: "another key"; bits: number };

/** Why something about a key, its webhook or its deliveries is refused. */
export const KEY_REFUSALS = {
  key_unknown: unknown(({ id, doing }: { id: string; doing?: KeyDoing }) =>
    doing ? `Cannot ${doing} key: there is no key "${id}"` : `There is no key "${id}"`
  ),
  key_name_invalid: invalid(({ max }: { max: number }) =>
    `Cannot issue key: a key's name has 1 to ${max} printable characters`
  ),
  keys_too_many: conflict(({ max }: { max: number }) =>
    `Cannot issue key: this server already has ${max} keys; revoke one first`
  ),
  scopes_invalid: invalid(({ known }: { known: string }) =>
    `Cannot issue key: choose what it is for, of ${known}`
  ),
  key_revoked: conflict(({ doing, at }: { doing: KeyDoing; at: Date }) =>
    `Cannot ${doing} key: it was revoked at ${at.toISOString()}`
  ),
  overlap_invalid: invalid(({ max, hours }: { max: number; hours: number }) =>
    `Cannot roll key: the overlap is 0 to ${max} hours, not ${hours}`
  ),
  webhook_url_refused: invalid(({ fault }: { fault: WebhookUrlFault }) =>
    `Cannot use that webhook URL: ${webhookUrlFault(fault)}`
  ),
  webhook_url_taken: conflict(({ url }: { url: string | null }) =>
    `Cannot use ${url}: another key of this server already sends there`
  ),
  secret_not_prepared: conflict(() => "Cannot activate a webhook secret: none was prepared"),
  key_is_votifier: conflict(({ doing }: { doing: KeyDoing }) =>
    `Cannot ${doing} key: it stands for Votifier, under Rewards`
  ),
  votifier_address_refused: invalid(({ fault }: { fault: VotifierAddressFault }) =>
    "Cannot connect: " +
    (typeof fault === "string"
      ? VOTIFIER_ADDRESS[fault]
      : `Votifier can't be reached at port ${fault.port}: it is usually ${fault.usual}.`)
  ),
  votifier_secret_refused: invalid(
    (of: { why: keyof typeof NO_SECRET } | { fault: VotifierSecretFault }) =>
      `Cannot connect: ${"why" in of ? NO_SECRET[of.why] : votifierSecretFault(of.fault)}`,
  ),
  votifier_connected: conflict(() => "Cannot connect: this was just done in another window"),
  replay_time_invalid: invalid(({ time, days }: { time: string; days: number }) =>
    `Cannot replay since ${time}: it must be within the last ${days} days`
  ),
  replay_too_soon: conflict(({ from }: { from: Date }) =>
    `Cannot replay: the last replay to this address isn't over, or was just now; the next can begin at ${from.toISOString()}`
  ),
  sends_too_many: conflict(({ doing }: { doing: Doing }) =>
    `Cannot ${doing}: you have sent a lot to this address by hand; try again in a minute`
  ),
  delivery_unknown: unknown(({ doing, id }: { doing: Doing; id: string }) =>
    `Cannot ${doing}: there is no delivery "${id}"`
  ),
  delivery_unfinished: conflict(({ id }: { id: string }) =>
    `Cannot resend delivery "${id}": it is being sent`
  ),
  delivery_without_destination: conflict(({ doing }: { doing: keyof typeof NOWHERE }) =>
    `Cannot ${doing}: ${NOWHERE[doing]}`
  ),
};

function webhookUrlFault(fault: WebhookUrlFault): string {
  if (typeof fault === "string") return WEBHOOK_URL[fault];
  return "port" in fault
    ? `A webhook can't use port ${fault.port}: choose 80, 443 or another port above 1023.`
    : `A webhook URL has at most ${fault.max} characters.`;
}

function votifierSecretFault(fault: VotifierSecretFault): string {
  switch (fault.kind) {
    case "private key":
      return "This is a private key. It must stay on your server: paste the one in public.key, and make new keys if anybody else saw this one.";
    case "neither":
      return `This is neither a token (6 to ${fault.tokenMax} characters without spaces) nor a public key of Votifier.`;
    case "another key":
      return `Votifier uses RSA keys of ${fault.bits} bits, and this is another: delete the folder "rsa" of your plugin and restart your server, which makes new ones.`;
  }
}
