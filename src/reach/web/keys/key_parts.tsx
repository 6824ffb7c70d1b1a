import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import { HELD_COUNTED_MAX, type HeldVotes } from "../../../site/keys/held_votes.ts";
import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import { REACH_DAYS } from "../../../site/keys/replay_votes.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { type ButtonLook, Field, fieldsOf, Form, Submit } from "../../../site/web/kit/form.tsx";
import { Notice, Panel } from "../../../site/web/kit/panel.tsx";
import { FactList, Row, Rows, Steps } from "../../../site/web/kit/rows.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { deliveriesPath } from "../../../site/web/my_servers/key_path.ts";
import { Timestamp } from "../../../site/web/parts/parts.tsx";
import { ChannelSettings } from "../chats/channel_settings.tsx";
import type { Locales } from "../../../site/locales/locales.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { WebhookBadge } from "../webhook_badge.tsx";
import { scopesOf } from "./find_own_key.ts";

/** The forms of a key's page. */
type KeyActs = Record<
  "replay" | "roll" | "state" | "secret" | "activation" | "chat" | "test",
  Action
>;

/** The data about a key that the parts of its page need. */
interface KeyView {
  apiKey: KeyStatus;
  /** The page's path, and the names in it. The page's forms are sent to paths below it. */
  path: string;
  at: Record<"slug" | "id", string>;
  acts: KeyActs;
  /** Votes on hold. */
  held: HeldVotes | undefined;
}

/**
 * All actions on a key, in groups. The key of a Votifier connection or a channel has no secret of its own to manage.
 */
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
          {kind === "chat" && (
            <ChannelSettings
              {...view}
              save={view.acts.chat}
              test={view.acts.test}
              locales={locales}
            />
          )}
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

/** The URL that a key's votes are sent to. Three forms send it, so its faults are those of whichever was sent. */
function UrlForm({ apiKey: key, path }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const { typed, faults } = sentForm() ?? {};
  return (
    <Row>
      <Form action={`${path}/webhook`} id={URL_FORM} once>
        <Field
          {...fieldsOf({ typed: { url: key.webhookUrl ?? "", ...typed }, ...faults && { faults } })(
            "url",
          )}
          {...words.urlField}
          type="url"
          required={false}
          autocomplete="off"
        />
        <Submit look="secondary">{words.saveUrl}</Submit>
      </Form>
    </Row>
  );
}

function PauseOrResume({ apiKey: key, at, acts: { state } }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const isOff = key.webhookState === "paused" || key.webhookState === "disabled";
  const button = (
    <state.Button
      at={at}
      typed={{ state: isOff ? "active" : "paused" }}
      submit={isOff ? words.resume : words.pause}
      look={isOff ? "primary" : "secondary"}
    />
  );
  const [title, lead] = isOff ? [words.resume, words.resumeHelp] : [words.pause, words.pauseHelp];
  return <Row title={title} note={lead} end={button} />;
}

/** Sends a marked vote from no real player, or, when expanded, in a player's name, which a receiver may reward. */
function TestForm({ path }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const { typed, faults } = sentForm() ?? {};
  const isOpen = Boolean(typed?.["username"]) || faults?.["confirmed"] !== undefined;
  return (
    <Row title={words.test.title} note={words.test.lead}>
      <div class="form">
        <UrlButton to={`${path}/tests`} label={words.test.button} look="primary" />
        <details open={isOpen}>
          <summary>{words.testMore}</summary>
          <Field
            {...fieldsOf(sentForm())("username")}
            {...words.testName}
            required={false}
            autocomplete="off"
            form={URL_FORM}
          />
          <label class="tick">
            <input
              type="checkbox"
              id="confirmed"
              name="confirmed"
              value="yes"
              form={URL_FORM}
            />
            <span>{words.testConfirm}</span>
          </label>
        </details>
      </div>
    </Row>
  );
}

/** The steps of changing a webhook secret. */
function SecretForms({ apiKey: { secretPending: isPending }, at, acts }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const current = isPending ? 1 : 0;
  return (
    <Row
      title={words.secret}
      note={isPending ? words.pending : words.secretLead}
      end={
        <div class="actions">
          {isPending && <acts.activation.Button at={at} look="primary" />}
          <acts.secret.Button at={at} submit={isPending ? words.prepareAgain : words.prepare} />
        </div>
      }
    >
      <Steps
        steps={words.secretSteps.map((title, nth) => ({
          title,
          state: nth < current ? "good" : nth === current ? "current" : undefined,
        }))}
      />
    </Row>
  );
}

/** Resends the votes since a time. */
function ReplayForm({ at, acts: { replay }, lead }: KeyView & { lead: string }) {
  const { key: words } = currentLocale().words.keys;
  return (
    <Row title={words.replay.title} note={lead}>
      <replay.Form
        at={at}
        class="fields"
        typed={{ only: "" }}
        copy={{ since: { label: words.since } }}
        look="secondary"
      />
    </Row>
  );
}

/** Hours for which the old secret can keep working; the first is suggested. */
const OVERLAPS = [[24, "day"], [0, "now"], [1, "hour"], [168, "week"]] as const;

/** Rolls the key, and asks how long the old secret should keep working. */
function RollForm({ apiKey: { ending }, at, acts: { roll } }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const overlap = OVERLAPS.map(([hours, name]) => ({
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
      <roll.Form at={at} class="fields" options={{ overlap }} look="secondary" />
    </Row>
  );
}

/** The key's name, its state, and the page that it belongs to. */
export function KeyHead({ slug, apiKey: key }: { slug: string; apiKey: KeyStatus }) {
  const { key: words, panel } = currentLocale().words.keys;
  const [page, label] = ({
    webhook: ["api", words.back],
    votifier: ["rewards", words.toRewards],
    chat: ["rewards#chats", words.toRewards],
  } as const)[key.kind];
  const facts = [
    [panel.ending, <code>…{key.ending}</code>],
    [panel.scopes, scopesOf(key)],
    [panel.created, <Timestamp at={key.createdAt} />],
    [panel.lastUsed, <Timestamp at={key.lastUsedAt} />],
    [words.revokedAt, key.revokedAt && <Timestamp at={key.revokedAt} />],
  ] as const;
  return (
    <>
      <a class="crumb" href={`/my/servers/${slug}/${page}`}>{label}</a>
      <Panel
        title={
          <span class="page__title">
            <bdi>{key.name}</bdi>
            <WebhookBadge apiKey={key} />
          </span>
        }
        aside={key.webhookUrl !== null && (
          <a href={deliveriesPath(slug, { key: key.id })}>{words.deliveries}</a>
        )}
      >
        {key.kind === "webhook" && <FactList facts={facts} />}
      </Panel>
    </>
  );
}

/** Problems of a webhook and the votes waiting for it, with the recommended action. */
export function KeyNotes({ apiKey: key, at, held, acts: { replay } }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const isOff = key.webhookState === "paused" || key.webhookState === "disabled";
  return (
    <>
      {key.webhookState === "disabled"
        ? (
          <Notice tone="bad">
            <p>{disabledSentence(key)}</p>
          </Notice>
        )
        : key.failingSince && (
          <Notice tone="bad">
            <p>
              {words.failingSince} <Timestamp at={key.failingSince} />.{" "}
              {key.webhookState === "waiting"
                ? (
                  <>
                    {words.asksAgain} <Timestamp at={key.asksAgainAt} />.
                  </>
                )
                : null}
            </p>
          </Notice>
        )}
      {held && (
        <div class="notice late">
          <p>
            {held.count > HELD_COUNTED_MAX
              ? words.heldMore(HELD_COUNTED_MAX, KEPT_DAYS.delivery)
              : words.held(held.count, KEPT_DAYS.delivery)} <Timestamp at={held.keptUntil} />.{" "}
            {isOff ? words.heldOff : null}
          </p>
          {isOff
            ? null
            : <replay.Button at={at} typed={{ only: "held" }} submit={words.sendHeld} />}
        </div>
      )}
    </>
  );
}

function disabledSentence({ disabledBecause }: KeyStatus): string {
  const { words } = currentLocale();
  if (disabledBecause === "chat_gone") return words.chats.channel.gone;
  const { gone, failing } = words.keys.key.disabled;
  return disabledBecause === "gone" ? gone : failing;
}
