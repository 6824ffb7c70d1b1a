import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";

type Answer = (c: WebContext, web: Web) => Response | Promise<Response>;

/** Wraps the handler of a page or form about passwords: it responds with a note if the host has disabled passwords. */
export function withPasswords(answer: Answer): Answer {
  return (c, web) => web.services.passwordSignIn ? answer(c, web) : sendOff(c, web);
}

function sendOff(c: WebContext, web: Web): Promise<Response> {
  const locale = currentLocale();
  const more = (
    <LinkLine
      href="/sign-in"
      label={locale.words.account.signIn.title}
      look="primary"
    />
  );
  return sendNote(c, web, { ...locale.words.account.passwordsOff, status: 404, more });
}
