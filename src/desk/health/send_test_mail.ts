import { findProfile } from "../../site/accounts/account_repository.ts";
import { isPlaceholder } from "../../core/accounts/account_state.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import { inTime } from "../../core/time/in_time.ts";
import type { Mailer, MailSite } from "../../site/mail/mailer.ts";
import { testMail } from "../../site/sign_in/mails/account_mails.ts";

/** Milliseconds that the mail server has for the mail. */
export const MAIL_WITHIN_MS = 12_000;

/** What sending a test mail needs. */
interface TestMailContext {
  sql: Sql;
  mailer: Mailer;
  /** Whether the site has a mail server. */
  postman: { isOn: boolean };
  site: MailSite;
}

/** Why a test mail isn't sent. `off`: there is no mail server. `no_address`: the administrator has no address. */
export type TestMailFailure =
  | { kind: "off" | "no_address" | "slow" }
  /** The mail server's answer, or why there was none. */
  | { kind: "failed"; answer: string };

/** `sent`: the mail server has accepted the mail. */
type TestMailOutcome = { kind: "sent" } | TestMailFailure;

/** Sends a mail to an administrator, to test the mail server. */
export async function sendTestMail(
  { sql, mailer, postman, site }: TestMailContext,
  viewer: Viewer,
): Promise<TestMailOutcome> {
  if (!postman.isOn) return { kind: "off" };
  const { email, username } = await findProfile(sql, viewer.accountId) ??
    { email: null, username: "" };
  if (email === null || isPlaceholder(email)) return { kind: "no_address" };
  const mail = testMail(site, { email, username, locale: viewer.locale });
  const sending = mailer.send(mail).then(
    (): TestMailOutcome => ({ kind: "sent" }),
    (error): TestMailOutcome => ({
      kind: "failed",
      answer: error instanceof Error ? error.message : String(error),
    }),
  );
  return await inTime(sending, MAIL_WITHIN_MS, { kind: "slow" });
}
