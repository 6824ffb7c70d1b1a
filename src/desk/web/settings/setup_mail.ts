import { findProfile, isPlaceholder } from "../../../site/accounts/account_repository.ts";
import { testMail } from "../../../site/sign_in/mails.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { inTime } from "../../../core/time/in_time.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { redirectTo } from "../../../site/web/forms/submit.ts";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { viewerOf } from "../../../site/web/request_actor.ts";
import type { DeskWeb } from "../desk_web.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { showSetup } from "./setup_page.tsx";

/** Milliseconds that the mail server has for the mail, and the page for all of it. */
const MAIL_WITHIN_MS = 12_000;
const PAGE_WITHIN_MS = 15_000;

/** POST /moderation/setup/mail: sends a mail to the administrator, and shows what the mail server said if it refused. */
export async function sendTestMail(c: WebContext, web: DeskWeb): Promise<Response> {
  deadlineOf(c).restart(PAGE_WITHIN_MS);
  const fault = await findFault(web, viewerOf(c));
  if (fault === undefined) return redirectTo(c, "/moderation/setup", "test_mail_sent");
  c.set("faulty", true);
  return await showSetup(c, web, { typed: {}, faults: { mail: fault } });
}

/** Sends the mail. Returns why it can't be sent, or undefined once the mail server has taken it. */
async function findFault({ services, site }: Web, viewer: Viewer): Promise<string | undefined> {
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
