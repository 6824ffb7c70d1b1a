import type { Child } from "hono/jsx";
import { z } from "zod";
import { parseEmail } from "../../accounts/create_account.ts";
import { checkPassword } from "../../accounts/password.ts";
import { refuseSteamId } from "../../accounts/steam_names.ts";
import { parseUsername } from "../../../core/accounts/username.ts";
import { Refusal, type RefusalCode } from "../../../core/refusals/refusal.ts";
import type { ShownServer } from "../../servers/listings.ts";
import { signIn, signUp } from "../../sign_in/sign_in.ts";
import type { Limited } from "../../sign_in/limits.ts";
import { checkFor, spendAnswer } from "./account_check.tsx";
import { NAME_FAULTS, NEEDED, NEEDED_PASSWORD, requestOf, setCookies } from "./account_form.ts";
import { nextOf, pathWithNext } from "../return_path.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import {
  type Faults,
  FaultSummary,
  type FaultyForm,
  Form,
  httpStatusOf,
  Submit,
} from "../kit/form.tsx";
import { Logo } from "../parts/face.tsx";
import { sendNote, sendPage } from "../frame/layout.tsx";
import { EmailField, NameField, PasswordField } from "./form_page.tsx";
import { Door } from "../kit/door.tsx";
import { Or, ProviderButtons } from "./provider_buttons.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { nameIn } from "../link_path.ts";
import { findNameFault, findVotedFor } from "./voted_for.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";
import { fault } from "../parts/faults.ts";

const SIGN_UP = z.object({
  username: NEEDED,
  email: NEEDED,
  password: NEEDED_PASSWORD,
  next: z.string().optional(),
  proof: z.string({ error: fault("notReady") }).min(1, fault("notReady")),
});

type SignUp = z.infer<typeof SIGN_UP>;

const PURPOSE = { kind: "sign_up" } as const;

/** Refusals of a form that was already carried out, and of one whose sender already has an account. */
const SENT_BEFORE: readonly RefusalCode[] = ["account_exists", "bot_check_spent"];

/** GET /sign-up: redirects users who are already signed in. */
export function showSignUp(c: WebContext, web: Web) {
  return c.get("viewer") ? redirectTo(c, nextOf(c, web)) : sendSignUp(c, web);
}

/**
 * POST /sign-up: creates the account and signs in. Then shows the ballot that the user came from, which shows the name;
 * otherwise asks whether the name is correct. Redirects users who have signed in meanwhile in another tab.
 */
export const submitSignUp = submit({
  schema: SIGN_UP,
  fields: {
    ...NAME_FAULTS,
    email_invalid: "email",
    password_common: "password",
    password_too_short: "password",
    password_too_long: "password",
    bot_check_failed: "proof",
    bot_check_spent: "proof",
  },
  show: sendFaulty,
  async act(c, web, sent, typed) {
    const next = nextOf(c, web, sent.next);
    if (c.get("viewer")) return redirectTo(c, next);
    const server = await findVotedFor(web, next);
    const { username } = sent;
    const fault = await findNameFault(web, { server, username });
    if (fault !== undefined) {
      return await sendFaulty(c, web, { typed, faults: { username: fault } });
    }
    const done = await makeAccount(c, web, sent).catch((error) =>
      signInInstead(error, c, web, sent)
    );
    if (done.kind === "limited") return sendTooMany(c, web, done.retryAfterSeconds);
    if (done.kind === "claimed") return await sendClaimed(c, web, sent, done);
    setCookies(c, done.setCookies);
    const goesOn = server || done.kind === "signed_in";
    return redirectTo(c, goesOn ? next : pathWithNext("/account/name", next));
  },
});

async function makeAccount(
  c: WebContext,
  web: Web,
  { proof, ...account }: SignUp,
) {
  const { services } = web;
  const [request, now] = [requestOf(c, web), services.now()];
  const prove = () => spendAnswer(c, web, PURPOSE, proof);
  return await signUp(services, account, { request, now, prove });
}

/** Explains how to take over a name that a server's link has used. */
function sendClaimed(
  c: WebContext,
  web: Web,
  { username, email }: SignUp,
  { unmailed: limited }: { unmailed: Limited | undefined },
) {
  const { mailed, unmailed, tooMany } = currentLocale().words.account.nameClaim;
  if (web.services.postman.isOn && limited) {
    c.header("Retry-After", String(limited.retryAfterSeconds));
    return sendNote(c, web, {
      title: tooMany.title,
      lead: tooMany.lead(username, email),
      status: 429,
    });
  }
  const [{ title }, lead] = web.services.postman.isOn
    ? [mailed, mailed.lead(username, email)]
    : [unmailed, unmailed.lead(username)];
  return sendNote(c, web, { title, lead, status: 202 });
}

/** Signs in if the name and password are those of an account: the form was sent twice, or the user meant to sign in. */
async function signInInstead(
  error: unknown,
  c: WebContext,
  web: Web,
  { username: nameOrEmail, password }: SignUp,
) {
  if (!(error instanceof Refusal && SENT_BEFORE.includes(error.code))) throw error;
  const [typed, request] = [{ nameOrEmail, password }, requestOf(c, web)];
  const outcome = await signIn(web.services, typed, request, { byAddress: "passwordBySignUp" });
  if (outcome.kind === "signed_in") return outcome;
  throw error;
}

/** Shows the form with the faults of all its fields: the first that is found ends neither the schema's checks nor ours. */
async function sendFaulty(c: WebContext, web: Web, form: FaultyForm) {
  const { username = "", email = "", password = "" } = form.typed;
  const name = username.trim();
  const faults = await faultsOf({
    username() {
      parseUsername(name);
      refuseSteamId(web.services, name);
    },
    email: () => parseEmail(email),
    password: () => checkPassword(password, { username: name, site: web.services.site }),
  });
  return await sendSignUp(c, web, { ...form, faults: { ...faults, ...form.faults } });
}

/** Returns the sentences of the checks that refuse, by their fields. */
async function faultsOf(checks: Record<string, () => unknown>): Promise<Faults> {
  const faults: Faults = {};
  for (const [field, check] of Object.entries(checks)) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults[field] = error.sentenceIn(currentLocale());
    }
  }
  return faults;
}

async function sendSignUp(c: WebContext, web: Web, form: Partial<FaultyForm> = {}) {
  const { signUp: words } = currentLocale().words.account;
  const next = nextOf(c, web, form.typed?.["next"]);
  const { passwordSignIn, rounds: { list: providers } } = web.services;
  const [check, votedFor] = await Promise.all([
    passwordSignIn ? checkFor(c, web, PURPOSE, words) : null,
    findVotedFor(web, next),
  ]);
  const title = votedFor ? words.toVote(isolated(votedFor.name)) : words.title;
  const hasBoth = passwordSignIn && providers.length > 0;
  return await sendPage(c, web, {
    title,
    status: httpStatusOf(form),
    narrow: true,
    body: (
      <Door
        logo={votedFor && <Logo server={votedFor} size={72} isFirst />}
        title={title}
        lead={
          <>
            {votedFor ? words.toVoteLead : words.lead}
            {votedFor && web.services.ballots.needsVerifiedEmail
              ? ` ${words.toVoteConfirmed}`
              : null}
          </>
        }
        more={
          <>
            <p>
              {words.haveOne} <a href={pathWithNext("/sign-in", next)}>{words.signIn}</a>
            </p>
            <p>
              <a href="/privacy">{words.privacy}</a>
            </p>
          </>
        }
      >
        <FaultSummary faults={form.faults} isBusy={form.isBusy} />
        <ProviderButtons providers={providers} purpose="sign_up" next={next} />
        {hasBoth && <Or label={words.or} />}
        {passwordSignIn && <SignUpForm form={form} next={next} votedFor={votedFor} check={check} />}
      </Door>
    ),
  });
}

function SignUpForm(
  { form: { typed, faults }, next, votedFor, check }: {
    form: Partial<FaultyForm>;
    next: string;
    votedFor: ShownServer | undefined;
    check: Child;
  },
) {
  const locale = currentLocale();
  const { signUp: words } = locale.words.account;
  const shown = { typed: { username: nameIn(next) ?? "", ...typed }, faults };
  return (
    <Form action="/sign-up" fields={{ next }}>
      <NameField form={shown} votedFor={votedFor} />
      <EmailField help={locale.words.account.emailHelp} form={{ typed, faults }} />
      <PasswordField label={locale.words.account.password} isNew faults={faults} />
      {check}
      <Submit>{votedFor ? words.submitToVote : words.submit}</Submit>
    </Form>
  );
}
