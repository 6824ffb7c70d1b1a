import { requestOptions } from "../../sign_in/passkeys.ts";
import { findProofWays, type ProofWays } from "../../sign_in/recent_proof.ts";
import { isolated } from "../../text/shown_text.ts";
import {
  ButtonForm,
  type Faults,
  FaultSummary,
  Field,
  Form,
  Submit,
  type Typed,
} from "../kit/form.tsx";
import { PROOF_PATH } from "../forms/submit.ts";
import { Icon } from "../parts/icons.tsx";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Door } from "../kit/door.tsx";
import { PasswordField, WhosePassword } from "./form_page.tsx";
import { PasskeyForm } from "./passkey_form.tsx";
import { PASSKEYS_FILE } from "./passkeys_file.ts";
import { iconOf, Or, providerName } from "./provider_buttons.tsx";
import { fieldsOfWaiting, pageBefore, type WaitingRequest } from "./waiting_proof.ts";

/** Responds with what waits for a proof, and the ways in which the viewer can show who they are. */
export async function sendProof(
  c: WebContext,
  web: Web,
  { waiting, faults, status }: {
    waiting: WaitingRequest;
    faults?: Faults;
    status: 200 | 403 | 422;
  },
) {
  const locale = currentLocale();
  const { prove: words } = locale.words.factors;
  const viewer = viewerOf(c);
  const ways = await findProofWays(web.services, viewer);
  const purpose = { act: "prove", holder: viewer.sessionId } as const;
  const options = ways.passkey
    ? await requestOptions(web.services, purpose, viewer.accountId)
    : undefined;
  const back = pageBefore(waiting);
  const fields = fieldsOfWaiting(waiting);
  const [isTyped, isAtProvider] = [ways.password || ways.code, ways.providers.length > 0];
  const or = <Or label={words.or} />;
  return await sendPage(c, web, {
    title: words.title,
    narrow: true,
    status,
    scripts: [PASSKEYS_FILE.path],
    body: (
      <Door
        title={words.title}
        more={<LinkLine href={back} label={back === "/account" ? words.back : words.notNow} />}
      >
        <About waiting={waiting} username={viewer.username} status={status} />
        <FaultSummary faults={faults} />
        <PasskeyForm
          act="get"
          options={options}
          action={PROOF_PATH}
          label={[<Icon name="key" />, locale.words.factors.passkey.useHere]}
          fields={fields}
          after={isTyped || isAtProvider ? or : null}
        />
        {isTyped && (
          <TypedProof ways={ways} fields={fields} faults={faults} username={viewer.username} />
        )}
        {isTyped && isAtProvider && or}
        <Providers web={web} providers={ways.providers} waiting={waiting} />
        {isTyped || isAtProvider || ways.passkey ? null : <p>{words.none}</p>}
      </Door>
    ),
  });
}

/** What is about to happen, why it is asked, and what becomes of what was typed. */
function About({ waiting: { act, form }, username, status }: {
  waiting: WaitingRequest;
  username: string;
  status: 200 | 403 | 422;
}) {
  const { prove: words } = currentLocale().words.factors;
  return (
    <>
      {act && (
        <p class="door__act">
          <Icon name="shield" />
          <strong>{words.acts[act]}</strong>
        </p>
      )}
      <p class="soft">{words.lead(isolated(username))} {words.holds}</p>
      {status === 403 ? <p class="note">{form ? words.kept : words.lost}</p> : null}
    </>
  );
}

/** The proof that is typed: a password, or where a second factor is on, a code. */
function TypedProof({ ways, fields, faults, username }: {
  ways: ProofWays;
  fields: Typed;
  faults: Faults | undefined;
  username: string;
}) {
  const { prove: words } = currentLocale().words.factors;
  return (
    <Form action={PROOF_PATH} fields={fields}>
      {ways.password
        ? (
          <>
            <WhosePassword username={username} />
            <PasswordField name="proof_password" label={words.password} faults={faults} />
          </>
        )
        : (
          <Field
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
function Providers({ web, providers, waiting: { next, form, kept } }: {
  web: Web;
  providers: readonly string[];
  waiting: WaitingRequest;
}) {
  const { prove: words } = currentLocale().words.factors;
  if (providers.length === 0) return null;
  const fields = { next: form === undefined ? next : "/account", purpose: "prove" };
  const { list } = web.services.rounds;
  return (
    <>
      <div class="stack ways-in">
        {providers.map((provider) => {
          const id = URL.canParse(provider) ? "oidc" : provider;
          const shown = list.find((one) => one.id === id);
          return (
            <Form
              action={`/sign-in/with/${id}`}
              class="stack"
              fields={fields}
              opensBeside={form !== undefined}
            >
              <button type="submit">
                {shown && <Icon name={iconOf(shown)} />}
                {words.provider(providerName(list, { provider }))}
              </button>
            </Form>
          );
        })}
      </div>
      {form === undefined
        ? null
        : <ButtonForm action={form} label={words.again} fields={kept} look="primary" />}
    </>
  );
}
