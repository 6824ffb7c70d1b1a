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
  webhook_url_refused: invalid(({ fault }: { fault: string }) =>
    `Cannot use that webhook URL: ${fault}`
  ),
  webhook_url_taken: conflict(({ url }: { url: string | null }) =>
    `Cannot use ${url}: another key of this server already sends there`
  ),
  secret_not_prepared: conflict(() => "Cannot activate a webhook secret: none was prepared"),
  key_is_votifier: conflict(({ doing }: { doing: KeyDoing }) =>
    `Cannot ${doing} key: it stands for Votifier, under Rewards`
  ),
  votifier_address_refused: invalid(({ fault }: { fault: string }) => `Cannot connect: ${fault}`),
  votifier_secret_refused: invalid((of: { why: keyof typeof NO_SECRET } | { fault: string }) =>
    `Cannot connect: ${"why" in of ? NO_SECRET[of.why] : of.fault}`
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
