/**
 * The domain's word for "no": a value or a state that a rule does not allow. The sentence is meant for the
 * person who asked, names the action and the value, and holds no secret.
 */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(readonly code: RefusalCode, sentence: string) {
    super(sentence);
  }
}

/** Every reason for which the domain refuses. */
export type RefusalCode =
  | "account_name_invalid"
  | "account_name_reserved"
  | "account_exists"
  | "account_unknown"
  | "email_invalid"
  | "password_too_short"
  | "password_too_long"
  | "server_unknown"
  | "server_invalid"
  | "server_exists"
  | "server_transition"
  | "server_not_approved"
  | "game_unknown"
  | "key_unknown"
  | "key_name_invalid"
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
