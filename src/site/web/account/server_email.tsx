import type { Profile } from "../../accounts/profile.ts";
import { setMailbox } from "../../mail/news.ts";
import { ButtonForm } from "../kit/form.tsx";
import { redirectTo } from "../forms/submit.ts";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { sendNote } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { Badge, SheetLine } from "./settings_sheet.tsx";

/** Shows whether an account gets email about its servers, and lets its owner change that. */
export function ServerEmail(
  { profile: { serverEmail, emailVerified }, sendsMail }: {
    profile: Profile;
    sendsMail: boolean;
  },
) {
  const locale = currentLocale();
  const { serverEmail: words, noMail } = locale.words.account;
  if (!sendsMail) {
    const badge = <Badge>{locale.words.frame.forms.off}</Badge>;
    return <SheetLine icon="bell" title={words.heading} badge={badge} note={noMail} />;
  }
  return (
    <SheetLine
      icon="bell"
      title={words.heading}
      badge={
        <Badge {...serverEmail && emailVerified ? { look: "good" } : {}}>
          {serverEmail ? locale.words.frame.forms.on : locale.words.frame.forms.off}
        </Badge>
      }
      note={serverEmail && !emailVerified ? words.unconfirmed : words.lead}
    >
      <ButtonForm
        action="/account/server-email"
        label={serverEmail ? words.turnOff : words.turnOn}
        fields={{ wanted: serverEmail ? "no" : "yes" }}
      />
    </SheetLine>
  );
}

/** POST /account/server-email: turns email about servers on or off. */
export async function changeServerEmail(c: WebContext, web: Web) {
  const isWanted = (await c.req.parseBody())["wanted"] === "yes";
  await setMailbox(web.services.sql, viewerOf(c).accountId, isWanted);
  return redirectTo(c, "/account", isWanted ? "server_email_on" : "server_email_off");
}

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
