import { z } from "zod";
import { parseEmail } from "../../../accounts/typed_email.ts";
import { checkPassword } from "../../../accounts/passwords/password.ts";
import { refuseSteamId } from "../../../accounts/names/steam_names.ts";
import { parseUsername } from "../../../../core/accounts/username.ts";
import { Refusal } from "../../../../core/refusals/refusal.ts";
import type { ShownServer } from "../../../servers/public/shown_server.ts";
import { signUp } from "../../../sign_in/entry/sign_up_by_password.ts";
import type { ShownProvider } from "../../../sign_in/providers/provider.ts";
import type { LimitHit } from "../../../../core/limits/take_all.ts";
import { isolated } from "../../../text/shown_text.ts";
import { action } from "../../forms/action.tsx";
import { type FieldValues, hidden, password } from "../../forms/fields.tsx";
import { redirectTo } from "../../forms/read_form.ts";
import type { Faults, TypedFields } from "../../kit/form.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { nextOf, pathWithNext } from "../../return_path.ts";
import { Logo } from "../../servers/face.tsx";
import { fault } from "../../kit/faults.ts";
import { sendNote } from "../../frame/layout.tsx";
import { nameIn } from "../../link_path.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { type AccountCheck, poseCheck, spendAnswer } from "./account_check.tsx";
import {
  EMAIL,
  NAME_FAULTS,
  nameCopy,
  NEXT,
  passwordFaults,
  PLAYER_NAME,
  requestOf,
  setCookies,
} from "../account_form.ts";
import { sendFormPage } from "../form_page.tsx";
import { BotWidget } from "../../voting/bot_check/bot_widget.tsx";
import { withPasswords } from "../passwords/passwords_off.tsx";
import { Or, ProviderButtons } from "../ways/provider_buttons.tsx";
import { findNameFault, findVotedFor } from "./voted_for.ts";

const FIELDS = {
  username: PLAYER_NAME,
  email: EMAIL,
  password: password({ missing: "required", isNew: true }),
  next: NEXT,
  proof: hidden(z.string({ error: fault("notReady") }).min(1, fault("notReady")), {
    isSecret: true,
  }),
};

type SignUp = FieldValues<typeof FIELDS>;

const PURPOSE = { kind: "sign_up" } as const;

/** GET /sign-up: redirects users who are already signed in. */
export function showSignUp(c: WebContext, web: Web) {
  return c.get("viewer") ? redirectTo(c, nextOf(c, web)) : sendSignUp(c, web);
}

/**
 * Creates the account and signs in. Then returns to the ballot that the user came from, which shows the name, or else
 * asks whether the name is correct. Redirects users who have signed in meanwhile, in another tab.
 */
export const newAccount = action({
  path: "/sign-up",
  who: "anybody",
  route: { repeatsSession: true },
  guard: withPasswords,
  fields: FIELDS,
  refused: {
    ...NAME_FAULTS,
    ...passwordFaults("password"),
    email_invalid: "email",
    bot_check_failed: "proof",
    bot_check_spent: "proof",
  },
  copy() {
    const { email, emailHelp, password, passwordHelp, signUp } = currentLocale().words.account;
    return {
      email: { label: email, help: emailHelp },
      password: { label: password, help: passwordHelp },
      submit: signUp.submit,
    };
  },
  judge: judgeAll,
  async onSubmit({ c, web, values }) {
    const next = nextOf(c, web, values.next);
    if (c.get("viewer")) return redirectTo(c, next);
    const server = await findVotedFor(web, next);
    const fault = await findNameFault(web, { server, username: values.username });
    if (fault !== undefined) return { kind: "faulty", faults: { username: fault } };
    const done = await makeAccount(c, web, values);
    if (done.kind === "limited") return done;
    if (done.kind === "claimed") return await sendClaimed(c, web, { ...values, ...done });
    setCookies(c, done.setCookies);
    const goesOn = server || done.kind === "signed_in";
    return redirectTo(c, goesOn ? next : pathWithNext("/account/name", next));
  },
  page: sendSignUp,
});

async function makeAccount(c: WebContext, web: Web, { proof, ...account }: SignUp) {
  const { services } = web;
  const prove = () => spendAnswer(c, web, { purpose: PURPOSE, answer: proof });
  return await signUp(services, account, {
    request: requestOf(c, web),
    now: services.now(),
    prove,
  });
}

/** Explains how to take over a name that a server's link has used. */
function sendClaimed(
  c: WebContext,
  web: Web,
  { username, email, unmailed: limited }: Pick<SignUp, "username" | "email"> & {
    unmailed: LimitHit | undefined;
  },
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

/** Returns the faults of all fields, of the schema's checks and of the domain's. */
function judgeAll({ web, typed }: { web: Web; typed: TypedFields }): Promise<Faults> {
  const { username = "", email = "", password = "" } = typed;
  const name = username.trim();
  return faultsOf({
    username() {
      parseUsername(name);
      refuseSteamId(web.services, name);
    },
    email: () => parseEmail(email),
    password: () => checkPassword(password, { username: name, site: web.services.site }),
  });
}

/** Returns the messages of the checks that refuse, by field. */
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

async function sendSignUp(c: WebContext, web: Web) {
  const { signUp: words } = currentLocale().words.account;
  const view = await findSignUpView(c, web);
  const { votedFor, next } = view;
  const lead = votedFor ? words.toVoteLead : words.lead;
  const isConfirmed = votedFor && web.services.ballots.needsVerifiedEmail;
  return await sendFormPage(c, web, {
    logo: votedFor && <Logo server={votedFor} size={72} isFirst />,
    title: votedFor ? words.toVote(isolated(votedFor.name)) : words.title,
    lead: isConfirmed ? `${lead} ${words.toVoteConfirmed}` : lead,
    form: <SignUpMethods {...view} />,
    more: <BesideSignUp next={next} />,
  });
}

/** The view of the ways to sign up. */
interface SignUpView {
  /** The path of the page to continue with. */
  next: string;
  /** The listing whose ballot led here. */
  votedFor: ShownServer | undefined;
  providers: readonly ShownProvider[];
  /** The bot check of the form with a password. Undefined if the site has no passwords. */
  check: AccountCheck | undefined;
}

async function findSignUpView(c: WebContext, web: Web): Promise<SignUpView> {
  const { passwordSignIn, rounds: { list: providers } } = web.services;
  const next = nextOf(c, web, sentForm()?.typed["next"]);
  const [check, votedFor] = await Promise.all([
    passwordSignIn ? poseCheck(c, web, PURPOSE) : undefined,
    findVotedFor(web, next),
  ]);
  return { next, votedFor, providers, check };
}

function SignUpMethods({ next, votedFor, providers, check }: SignUpView) {
  const { signUp: words } = currentLocale().words.account;
  return (
    <>
      <ProviderButtons providers={providers} purpose="sign_up" next={next} />
      {check && providers.length > 0 && <Or label={words.or} />}
      {check && <SignUpForm next={next} votedFor={votedFor} check={check} />}
    </>
  );
}

function SignUpForm({ next, votedFor, check }: {
  next: string;
  votedFor: ShownServer | undefined;
  check: AccountCheck;
}) {
  const { signUp: words } = currentLocale().words.account;
  return (
    <newAccount.Form
      typed={{ username: nameIn(next) ?? "", next }}
      copy={{ username: nameCopy(votedFor) }}
      {...votedFor && { submit: words.submitToVote }}
    >
      <BotWidget {...check} words={words} />
    </newAccount.Form>
  );
}

/** Links to sign-in, and to how the site treats personal data. */
function BesideSignUp({ next }: { next: string }) {
  const { signUp: words } = currentLocale().words.account;
  return (
    <>
      <p>
        {words.haveOne} <a href={pathWithNext("/sign-in", next)}>{words.signIn}</a>
      </p>
      <p>
        <a href="/privacy">{words.privacy}</a>
      </p>
    </>
  );
}
