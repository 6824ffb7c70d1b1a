import { isolated } from "../../../text/shown_text.ts";
import { ButtonForm, Form } from "../../kit/form.tsx";
import { Icon } from "../../kit/icons.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web } from "../../web_env.ts";
import { iconOf, providerName } from "../ways/provider_buttons.tsx";
import { fieldsOfWaiting, type WaitingRequest } from "./waiting_proof.ts";

/** The hidden fields of the waiting form. */
export function KeptRequest({ waiting }: { waiting: WaitingRequest }) {
  return (
    <>
      {Object.entries(fieldsOfWaiting(waiting)).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** The explanation of what happens next, why a proof is needed, and that the typed text is kept. */
export function AboutRequest({ waiting: { purpose, form }, username, isRefused }: {
  waiting: WaitingRequest;
  username: string;
  isRefused: boolean;
}) {
  const { prove: words } = currentLocale().words.factors;
  return (
    <>
      {purpose && (
        <p class="notice">
          <Icon name="shield" />
          <b>{words.purposes[purpose]}</b>
        </p>
      )}
      <p class="soft">{words.lead(isolated(username))} {words.holds}</p>
      {isRefused && <p class="note">{form ? words.kept : words.lost}</p>}
    </>
  );
}

/** The buttons of the viewer's providers. They open in a new tab, so that a waiting form stays here. */
export function ProofByProviders({ web, providers, waiting: { next, form, kept } }: {
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
      <div class="ways-in">
        {providers.map((provider) => {
          const id = URL.canParse(provider) ? "oidc" : provider;
          const shown = list.find((one) => one.id === id);
          return (
            <Form
              action={`/sign-in/with/${id}`}
              class="inline"
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
