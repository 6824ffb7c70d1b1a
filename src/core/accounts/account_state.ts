import type { Query } from "../database/connect.ts";

/**
 * An account's state is in its row: who could sign in to it (`email`, `email_verified`, `vouched_by`), whether a
 * moderator disabled it (`disabled_at`), and whether its owner deleted it (`deleted_at`).
 *
 * ```text
 *        typed name                        a server's link
 *    createPlayer │                             │ createPlayer
 *                 ▼           vouch             ▼
 *               named ──────────────────────► vouched         no sign-in: `email` is null
 *                 │ └──────► vacated ◄──────────┘│            vacateName: another account took the name
 *   insertAccount │                             │ give (a claim to the name), insertVouched, createAccount
 *                 ▼          proveEmail         ▼
 *  sign-up ──► unconfirmed ───────────────► confirmed ◄── insertVouched (a provider proves the address)
 *                 │                             ▲
 *      giveUpEmail│  another account proves it  │ proveEmail
 *                 ▼                             │
 *  sign-up ──► placeholder ─────────────────────┘             without an address: signs in by name or provider
 *
 *  each of them ── disableAccount ──► disabled ── enableAccount ──► as it was
 *  each with a sign-in ── deleteAccount ──► deleted                final: only the row's id is left
 * ```
 *
 * | State       | Votes by              | Signs in | Gets email | Its name may be taken by                      |
 * |-------------|-----------------------|----------|------------|-----------------------------------------------|
 * | named       | typed name, link      | no       | no         | any sign-up                                   |
 * | vouched     | typed name, link      | no       | no         | a sign-up that confirms its address           |
 * | vacated     | –                     | no       | no         | – (it has none)                               |
 * | placeholder | session, agreed links | yes      | no         | –                                             |
 * | unconfirmed | session, agreed links | yes      | no         | –                                             |
 * | confirmed   | session, agreed links | yes      | yes        | –                                             |
 * | disabled    | –                     | no       | as before  | –                                             |
 * | deleted     | –                     | no       | no         | any sign-up, after `NAME_KEPT_MS`             |
 *
 * A site may require a confirmed address before an account votes. The email of an unconfirmed account is the one that
 * confirms it.
 *
 * Two states are marked by a text in a column that can't be null. A null `email` means "no sign-in", and a sign-up with
 * the name of such an account takes it over, so an account with a sign-in and no address has a placeholder, and so has
 * a deleted one. `username_key` is unique and never null, so an account without a name has a key that no look-up can
 * match. Processes of version 1.0.0, which run beside new ones during an upgrade, read both.
 */
export type AccountState =
  | "named"
  | "vouched"
  | "vacated"
  | "placeholder"
  | "unconfirmed"
  | "confirmed"
  | "disabled"
  | "deleted";

/** The domain of placeholders. Nobody can register `.invalid` (RFC 2606), so no mail is ever sent there. */
const UNCONFIRMED_DOMAIN = "unconfirmed.invalid";

/** The domain of the addresses of deleted accounts. */
const DELETED_DOMAIN = "deleted.invalid";

/**
 * What the key of an account without a name begins with, before its id. `accountKey` never returns a space, so no
 * look-up can match such a key.
 */
const DELETED_KEY = "deleted ";
const VACATED_KEY = "vacated ";

/** Returns the address of an account without an email address, in the state `placeholder`. No mail reaches it. */
export function placeholderOf(accountId: string): string {
  return `${accountId}@${UNCONFIRMED_DOMAIN}`;
}

/** Returns the name and the address that the row of a deleted account keeps. */
export function remainsOf(accountId: string) {
  return {
    username: "deleted",
    usernameKey: DELETED_KEY + accountId,
    email: `${accountId}@${DELETED_DOMAIN}`,
  };
}

/** Returns the key of an account in the state `vacated`. */
export function vacatedKeyOf(accountId: string): string {
  return VACATED_KEY + accountId;
}

/** Returns whether an address doesn't belong to a person: it is empty, a placeholder, or left by a deleted account. */
export function isPlaceholder(email: string): boolean {
  return email === "" || email.endsWith(`@${UNCONFIRMED_DOMAIN}`) ||
    email.endsWith(`@${DELETED_DOMAIN}`);
}

/** Returns whether accounts in a state have no sign-in, because their players never signed up. */
export function lacksSignIn(state: AccountState): boolean {
  return state === "named" || state === "vouched" || state === "vacated";
}

/** Returns whether an account found by a name allows signing in. */
export function maySignIn(account: { hasSignIn: boolean; isDisabled: boolean }): boolean {
  return account.hasSignIn && !account.isDisabled;
}

/** Builds the condition that an account has a sign-in, including disabled and deleted accounts. */
export function hasSignIn(sql: Query, alias = "a") {
  return sql`${sql(alias)}.email is not null`;
}

/** Builds the condition that an account is neither disabled nor deleted. */
export function isInUse(sql: Query, alias = "a") {
  return sql`${sql(alias)}.deleted_at is null and ${sql(alias)}.disabled_at is null`;
}

/**
 * Builds the condition that an account may get email: its owner has confirmed its address and hasn't deleted the
 * account.
 */
export function isConfirmed(sql: Query, alias = "a") {
  return sql`${sql(alias)}.email_verified and ${sql(alias)}.deleted_at is null`;
}

/** Builds the condition that an account's address is a placeholder. Null if it has no sign-in. */
export function hasPlaceholder(sql: Query, alias = "a") {
  return sql`${sql(alias)}.email like ${`%@${UNCONFIRMED_DOMAIN}`}`;
}

/** Builds the expression of the state of the account `a`. */
export function accountState(sql: Query) {
  const account = sql("a");
  return sql`
    case
      when ${account}.deleted_at is not null then 'deleted'
      when ${account}.disabled_at is not null then 'disabled'
      when not ${hasSignIn(sql)} then case
        when ${account}.username_key = ${VACATED_KEY}::text || ${account}.id then 'vacated'
        when ${account}.vouched_by is null then 'named'
        else 'vouched'
      end
      when ${account}.email_verified then 'confirmed'
      when ${hasPlaceholder(sql)} then 'placeholder'
      else 'unconfirmed'
    end`;
}
