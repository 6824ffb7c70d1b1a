/**
 * An expected domain error: a rule does not allow a value or a state. The message is for the person who made the
 * request, names the action and the value, and contains no secret.
 */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(readonly code: RefusalCode, sentence: string) {
    super(sentence);
  }

  /** The kind of refusal. Statuses depend on nothing else. */
  get kind(): RefusalKind {
    return REFUSALS[this.code];
  }
}

/**
 * The thing doesn't exist or belongs to someone else; only moderators may; a value or a state does not allow it; or it
 * will work again later.
 */
export type RefusalKind = "unknown" | "forbidden" | "invalid" | "conflict" | "unavailable";

/** Every reason for which the domain refuses, and its kind. */
export const REFUSALS = {
  account_name_invalid: "invalid",
  account_name_reserved: "invalid",
  account_exists: "conflict",
  claim_unknown: "conflict",
  sign_in_needed: "conflict",
  account_unknown: "unknown",
  account_owns_listings: "conflict",
  account_disabled: "conflict",
  account_not_disabled: "conflict",
  account_is_moderator: "conflict",
  rename_too_soon: "conflict",
  email_invalid: "invalid",
  password_too_short: "invalid",
  password_too_long: "invalid",
  bot_check_failed: "invalid",
  bot_check_spent: "invalid",
  server_unknown: "unknown",
  server_name_invalid: "invalid",
  server_host_invalid: "invalid",
  server_port_invalid: "invalid",
  description_too_long: "invalid",
  changed_meanwhile: "conflict",
  facts_invalid: "invalid",
  tag_unknown: "invalid",
  tag_invalid: "invalid",
  tag_exists: "conflict",
  servers_too_many: "conflict",
  change_unknown: "conflict",
  server_transition: "conflict",
  moderators_only: "forbidden",
  reason_needed: "invalid",
  form_used: "conflict",
  server_not_approved: "conflict",
  clock_off: "unavailable",
  vote_unknown: "unknown",
  vote_voided: "conflict",
  void_choice_invalid: "invalid",
  void_batch_unknown: "unknown",
  void_batch_lifted: "conflict",
  game_unknown: "unknown",
  game_invalid: "invalid",
  game_exists: "conflict",
  check_too_soon: "conflict",
  picture_refused: "invalid",
  picture_unknown: "conflict",
  report_invalid: "invalid",
  reports_too_many: "conflict",
  report_unknown: "conflict",
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
  votifier_address_refused: "invalid",
  votifier_secret_refused: "invalid",
  votifier_connected: "conflict",
  replay_time_invalid: "invalid",
  replay_too_soon: "conflict",
  sends_too_many: "conflict",
  delivery_unknown: "unknown",
  delivery_unfinished: "conflict",
  delivery_without_destination: "conflict",
} as const satisfies Record<string, RefusalKind>;

/** The code of a reason. */
export type RefusalCode = keyof typeof REFUSALS;

/** Postgres's code (SQLSTATE) for a value that a unique index already holds. */
const UNIQUE_VIOLATION = "23505";

/** Returns whether an error means that Postgres refused a second row under that unique index or constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION &&
    "constraint_name" in error && error.constraint_name === constraint;
}
