import { REACH_DAYS } from "../../../site/keys/replay_votes.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows, Steps } from "../../../site/web/kit/rows.tsx";
import { ChannelSettings } from "../chats/channel_settings.tsx";
import type { Locales } from "../../../site/locales/site_locales.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { KeyView } from "./key_view.tsx";
import { PauseOrResume, TestForm, UrlButton, UrlForm } from "./webhook_forms.tsx";

/** All actions on a key, in groups. The keys of Votifier connections and channels have no secret to manage. */
export function KeyForms({ locales, ...view }: KeyView & { locales: Locales }) {
  const { key: words } = currentLocale().words.keys;
  return (
    <>
      <Receiver {...view} locales={locales} />
      {view.apiKey.kind !== "webhook"
        ? null
        : (
          <Panel title={words.security} lead={words.securityLead}>
            <Rows>
              <RollForm {...view} />
              <SecretForms {...view} />
            </Rows>
          </Panel>
        )}
      <Revocation path={view.path} />
    </>
  );
}

/** Where the key's votes are sent to, and what can be sent there again. */
function Receiver({ locales, ...view }: KeyView & { locales: Locales }) {
  const { key: words } = currentLocale().words.keys;
  const { channel } = currentLocale().words.chats;
  const { apiKey: { kind, webhookUrl }, actions } = view;
  const [title, lead, replayLead] = ({
    webhook: [words.webhook, words.webhookLead, words.replayLead(REACH_DAYS)],
    votifier: [words.votifier, words.webhookLead, words.replayVotifier],
    chat: [channel.title, channel.lead, channel.replayLead(REACH_DAYS)],
  } as const)[kind];
  return (
    <Panel title={title} lead={lead}>
      <Rows>
        {kind === "votifier" && <Row note={<code>{webhookUrl}</code>} />}
        {kind === "webhook" && <UrlForm {...view} />}
        {kind === "chat" && (
          <ChannelSettings {...view} save={actions.chat} test={actions.test} locales={locales} />
        )}
        {webhookUrl !== null && (
          <>
            {kind === "webhook" && <Trials {...view} />}
            <PauseOrResume {...view} />
            <ReplayForm {...view} lead={replayLead} />
          </>
        )}
      </Rows>
    </Panel>
  );
}

/** Sends a test to the webhook, or grades its receiver. */
function Trials(view: KeyView) {
  const { grade: words } = currentLocale().words.keys.key;
  return (
    <>
      <TestForm {...view} />
      <Row
        title={words.title}
        note={words.lead}
        end={<UrlButton to={`${view.path}/grades`} label={words.button} />}
      />
    </>
  );
}

/** The link to the page that revokes the key. */
function Revocation({ path }: Pick<KeyView, "path">) {
  const { key: words } = currentLocale().words.keys;
  return (
    <Panel title={words.danger} lead={words.dangerLead} look="danger">
      <Rows>
        <Row
          title={words.revoke}
          note={words.revokeLead}
          end={<a class="button danger" href={`${path}/revocation`}>{words.revokeLink}</a>}
        />
      </Rows>
    </Panel>
  );
}

/** The forms that change a webhook secret, step by step. */
function SecretForms({ apiKey: { secretPending: isPending }, at, actions }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const current = isPending ? 1 : 0;
  return (
    <Row
      title={words.secret}
      note={isPending ? words.pending : words.secretLead}
      end={
        <div class="actions">
          {isPending && <actions.activation.Button at={at} look="primary" />}
          <actions.secret.Button at={at} submit={isPending ? words.prepareAgain : words.prepare} />
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

/** The form that resends the votes since a time. */
function ReplayForm({ at, actions: { replay }, lead }: KeyView & { lead: string }) {
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

/** Hours for which the old secret can keep working. The first is the default. */
const OVERLAPS = [[24, "day"], [0, "now"], [1, "hour"], [168, "week"]] as const;

/** The form that rolls the key. It asks how long the old secret should keep working. */
function RollForm({ apiKey: { ending }, at, actions: { roll } }: KeyView) {
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
