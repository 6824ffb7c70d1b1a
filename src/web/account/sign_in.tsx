import type { Child } from "hono/jsx";
import { z } from "zod";
import { Refusal } from "../../refusals/refusal.ts";
import { signIn, signOut } from "../../sign_in/sign_in.ts";
import { checkFor, spendAnswer } from "./account_check.tsx";
import { NEEDED, NEEDED_PASSWORD, nextOf, requestOf, setCookies } from "./account_form.ts";
import { type FaultyForm, Field, fieldsOf } from "../forms/forms.tsx";
import { Logo } from "../frame/face.tsx";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../frame/parts.tsx";
import { PasswordField, sendFormPage } from "./form_page.tsx";
import { Or, ProviderButtons } from "./provider_buttons.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import { askSecondFactor } from "./half_sign_in_page.tsx";
import { PASSKEYS_FILE } from "./passkeys_file.ts";
import { offerPasskeyForm } from "./sign_in_by_passkey.tsx";
import { readTyped, redirectTo, submit } from "../forms/submit.ts";
import { nameIn } from "../voting/link_path.ts";
import { findVotedFor } from "./voted_for.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/typed_text.ts";
import { disabledLead } from "./disabled_lead.ts";
import { tryAgainIn } from "../frame/durations.ts";

const PURPOSE = { kind: "sign_in" } as const;

/** GET /sign-in: redirects users who are already signed in. */
export function showSignIn(c: WebContext, web: Web) {
  return c.get("viewer") ? redirectTo(c, nextOf(c, web)) : sendSignIn(c, web);
}

/**
 * POST /sign-in: opens a session and returns to the page the user came from. If too many are waiting, or others used up
 * the attempts, the form is shown again with a bot check: a sign-in with a proof goes before those without, and is
 * counted apart.
 */
export const submitSignIn = submit({
  schema: z.object({
    name: NEEDED,
    password: NEEDED_PASSWORD,
    next: z.string().optional(),
    proof: z.string().default(""),
  }),
  show: sendSignIn,
  wrong: { "": "signIn" },
  busy: "signInBusy",
  async act(c, web, { name: nameOrEmail, password, next, proof }, typed) {
    const locale = c.get("locale");
    const { signIn: words } = locale.words.account;
    const outcome = await signIn(web.services, { nameOrEmail, password }, requestOf(c, web), {
      prove: proof === "" ? undefined : () => hasPaid(c, web, proof),
    });
    if (outcome.kind === "disabled") {
      return sendSignIn(c, web, {
        typed,
        faults: { "": disabledLead(locale, outcome.reason) },
      });
    }
    if (outcome.kind === "limited" && outcome.canProve) {
      c.header("Retry-After", String(outcome.retryAfterSeconds));
      const faults = {
        "": words.limited(tryAgainIn(locale, outcome.retryAfterSeconds)),
      };
      return await sendSignIn(c, web, { typed, faults, isLimited: true });
    }
    if (outcome.kind === "second_factor") {
      return askSecondFactor(c, outcome.setCookies, nextOf(c, web, next));
    }
    if (outcome.kind !== "signed_in") return outcome;
    setCookies(c, outcome.setCookies);
    return redirectTo(c, nextOf(c, web, next));
  },
});

/** POST /sign-out: ends the session, if there is one. With a `next`, leads to sign-in as another user. */
export async function submitSignOut(c: WebContext, web: Web) {
  const next = nextOf(c, web, (await readTyped(c))["next"]);
  const outcome = await signOut(web.services, c.req.raw.headers);
  setCookies(c, outcome.setCookies);
  return redirectTo(c, next === "/" ? next : pathWithNext("/sign-in", next), "signed_out");
}

/** Spends a proof. An invalid one counts as none, because a sign-in doesn't require it. */
async function hasPaid(c: WebContext, web: Web, proof: string): Promise<boolean> {
  try {
    await spendAnswer(c, web, PURPOSE, proof);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Creates the bot check if a sign-in needs one: it was refused for lack of one, or too many are waiting and this browser
 * isn't known.
 */
async function findCheck(c: WebContext, web: Web, form?: FaultyForm): Promise<Child> {
  const { signIn: words } = c.get("locale").words.account;
  const { passwords, browsers } = web.services;
  const isKnown = browsers.find(c.req.raw.headers) !== undefined;
  const isNeeded = form?.isBusy || form?.isLimited || !isKnown && passwords.isBusy();
  return isNeeded ? await checkFor(c, web, PURPOSE, words) : null;
}

async function sendSignIn(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = c.get("locale");
  const { signIn: words } = locale.words.account;
  const next = nextOf(c, web, form?.typed["next"]);
  const { passwordSignIn, rounds: { list: providers } } = web.services;
  const more = (
    <p>
      {words.haveNone} <a href={pathWithNext("/sign-up", next)}>{words.signUp}</a>
    </p>
  );
  const or = passwordSignIn ? <Or label={words.or} /> : null;
  const [check, votedFor, passkey] = await Promise.all([
    passwordSignIn ? findCheck(c, web, form) : null,
    findVotedFor(web, next),
    // Without passkeys or scripts there may be no other way.
    offerPasskeyForm(c, web, { next, after: providers.length === 0 && or }),
  ]);
  const ways = (
    <ProviderButtons locale={locale} providers={providers} purpose="sign_in" next={next}>
      {passkey}
    </ProviderButtons>
  );
  const title = votedFor ? words.toVote(isolated(votedFor.name)) : words.title;
  const logo = votedFor && <Logo server={votedFor} size={72} isFirst />;
  const scripts = [PASSKEYS_FILE.path];
  if (!passwordSignIn) {
    const body = [logo, <h1 dir="auto">{title}</h1>, ways, more];
    return await sendPage(c, web, { title, narrow: true, scripts, body });
  }
  return await sendFormPage(c, web, {
    words: { title, submit: words.submit },
    action: "/sign-in",
    form,
    logo,
    before: [ways, providers.length > 0 && or],
    scripts,
    fields: (
      <>
        <input type="hidden" name="next" value={next} />
        <Field
          locale={locale}
          {...fieldsOf(form ?? { typed: { name: nameIn(next) ?? "" } })("name")}
          label={words.nameOrEmail}
          help={words.nameOrEmailHelp}
          autocomplete="username webauthn"
          maxlength={254}
          spellcheck={false}
        />
        <PasswordField
          locale={locale}
          label={locale.words.account.password}
          faults={form?.faults}
        />
        {check}
      </>
    ),
    more: (
      <>
        <LinkLine href="/reset-password" label={words.forgot} />
        {more}
      </>
    ),
  });
}
