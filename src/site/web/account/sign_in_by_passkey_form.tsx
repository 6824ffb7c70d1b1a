import type { Child } from "hono/jsx";
import { z } from "zod";
import { offerPasskeys, signInByPasskey } from "../../sign_in/sign_in_by_passkey.ts";
import { Icon } from "../parts/icons.tsx";
import { sendNote } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { nextOf, pathWithNext } from "../return_path.ts";
import { readForm, redirectTo } from "../forms/submit.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { requestOf, setCookies } from "./account_form.ts";
import { PasskeyForm } from "./passkey_form.tsx";
import { disabledLead } from "./disabled_lead.ts";
import { keepWay, lastWay } from "./last_way.ts";
import { LastUsed } from "./provider_buttons.tsx";

const PATH = "/sign-in/passkey";

/**
 * A button to sign in with a passkey. Browsers that can offer passkeys in the field for the name, too. `before` and
 * `after` are shown only with it.
 */
export async function offerPasskeyForm(
  c: WebContext,
  web: Web,
  { next, before, after }: { next: string; before?: Child; after?: Child },
) {
  const { options, setCookies: cookies } = await offerPasskeys(web.services, c.req.raw.headers);
  setCookies(c, cookies);
  return (
    <PasskeyForm
      act="get"
      options={options}
      action={PATH}
      label={[
        <Icon name="key" />,
        currentLocale().words.factors.passkey.use,
        lastWay(c) === "passkey" && <LastUsed />,
      ]}
      fields={{ next }}
      look={lastWay(c) === "passkey" ? "primary" : "secondary"}
      isQuiet
      before={before}
      after={after}
    />
  );
}

/** POST /sign-in/passkey: opens a session and returns to the page the user came from. */
export async function submitPasskey(c: WebContext, web: Web) {
  const locale = currentLocale();
  const form = await readForm(c, z.object({}));
  const next = nextOf(c, web, form.typed["next"]);
  const credential = form.typed["credential"] ?? "";
  const outcome = await signInByPasskey(web.services, credential, requestOf(c, web));
  if (outcome.kind === "signed_in") {
    setCookies(c, outcome.setCookies);
    keepWay(c, web, "passkey");
    return redirectTo(c, next);
  }
  const lead = outcome.kind === "disabled"
    ? disabledLead(outcome.reason)
    : locale.words.factors.passkey.wrong;
  const more = (
    <LinkLine
      href={pathWithNext("/sign-in", next)}
      label={locale.words.factors.half.signIn}
      look="primary"
    />
  );
  return await sendNote(c, web, {
    title: locale.words.account.signIn.title,
    lead,
    status: 403,
    more,
  });
}
