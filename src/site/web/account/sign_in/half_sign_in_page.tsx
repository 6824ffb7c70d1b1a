import { finishSignIn } from "../../../sign_in/entry/finish_sign_in.ts";
import { findHalfSignIn, type HalfSignIn } from "../../../sign_in/two_factor/half_sign_in.ts";
import { requestOptions } from "../../../sign_in/passkeys/passkey_options.ts";
import { isolated } from "../../../text/shown_text.ts";
import { action } from "../../forms/action.tsx";
import { line, perhaps } from "../../forms/fields.tsx";
import type { Faults } from "../../kit/form.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { nextOf, pathWithNext } from "../../return_path.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { sendNote } from "../../frame/layout.tsx";
import { contactHref } from "../../frame/footer.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { disabledLead, NEXT, requestOf, setCookies } from "../account_form.ts";
import { sendFormPage } from "../form_page.tsx";
import { CREDENTIAL, PasskeyBox, PASSKEYS_FILE } from "../ways/passkey_form.tsx";

const PATH = "/sign-in/second-factor";

/** Redirects a sign-in that needs a second factor to its page. */
export function askSecondFactor(c: WebContext, cookies: string[], next: string): Response {
  setCookies(c, cookies);
  return redirectTo(c, pathWithNext(PATH, next));
}

/** Opens the session if the code, the recovery code or the passkey is right. The page has a form for each. */
export const secondFactor = action({
  path: PATH,
  who: "anybody",
  fields: {
    code: perhaps(
      line({ max: 10, inputmode: "numeric", autocomplete: "one-time-code", isSecret: true }),
    ),
    recovery: perhaps(line({ max: 40, spellcheck: false, isSecret: true })),
    credential: CREDENTIAL,
    next: NEXT,
  },
  copy: () => ({ submit: currentLocale().words.factors.half.submit }),
  async onSubmit({ c, web, values: { code, recovery, credential, next } }) {
    const { account } = currentLocale().words;
    const sent = credential === undefined ? { code: code || recovery } : { credential };
    const outcome = await finishSignIn(web.services, sent, requestOf(c, web));
    if (outcome.kind === "dead") return await sendDead(c, web, next);
    if (outcome.kind === "disabled") {
      const lead = disabledLead(outcome.reason);
      return await sendNote(c, web, { title: account.signIn.title, lead, status: 403 });
    }
    if (outcome.kind === "wrong") {
      return { kind: "faulty", faults: wrongFactor({ recovery, credential }) };
    }
    if (outcome.kind === "signed_in") setCookies(c, outcome.setCookies);
    return outcome;
  },
  then: (_, { c, web, values: { next } }) => [nextOf(c, web, next)],
  page: showHalfSignIn,
});

/** Returns the fault of the form that was sent. */
function wrongFactor(
  { recovery, credential }: { recovery: string; credential: string | undefined },
): Faults {
  const { half: words, passkey } = currentLocale().words.factors;
  if (credential !== undefined) return { form: passkey.wrong };
  return recovery === "" ? { code: words.wrong } : { recovery: words.wrongRecovery };
}

/** GET /sign-in/second-factor: asks for a code, a recovery code or a passkey. */
export async function showHalfSignIn(c: WebContext, web: Web) {
  const { half: words } = currentLocale().words.factors;
  const half = await findHalfSignIn(web.services, c.req.raw.headers);
  if (!half) return c.get("viewer") ? leadOn(c, web) : await sendDead(c, web);
  const view = await findFactorForms(c, web, half);
  return await sendFormPage(c, web, {
    title: words.title,
    lead: words.lead(isolated(half.username)),
    scripts: [PASSKEYS_FILE.path],
    form: <FactorForms {...view} />,
    more: <LinkLine href={pathWithNext("/sign-in", view.next)} label={words.other} />,
  });
}

/** The view of the forms that finish a sign-in. */
interface FactorFormsView {
  /** The path of the page to continue with. */
  next: string;
  hasApp: boolean;
  /** The options for the browser. Undefined if the account has no passkey for this site. */
  passkeyOptions: object | undefined;
  /** The contact of the people who run the site. */
  contact: string | undefined;
}

async function findFactorForms(
  c: WebContext,
  web: Web,
  { token, accountId, hasApp, passkeys }: HalfSignIn,
): Promise<FactorFormsView> {
  const purpose = { ceremony: "second_factor", holder: token } as const;
  return {
    next: nextOf(c, web, sentForm()?.typed["next"]),
    hasApp,
    passkeyOptions: passkeys > 0
      ? await requestOptions(web.services, purpose, accountId)
      : undefined,
    contact: web.site.contact,
  };
}

function FactorForms({ next, hasApp, passkeyOptions, contact }: FactorFormsView) {
  const { half: words, passkey } = currentLocale().words.factors;
  return (
    <>
      <PasskeyBox method="get" options={passkeyOptions}>
        <secondFactor.Form typed={{ next, credential: "" }} submit={passkey.useHere} />
      </PasskeyBox>
      {hasApp && (
        <secondFactor.Form
          typed={{ next }}
          copy={{ code: { label: words.code, help: words.codeHelp } }}
          look={passkeyOptions ? "secondary" : "primary"}
        />
      )}
      <Recovery next={next} isOpen={!hasApp && !passkeyOptions} contact={contact} />
    </>
  );
}

/** Redirects a visitor who is signed in already, because they went back or used another tab. */
function leadOn(c: WebContext, web: Web): Response {
  const next = nextOf(c, web);
  return redirectTo(c, next.startsWith(PATH) ? "/" : next);
}

function Recovery(
  { next, isOpen, contact }: Pick<FactorFormsView, "next" | "contact"> & { isOpen: boolean },
) {
  const { half: words } = currentLocale().words.factors;
  return (
    <details open={isOpen || sentForm()?.faults["recovery"] !== undefined}>
      <summary>{words.recovery}</summary>
      <secondFactor.Form
        typed={{ next }}
        copy={{ recovery: { label: words.recoveryCode, help: words.recoveryHelp } }}
        look="secondary"
      />
      <p class="note">
        {words.lost} {contact && <a href={contactHref(contact)}>{words.contact}</a>}
      </p>
    </details>
  );
}

function sendDead(c: WebContext, web: Web, next?: string) {
  const { half: words } = currentLocale().words.factors;
  const path = pathWithNext("/sign-in", nextOf(c, web, next));
  const more = <LinkLine href={path} label={words.signIn} look="primary" />;
  return sendNote(c, web, { ...words.dead, status: 410, more });
}
