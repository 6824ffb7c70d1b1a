import { HELD_COUNTED_MAX } from "../../keys/held_votes.ts";
import { ButtonForm, Field, fieldsOf, Form, Submit } from "../forms/forms.tsx";
import { Once } from "../frame/act.tsx";
import { Facts } from "../frame/facts.tsx";
import { Instant } from "../frame/instant.tsx";
import type { KeyView } from "./own_key.ts";
import { KEYS } from "./words.ts";
import type { KeyStatus, WebhookState } from "../../keys/list_keys.ts";

const { key: words } = KEYS;

/** Shows where a key's votes are sent, whether they are, and why not. */
export function WebhookForm({ apiKey: key, path, typed, faults, held }: KeyView) {
  return (
    <section class="card">
      <h2>{words.webhook}</h2>
      <Health apiKey={key} />
      {held === undefined ? null : (
        <p class="note">
          {words.held(held.count, HELD_COUNTED_MAX)} <Instant at={held.keptUntil} />.
        </p>
      )}
      <Form action={`${path}/webhook`}>
        <Field
          {...fieldsOf({ typed: { url: key.webhookUrl ?? "", ...typed }, faults })("url")}
          {...words.urlField}
          type="url"
          required={false}
          autocomplete="off"
        />
        <Submit>{words.saveUrl}</Submit>
      </Form>
      {key.webhookUrl === null ? null : <PauseOrResume apiKey={key} path={path} />}
    </section>
  );
}

/** Shows whether the votes of a key that stands for Votifier are sent, and why not. */
export function WebhookState({ apiKey: key, path }: KeyView) {
  return (
    <section class="card">
      <h2>{words.votifier}</h2>
      <p>
        <code>{key.webhookUrl}</code>
      </p>
      <Health apiKey={key} />
      <PauseOrResume apiKey={key} path={path} />
    </section>
  );
}

function Health({ apiKey: key }: Pick<KeyView, "apiKey">) {
  if (key.webhookState === "disabled") {
    const { gone, failing } = words.disabled;
    return <p class="notice fault">{key.disabledBecause === "gone" ? gone : failing}</p>;
  }
  if (key.failingSince === null) return null;
  return (
    <Facts
      facts={[
        [words.failingSince, <Instant at={key.failingSince} />],
        [words.asksAgain, key.webhookState === "waiting" ? <Instant at={key.asksAgainAt} /> : null],
      ]}
    />
  );
}

function PauseOrResume({ apiKey: key, path }: Pick<KeyView, "apiKey" | "path">) {
  const isOff = key.webhookState === "paused" || key.webhookState === "disabled";
  return (
    <div class="actions">
      <ButtonForm
        action={`${path}/webhook/state`}
        label={isOff ? words.resume : words.pause}
        fields={{ state: isOff ? "active" : "paused" }}
      />
      <span class="note">{words.pauseHelp}</span>
    </div>
  );
}

/** Sends a marked vote from no real player or, unfolded, in a player's name, which a receiver may reward. */
export function TestForm({ path, typed, faults }: KeyView) {
  return (
    <section class="card">
      <h2>{words.test}</h2>
      <p>{words.testLead}</p>
      <Form action={`${path}/tests`}>
        <Once />
        <details open={faults?.["username"] !== undefined || faults?.["confirmed"] !== undefined}>
          <summary>{words.testMore}</summary>
          <Field
            {...fieldsOf({ typed, faults })("username")}
            {...words.testName}
            required={false}
            autocomplete="off"
          />
          <fieldset>
            <label>
              <input type="checkbox" id="confirmed" name="confirmed" value="yes" />
              {words.testConfirm}
            </label>
          </fieldset>
        </details>
        <Submit>{words.sendTest}</Submit>
      </Form>
    </section>
  );
}

const LOOKS: Record<WebhookState | "revoked", string> = {
  none: "",
  active: "good",
  failing: "bad",
  waiting: "wait",
  paused: "wait",
  disabled: "bad",
  revoked: "",
};

/** The state of a key's webhook, in a word. */
export function WebhookBadge({ apiKey: key }: { apiKey: KeyStatus }) {
  const state = key.revokedAt === null ? key.webhookState : "revoked";
  return <span class={`badge ${LOOKS[state]}`.trim()}>{KEYS.states[state]}</span>;
}
