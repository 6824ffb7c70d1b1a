import { HELD_COUNTED_MAX, type HeldVotes } from "../../keys/held_votes.ts";
import type { KeyStatus } from "../../keys/list_keys.ts";
import { REACH_DAYS } from "../../keys/replay_votes.ts";
import {
  ButtonForm,
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  FormCard,
  Select,
  Submit,
} from "../forms/forms.tsx";
import { Facts, Instant, LinkLine, Section } from "../frame/parts.tsx";
import { KEYS } from "./words.ts";

const { key: words } = KEYS;

/** A key as the parts of its page see it. */
interface KeyView extends Partial<FaultyForm> {
  apiKey: KeyStatus;
  /** The page's own path; its forms are sent to places below it. */
  path: string;
  /** Votes on hold. */
  held: HeldVotes | undefined;
}

/** Returns the path of a key's page. */
export function keyPath(slug: string, id: string): string {
  return `/my/servers/${slug}/api/keys/${id}`;
}

/** All that can be done with a key; one that stands for Votifier has no secret of its own to look after. */
export function KeyForms({ isVotifier, ...view }: KeyView & { isVotifier: boolean }) {
  const hasUrl = view.apiKey.webhookUrl !== null;
  return (
    <div class="cards">
      {isVotifier ? <VotifierState {...view} /> : <WebhookForm {...view} />}
      {hasUrl && !isVotifier ? <TestForm {...view} /> : null}
      {hasUrl && !isVotifier
        ? <FormCard {...words.grade} action={`${view.path}/grades`}>{null}</FormCard>
        : null}
      {isVotifier ? null : <SecretForms {...view} />}
      {hasUrl
        ? (
          <ReplayForm
            {...view}
            lead={isVotifier ? words.replayVotifier : words.replayLead(REACH_DAYS)}
          />
        )
        : null}
      {isVotifier ? null : <RollForm {...view} />}
      <RevokeLink {...view} />
    </div>
  );
}

/** Shows where a key's votes are sent, whether they are, and why not. */
function WebhookForm({ apiKey: key, path, typed, faults, held }: KeyView) {
  return (
    <Section look="card" title={words.webhook}>
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
    </Section>
  );
}

/** Shows whether the votes of a key that stands for Votifier are sent, and why not. */
function VotifierState({ apiKey: key, path }: KeyView) {
  return (
    <Section look="card" title={words.votifier} lead={<code>{key.webhookUrl}</code>}>
      <Health apiKey={key} />
      <PauseOrResume apiKey={key} path={path} />
    </Section>
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
function TestForm({ path, typed, faults }: KeyView) {
  const isOpen = faults?.["username"] !== undefined || faults?.["confirmed"] !== undefined;
  return (
    <FormCard {...words.test} look="primary" action={`${path}/tests`}>
      <details open={isOpen}>
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
    </FormCard>
  );
}

/** The two steps in which a webhook secret changes. */
function SecretForms({ apiKey: { secretPending: isPending }, path }: KeyView) {
  const [own, label] = [`${path}/webhook/secret`, isPending ? words.prepareAgain : words.prepare];
  return (
    <Section
      look="card"
      title={words.secret}
      lead={isPending ? words.pending : words.secretLead}
    >
      <div class="actions">
        {isPending
          ? <ButtonForm action={`${own}/activation`} label={words.activate} look="primary" />
          : null}
        <ButtonForm action={own} label={label} once />
      </div>
    </Section>
  );
}

/** Resends the votes since a time. */
function ReplayForm({ path, typed, faults, lead }: KeyView & { lead: string }) {
  const field = fieldsOf({ typed, faults })("since");
  return (
    <FormCard {...words.replay} lead={lead} action={`${path}/replays`}>
      <Field {...field} label={words.since} type="datetime-local" />
    </FormCard>
  );
}

/** Rolls the key, and asks how long the old secret keeps working. */
function RollForm({ path, typed, faults }: KeyView) {
  const field = fieldsOf({ typed, faults })("overlap");
  return (
    <FormCard {...words.roll} action={`${path}/rolls`}>
      <Select {...field} label={words.overlap} options={words.overlaps} />
    </FormCard>
  );
}

/** The link to the page that asks for confirmation. */
function RevokeLink({ path }: KeyView) {
  return (
    <Section look="card" title={words.revoke} lead={words.revokeLead}>
      <LinkLine href={`${path}/revocation`} label={words.revokeLink} look="danger" />
    </Section>
  );
}
