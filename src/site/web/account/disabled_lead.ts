import type { Locale } from "../../../core/locales/locale.ts";
import { isolated } from "../../text/shown_text.ts";

/** Says that a moderator disabled the account, and why. */
export function disabledLead(locale: Locale, reason: string | null): string {
  const { signIn: words } = locale.words.account;
  return reason === null ? words.disabled : words.disabledWhy(isolated(reason));
}
