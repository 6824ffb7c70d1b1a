import type { HeldVotes } from "../../../site/keys/held_votes.ts";
import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import { REACH_DAYS } from "../../../site/keys/replay_votes.ts";
import {
  ButtonForm,
  type ButtonLook,
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  Select,
  Submit,
} from "../../../site/web/kit/form.tsx";
import { MomentField } from "../../../site/web/kit/moment_field.tsx";
import { ChannelSettings } from "../chats/channel_settings.tsx";
import type { Locales } from "../../../site/locales/locales.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";

/** The data about a key that the parts of its page need. */
export interface KeyView extends Partial<FaultyForm> {
  apiKey: KeyStatus;
  /** The page's path. Its forms post to paths below it. */
  path: string;
  /** Votes on hold. */
  held: HeldVotes | undefined;
}

/** All actions on a key, in groups. One that stands for Votifier or a channel has no secret of its own to manage. */
export function KeyForms({ locales, ...view }: KeyView & { locales: Locales }) {
  const { key: words } = currentLocale().words.keys;
  const { channel } = currentLocale().words.chats;
  const { kind } = view.apiKey;
  const hasUrl = view.apiKey.webhookUrl !== null;
  const [title, lead, replayLead] = ({
    webhook: [words.webhook, words.webhookLead, words.replayLead(REACH_DAYS)],
    votifier: [words.votifier, words.webhookLead, words.replayVotifier],
    chat: [channel.title, channel.lead, channel.replayLead(REACH_DAYS)],
  } as const)[kind];
  return (
    <>
      <Panel title={title} lead={lead}>
        <Rows>
          {kind === "votifier" && <Row note={<code>{view.apiKey.webhookUrl}</code>} />}
          {kind === "webhook" && <UrlForm {...view} />}
          {kind === "chat" && <ChannelSettings {...view} locales={locales} />}
          {hasUrl && kind === "webhook" && (
            <>
              <TestForm {...view} />
              <Row
                title={words.grade.title}
                note={words.grade.lead}
                end={<UrlButton to={`${view.path}/grades`} label={words.grade.button} />}
              />
            </>
          )}
          {hasUrl && (
            <>
              <PauseOrResume {...view} />
              <ReplayForm {...view} lead={replayLead} />
            </>
          )}
        </Rows>
      </Panel>
      {kind !== "webhook" ? null : (
        <Panel title={words.security} lead={words.securityLead}>
          <Rows>
            <RollForm {...view} />
            <SecretForms {...view} />
          </Rows>
        </Panel>
      )}
      <Panel title={words.danger} lead={words.dangerLead} look="danger">
        <Rows>
          <Row
            title={words.revoke}
            note={words.revokeLead}
            end={<a class="button danger" href={`${view.path}/revocation`}>{words.revokeLink}</a>}
          />
        </Rows>
      </Panel>
    </>
  );
}

/** The form of the URL, whose fields the buttons for a test and a grade send, too. */
const URL_FORM = "webhook";

/** A button that sends something to the URL. It sends the form of the URL, so that what was typed there isn't lost. */
function UrlButton({ to, label, look = "secondary" }: {
  to: string;
  label: string;
  look?: ButtonLook;
}) {
  return <button type="submit" class={look} form={URL_FORM} formaction={to}>{label}</button>;
}

/** The URL that a key's votes are sent to. */
function UrlForm({ apiKey: key, path, typed, faults }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  return (
    <div class="stack">
      <Form action={`${path}/webhook`} id={URL_FORM} once>
        <Field
          {...fieldsOf({ typed: { url: key.webhookUrl ?? "", ...typed }, faults })("url")}
          {...words.urlField}
          type="url"
          required={false}
          autocomplete="off"
        />
        <Submit look="secondary">{words.saveUrl}</Submit>
      </Form>
    </div>
  );
}

function PauseOrResume({ apiKey: key, path }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const isOff = key.webhookState === "paused" || key.webhookState === "disabled";
  const button = (
    <ButtonForm
      action={`${path}/webhook/state`}
      label={isOff ? words.resume : words.pause}
      look={isOff ? "primary" : "secondary"}
      fields={{ state: isOff ? "active" : "paused" }}
    />
  );
  const [title, lead] = isOff ? [words.resume, words.resumeHelp] : [words.pause, words.pauseHelp];
  return <Row title={title} note={lead} end={button} />;
}

/** Sends a marked vote from no real player, or, when expanded, in a player's name, which a receiver may reward. */
function TestForm({ path, typed, faults }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const isOpen = Boolean(typed?.["username"]) || faults?.["confirmed"] !== undefined;
  return (
    <Row title={words.test.title} note={words.test.lead}>
      <div class="form">
        <UrlButton to={`${path}/tests`} label={words.test.button} look="primary" />
        <details open={isOpen}>
          <summary>{words.testMore}</summary>
          <Field
            {...fieldsOf({ typed, faults })("username")}
            {...words.testName}
            required={false}
            autocomplete="off"
            form={URL_FORM}
          />
          <fieldset>
            <label>
              <input
                type="checkbox"
                id="confirmed"
                name="confirmed"
                value="yes"
                form={URL_FORM}
              />
              {words.testConfirm}
            </label>
          </fieldset>
        </details>
      </div>
    </Row>
  );
}

/** The steps of changing a webhook secret. */
function SecretForms({ apiKey: { secretPending: isPending }, path }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const [own, label] = [`${path}/webhook/secret`, isPending ? words.prepareAgain : words.prepare];
  const step = isPending ? 1 : 0;
  return (
    <Row
      title={words.secret}
      note={isPending ? words.pending : words.secretLead}
      end={
        <div class="actions">
          {isPending
            ? <ButtonForm action={`${own}/activation`} label={words.activate} look="primary" />
            : null}
          <ButtonForm action={own} label={label} once />
        </div>
      }
    >
      <ol class="steps">
        {words.secretSteps.map((sentence, nth) => (
          <li
            class={nth < step ? "is-done" : undefined}
            aria-current={nth === step ? "step" : undefined}
          >
            {sentence}
          </li>
        ))}
      </ol>
    </Row>
  );
}

/** Resends the votes since a time. */
function ReplayForm({ path, typed, faults, lead }: KeyView & { lead: string }) {
  const { key: words } = currentLocale().words.keys;
  return (
    <Row title={words.replay.title} note={lead}>
      <Form action={`${path}/replays`} class="fields" once>
        <MomentField {...fieldsOf({ typed, faults })("since")} label={words.since} />
        <Submit look="secondary">{words.replay.button}</Submit>
      </Form>
    </Row>
  );
}

/** Hours for which the old secret can keep working; the first is suggested. */
const OVERLAPS = [[24, "day"], [0, "now"], [1, "hour"], [168, "week"]] as const;

/** Rolls the key, and asks how long the old secret should keep working. */
function RollForm({ apiKey: { ending }, path, typed, faults }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const field = fieldsOf({ typed, faults })("overlap");
  const overlaps = OVERLAPS.map(([hours, name]) => ({
    value: String(hours),
    label: words.overlaps[name],
  }));
  return (
    <Row
      title={words.roll.title}
      note={
        <>
          {words.roll.lead} <code>vb_…{ending}</code>
        </>
      }
    >
      <Form action={`${path}/rolls`} class="fields" once>
        <Select {...field} label={words.overlap} options={overlaps} />
        <Submit look="secondary">{words.roll.button}</Submit>
      </Form>
    </Row>
  );
}
