import { sendError } from "../frame/error_page.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Form, Submit } from "../kit/form.tsx";
import { readTyped } from "./read_form.ts";

/**
 * Responds to a form whose sender's session has expired. The sent values stay on the page, to be sent again after a
 * sign-in in another tab. Passwords, codes and other secrets are never put on a page.
 */
export async function sendSignedOut(c: WebContext, web: Web): Promise<Response> {
  const locale = currentLocale();
  const typed = await readTyped(c);
  const names = Object.keys(typed);
  const isKept = names.length > 0 &&
    !names.some((name) => /password|secret|^proof_|^credential$/i.test(name));
  if (!isKept) return await sendError(c, web, "signedOut");
  const sendAgain = (
    <Form action={c.req.path} class="inline" fields={typed}>
      <Submit look="secondary">{locale.words.frame.errors.sendAgain}</Submit>
    </Form>
  );
  return await sendError(c, web, "signedOut", {
    sentence: locale.words.frame.errors.kept,
    extra: sendAgain,
  });
}
