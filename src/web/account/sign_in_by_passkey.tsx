import type { Child } from "hono/jsx";
import { z } from "zod";
import { isolated } from "../../text/typed_text.ts";
import { offerPasskeys, signInByPasskey } from "../../sign_in/sign_in_by_passkey.ts";
import { Icon } from "../frame/icons.tsx";
import { sendNote } from "../frame/layout.tsx";
import { LinkLine } from "../frame/parts.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import { readForm, redirectTo } from "../forms/submit.ts";
import type { Web, WebContext } from "../web_env.ts";
import { nextOf, requestOf, setCookies } from "./account_form.ts";
import { FACTORS } from "./factor_words.ts";
import { PasskeyForm } from "./passkey_form.tsx";
import { ACCOUNTS } from "./words.ts";

const PATH = "/sign-in/passkey";

/**
 * A button to sign in with a passkey. Browsers that can offer passkeys in the field for the name, too. `after` is shown
 * only with it.
 */
export async function offerPasskeyForm(
  c: WebContext,
  web: Web,
  { next, after }: { next: string; after?: Child },
) {
  const { options, setCookies: cookies } = await offerPasskeys(web.services, c.req.raw.headers);
  setCookies(c, cookies);
  return (
    <PasskeyForm
      act="get"
      options={options}
      action={PATH}
      label={[<Icon name="key" />, FACTORS.passkey.use]}
      fields={{ next }}
      look="secondary"
      isQuiet
      after={after}
    />
  );
}

/** POST /sign-in/passkey: opens a session and returns to the page the user came from. */
export async function submitPasskey(c: WebContext, web: Web) {
  const form = await readForm(c, z.object({}));
  const next = nextOf(c, web, form.typed["next"]);
  const credential = form.typed["credential"] ?? "";
  const outcome = await signInByPasskey(web.services, credential, requestOf(c, web));
  if (outcome.kind === "signed_in") {
    setCookies(c, outcome.setCookies);
    return redirectTo(c, next);
  }
  const lead = outcome.kind === "disabled"
    ? ACCOUNTS.signIn.disabled(outcome.reason && isolated(outcome.reason))
    : FACTORS.passkey.wrong;
  const more = (
    <LinkLine href={pathWithNext("/sign-in", next)} label={FACTORS.half.signIn} look="primary" />
  );
  return await sendNote(c, web, { title: ACCOUNTS.signIn.title, lead, status: 403, more });
}
