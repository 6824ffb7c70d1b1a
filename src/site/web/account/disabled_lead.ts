import { isolated } from "../../text/shown_text.ts";
import { currentLocale } from "../current_locale.ts";

/** Says that a moderator disabled the account, and why. */
export function disabledLead(reason: string | null): string {
  const { signIn: words } = currentLocale().words.account;
  return reason === null ? words.disabled : words.disabledWhy(isolated(reason));
}
