import { cannot, type Doing } from "./doing.ts";
import { conflict, forbidden, invalid, unknown } from "./kind.ts";

/** An account that doesn't exist: the name that was given, or why it is gone. */
export type NoAccount = { name: string } | { why: "missing" | "viewers" | "owners" | "voters" };

/** Why something about an account, a name or a form is refused. */
export const ACCOUNT_REFUSALS = {
  account_name_invalid: invalid((words, { name, prefix }: { name: string; prefix?: string }) =>
    prefix === undefined
      ? words.account_name_invalid(name)
      : words.account_name_prefix(name, prefix)
  ),
  account_name_reserved: invalid((words, { name }: { name: string }) =>
    words.account_name_reserved(name)
  ),
  account_name_steam: conflict((words, { name }: { name: string }) =>
    words.account_name_steam(name)
  ),
  game_name_known: conflict((words, { name }: { name: string }) => words.game_name_known(name)),
  game_names_full: conflict((words, { max }: { max: number }) => words.game_names_full(max)),
  account_exists: conflict(
    ({ account_exists: words }, taken: { email: string } | { name: string; hasVoted?: true }) => {
      if ("email" in taken) return words.email(taken.email);
      return taken.hasVoted ? words.voted(taken.name) : words.name(taken.name);
    },
  ),
  identity_linked: conflict((words) => words.identity_linked),
  last_way_in: conflict((words) => words.last_way_in),
  sign_in_link_refused: conflict((words, { name }: { name: string }) =>
    words.sign_in_link_refused(name)
  ),
  claim_unknown: conflict((words) => words.claim_unknown),
  sign_in_needed: conflict((words, { player }: { player: string }) => words.sign_in_needed(player)),
  account_unknown: unknown((words, { doing, ...none }: { doing: Doing } & NoAccount) => {
    const { account_unknown: why } = words;
    const start = cannot(words, doing);
    return "name" in none ? why.named(start, none.name) : why[none.why](start);
  }),
  account_owns_listings: conflict((words, { count, named }: { count: number; named: string }) =>
    words.account_owns_listings(count, named)
  ),
  account_disabled: conflict((
    { account_disabled: words },
    { doing }: { doing: "vote" | "disable account" },
  ) => doing === "vote" ? words.vote : words.already),
  account_decided: conflict((words, { doing }: { doing: Doing }) =>
    words.account_decided(cannot(words, doing))
  ),
  account_not_disabled: conflict((words, { doing }: { doing: Doing }) =>
    words.account_not_disabled(cannot(words, doing))
  ),
  account_has_role: conflict((
    words,
    { doing, role }: { doing: Doing; role: "moderator" | "administrator" },
  ) => words.account_has_role(cannot(words, doing), role)),
  account_cant_have_role: conflict((words) => words.account_cant_have_role),
  last_administrator: conflict((
    words,
    { doing }: { doing: "change the role" | "delete account" },
  ) => words.last_administrator[doing === "change the role" ? "role" : "deletion"]),
  rename_too_soon: conflict((words, { days, next }: { days: number; next: string }) =>
    words.rename_too_soon(days, next)
  ),
  email_invalid: invalid((words, { text }: { text: string }) => words.email_invalid(text)),
  password_too_short: invalid((words, { min }: { min: number }) => words.password_too_short(min)),
  password_too_long: invalid((words, { max }: { max: number }) => words.password_too_long(max)),
  password_common: invalid((words) => words.password_common),
  bot_check_failed: invalid((words, { why }: { why: "forged" | "expired" | "unavailable" }) =>
    words.bot_check_failed[why]
  ),
  bot_check_spent: invalid((words) => words.bot_check_spent),
  moderators_only: forbidden((words, { doing }: { doing: Doing }) =>
    words.moderators_only(cannot(words, doing))
  ),
  administrators_only: forbidden((words, { doing }: { doing: Doing }) =>
    words.administrators_only(cannot(words, doing))
  ),
  setting_invalid: invalid((
    { setting_invalid: words },
    setting: { name: "accent" } | { name: "name" | "imprint"; max: number },
  ) => setting.name === "accent" ? words.accent : words[setting.name](setting.max)),
  reason_needed: invalid((
    words,
    { doing, min, max }: { doing: Doing; min: number; max: number },
  ) => words.reason_needed(cannot(words, doing), min, max)),
  form_used: conflict((words) => words.form_used),
};
