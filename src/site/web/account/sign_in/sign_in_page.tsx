import { z } from "zod";
import { Refusal } from "../../../../core/refusals/refusal.ts";
import type { ShownServer } from "../../../servers/public/shown_server.ts";
import { signIn } from "../../../sign_in/entry/sign_in_by_password.ts";
import type { ShownProvider } from "../../../sign_in/providers/provider.ts";
import { signOut } from "../../../sign_in/sessions/active_sessions.ts";
import { isolated } from "../../../text/shown_text.ts";
import { action } from "../../forms/action.tsx";
import { hidden, line, password } from "../../forms/fields.tsx";
import type { ButtonLook } from "../../kit/form.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { nextOf, pathWithNext } from "../../return_path.ts";
import { Logo } from "../../servers/face.tsx";
import { nameIn } from "../../link_path.ts";
import { readTyped, redirectTo } from "../../forms/read_form.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { tryAgainIn } from "../../locale/durations.ts";
import { type AccountCheck, poseCheck, spendAnswer } from "./account_check.tsx";
import { disabledLead, NEXT, requestOf, setCookies } from "../account_form.ts";
import { sendFormPage } from "../form_page.tsx";
import { askSecondFactor } from "./half_sign_in_page.tsx";
import { keepWay, lastWay, type WayIn } from "../ways/last_way.ts";
import { PASSKEYS_FILE } from "../ways/passkey_form.tsx";
import { BotWidget } from "../../voting/bot_check/bot_widget.tsx";
import { withPasswords } from "../passwords/passwords_off.tsx";
import { Or, ProviderButtons } from "../ways/provider_buttons.tsx";
import { findSignInOptions, SignInByPasskey } from "./sign_in_by_passkey_form.tsx";
import { findVotedFor } from "./voted_for.ts";

/** Purpose of the bot check for a sign-in. */
const PURPOSE = { kind: "sign_in" } as const;

/**
 * Opens a session and returns to the page that the user came from. If the queue is full, or strangers used up the
 * attempts, the form is shown again with a bot check: a sign-in with a proof goes before others, and has separate
 * limits.
 */
export const newSession = action({
  path: "/sign-in",
  who: "anybody",
  guard: withPasswords,
  fields: {
    name: line({
      isPasted: true,
      missing: "required",
      max: 254,
      autocomplete: "username webauthn",
      spellcheck: false,
      autocapitalize: "none",
    }),
    password: password({ missing: "required" }),
    next: NEXT,
    proof: hidden(z.string().default(""), { isSecret: true }),
  },
  wrong: { password: "signIn" },
  busy: "signInBusy",
  copy() {
    const { signIn: words, password: label } = currentLocale().words.account;
    return { name: { label: words.nameOrEmail }, password: { label }, submit: words.submit };
  },
  async onSubmit({ c, web, values: { name: nameOrEmail, password, next, proof } }) {
    const { signIn: words } = currentLocale().words.account;
    const outcome = await signIn(web.services, { nameOrEmail, password }, {
      request: requestOf(c, web),
      prove: proof === "" ? undefined : () => hasPaid(c, web, proof),
    });
    if (outcome.kind === "disabled") {
      return { kind: "faulty", faults: { form: disabledLead(outcome.reason) } };
    }
    if (outcome.kind === "limited" && outcome.canProve) {
      c.header("Retry-After", String(outcome.retryAfterSeconds));
      const faults = { form: words.limited(tryAgainIn(outcome.retryAfterSeconds)) };
      return { kind: "faulty", faults, isLimited: true };
    }
    if (outcome.kind !== "signed_in" && outcome.kind !== "second_factor") return outcome;
    keepWay(c, web, "password");
    if (outcome.kind === "second_factor") {
      return askSecondFactor(c, outcome.setCookies, nextOf(c, web, next));
    }
    setCookies(c, outcome.setCookies);
    return outcome;
  },
  then: (_, { c, web, values: { next } }) => [nextOf(c, web, next)],
  page: sendSignIn,
});

/**
 * Uses up a proof and returns whether it was valid. An invalid proof is ignored, because a sign-in doesn't require one.
 */
async function hasPaid(c: WebContext, web: Web, proof: string): Promise<boolean> {
  try {
    await spendAnswer(c, web, { purpose: PURPOSE, answer: proof });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** GET /sign-in: redirects users who are already signed in. */
export function showSignIn(c: WebContext, web: Web) {
  return c.get("viewer") ? redirectTo(c, nextOf(c, web)) : sendSignIn(c, web);
}

async function sendSignIn(c: WebContext, web: Web) {
  const { signIn: words } = currentLocale().words.account;
  const view = await findSignInView(c, web);
  const { votedFor, next } = view;
  return await sendFormPage(c, web, {
    logo: votedFor && <Logo server={votedFor} size={72} isFirst />,
    title: votedFor ? words.toVote(isolated(votedFor.name)) : words.title,
    scripts: [PASSKEYS_FILE.path],
    form: <SignInMethods {...view} />,
    more: (
      <p>
        {words.haveNone} <a href={pathWithNext("/sign-up", next)}>{words.signUp}</a>
      </p>
    ),
  });
}

/** The view of the sign-in methods. */
interface SignInView {
  /** The path of the page to continue with. */
  next: string;
  /** The listing whose ballot led here. */
  votedFor: ShownServer | undefined;
  /** The method of the last sign-in with this browser. */
  last: WayIn | undefined;
  /** Whether the form was sent, and is shown again. */
  isSent: boolean;
  providers: readonly ShownProvider[];
  /** The options for the browser. Undefined if this site can't have passkeys. */
  passkeyOptions: object | undefined;
  hasPasswords: boolean;
  /** Undefined if a sign-in by password needs no bot check. */
  check: AccountCheck | undefined;
}

async function findSignInView(c: WebContext, web: Web): Promise<SignInView> {
  const { passwordSignIn: hasPasswords, rounds: { list: providers } } = web.services;
  const next = nextOf(c, web, sentForm()?.typed["next"]);
  const [check, votedFor, passkeyOptions] = await Promise.all([
    hasPasswords ? findCheck(c, web) : undefined,
    findVotedFor(web, next),
    findSignInOptions(c, web),
  ]);
  return {
    next,
    votedFor,
    last: lastWay(c),
    isSent: sentForm() !== undefined,
    providers,
    passkeyOptions,
    hasPasswords,
    check,
  };
}

/**
 * The sign-in methods. Those with a single button come first, unless this browser used the password the last time, or
 * its form is shown again with a fault.
 */
function SignInMethods(
  { next, last, isSent, providers, passkeyOptions, hasPasswords, check }: SignInView,
) {
  const { signIn: words } = currentLocale().words.account;
  const isPasswordFirst = isSent || last === "password";
  const or = hasPasswords && <Or label={isPasswordFirst ? words.orElse : words.or} />;
  // Without passkeys or scripts, there may be no other method, and no separator.
  const beside = providers.length > 0 ? {} : isPasswordFirst ? { before: or } : { after: or };
  const isLast = last === "passkey";
  const ways = (
    <ProviderButtons providers={providers} purpose="sign_in" next={next} last={last}>
      <SignInByPasskey options={passkeyOptions} next={next} isLast={isLast} {...beside} />
    </ProviderButtons>
  );
  const look = isPasswordFirst || last === undefined ? "primary" : "secondary";
  const password = hasPasswords && <PasswordForm next={next} check={check} look={look} />;
  const between = providers.length > 0 && or;
  return <>{isPasswordFirst ? [password, between, ways] : [ways, between, password]}</>;
}

function PasswordForm({ next, check, look }: {
  next: string;
  check: AccountCheck | undefined;
  look: ButtonLook;
}) {
  const { signIn: words } = currentLocale().words.account;
  return (
    <newSession.Form typed={{ name: nameIn(next) ?? "", next }} look={look}>
      <a href="/reset-password">{words.forgot}</a>
      {check && <BotWidget {...check} words={words} />}
    </newSession.Form>
  );
}

/**
 * Poses the bot check if a sign-in needs one, because it was refused for lack of one, or because the queue is busy and
 * this browser isn't known.
 */
async function findCheck(c: WebContext, web: Web): Promise<AccountCheck | undefined> {
  const { passwords, browsers } = web.services;
  const isKnown = browsers.find(c.req.raw.headers) !== undefined;
  const sent = sentForm();
  const isNeeded = sent?.isBusy || sent?.isLimited || !isKnown && passwords.isBusy();
  return isNeeded ? await poseCheck(c, web, PURPOSE) : undefined;
}

/** POST /sign-out: ends the session, if there is one. With a `next`, redirects to sign-in as another user. */
export async function submitSignOut(c: WebContext, web: Web) {
  const next = nextOf(c, web, (await readTyped(c))["next"]);
  const outcome = await signOut(web.services, c.req.raw.headers);
  setCookies(c, outcome.setCookies);
  return redirectTo(c, next === "/" ? next : pathWithNext("/sign-in", next), "signed_out");
}
