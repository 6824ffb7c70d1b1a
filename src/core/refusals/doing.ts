import type { RefusalWords } from "./kind.ts";

/** What somebody wanted to do, as worded after "Cannot" in an English sentence. */
export type Doing =
  | "accept edits"
  | "accept pictures"
  | "add game"
  | "add server"
  | "add tag"
  | "add the name"
  | "accept the offer"
  | "approve change"
  | "approve server"
  | "change settings"
  | "change the role"
  | "check server"
  | "close reports"
  | "count claims to names"
  | "decide on a claim to a name"
  | "decide about an alert"
  | "disable account"
  | "edit game"
  | "dismiss the alert"
  | "edit server"
  | "edit tag"
  | "enable account"
  | "export account"
  | "grade the receiver of this key"
  | "hand over server"
  | "invite"
  | "issue key"
  | "lift the act"
  | "list server again"
  | "make a key"
  | "make a sign-in link"
  | "merge games"
  | "merge tags"
  | "put edits back"
  | "read answers"
  | "refuse change"
  | "reject server"
  | "remove banner"
  | "remove game"
  | "remove logo"
  | "remove tag"
  | "rename"
  | "replay"
  | "resend"
  | "reset the second factor"
  | "resubmit server"
  | "save facts"
  | "show account"
  | "show claims to names"
  | "show delivery"
  | "show reports"
  | "show the account"
  | "show the audit trail"
  | "show the queue"
  | "show void votes"
  | "show vote"
  | "show votes"
  | "show waves"
  | "submit server"
  | "suspend server"
  | "take down picture"
  | "test the webhook"
  | "void vote"
  | "void votes"
  | "unlist server"
  | "set email"
  | "vote"
  | "withdraw change";

/** What somebody wanted to do with a key, as worded before "key" in English. */
export type KeyDoing =
  | "activate the webhook secret of"
  | "change the Votifier of"
  | "change the webhook of"
  | "grade the receiver of"
  | "pause the webhook of"
  | "prepare a webhook secret for"
  | "replay the deliveries of"
  | "resume the webhook of"
  | "revoke"
  | "roll"
  | "test the webhook of";

/** The name of what somebody wanted to do, as in the ids of its texts: "add_game". */
type Named<Text extends string> = Text extends `${infer Before} ${infer After}`
  ? `${Named<Before>}_${Named<After>}`
  : Text extends `${infer Before}-${infer After}` ? `${Before}_${Named<After>}`
  : Text;

/** Returns the beginning of a sentence about what somebody can't do: "Cannot add game". */
export function cannot(words: RefusalWords, doing: Doing): string {
  return words.cannot[named(doing)];
}

/** Returns the beginning of a sentence about what somebody can't do with a key: "Cannot roll key". */
export function cannotWithKey(words: RefusalWords, doing: KeyDoing): string {
  return words.cannotKey[named(doing)];
}

function named<Text extends string>(text: Text): Named<Text> {
  return text.replaceAll(/[ -]/g, "_") as Named<Text>;
}
