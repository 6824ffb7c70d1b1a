import { z } from "zod";
import { accountKey } from "../../accounts/username.ts";
import { judgeLink } from "../../keys/link_key.ts";
import { signUp } from "../../sign_in/sign_in.ts";
import { admitSignUp } from "../../votes/bot_check.ts";
import { NEEDED, NEEDED_PASSWORD, nextOf, requestOf, setCookies } from "./account_form.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { FaultSummary, type FaultyForm, Field, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField } from "./form_page.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import { redirectTo, submit } from "../forms/submit.ts";
import { addressOf } from "../viewer.ts";
import { BotWidget } from "../voting/bot_widget.tsx";
import { VOTING } from "../voting/words.ts";
import { ACCOUNTS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { signUp: words } = ACCOUNTS;

const SIGN_UP = z.object({
  username: NEEDED,
  email: NEEDED,
  password: NEEDED_PASSWORD,
  next: z.string().optional(),
  // The link that says whose the name is, if they came by one.
  server: z.string().optional(),
  player: z.string().optional(),
  expires: z.string().optional(),
  sig: z.string().optional(),
  proof: z.string({ error: VOTING.notReady }).min(1, VOTING.notReady),
});

const SIGN_UP_ERRAND = { kind: "sign_up" } as const;

/** The field beside which each refusal is shown. */
const FIELDS = {
  account_name_invalid: "username",
  account_name_reserved: "username",
  account_exists: "username",
  account_vouched: "username",
  email_invalid: "email",
  password_too_short: "password",
  password_too_long: "password",
  bot_check_failed: "proof",
} as const;

/** GET /sign-up: anyone already signed in goes straight on. */
export function showSignUp(c: WebContext, web: Web) {
  return c.get("viewer") ? redirectTo(c, nextOf(c, web)) : sendSignUp(c, web);
}

/** POST /sign-up: makes the account, signs in, and asks whether the name is right. */
export const submitSignUp = submit({
  schema: SIGN_UP,
  fields: FIELDS,
  show: sendSignUp,
  async act(c, web, { next, proof, server: slug = "", ...sent }) {
    const { username, email, password, player = "", expires = "", sig = "" } = sent;
    const { services } = web;
    const { sql, ballots: { check } } = services;
    const [request, now] = [requestOf(c, web), services.now()];
    const admit = () => admitSignUp({ sql, check }, proof, { now, address: request.address });
    const findVoucher = async () => {
      if (accountKey(player) !== accountKey(username)) return undefined;
      const { kind, serverId } = await judgeLink(services, { slug, player, expires, sig }, now);
      return kind === "valid" ? serverId : undefined;
    };
    const account = { username, email, password };
    const done = await signUp(services, account, { request, now, admit, findVoucher });
    if (done.kind === "limited") return sendTooMany(c, web, done.retryAfterSeconds);
    setCookies(c, done.setCookies);
    return redirectTo(c, pathWithNext("/account/name", nextOf(c, web, next)));
  },
});

async function sendSignUp(c: WebContext, web: Web, { typed, faults }: Partial<FaultyForm> = {}) {
  const next = nextOf(c, web, typed?.["next"]);
  const { sql, ballots, now } = web.services;
  const asked = { address: addressOf(c, web), now: now(), signal: deadlineOf(c).signal };
  const posed = await ballots.pose(sql, SIGN_UP_ERRAND, asked);
  const { server = "", player = "", expires = "", sig = "" } = typed ?? c.req.query();
  return await sendPage(c, web, {
    title: words.title,
    status: faults ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={faults} />
        <Form action="/sign-up" fields={{ next, server, player, expires, sig }}>
          <Field
            name="username"
            label={ACCOUNTS.username}
            help={ACCOUNTS.usernameHelp}
            value={typed?.["username"] ?? player}
            faults={faults}
            autocomplete="username"
            maxlength={32}
            spellcheck={false}
          />
          <Field
            name="email"
            type="email"
            label={ACCOUNTS.email}
            help={ACCOUNTS.emailHelp}
            value={typed?.["email"]}
            faults={faults}
            autocomplete="email"
            maxlength={254}
          />
          <PasswordField label={ACCOUNTS.password} isNew faults={faults} />
          <BotWidget check={ballots.check} posed={posed} errand={SIGN_UP_ERRAND} words={words} />
          <Submit>{words.submit}</Submit>
        </Form>
        <p>
          <a href="/privacy">{words.privacy}</a>
        </p>
        <p>
          {words.haveOne} <a href={pathWithNext("/sign-in", next)}>{words.signIn}</a>
        </p>
      </>
    ),
  });
}
