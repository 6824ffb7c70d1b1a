import { findProfile } from "../../../site/accounts/account_repository.ts";
import { isPlaceholder } from "../../../core/accounts/account_state.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { inTime } from "../../../core/time/in_time.ts";
import { testMail } from "../../../site/sign_in/mails/account_mails.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web } from "../../../site/web/web_env.ts";

/** Milliseconds that the mail server has for the mail. */
const MAIL_WITHIN_MS = 12_000;

/**
 * Sends a mail to an administrator. Returns the reason why it can't be sent, or undefined once the mail server has
 * accepted it.
 */
export async function sendTestMail(
  { services, site }: Web,
  viewer: Viewer,
): Promise<string | undefined> {
  const { mail: words } = currentLocale().words.setup.steps;
  const { sql, mailer, postman, locales } = services;
  if (!postman.isOn) return words.off;
  const { email, username } = await findProfile(sql, viewer.accountId) ??
    { email: null, username: "" };
  if (email === null || isPlaceholder(email)) return words.noAddress;
  const mail = testMail({ ...site, locales }, { email, username, locale: viewer.locale });
  const sending = mailer.send(mail).then(
    () => undefined,
    (error) => words.failed(isolated(error instanceof Error ? error.message : String(error))),
  );
  return await inTime(sending, MAIL_WITHIN_MS, words.slow(MAIL_WITHIN_MS / 1000));
}
