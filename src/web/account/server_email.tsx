import type { Child } from "hono/jsx";
import type { Profile } from "../../accounts/show_profile.ts";
import { setMailbox } from "../../mail/mailbox.ts";
import { ButtonForm } from "../forms/forms.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { sendPage } from "../frame/layout.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { ACCOUNTS } from "./words.ts";

const { serverEmail: words } = ACCOUNTS;

/** Says whether an account gets email about its servers, and lets its owner change that. */
export function ServerEmail({ profile: { serverEmail, emailVerified } }: { profile: Profile }) {
  return (
    <section class="card">
      <h2>{words.heading}</h2>
      <p>{serverEmail ? words.lead : words.stopped}</p>
      {serverEmail && !emailVerified ? <p>{words.unconfirmed}</p> : null}
      <ButtonForm
        action="/account/server-email"
        label={serverEmail ? words.stop : words.start}
        fields={{ wanted: serverEmail ? "no" : "yes" }}
      />
    </section>
  );
}

/** POST /account/server-email: starts or stops it. */
export function changeServerEmail(web: Web) {
  return async (c: WebContext) => {
    const isWanted = (await c.req.parseBody())["wanted"] === "yes";
    await setMailbox(web.services.sql, viewerOf(c).accountId, isWanted);
    return redirectTo(c, "/account", isWanted ? "server_email_on" : "server_email_off");
  };
}

/** GET /stop-email/:token: a button, since programs that check email open every link in it. */
export function askToStop(web: Web) {
  const button = (c: WebContext) => (
    <ButtonForm action={c.req.path} label={words.stop} look="primary" />
  );
  return (c: WebContext) =>
    accountOf(c, web) ? sendNote(c, web, words.ask, button(c)) : sendNote(c, web, words.dead);
}

/** POST /stop-email/:token: stops it, also for a mail program that is not signed in and follows no redirect (RFC 8058). */
export function stopEmail(web: Web) {
  return async (c: WebContext) => {
    const accountId = accountOf(c, web);
    if (accountId === undefined) return sendNote(c, web, words.dead);
    await setMailbox(web.services.sql, accountId, false);
    return sendNote(c, web, words.done);
  };
}

function accountOf(c: WebContext, { services }: Web): string | undefined {
  return services.stopLinks.read(c.req.param("token") ?? "");
}

function sendNote(
  c: WebContext,
  web: Web,
  note: typeof words.ask | typeof words.done | typeof words.dead,
  button?: Child,
) {
  return sendPage(c, web, {
    title: note.title,
    status: note === words.dead ? 410 : 200,
    narrow: true,
    body: (
      <section class="empty">
        <h1>{note.title}</h1>
        <p>{note.lead}</p>
        {button}
        <p>
          <a href="/account">{ACCOUNTS.verify.account}</a>
        </p>
      </section>
    ),
  });
}
