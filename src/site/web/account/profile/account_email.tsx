import type { Profile } from "../../../accounts/profile.ts";
import { changeEmail, requestVerification } from "../../../sign_in/links/confirm_email.ts";
import { EMAIL } from "../account_form.ts";
import { sendTooMany } from "../../frame/error_page.tsx";
import { action } from "../../forms/action.tsx";
import { password } from "../../forms/fields.tsx";
import { Row } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";
import { sendFormPage } from "../form_page.tsx";
import { ownProof } from "../proof/own_proof.tsx";
import { sendNote } from "../../frame/layout.tsx";
import { SitePeople } from "../../frame/site_people.tsx";
import { Icon } from "../../kit/icons.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import type { NoticeCode } from "../../frame/notices.ts";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";

/** Sends a link to the new address. The old one stays until the link is used. */
export const newAddress = action({
  path: "/account/email",
  who: "signed in",
  route: { purpose: "email" },
  fields: { email: EMAIL, password: password() },
  refused: { email_invalid: "email" },
  wrong: { password: "currentPassword" },
  copy() {
    const { changeEmail: words } = currentLocale().words.account;
    return { email: { label: words.newEmail }, submit: words.submit };
  },
  async onSubmit({ c, web, values, sender: { now } }) {
    const outcome = await changeEmail(web.services, viewerOf(c), { ...values, now });
    if (outcome.kind === "mailed_enough") return await sendMailedEnough(c, web, outcome);
    return outcome;
  },
  then: (_, { web }) => ["/account", linkNotice(web)],
  page: askEmail,
});

/** GET /account/email: asks for a new email address and the password. */
export async function askEmail(c: WebContext, web: Web) {
  const { changeEmail: change, currentPassword, download, makeLink } =
    currentLocale().words.account;
  const { isOn } = web.services.postman;
  const proof = await ownProof(c, web, { label: currentPassword });
  return await sendFormPage(c, web, {
    title: change.title,
    lead: isOn ? change.lead : change.noMail,
    form: <newAddress.Form {...proof} {...isOn ? {} : { submit: makeLink }} />,
    more: (
      <>
        {isOn ? null : <SitePeople web={web} />}
        <LinkLine href="/account" label={download.back} />
      </>
    ),
  });
}

/** Sends another link. */
export const newLink = action({
  path: "/account/verification",
  who: "signed in",
  fields: {},
  copy: () => ({ submit: currentLocale().words.account.account.sendAgain }),
  async onSubmit({ c, web }) {
    const outcome = await requestVerification(web.services, viewerOf(c));
    if (outcome.kind === "mailed_enough") return await sendMailedEnough(c, web, outcome);
    return outcome.kind === "sent";
  },
  then: (isSent, { web }) => ["/account", isSent ? linkNotice(web) : "email_confirmed"],
});

/** Explains that an address gets no more emails, but that the link in an earlier one is still valid. */
function sendMailedEnough(
  c: WebContext,
  web: Web,
  { retryAfterSeconds }: { retryAfterSeconds: number },
) {
  const { account: words, verify } = currentLocale().words.account;
  // Without a mail server, the links are in the log, for the people who run the site.
  if (!web.services.postman.isOn) return sendTooMany(c, web, { retryAfterSeconds });
  c.header("Retry-After", String(retryAfterSeconds));
  const more = <LinkLine href="/account" label={words.title} />;
  return sendNote(c, web, { ...verify.enough, status: 429, more });
}

/** Returns the notice about a confirmation link, which goes to the log if there is no mail server. */
function linkNotice({ services: { postman } }: Web): NoticeCode {
  return postman.isOn ? "verification_sent" : "verification_logged";
}

/** Shows an account's email address, whether it is confirmed, and an unconfirmed new one. */
export function EmailAddress({ profile, sendsMail }: {
  profile: Profile;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
}) {
  const { account: words, makeLink, noMail } = currentLocale().words.account;
  const { email, emailVerified, newEmail } = profile;
  const unconfirmed = newEmail ?? (emailVerified ? undefined : email);
  return (
    <Row
      art={<Icon name="mail" />}
      title={email ?? words.noEmail}
      note={!sendsMail
        ? unconfirmed === undefined ? noMail : words.noMailLink(unconfirmed)
        : newEmail !== undefined
        ? words.newEmailWaits(newEmail)
        : email === undefined
        ? words.noEmailLead
        : emailVerified
        ? words.emailNote
        : words.unconfirmedLead}
      end={
        <>
          {email === undefined ? null : (
            <State tone={emailVerified ? "good" : "late"}>
              {emailVerified ? words.confirmed : words.unconfirmed}
            </State>
          )}
          {unconfirmed !== undefined && (
            <newLink.Button look="primary" {...sendsMail ? {} : { submit: makeLink }} />
          )}
          <a class="button" href="/account/email">
            {email === undefined ? words.addEmail : words.changeEmail}
          </a>
        </>
      }
      wraps
    />
  );
}
