import type { Doing } from "./doing.ts";
import { conflict, forbidden, invalid, unknown } from "./kind.ts";
import { plural } from "../text/language.ts";

/** Why there is no account, where no name was given. */
const NO_ACCOUNT = {
  missing: "there is no such account",
  viewers: "it was deleted",
  owners: "your account was deleted",
  voters: "the account was deleted",
};

/** An account that doesn't exist: the name that was given, or why it is gone. */
export type NoAccount = { name: string } | { why: keyof typeof NO_ACCOUNT };

/** Why the answer to a bot check does not count. */
const BOT_CHECK = {
  forged: "That check was not for this form. Please try again.",
  expired: "The page was open for too long. Please try again.",
  unavailable: "The bot check is unavailable right now. Please try again in a moment.",
};

/** Why something about an account, a name or a form is refused. */
export const ACCOUNT_REFUSALS = {
  account_name_invalid: invalid(({ name }: { name: string }) =>
    `Cannot use the name "${name}": names are 2 to 32 of A-Z, a-z, 0-9, "_", "." and "-", not beginning with "-"`
  ),
  account_name_reserved: invalid(({ name }: { name: string }) =>
    `Cannot use the name "${name}": it is reserved`
  ),
  account_name_steam: conflict(({ name }: { name: string }) =>
    `Cannot use the name "${name}": it is a Steam id. Sign in with Steam to show that it is yours`
  ),
  game_name_known: conflict(({ name }: { name: string }) =>
    `Cannot add "${name}": it is one of your names already`
  ),
  game_names_full: conflict(({ max }: { max: number }) =>
    `Cannot add the name: besides its own name an account has at most ${max} that nothing proves; remove one first`
  ),
  account_exists: conflict(
    (taken: { email: string } | { name: string; hasVoted?: true }) => {
      if ("email" in taken) {
        return `Cannot create account: "${taken.email}" already has an account`;
      }
      return taken.hasVoted
        ? `Cannot use the name "${taken.name}" yet: a player has voted with it. If it is you, ` +
          "confirm your email address first"
        : `Cannot use the name "${taken.name}": it is taken`;
    },
  ),
  identity_linked: conflict(() =>
    "Cannot link it: it signs in to another account here, where it has to be unlinked first"
  ),
  last_way_in: conflict(() =>
    "Cannot remove it: nothing else signs you in to this account; add another way to sign in first"
  ),
  sign_in_link_refused: conflict(({ name }: { name: string }) =>
    `Cannot make a link: the account "${name}" is disabled, or belongs to a player who never signed up`
  ),
  claim_unknown: conflict(() => "Cannot decide: the claim is gone, or the name has an owner"),
  sign_in_needed: conflict(({ player }: { player: string }) =>
    `"${player}" has an account here. Sign in to vote with it`
  ),
  account_unknown: unknown(({ doing, ...none }: { doing: Doing } & NoAccount) =>
    `Cannot ${doing}: ` +
    ("name" in none ? `there is no account "${none.name}"` : NO_ACCOUNT[none.why])
  ),
  account_owns_listings: conflict(({ count, named }: { count: number; named: string }) =>
    plural(count, {
      one:
        `Cannot delete account: it owns a listing that is pending or approved (${named}); delete it, take it off the list or hand it over first`,
      other:
        `Cannot delete account: it owns ${count} listings that are pending or approved (${named}); delete them, take them off the list or hand them over first`,
    })
  ),
  account_disabled: conflict(({ doing }: { doing: "vote" | "disable account" }) =>
    doing === "vote"
      ? "Cannot vote: a moderator disabled the account"
      : `Cannot ${doing}: it is disabled already`
  ),
  account_decided: conflict(({ doing }: { doing: Doing }) =>
    `Cannot ${doing}: somebody else decided about it since you opened it; look at it again`
  ),
  account_not_disabled: conflict(({ doing }: { doing: Doing }) =>
    `Cannot ${doing}: it is not disabled`
  ),
  account_has_role: conflict(({ doing, role }: { doing: Doing; role: string }) =>
    `Cannot ${doing}: its role on this site is ${role}; an administrator takes that away first`
  ),
  account_cant_have_role: conflict(() =>
    "Cannot change the role: the account is disabled, or nobody can sign in to it"
  ),
  last_administrator: conflict(({ doing }: { doing: "change the role" | "delete account" }) =>
    `Cannot ${doing}: nobody else is an administrator of this site; make somebody else one first`
  ),
  rename_too_soon: conflict(({ days, next }: { days: number; next: string }) =>
    `Cannot rename: a name can change once every ${days} days, next on ${next}`
  ),
  email_invalid: invalid(({ text }: { text: string }) =>
    `Cannot use "${text}": it is not an email address`
  ),
  password_too_short: invalid(({ min }: { min: number }) =>
    `Cannot use the password: it needs at least ${min} characters`
  ),
  password_too_long: invalid(({ max }: { max: number }) =>
    `Cannot use the password: it is longer than ${max} characters`
  ),
  bot_check_failed: invalid(({ why }: { why: keyof typeof BOT_CHECK }) => BOT_CHECK[why]),
  bot_check_spent: invalid(() => "That check was already used. Please try again."),
  moderators_only: forbidden(({ doing }: { doing: Doing }) =>
    `Cannot ${doing}: only moderators may`
  ),
  administrators_only: forbidden(({ doing }: { doing: Doing }) =>
    `Cannot ${doing}: only administrators may`
  ),
  setting_invalid: invalid((
    setting: { name: "accent" } | { name: "name" | "imprint"; max: number },
  ) =>
    setting.name === "accent"
      ? "Cannot change settings: a colour is # and six digits, such as #f4b41f"
      : `Cannot change settings: the ${setting.name} has at most ${setting.max} printable characters`
  ),
  reason_needed: invalid(({ doing, min, max }: { doing: Doing; min: number; max: number }) =>
    `Cannot ${doing}: say why, in ${min} to ${max} characters`
  ),
  form_used: conflict(() => "This form was already sent, and carried out once"),
};
