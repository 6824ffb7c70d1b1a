import { z } from "zod";
import { isolated } from "../../text/typed_text.ts";
import { requestOptions } from "../../sign_in/passkeys.ts";
import {
  findProofWays,
  isRecent,
  type ProofWays,
  proveAgain,
  type SentProof,
} from "../../sign_in/recent_proof.ts";
import {
  ButtonForm,
  type Faults,
  FaultSummary,
  Field,
  Form,
  Submit,
  type Typed,
} from "../forms/forms.tsx";
import { nextPath, pathWithNext } from "../forms/next_path.ts";
import { isOwnOrigin } from "../forms/own_origin.ts";
import { PROOF_PATH, readTyped, redirectTo, submit } from "../forms/submit.ts";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../frame/parts.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { PasswordField, WhosePassword } from "./form_page.tsx";
import { PasskeyForm } from "./passkey_form.tsx";
import { PASSKEYS_FILE } from "./passkeys_file.ts";
import { providerName } from "./provider_buttons.tsx";
import { actAt, type WaitingAct } from "./waiting_act.ts";
import type { Locale } from "../../locales/locale.ts";

/** The fields of the proof itself, apart from those of the form that waits for it. */
const OWN_FIELDS = ["proof_password", "proof_code", "credential", "proof_next", "proof_form"];

/** What waits for a proof: a page, or a form, which is sent again with what was typed into it. */
interface Waiting {
  next: string;
  /** The path of the form; absent for a page. */
  form?: string;
  /** What it does, if it has a name of its own. */
  act: WaitingAct | undefined;
  kept: Typed;
}

type PageResponse = Response | Promise<Response>;

/**
 * Wraps the handler of a page or form that needs a recent proof of who the viewer is. Without one, the response asks for
 * it; a form is carried out afterwards. `when` says which of its submissions need one; absent: all.
 */
export function proved<Given extends readonly unknown[]>(
  answer: (c: WebContext, web: Web, ...given: Given) => PageResponse,
  when: (typed: Typed) => boolean = () => true,
): (c: WebContext, web: Web, ...given: Given) => Promise<Response> {
  return async (c, web, ...given) => {
    if (isRecent(viewerOf(c), web.services.now())) return await answer(c, web, ...given);
    const { pathname, search } = new URL(c.req.url);
    if (c.req.method === "GET") return redirectTo(c, pathWithNext(PROOF_PATH, pathname + search));
    const typed = await readTyped(c);
    if (!when(typed)) return await answer(c, web, ...given);
    return await sendProof(c, web, { waiting: keep(c, web, typed), status: 403 });
  };
}

/** Keeps a form until the proof. Secrets are never put on a page: a form with some leads back to its page. */
function keep(c: WebContext, web: Web, typed: Typed): Waiting {
  const from = c.req.header("referer") ?? "";
  const isOurs = URL.canParse(from) && isOwnOrigin(new URL(from).origin, web.site.baseUrl);
  const next = isOurs ? new URL(from).pathname : "/account";
  const isSecret = Object.keys(typed).some((name) => /password|secret/i.test(name));
  const act = actAt(c.req.path);
  return isSecret ? { next, act, kept: {} } : { next, act, form: c.req.path, kept: typed };
}

/** GET /account/proof: asks the viewer to show again who they are, and returns to `next`. */
export async function showProof(c: WebContext, web: Web) {
  const next = nextOf(web, c.req.query("next"));
  c.header("Cache-Control", "private, no-store");
  if (isRecent(viewerOf(c), web.services.now())) return redirectTo(c, next);
  return await sendProof(c, web, {
    waiting: { next, act: actAt(next), kept: {} },
    status: 200,
  });
}

/** POST /account/proof: checks the proof, and then opens the page or sends the form that waited for it. */
export const submitProof = submit({
  schema: z.object({
    proof_password: z.string().optional(),
    proof_code: z.string().optional(),
    credential: z.string().optional(),
  }),
  show: (c, web, { typed, faults }) =>
    sendProof(c, web, { waiting: waitingIn(web, typed), faults, status: 422 }),
  async act(c, web, sent, typed) {
    const locale = c.get("locale");
    const { prove: words } = locale.words.factors;
    const waiting = waitingIn(web, typed);
    const { headers } = c.req.raw;
    const outcome = await proveAgain(web.services, viewerOf(c), proofIn(sent), headers);
    if (outcome.kind === "limited") return outcome;
    // Keeps the method and the fields, so that the form arrives as if it were sent now.
    if (outcome.kind === "proved") {
      return waiting.form === undefined
        ? redirectTo(c, waiting.next)
        : c.redirect(waiting.form, 307);
    }
    const faults: Faults = sent.proof_password !== undefined
      ? { proof_password: words.wrongPassword }
      : sent.proof_code !== undefined
      ? { proof_code: words.wrongCode }
      : { "": locale.words.factors.passkey.wrong };
    return await sendProof(c, web, { waiting, faults, status: 422 });
  },
});

function proofIn({ proof_password: password, proof_code: code, credential = "" }: {
  proof_password?: string | undefined;
  proof_code?: string | undefined;
  credential?: string | undefined;
}): SentProof {
  if (password !== undefined) return { password };
  return code === undefined ? { credential } : { code };
}

function waitingIn(web: Web, typed: Typed): Waiting {
  const next = nextOf(web, typed["proof_next"]);
  const form = nextPath(typed["proof_form"], web.site.baseUrl);
  const kept = Object.fromEntries(
    Object.entries(typed).filter(([name]) => !OWN_FIELDS.includes(name)),
  );
  return form === "/" ? { next, act: actAt(next), kept } : { next, act: actAt(form), form, kept };
}

/** The account page is the default, because the start page has nothing that needs a proof. */
function nextOf(web: Web, text: string | undefined): string {
  const next = nextPath(text, web.site.baseUrl);
  return next === "/" ? "/account" : next;
}

async function sendProof(
  c: WebContext,
  web: Web,
  { waiting, faults, status }: { waiting: Waiting; faults?: Faults; status: 200 | 403 | 422 },
) {
  const locale = c.get("locale");
  const { prove: words } = locale.words.factors;
  const viewer = viewerOf(c);
  const ways = await findProofWays(web.services, viewer);
  const purpose = { act: "prove", holder: viewer.sessionId } as const;
  const options = ways.passkey
    ? await requestOptions(web.services, purpose, viewer.accountId)
    : undefined;
  const { next, form, act } = waiting;
  const back = pageBefore(waiting);
  const fields = { ...waiting.kept, proof_next: next, ...form ? { proof_form: form } : {} };
  return await sendPage(c, web, {
    title: words.title,
    narrow: true,
    status,
    scripts: [PASSKEYS_FILE.path],
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">
          {act && <strong>{words.acts[act]}</strong>} {words.lead(isolated(viewer.username))}
        </p>
        {status === 403 ? <p class="note">{form ? words.kept : words.lost}</p> : null}
        <FaultSummary locale={locale} faults={faults} />
        <PasskeyForm
          locale={locale}
          act="get"
          options={options}
          action={PROOF_PATH}
          label={locale.words.factors.passkey.useHere}
          fields={fields}
        />
        <TypedProofs
          locale={locale}
          ways={ways}
          fields={fields}
          faults={faults}
          username={viewer.username}
        />
        <Providers locale={locale} web={web} providers={ways.providers} waiting={waiting} />
        {ways.password || ways.code || ways.passkey || ways.providers.length > 0
          ? null
          : <p>{words.none}</p>}
        <LinkLine
          href={back}
          label={back === "/account" ? words.back : words.notNow}
        />
      </>
    ),
  });
}

/** The page to which somebody returns who shows nothing: where the form stood, or what led to the page. */
function pageBefore({ next, form }: Waiting): string {
  return form === undefined && next.startsWith("/account/") ? "/account" : next;
}

/** The proofs that are typed: a password, or where a second factor is on, a code. */
function TypedProofs({ locale, ways, fields, faults, username }: {
  locale: Locale;
  ways: ProofWays;
  fields: Typed;
  faults: Faults | undefined;
  username: string;
}) {
  const { prove: words } = locale.words.factors;
  if (!ways.password && !ways.code) return null;
  return (
    <Form action={PROOF_PATH} fields={fields}>
      {ways.password
        ? (
          <>
            <WhosePassword username={username} />
            <PasswordField
              locale={locale}
              name="proof_password"
              label={words.password}
              faults={faults}
            />
          </>
        )
        : (
          <Field
            locale={locale}
            name="proof_code"
            label={words.code}
            faults={faults}
            autocomplete="one-time-code"
            maxlength={40}
            spellcheck={false}
          />
        )}
      <Submit look={ways.passkey ? "secondary" : "primary"}>{words.submit}</Submit>
    </Form>
  );
}

/** Providers at which the viewer has an account. They open in another tab, so that a form that waits stays here. */
function Providers(
  { locale, web, providers, waiting: { next, form, kept } }: {
    locale: Locale;
    web: Web;
    providers: readonly string[];
    waiting: Waiting;
  },
) {
  const { prove: words } = locale.words.factors;
  if (providers.length === 0) return null;
  const fields = { next: form === undefined ? next : "/account", purpose: "prove" };
  const { list } = web.services.rounds;
  return (
    <>
      {providers.map((provider) => (
        <Form
          action={`/sign-in/with/${URL.canParse(provider) ? "oidc" : provider}`}
          fields={fields}
          opensBeside={form !== undefined}
        >
          <Submit look="secondary">
            {words.provider(providerName(locale, list, { provider }))}
          </Submit>
        </Form>
      ))}
      {form === undefined
        ? null
        : <ButtonForm action={form} label={words.again} fields={kept} look="primary" />}
    </>
  );
}
