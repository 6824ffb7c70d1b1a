/** Something that needs a proof of who its viewer is. */
export type WaitingAct =
  | "key"
  | "votifier"
  | "webhook"
  | "people"
  | "handover"
  | "listing"
  | "voids"
  | "role"
  | "passkey"
  | "passkey_removal"
  | "second_factor"
  | "unlink"
  | "link"
  | "password"
  | "email"
  | "export"
  | "deletion";

/** What each path does, the first that matches. */
const ACTS: readonly (readonly [path: RegExp, act: WaitingAct])[] = [
  [/^\/my\/servers\/[^/]+\/(api\/keys\/[^/]+\/(webhook|chat)|chats)/, "webhook"],
  [/^\/my\/servers\/[^/]+\/(api\/keys|people\/keys|rewards\/(url-|link-)?keys?)/, "key"],
  [/^\/my\/servers\/[^/]+\/rewards\/votifier/, "votifier"],
  [/^\/my\/servers\/[^/]+\/people/, "people"],
  [/^\/my\/servers\/[^/]+\/handover/, "handover"],
  [/^\/my\/servers\/[^/]+\/deletion/, "listing"],
  [/^\/moderation\/(waves|servers)\/[^/]+\/void(ing|s)/, "voids"],
  [/^\/moderation\/accounts\/[^/]+\/role/, "role"],
  [/^\/account\/passkeys\/[^/]+\/removal/, "passkey_removal"],
  [/^\/account\/passkeys/, "passkey"],
  [/^\/account\/second-factor/, "second_factor"],
  [/^\/account\/identities\/removal/, "unlink"],
  [/^\/account\/identities/, "link"],
  [/^\/account\/password/, "password"],
  [/^\/account\/email/, "email"],
  [/^\/account\/export/, "export"],
  [/^\/account\/deletion/, "deletion"],
];

/**
 * Returns what a page or form does, by its path.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(actAt("/my/servers/caves/api/keys/7/webhook/state"), "webhook");
 * assert.equal(actAt("/account"), undefined);
 * ```
 */
export function actAt(path: string): WaitingAct | undefined {
  return ACTS.find(([pattern]) => pattern.test(path))?.[1];
}
