import type { Child } from "hono/jsx";
import { offerPasskeys, signInByPasskey } from "../../../sign_in/entry/sign_in_by_passkey.ts";
import { Icon } from "../../kit/icons.tsx";
import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { action } from "../../forms/action.tsx";
import { nextOf, pathWithNext } from "../../return_path.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { disabledLead, NEXT, requestOf, setCookies } from "../account_form.ts";
import { CREDENTIAL, PasskeyBox } from "../ways/passkey_form.tsx";
import { keepWay } from "../ways/last_way.ts";
import { LastUsed } from "../ways/provider_buttons.tsx";

/** Returns the options with which this browser signs in with a passkey, and sets the cookie that binds them to it. */
export async function findSignInOptions(c: WebContext, web: Web): Promise<object | undefined> {
  const { options, setCookies: cookies } = await offerPasskeys(web.services, c.req.raw.headers);
  setCookies(c, cookies);
  return options;
}

/**
 * A button to sign in with a passkey. Browsers that support it also offer passkeys in the field for the name. `before`
 * and `after` are shown only with it.
 */
export function SignInByPasskey({ options, next, isLast, before, after }: {
  options: object | undefined;
  next: string;
  /** Whether it was the method of the last sign-in with this browser. */
  isLast: boolean;
  before?: Child;
  after?: Child;
}) {
  const label = currentLocale().words.factors.passkey.use;
  return (
    <PasskeyBox method="get" options={options} isQuiet before={before} after={after}>
      <keyForSignIn.Form
        typed={{ next, credential: "" }}
        submit={[<Icon name="key" />, label, isLast && <LastUsed />]}
        look={isLast ? "primary" : "secondary"}
      />
    </PasskeyBox>
  );
}

/** Opens a session and returns to the page that the user came from. */
export const keyForSignIn = action({
  path: "/sign-in/passkey",
  who: "anybody",
  fields: { credential: CREDENTIAL, next: NEXT },
  async onSubmit({ c, web, values }) {
    const { account, factors } = currentLocale().words;
    const next = nextOf(c, web, values.next);
    const outcome = await signInByPasskey(
      web.services,
      values.credential ?? "",
      requestOf(c, web),
    );
    if (outcome.kind === "signed_in") {
      setCookies(c, outcome.setCookies);
      keepWay(c, web, "passkey");
      return redirectTo(c, next);
    }
    const lead = outcome.kind === "disabled" ? disabledLead(outcome.reason) : factors.passkey.wrong;
    const path = pathWithNext("/sign-in", next);
    const more = <LinkLine href={path} label={factors.half.signIn} look="primary" />;
    return await sendNote(c, web, { title: account.signIn.title, lead, status: 403, more });
  },
});
