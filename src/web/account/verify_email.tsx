import { requestVerification, verifyEmail } from "../../sign_in/confirm_email.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { verify: words } = ACCOUNTS;

/** GET /verify-email/:token: a button, since programs that check email for viruses open every link in it. */
export function askToVerify(web: Web) {
  return (c: WebContext) =>
    sendPage(c, web, {
      title: words.title,
      narrow: true,
      body: (
        <>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
          <Form action={c.req.path}>
            <Submit>{words.submit}</Submit>
          </Form>
        </>
      ),
    });
}

/** POST /verify-email/:token: confirms the address that the link was sent to. */
export function confirmEmail(web: Web) {
  return async (c: WebContext) => {
    const { kind } = await verifyEmail(web.services, c.req.param("token") ?? "");
    if (kind === "link_dead") return sendDead(c, web);
    return redirectTo(c, c.get("viewer") ? "/account" : "/sign-in", "email_confirmed");
  };
}

/** POST /account/verification: another link. */
export function sendVerificationAgain(web: Web) {
  return async (c: WebContext) => {
    const outcome = await requestVerification(web.services, viewerOf(c));
    if (outcome.kind === "limited") return sendTooMany(c, web, outcome.retryAfterSeconds);
    const isSent = outcome.kind === "sent";
    return redirectTo(c, "/account", isSent ? "verification_sent" : "email_confirmed");
  };
}

function sendDead(c: WebContext, web: Web) {
  return sendPage(c, web, {
    title: words.dead,
    status: 410,
    narrow: true,
    body: (
      <section class="empty">
        <h1>{words.dead}</h1>
        <p>{words.deadLead}</p>
        <p>
          <a href="/account">{words.account}</a>
        </p>
      </section>
    ),
  });
}
