import type { RefusalMessages } from "./messages.ts";

/**
 * The kind of a refusal, which determines the status. `unknown`: the subject doesn't exist or belongs to another
 * account. `forbidden`: only others may do this. `invalid`: a value breaks a rule. `conflict`: the current state
 * doesn't allow it. `unavailable`: the service can't do this at the moment.
 */
export type RefusalKind = "unknown" | "forbidden" | "invalid" | "conflict" | "unavailable";

/**
 * The kind that a code's ending determines. `…_unknown`: the request names a subject that doesn't exist. `…_gone`: the
 * subject waited for a decision when the page was rendered, and has been decided, replaced or withdrawn since.
 */
type KindOf<Code> = Code extends `${string}_unknown` ? "unknown"
  : Code extends `${string}_gone` ? "conflict"
  : Code extends `${string}_invalid` ? "invalid"
  : Exclude<RefusalKind, "unknown">;

/** Messages that don't belong to a code: faults of a server's facts. */
type MessageGroup = "fact";

/**
 * The code of every refusal of the domain, with its kind. One table for all members, because with several the codes
 * would be plain strings.
 *
 * To add one, add a line here (the ending of its name determines its kind, see `KindOf`), and its sentence to
 * `locales/en/refusals.ftl` under the same name, with its values in the comment above. Run `deno task generate`, then
 * `throw refusal("tag_exists", { name })`: the compiler asks for the values that the comment lists. A code with several
 * sentences has a message for each, such as `account_exists-email`, and `why: "email"` chooses it.
 */
export const REFUSALS = {
  // Accounts, names and forms
  account_name_invalid: "invalid",
  account_name_reserved: "invalid",
  account_name_steam: "conflict",
  game_name_known: "conflict",
  game_names_full: "conflict",
  account_exists: "conflict",
  identity_linked: "conflict",
  last_way_in: "conflict",
  sign_in_link_refused: "conflict",
  claim_gone: "conflict",
  sign_in_needed: "conflict",
  account_unknown: "unknown",
  account_owns_listings: "conflict",
  account_disabled: "conflict",
  account_decided: "conflict",
  account_not_disabled: "conflict",
  account_has_role: "conflict",
  account_cant_have_role: "conflict",
  last_administrator: "conflict",
  rename_too_soon: "conflict",
  email_invalid: "invalid",
  password_too_short: "invalid",
  password_too_long: "invalid",
  password_common: "invalid",
  bot_check_failed: "invalid",
  bot_check_spent: "invalid",
  moderators_only: "forbidden",
  administrators_only: "forbidden",
  setting_invalid: "invalid",
  reason_needed: "invalid",
  form_used: "conflict",
  // Listings
  server_unknown: "unknown",
  role_too_low: "forbidden",
  offer_unknown: "unknown",
  offer_refused: "conflict",
  member_unknown: "unknown",
  server_name_invalid: "invalid",
  slug_refused: "invalid",
  slug_moved: "conflict",
  server_host_invalid: "invalid",
  server_port_invalid: "invalid",
  description_too_long: "invalid",
  changed_meanwhile: "conflict",
  facts_invalid: "invalid",
  tag_unknown: "unknown",
  tag_invalid: "invalid",
  tag_exists: "conflict",
  entry_used: "conflict",
  merged_with_itself: "invalid",
  servers_too_many: "conflict",
  change_gone: "conflict",
  server_transition: "conflict",
  server_own: "conflict",
  server_not_approved: "conflict",
  check_too_soon: "conflict",
  game_unknown: "unknown",
  game_invalid: "invalid",
  game_exists: "conflict",
  picture_refused: "invalid",
  picture_gone: "conflict",
  report_invalid: "invalid",
  reports_too_many: "conflict",
  report_gone: "conflict",
  // Keys, webhooks and deliveries
  key_unknown: "unknown",
  key_name_invalid: "invalid",
  keys_too_many: "conflict",
  scopes_invalid: "invalid",
  key_revoked: "conflict",
  overlap_invalid: "invalid",
  webhook_url_refused: "invalid",
  webhook_url_taken: "conflict",
  secret_not_prepared: "conflict",
  key_is_votifier: "conflict",
  key_is_chat: "conflict",
  chat_address_refused: "invalid",
  chat_connected: "conflict",
  votifier_address_refused: "invalid",
  votifier_secret_refused: "invalid",
  votifier_connected: "conflict",
  votifiers_too_many: "conflict",
  votifier_missing: "conflict",
  goal_name_invalid: "invalid",
  goal_name_taken: "conflict",
  goal_target_invalid: "invalid",
  goals_too_many: "conflict",
  goal_unknown: "unknown",
  replay_time_invalid: "invalid",
  replay_too_soon: "conflict",
  sends_too_many: "conflict",
  delivery_unknown: "unknown",
  delivery_unfinished: "conflict",
  delivery_without_destination: "conflict",
  // Votes
  clock_off: "unavailable",
  favourites_full: "conflict",
  vote_unknown: "unknown",
  vote_voided: "conflict",
  void_choice_invalid: "invalid",
  void_choice_changed: "conflict",
  void_batch_unknown: "unknown",
  void_batch_lifted: "conflict",
  void_notice_unknown: "unknown",
  void_answered: "conflict",
  void_answer_invalid: "invalid",
  void_answer_read: "conflict",
  suspension_answered: "conflict",
  suspension_own: "conflict",
  wave_unknown: "unknown",
  wave_decided: "conflict",
  wave_grown: "conflict",
} as const satisfies { [Code in Exclude<keyof RefusalMessages, MessageGroup>]: KindOf<Code> };
