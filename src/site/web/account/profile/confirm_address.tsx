import { findEmailLink, takeClaimedName, verifyEmail } from "../../../sign_in/links/email_link.ts";
import { passwordFaults } from "../account_form.ts";
import { action } from "../../forms/action.tsx";
import { password } from "../../forms/fields.tsx";
import { sendFormPage, WhosePassword } from "../form_page.tsx";
import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";

/** Confirms the address that the link was sent to, and grants the name that was claimed with it. */
export const confirmAddress = action({
  path: "/verify-email/:token",
  who: "anybody",
  fields: { password: password({ isNew: true }) },
  refused: passwordFaults("password"),
  copy: () => ({ submit: currentLocale().words.account.verify.submit }),
  async onSubmit({ c, web, values }) {
    const token = c.req.param("token") ?? "";
    const viewer = c.get("viewer");
    const link = await findEmailLink(web.services, token, viewer);
    const outcome = link?.kind === "name"
      ? await takeClaimedName(web.services, token, values)
      : await verifyEmail(web.services, token, viewer);
    if (outcome.kind === "waits") {
      return await sendNote(c, web, currentLocale().words.account.nameClaim.waits);
    }
    return outcome.kind === "link_dead" ? await sendDeadLink(c, web) : outcome;
  },
  then: (_, { c }) => [c.get("viewer") ? "/account" : "/sign-in", "email_confirmed"],
  page: askToVerify,
});

/**
 * GET /verify-email/:token: shows a button, because virus scanners open every link in an email. A link that grants a
 * claimed name asks for its new password.
 */
export async function askToVerify(c: WebContext, web: Web) {
  const { verify, nameClaim: { take }, password: label, passwordHelp: help } =
    currentLocale().words.account;
  const token = c.req.param("token") ?? "";
  const link = await findEmailLink(web.services, token, c.get("viewer"));
  if (!link) return await sendDeadLink(c, web);
  const { email, username } = link;
  if (link.kind === "address") {
    const lead = verify.lead(isolated(masked(email)), username);
    const form = <confirmAddress.Form at={{ token }} />;
    return await sendFormPage(c, web, { title: verify.title, lead, form });
  }
  return await sendFormPage(c, web, {
    title: take.title(username),
    lead: take.lead(username, web.services.site.name),
    form: (
      <confirmAddress.Form
        at={{ token }}
        lead={<WhosePassword username={username} />}
        copy={{ password: { label, help } }}
        submit={take.submit}
      />
    ),
  });
}

/** Masks an address, so that its owner recognizes it and others can't read it: "s•••@example.com". */
function masked(email: string): string {
  return `${[...email][0]}•••${email.slice(email.lastIndexOf("@"))}`;
}

function sendDeadLink(c: WebContext, web: Web) {
  const { account: words, verify } = currentLocale().words.account;
  const more = <LinkLine href="/account" label={words.title} />;
  return sendNote(c, web, { ...verify.dead, status: 410, more });
}
