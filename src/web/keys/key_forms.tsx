import { REACH_DAYS } from "../../keys/replay_votes.ts";
import { Once } from "../frame/act.tsx";
import { ButtonForm, Field, fieldsOf, Form, Select, Submit } from "../forms/forms.tsx";
import type { KeyView } from "./own_key.ts";
import { KEYS } from "./words.ts";

const { key: words } = KEYS;

/** The two steps in which a webhook secret changes. */
export function SecretForms({ apiKey: key, path }: KeyView) {
  return (
    <section class="card">
      <h2>{words.secret}</h2>
      <p>{key.secretPending ? words.pending : words.secretLead}</p>
      <div class="actions">
        {key.secretPending
          ? (
            <ButtonForm
              action={`${path}/webhook/secret/activation`}
              label={words.activate}
              look="primary"
            />
          )
          : null}
        <Form action={`${path}/webhook/secret`} class="inline">
          <Once />
          <Submit look="secondary">
            {key.secretPending ? words.prepareAgain : words.prepare}
          </Submit>
        </Form>
      </div>
    </section>
  );
}

/** Resends the votes since a time. */
export function ReplayForm(
  { path, typed, faults, lead = words.replayLead(REACH_DAYS) }: KeyView & { lead?: string },
) {
  return (
    <section class="card">
      <h2>{words.replay}</h2>
      <p>{lead}</p>
      <Form action={`${path}/replays`}>
        <Once />
        <Field
          {...fieldsOf({ typed, faults })("since")}
          label={words.since}
          type="datetime-local"
        />
        <Submit look="secondary">{words.sendReplay}</Submit>
      </Form>
    </section>
  );
}

/** Rolls the key, and asks how long the old secret keeps working. */
export function RollForm({ path, typed, faults }: KeyView) {
  return (
    <section class="card">
      <h2>{words.roll}</h2>
      <p>{words.rollLead}</p>
      <Form action={`${path}/rolls`}>
        <Once />
        <Select
          {...fieldsOf({ typed, faults })("overlap")}
          label={words.overlap}
          options={words.overlaps}
        />
        <Submit look="secondary">{words.rollButton}</Submit>
      </Form>
    </section>
  );
}

/** The link to the page that asks for confirmation. */
export function RevokeLink({ path }: KeyView) {
  return (
    <section class="card">
      <h2>{words.revoke}</h2>
      <p>{words.revokeLead}</p>
      <p>
        <a class="button danger" href={`${path}/revocation`}>{words.revokeLink}</a>
      </p>
    </section>
  );
}
