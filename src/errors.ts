/**
 * The domain's way of saying no: a rule does not allow a value or a state. The sentence is for the person who asked,
 * names the action and the value, and contains no secret.
 */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(readonly code: RefusalCode, sentence: string) {
    super(sentence);
  }
}

/** Every reason the domain refuses for. */
export type RefusalCode =
  | "account_name_invalid"
  | "account_name_reserved"
  | "account_exists"
  | "account_unknown"
  | "account_owns_listings"
  | "rename_too_soon"
  | "email_invalid"
  | "password_too_short"
  | "password_too_long"
  | "server_unknown"
  | "server_name_invalid"
  | "server_host_invalid"
  | "server_port_invalid"
  | "description_too_long"
  | "server_exists"
  | "servers_too_many"
  | "server_transition"
  | "moderators_only"
  | "reason_needed"
  | "form_used"
  | "server_not_approved"
  | "clock_off"
  | "vote_unknown"
  | "vote_voided"
  | "game_unknown"
  | "game_invalid"
  | "game_exists"
  | "check_too_soon"
  | "key_unknown"
  | "key_name_invalid"
  | "keys_too_many"
  | "key_revoked"
  | "overlap_invalid"
  | "webhook_url_refused"
  | "webhook_url_taken"
  | "secret_not_prepared"
  | "replay_time_invalid"
  | "delivery_unknown"
  | "delivery_unfinished"
  | "delivery_without_destination";

/** Postgres's code (SQLSTATE) for a value that a unique index already holds. */
const UNIQUE_VIOLATION = "23505";

/** Whether an error is Postgres refusing a second row under that unique index or constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION &&
    "constraint_name" in error && error.constraint_name === constraint;
}
