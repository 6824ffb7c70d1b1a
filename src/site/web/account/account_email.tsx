import { z } from "zod";
import type { Profile } from "../../accounts/profile.ts";
import {
  changeEmail,
  findEmailLink,
  requestVerification,
  takeClaimedName,
  verifyEmail,
} from "../../sign_in/confirm_email.ts";
import { NEEDED, OWN_PASSWORD } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { ButtonForm, type FaultyForm } from "../kit/form.tsx";
import { EmailField, PasswordField, sendFormPage, WhosePassword } from "./form_page.tsx";
import { OwnProof } from "./own_proof.tsx";
import { sendNote } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import type { NoticeCode } from "../frame/notices.ts";
import { redirectTo, submit } from "../forms/submit.ts";
import { Badge, LineLink, SheetLine } from "./settings_sheet.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";

/** POST /account/email: sends a link to the new address. The old one stays until the link is used. */
export const changeOwnEmail = submit({
  schema: z.object({ email: NEEDED, password: OWN_PASSWORD }),
  fields: { email_invalid: "email" },
  wrong: { password: "currentPassword" },
  show: askEmail,
  async act(c, web, { email, password }) {
    const wanted = { email, password, now: web.services.now() };
    const outcome = await changeEmail(web.services, viewerOf(c), wanted);
    if (outcome.kind === "mailed_enough") return await sendMailedEnough(c, web, outcome);
    return outcome.kind === "sent" ? redirectTo(c, "/account", linkNotice(web)) : outcome;
  },
});

/** GET /account/email: asks for a new email address and the password. */
export function askEmail(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = currentLocale();
  const { changeEmail: change, makeLink } = locale.words.account;
  return sendFormPage(c, web, {
    words: web.services.postman.isOn
      ? change
      : { title: change.title, lead: change.noMail, submit: makeLink },
    action: "/account/email",
    form,
    fields: (
      <>
        <EmailField label={change.newEmail} form={form} />
        <OwnProof
          c={c}
          web={web}
          label={locale.words.account.currentPassword}
          faults={form?.faults}
        />
      </>
    ),
    more: <LinkLine href="/account" label={locale.words.account.download.back} />,
  });
}

/**
 * GET /verify-email/:token: shows a button, because virus scanners open every link in an email. A link that gives a claimed
 * name asks for its new password.
 */
export async function askToVerify(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = currentLocale();
  const { verify } = locale.words.account;
  const link = await findEmailLink(web.services, c.req.param("token") ?? "", c.get("viewer"));
  if (!link) return sendDeadLink(c, web);
  const action = c.req.path;
  const { email, username } = link;
  if (link.kind === "address") {
    const lead = verify.lead(isolated(masked(email)), username);
    return sendFormPage(c, web, { words: { ...verify, lead }, action, form });
  }
  const { take } = locale.words.account.nameClaim;
  return sendFormPage(c, web, {
    words: {
      ...take,
      title: take.title(username),
      lead: take.lead(username, web.services.site.name),
    },
    action,
    form,
    fields: (
      <>
        <WhosePassword username={username} />
        <PasswordField label={locale.words.account.password} isNew faults={form?.faults} />
      </>
    ),
  });
}

/** Masks an address, so that its owner recognizes it and others can't read it: "s•••@example.com". */
function masked(email: string): string {
  return `${[...email][0]}•••${email.slice(email.lastIndexOf("@"))}`;
}

/** POST /verify-email/:token: confirms the address that the link was sent to, and gives the name that is claimed with it. */
export const confirmEmail = submit({
  schema: z.object({ password: z.string().default("") }),
  fields: {
    password_common: "password",
    password_too_short: "password",
    password_too_long: "password",
  },
  show: askToVerify,
  async act(c, web, { password }) {
    const token = c.req.param("token") ?? "";
    const viewer = c.get("viewer");
    const link = await findEmailLink(web.services, token, viewer);
    const outcome = link?.kind === "name"
      ? await takeClaimedName(web.services, token, { password })
      : await verifyEmail(web.services, token, viewer);
    if (outcome.kind === "limited") return outcome;
    if (outcome.kind === "waits") {
      return await sendNote(c, web, currentLocale().words.account.nameClaim.waits);
    }
    if (outcome.kind === "link_dead") return await sendDeadLink(c, web);
    return redirectTo(c, viewer ? "/account" : "/sign-in", "email_confirmed");
  },
});

function sendDeadLink(c: WebContext, web: Web) {
  const { account: words, verify } = currentLocale().words.account;
  const more = <LinkLine href="/account" label={words.title} />;
  return sendNote(c, web, { ...verify.dead, status: 410, more });
}

/** POST /account/verification: sends another link. */
export async function sendVerificationAgain(c: WebContext, web: Web) {
  const outcome = await requestVerification(web.services, viewerOf(c));
  if (outcome.kind === "mailed_enough") return await sendMailedEnough(c, web, outcome);
  const isSent = outcome.kind === "sent";
  return redirectTo(c, "/account", isSent ? linkNotice(web) : "email_confirmed");
}

/** Leads somebody to whose address no more emails are sent to the link in one of those that were. */
function sendMailedEnough(
  c: WebContext,
  web: Web,
  { retryAfterSeconds }: { retryAfterSeconds: number },
) {
  const { account: words, verify } = currentLocale().words.account;
  // Without a mail server, the links are with the people who run the site.
  if (!web.services.postman.isOn) return sendTooMany(c, web, retryAfterSeconds);
  c.header("Retry-After", String(retryAfterSeconds));
  const more = <LinkLine href="/account" label={words.title} />;
  return sendNote(c, web, { ...verify.enough, status: 429, more });
}

/** Says where the link went that confirms an address: without a mail server, to the log. */
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
  const isOpen = newEmail !== undefined || (!emailVerified && email !== "");
  return (
    <SheetLine
      icon="mail"
      isLong
      title={email === "" ? words.noEmail : email}
      badge={email === "" ? null : (
        <Badge look={emailVerified ? "good" : "wait"}>
          {emailVerified ? words.confirmed : words.unconfirmed}
        </Badge>
      )}
      note={!sendsMail
        ? isOpen ? words.noMailLink(newEmail ?? email) : noMail
        : newEmail !== undefined
        ? words.newEmailWaits(newEmail)
        : email === ""
        ? words.noEmailLead
        : emailVerified
        ? words.emailNote
        : words.unconfirmedLead}
    >
      {isOpen && (
        <ButtonForm
          action="/account/verification"
          label={sendsMail ? words.sendAgain : makeLink}
          look="primary"
        />
      )}
      <LineLink href="/account/email" label={email === "" ? words.addEmail : words.changeEmail} />
    </SheetLine>
  );
}
