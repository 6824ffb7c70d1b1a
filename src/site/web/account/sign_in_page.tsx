import type { Child } from "hono/jsx";
import { isolated } from "../../text/shown_text.ts";
import {
  type ButtonLook,
  FaultSummary,
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  httpStatusOf,
  Submit,
} from "../kit/form.tsx";
import { nextOf, pathWithNext } from "../return_path.ts";
import { Logo } from "../parts/face.tsx";
import { sendPage } from "../frame/layout.tsx";
import { nameIn } from "../link_path.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { checkFor } from "./account_check.tsx";
import { Door } from "../kit/door.tsx";
import { PasswordField } from "./form_page.tsx";
import { lastWay } from "./last_way.ts";
import { PASSKEYS_FILE } from "./passkeys_file.ts";
import { Or, ProviderButtons } from "./provider_buttons.tsx";
import { offerPasskeyForm } from "./sign_in_by_passkey_form.tsx";
import { findVotedFor } from "./voted_for.ts";

/** What the bot check of a sign-in is for. */
export const PURPOSE = { kind: "sign_in" } as const;

/**
 * Responds with the ways to sign in. Those that take one press come first, unless this browser used the password the
 * last time, or its form comes back with a fault.
 */
export async function sendSignIn(c: WebContext, web: Web, form?: FaultyForm) {
  const { signIn: words } = currentLocale().words.account;
  const next = nextOf(c, web, form?.typed["next"]);
  const { passwordSignIn, rounds: { list: providers } } = web.services;
  const last = lastWay(c);
  const isPasswordFirst = form !== undefined || last === "password";
  const or = passwordSignIn ? <Or label={isPasswordFirst ? words.orElse : words.or} /> : null;
  // Without passkeys or scripts there may be no other way, and nothing to separate.
  const beside = providers.length > 0 ? {} : isPasswordFirst ? { before: or } : { after: or };
  const [check, votedFor, passkey] = await Promise.all([
    passwordSignIn ? findCheck(c, web, form) : null,
    findVotedFor(web, next),
    offerPasskeyForm(c, web, { next, ...beside }),
  ]);
  const title = votedFor ? words.toVote(isolated(votedFor.name)) : words.title;
  const ways = (
    <ProviderButtons providers={providers} purpose="sign_in" next={next} last={last}>
      {passkey}
    </ProviderButtons>
  );
  const password = passwordSignIn && (
    <PasswordForm
      form={form}
      next={next}
      check={check}
      look={isPasswordFirst || last === undefined ? "primary" : "secondary"}
    />
  );
  const between = providers.length > 0 && or;
  return await sendPage(c, web, {
    title,
    status: httpStatusOf(form),
    narrow: true,
    scripts: [PASSKEYS_FILE.path],
    body: (
      <Door
        logo={votedFor && <Logo server={votedFor} size={72} isFirst />}
        title={title}
        more={
          <p>
            {words.haveNone} <a href={pathWithNext("/sign-up", next)}>{words.signUp}</a>
          </p>
        }
      >
        <FaultSummary faults={form?.faults} isBusy={form?.isBusy || form?.isLimited} />
        {isPasswordFirst ? [password, between, ways] : [ways, between, password]}
      </Door>
    ),
  });
}

function PasswordForm({ form, next, check, look }: {
  form: FaultyForm | undefined;
  next: string;
  check: Child;
  look: ButtonLook;
}) {
  const { signIn: words, password } = currentLocale().words.account;
  return (
    <Form action="/sign-in" fields={{ next }}>
      <Field
        {...fieldsOf(form ?? { typed: { name: nameIn(next) ?? "" } })("name")}
        label={words.nameOrEmail}
        autocomplete="username webauthn"
        maxlength={254}
        spellcheck={false}
        autocapitalize="none"
      />
      <PasswordField label={password} faults={form?.faults} />
      <p class="door__forgot">
        <a href="/reset-password">{words.forgot}</a>
      </p>
      {check}
      <Submit look={look}>{words.submit}</Submit>
    </Form>
  );
}

/**
 * Creates the bot check if a sign-in needs one: it was refused for lack of one, or too many are waiting and this browser
 * isn't known.
 */
async function findCheck(c: WebContext, web: Web, form?: FaultyForm): Promise<Child> {
  const { signIn: words } = currentLocale().words.account;
  const { passwords, browsers } = web.services;
  const isKnown = browsers.find(c.req.raw.headers) !== undefined;
  const isNeeded = form?.isBusy || form?.isLimited || !isKnown && passwords.isBusy();
  return isNeeded ? await checkFor(c, web, PURPOSE, words) : null;
}
