import { z } from "zod";
import { issueKey, KEY_NAME_MAX } from "../../../core/keys/issue_key.ts";
import { findKeys, type KeyStatus } from "../../../site/keys/list_keys.ts";
import { SCOPES } from "../../../core/keys/scopes.ts";
import type { Server } from "../../../core/servers/server.ts";
import type { AuditEntry } from "../../../site/trail/find_audit.ts";
import { isAsking, listOwnerAudit, wordsToOwner } from "../../../site/trail/owner_words.ts";
import { offerChat } from "../chats/chats_page.tsx";
import {
  FaultSummary,
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  Submit,
} from "../../../site/web/kit/form.tsx";
import { FORM_ID, submitOwn } from "../../../site/web/forms/submit.ts";
import { Timestamp } from "../../../site/web/parts/parts.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Own, Web, WebContext } from "../../../site/web/web_env.ts";
import { deliveriesPath, keyPath } from "../../../site/web/my_servers/key_path.ts";
import { scopesOf } from "./key_page.tsx";
import { WebhookBadge } from "../webhook_badge.tsx";
import {
  apiKey,
  sendFormUsed,
  sendShownOnce,
  TryKey,
  webhookSecret,
} from "../../../site/web/my_servers/shown_once.tsx";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Deliveries, findLog } from "../../../site/web/deliveries/deliveries.tsx";
import { covers } from "../../../core/servers/roles.ts";
import { Table } from "../../../site/web/kit/table.tsx";

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 10;

/** Sample programs, and where the guides show them. */
const SAMPLES = [
  { name: "ask", href: "/docs/polling" },
  { name: "receive", href: "/docs/webhooks#whole-receivers" },
] as const;

/** POST /my/servers/:slug/api/keys: creates a key. The response is the only place that shows its two secrets. */
export const issueApiKey = submitOwn({
  schema: z.looseObject({
    form_id: FORM_ID,
    name: z.string(),
    webhook_url: z.string().transform(pastedValue),
  }),
  fields: {
    key_name_invalid: "name",
    scopes_invalid: "scopes",
    webhook_url_refused: "webhook_url",
    webhook_url_taken: "webhook_url",
    server_not_approved: "",
    keys_too_many: "",
  },
  show: showApiPanel,
  used: sendFormUsed,
  async act(c, web, own, { form_id, name, webhook_url, ...boxes }) {
    const offer = offerChat(c, web, own, webhook_url);
    if (offer) return await offer;
    const { server: { slug }, act } = own;
    const { once } = currentLocale().words.keys;
    const webhookUrl = webhook_url === "" ? undefined : webhook_url;
    const scopes = SCOPES.filter((scope) => scope in boxes);
    const issue = { name, webhookUrl, scopes, ...act, formId: form_id };
    const made = await issueKey(web.services, slug, issue);
    const secrets = [apiKey(made.secret), webhookSecret(made.webhookSecret)];
    const next = keyPath(slug, made.id);
    const tryKey = (
      <TryKey
        site={web.site}
        path={next}
        secret={made.secret}
        canRead={scopes.includes("read")}
        hasWebhook={webhookUrl !== undefined}
      />
    );
    return sendShownOnce(c, web, { title: once.issued(isolated(name)), secrets, tryKey, next });
  },
});

/**
 * GET /my/servers/:slug/api: shows the keys of a server, a form to create another, and the deliveries to them. Viewers
 * see the deliveries only.
 */
export async function showApiPanel(c: WebContext, web: Web, own: Own, sent?: FaultyForm) {
  const { words } = currentLocale();
  const { server, act } = own;
  const { sql } = web.services;
  const isManager = covers(own.role, "manager");
  const keys = await findKeys(sql, server.id, act);
  const [log, entries] = await Promise.all([
    findLog(c, web, own, keys),
    isManager ? listOwnerAudit(sql, server.id, HISTORY_LENGTH) : [],
  ]);
  const name = isolated(server.name);
  const title = isManager ? words.keys.panel.title(name) : words.deliveries.log.title(name);
  return await sendOwnPage(c, web, {
    server,
    title: log.title ?? title,
    status: sent ? 422 : 200,
    body: (
      <>
        <FaultSummary faults={sent?.faults} />
        {isManager && <Keys server={server} keys={keys} sent={sent} />}
        <Deliveries {...log} />
        {isManager && <Samples />}
        {isManager && <AuditTable keys={keys} entries={entries} />}
      </>
    ),
  });
}

/** The keys with their states, and the form for another one. */
function Keys({ server, keys, sent }: {
  server: Server;
  keys: readonly KeyStatus[];
  sent: FaultyForm | undefined;
}) {
  const { panel } = currentLocale().words.keys;
  const own = keys.filter(({ kind }) => kind === "webhook");
  const none = server.status === "approved" ? panel.noneNext : panel.noneUntil;
  return (
    <Panel title={panel.heading} lead={panel.lead}>
      {own.length === 0 && (
        <p>
          <b>{panel.none}.</b> {none}
        </p>
      )}
      {own.length > 0 && <Rows>{own.map((key) => <KeyRow slug={server.slug} apiKey={key} />)}
      </Rows>}
      <NewKey server={server} sent={sent} isFirst={own.length === 0} />
    </Panel>
  );
}

/** A key with what it is for, when it was used last, and the state of its webhook. */
function KeyRow({ slug, apiKey: key }: { slug: string; apiKey: KeyStatus }) {
  const { panel } = currentLocale().words.keys;
  const hasFailed = key.failingSince !== null || key.webhookState === "disabled";
  return (
    <Row
      wraps
      title={<a href={keyPath(slug, key.id)} dir="auto">{key.name}</a>}
      note={
        <>
          {scopesOf(key)} · <code>…{key.ending}</code> · {panel.created}{" "}
          <Timestamp at={key.createdAt} /> · {panel.lastUsed} <Timestamp at={key.lastUsedAt} />
        </>
      }
      end={
        <>
          {hasFailed && <a href={deliveriesPath(slug, { key: key.id })}>{panel.why}</a>}
          <WebhookBadge apiKey={key} />
        </>
      }
    />
  );
}

/** Complete programs that use a key, and where the guides show them. */
function Samples() {
  const { panel } = currentLocale().words.keys;
  return (
    <Panel title={panel.code} lead={panel.codeLead}>
      <Rows>
        {SAMPLES.map(({ name, href }) => (
          <Row
            title={<a href={href}>{panel.samples[name].label}</a>}
            note={panel.samples[name].lead}
          />
        ))}
      </Rows>
      <p>
        <a href="/docs/api">{panel.reference}</a>
      </p>
    </Panel>
  );
}

/** The form for another key, which is open if there is none yet. */
function NewKey({ server, sent, isFirst }: {
  server: Server;
  sent: FaultyForm | undefined;
  isFirst: boolean;
}) {
  const { panel } = currentLocale().words.keys;
  if (server.status !== "approved") return <NotApproved server={server} />;
  const field = fieldsOf(sent ?? {});
  return (
    <Fold title={panel.newKey} isOpen={isFirst || sent !== undefined}>
      <Form action={`/my/servers/${server.slug}/api/keys`} once>
        <Field
          {...field("name")}
          {...panel.nameField}
          maxlength={KEY_NAME_MAX}
          autocomplete="off"
        />
        <Field
          {...field("webhook_url")}
          {...panel.urlField}
          type="url"
          required={false}
          autocomplete="off"
        />
        <fieldset id="scopes">
          <legend>{panel.scopesField}</legend>
          {SCOPES.map((scope) => {
            const checked = sent ? scope in sent.typed : scope === "read";
            return (
              <label>
                <input type="checkbox" name={scope} checked={checked} /> {panel.scope[scope].label}
              </label>
            );
          })}
        </fieldset>
        <Submit>{panel.generate}</Submit>
      </Form>
    </Fold>
  );
}

function NotApproved({ server }: { server: Server }) {
  const { keys: { panel }, frame: { statuses } } = currentLocale().words;
  return (
    <div class="notice late">
      <p>{panel.notApproved(statuses[server.status])}</p>
      {server.decidedReason === null ? null : <p>{panel.reason(server.decidedReason)}</p>}
    </div>
  );
}

/** Recent changes, with the names of keys, including revoked ones. */
function AuditTable({ keys, entries }: { keys: KeyStatus[]; entries: AuditEntry[] }) {
  const { keys: { panel }, frame: { trail } } = currentLocale().words;
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  return (
    <Fold title={panel.history} note={panel.historyLead}>
      <Table
        label={panel.history}
        heads={[panel.when, panel.who, panel.what, panel.which]}
        rows={entries.map((entry) => [
          <Timestamp at={entry.at} />,
          entry.byOperator ? trail.operator : entry.actor ?? trail.gone,
          <Act entry={entry} />,
          names.get(keyOf(entry)) ?? "",
        ])}
      />
    </Fold>
  );
}

/** What was done, and what a moderator wrote to the owner with it. */
function Act({ entry }: { entry: AuditEntry }) {
  const { keys: { panel }, frame: { trail } } = currentLocale().words;
  const words = wordsToOwner(entry);
  return (
    <>
      {isAsking(entry) ? panel.asked : trail.actions[entry.action]}
      {words !== undefined && <p class="note">{panel.reason(isolated(words))}</p>}
    </>
  );
}

/** Returns the entry's key. A delivery's entry has it in its details. */
function keyOf({ subject, details }: AuditEntry): string {
  return String(details["key"] ?? subject);
}
