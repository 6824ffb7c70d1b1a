import { z } from "zod";
import { finishSignIn } from "../../sign_in/finish_sign_in.ts";
import { findHalfSignIn } from "../../sign_in/half_sign_in.ts";
import { requestOptions } from "../../sign_in/passkeys.ts";
import { isolated } from "../../text/shown_text.ts";
import {
  type Faults,
  FaultSummary,
  type FaultyForm,
  Field,
  Form,
  httpStatusOf,
  Submit,
} from "../kit/form.tsx";
import { nextOf, pathWithNext } from "../return_path.ts";
import { redirectTo, submit } from "../forms/submit.ts";
import { contactHref, sendNote, sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { requestOf, setCookies } from "./account_form.ts";
import { Door } from "../kit/door.tsx";
import { PasskeyForm } from "./passkey_form.tsx";
import { PASSKEYS_FILE } from "./passkeys_file.ts";
import { disabledLead } from "./disabled_lead.ts";

const PATH = "/sign-in/second-factor";

/** Leads a sign-in that needs a second factor to its page. */
export function askSecondFactor(c: WebContext, cookies: string[], next: string): Response {
  setCookies(c, cookies);
  return redirectTo(c, pathWithNext(PATH, next));
}

/** GET /sign-in/second-factor: asks for a code, a recovery code or a passkey. */
export async function showHalfSignIn(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = currentLocale();
  const { half: words } = locale.words.factors;
  const { services } = web;
  const half = await findHalfSignIn(services, c.req.raw.headers);
  if (!half) return c.get("viewer") ? leadOn(c, web) : sendDead(c, web);
  const fields = { next: nextOf(c, web, form?.typed["next"]) };
  const purpose = { act: "second_factor", holder: half.token } as const;
  const options = half.passkeys > 0
    ? await requestOptions(services, purpose, half.accountId)
    : undefined;
  return await sendPage(c, web, {
    title: words.title,
    narrow: true,
    status: httpStatusOf(form),
    scripts: [PASSKEYS_FILE.path],
    body: (
      <Door
        title={words.title}
        lead={words.lead(isolated(half.username))}
        more={<LinkLine href={pathWithNext("/sign-in", fields.next)} label={words.other} />}
      >
        <FaultSummary faults={form?.faults} />
        <PasskeyForm
          act="get"
          options={options}
          action={PATH}
          label={locale.words.factors.passkey.useHere}
          fields={fields}
        />
        {half.hasApp
          ? (
            <Form action={PATH} fields={fields}>
              <Field
                name="code"
                label={words.code}
                help={words.codeHelp}
                faults={form?.faults}
                inputmode="numeric"
                autocomplete="one-time-code"
                maxlength={10}
              />
              <Submit look={options ? "secondary" : "primary"}>{words.submit}</Submit>
            </Form>
          )
          : null}
        <Recovery
          fields={fields}
          faults={form?.faults}
          isOpen={!half.hasApp && !half.passkeys}
          contact={web.site.contact}
        />
      </Door>
    ),
  });
}

/** Leads somebody on who is signed in: they went back, or pressed the button in another tab. */
function leadOn(c: WebContext, web: Web): Response {
  const next = nextOf(c, web);
  return redirectTo(c, next.startsWith(PATH) ? "/" : next);
}

function Recovery({ fields, faults, isOpen, contact }: {
  fields: Record<string, string>;
  faults: Faults | undefined;
  isOpen: boolean;
  /** Of the people who run the site. */
  contact: string | undefined;
}) {
  const { half: words } = currentLocale().words.factors;
  return (
    <details open={isOpen || faults?.["recovery"] !== undefined}>
      <summary>{words.recovery}</summary>
      <Form action={PATH} fields={fields}>
        <Field
          name="recovery"
          label={words.recoveryCode}
          help={words.recoveryHelp}
          faults={faults}
          autocomplete="off"
          spellcheck={false}
          maxlength={40}
        />
        <Submit look="secondary">{words.submit}</Submit>
      </Form>
      <p class="note">
        {words.lost} {contact && <a href={contactHref(contact)}>{words.contact}</a>}
      </p>
    </details>
  );
}

/** POST /sign-in/second-factor: opens the session if the code, the recovery code or the passkey is right. */
export const submitSecondFactor = submit({
  schema: z.object({
    code: z.string().default(""),
    recovery: z.string().default(""),
    credential: z.string().optional(),
    next: z.string().optional(),
  }),
  show: showHalfSignIn,
  async act(c, web, { code, recovery, credential, next }, typed) {
    const locale = currentLocale();
    const { half: words } = locale.words.factors;
    const sent = credential === undefined ? { code: code || recovery } : { credential };
    const outcome = await finishSignIn(web.services, sent, requestOf(c, web));
    if (outcome.kind === "dead") return await sendDead(c, web, next);
    if (outcome.kind === "disabled") {
      return await sendNote(c, web, {
        title: locale.words.account.signIn.title,
        lead: disabledLead(outcome.reason),
        status: 403,
      });
    }
    if (outcome.kind === "wrong") {
      const faults: Faults = credential !== undefined
        ? { "": locale.words.factors.passkey.wrong }
        : recovery === ""
        ? { code: words.wrong }
        : { recovery: words.wrongRecovery };
      return await showHalfSignIn(c, web, { typed, faults });
    }
    if (outcome.kind !== "signed_in") return outcome;
    setCookies(c, outcome.setCookies);
    return redirectTo(c, nextOf(c, web, next));
  },
});

function sendDead(c: WebContext, web: Web, next?: string) {
  const { half: words } = currentLocale().words.factors;
  const path = pathWithNext("/sign-in", nextOf(c, web, next));
  const more = <LinkLine href={path} label={words.signIn} look="primary" />;
  return sendNote(c, web, { ...words.dead, status: 410, more });
}
