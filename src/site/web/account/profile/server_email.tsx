import { z } from "zod";
import type { Profile } from "../../../accounts/profile.ts";
import { setMailbox } from "../../../mail/news.ts";
import { ButtonForm } from "../../kit/form.tsx";
import { action } from "../../forms/action.tsx";
import { hidden } from "../../forms/fields.tsx";
import { Row } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";
import { Icon } from "../../kit/icons.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";

/** The setting whether an account gets email about its servers. */
export function ServerEmail(
  { profile: { serverEmail, emailVerified }, sendsMail }: {
    profile: Profile;
    sendsMail: boolean;
  },
) {
  const locale = currentLocale();
  const { serverEmail: words, noMail } = locale.words.account;
  const { on, off } = locale.words.frame.forms;
  if (!sendsMail) {
    const state = <State tone="off">{off}</State>;
    return <Row art={<Icon name="bell" />} title={words.heading} note={noMail} end={state} />;
  }
  const tone = !serverEmail ? "off" : emailVerified ? "good" : "late";
  return (
    <Row
      art={<Icon name="bell" />}
      title={words.heading}
      note={serverEmail && !emailVerified ? words.unconfirmed : words.lead}
      end={
        <>
          <State tone={tone}>{serverEmail ? on : off}</State>
          <serverMail.Button
            typed={{ wanted: serverEmail ? "no" : "yes" }}
            submit={serverEmail ? words.turnOff : words.turnOn}
          />
        </>
      }
    />
  );
}

/** Turns email about servers on or off. */
export const serverMail = action({
  path: "/account/server-email",
  who: "signed in",
  fields: { wanted: hidden(z.string().optional()) },
  async onSubmit({ c, web, values }) {
    const isWanted = values.wanted === "yes";
    await setMailbox(web.services.sql, viewerOf(c).accountId, isWanted);
    return isWanted;
  },
  then: (isWanted) => ["/account", isWanted ? "server_email_on" : "server_email_off"],
});

/** GET /stop-email/:token: shows a button, because email scanners open every link. */
export function askToStop(c: WebContext, web: Web) {
  const { serverEmail: words } = currentLocale().words.account;
  if (accountOf(c, web) === undefined) return sendDead(c, web);
  const button = <ButtonForm action={c.req.path} label={words.stop} look="primary" />;
  return sendNote(c, web, { ...words.ask, more: [button, <ToAccount />] });
}

/**
 * POST /stop-email/:token: unsubscribes. It also works for mail programs, which aren't signed in and follow no redirect
 * (RFC 8058).
 */
export async function stopEmail(c: WebContext, web: Web) {
  const { serverEmail: words } = currentLocale().words.account;
  const accountId = accountOf(c, web);
  if (accountId === undefined) return sendDead(c, web);
  await setMailbox(web.services.sql, accountId, false);
  return sendNote(c, web, { ...words.done, more: <ToAccount /> });
}

function accountOf(c: WebContext, { services }: Web): string | undefined {
  return services.stopLinks.read(c.req.param("token") ?? "");
}

function sendDead(c: WebContext, web: Web) {
  const { serverEmail: words } = currentLocale().words.account;
  return sendNote(c, web, { ...words.dead, status: 410, more: <ToAccount /> });
}

function ToAccount() {
  return <LinkLine href="/account" label={currentLocale().words.account.account.title} />;
}
