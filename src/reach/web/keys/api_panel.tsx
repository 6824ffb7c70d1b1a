import { issueKey } from "../../../core/keys/issue_key.ts";
import { KEY_NAME_MAX } from "../../../core/keys/key_inputs.ts";
import { findKeys, type KeyStatus } from "../../../site/keys/list_keys.ts";
import { SCOPES } from "../../../core/keys/scopes.ts";
import type { Server } from "../../../core/servers/server.ts";
import type { AuditEntry } from "../../../site/trail/find_audit.ts";
import { isAsking, listOwnerAudit, noteToOwner } from "../../../site/trail/owner_notes.ts";
import { offerChat } from "../rewards/offer_chat.tsx";
import { proved } from "../../../site/web/account/proof/prove_page.tsx";
import { action } from "../../../site/web/forms/action.tsx";
import { box, line } from "../../../site/web/forms/fields.tsx";
import { FaultSummary } from "../../../site/web/kit/form.tsx";
import { groupOf } from "../../../site/web/kit/inputs.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../../site/web/web_env.ts";
import { deliveriesPath, keyPath } from "../../../site/web/my_servers/key_path.ts";
import { scopesOf } from "./find_own_key.ts";
import { WebhookBadge } from "../webhook_badge.tsx";
import {
  apiKey,
  sendFormUsed,
  sendShownOnce,
  TryKey,
  webhookSecret,
} from "../../../site/web/my_servers/shown_once.tsx";
import { isolated } from "../../../site/text/shown_text.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Deliveries } from "../../../site/web/deliveries/deliveries_section.tsx";
import { findLog } from "../../../site/web/deliveries/delivery_log.ts";
import { covers } from "../../../core/servers/roles.ts";
import { Table } from "../../../site/web/kit/table.tsx";

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 10;

/** Sample programs, with their places in the guides. */
const SAMPLES = [
  { name: "ask", href: "/docs/polling" },
  { name: "receive", href: "/docs/webhooks#whole-receivers" },
] as const;

/** Creates a key. The response is the only place that shows its two secrets. */
export const newKey = action({
  path: "/my/servers/:slug/api/keys",
  who: "manager",
  route: { purpose: "key" },
  guard: proved,
  once: true,
  fields: {
    name: line({ max: KEY_NAME_MAX }),
    webhook_url: line({ type: "url", isOptional: true, isPasted: true }),
    read: box(),
    rewards: box(),
    feed: box(),
  },
  refused: {
    key_name_invalid: "name",
    scopes_invalid: "scopes",
    webhook_url_refused: "webhook_url",
    webhook_url_taken: "webhook_url",
    server_not_approved: "form",
    keys_too_many: "form",
  },
  copy() {
    const { panel } = currentLocale().words.keys;
    return { name: panel.nameField, webhook_url: panel.urlField, submit: panel.generate };
  },
  async onSubmit({ c, web, own, values: { name, webhook_url: url, ...boxes }, sender }) {
    const offer = offerChat(c, web, { ...own, address: url });
    if (offer) return await offer;
    const { slug } = own.server;
    const { once } = currentLocale().words.keys;
    const webhookUrl = url === "" ? undefined : url;
    const scopes = SCOPES.filter((scope) => boxes[scope]);
    const made = await issueKey(web.services, slug, { name, webhookUrl, scopes, ...sender });
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
    const secrets = [apiKey(made.secret), webhookSecret(made.webhookSecret)];
    return sendShownOnce(c, web, { title: once.issued(isolated(name)), secrets, tryKey, next });
  },
  page: showApiPanel,
  used: sendFormUsed,
});

/**
 * GET /my/servers/:slug/api: shows the keys of a server, a form to create another, and the deliveries to them. Viewers
 * see only the deliveries.
 */
export async function showApiPanel(c: WebContext, web: Web, own: ServerAccess) {
  const { words } = currentLocale();
  const { server, act } = own;
  const { sql } = web.services;
  const isManager = covers(own.role, "manager");
  const keys = await findKeys(sql, server.id, act);
  const [log, entries] = await Promise.all([
    findLog(c, web, { ...own, keys }),
    isManager ? listOwnerAudit(sql, server.id, HISTORY_LENGTH) : [],
  ]);
  const name = isolated(server.name);
  const title = isManager ? words.keys.panel.title(name) : words.deliveries.log.title(name);
  return await sendOwnPage(c, web, {
    server,
    title: log.title ?? title,
    body: (
      <>
        <FaultSummary />
        {isManager && <Keys server={server} keys={keys} />}
        <Deliveries {...log} />
        {isManager && <Samples />}
        {isManager && <AuditTable keys={keys} entries={entries} />}
      </>
    ),
  });
}

/** The keys with their states, and the form that creates another. */
function Keys({ server, keys }: { server: Server; keys: readonly KeyStatus[] }) {
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
      <NewKey server={server} isFirst={own.length === 0} />
    </Panel>
  );
}

/** A key with its purpose, its last use, and the state of its webhook. */
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
          <Instant at={key.createdAt} /> · {panel.lastUsed} <Instant at={key.lastUsedAt} />
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

/** Complete programs that use a key, with links to their guides. */
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

/** The form that creates a key. It is expanded if there is no key yet. */
function NewKey({ server, isFirst }: { server: Server; isFirst: boolean }) {
  const { panel } = currentLocale().words.keys;
  if (server.status !== "approved") return <NotApproved server={server} />;
  const sent = sentForm();
  return (
    <Fold title={panel.newKey} isOpen={isFirst || sent !== undefined}>
      <newKey.Form at={{ slug: server.slug }}>
        <fieldset {...groupOf({ name: "scopes", faults: sent?.faults, look: "field" })}>
          <legend>{panel.scopesField}</legend>
          {SCOPES.map((scope) => {
            const checked = sent ? scope in sent.typed : scope === "read";
            return (
              <label class="tick">
                <input type="checkbox" name={scope} checked={checked} /> {panel.scope[scope].label}
              </label>
            );
          })}
          {sent?.faults["scopes"] && <p class="fault" id="scopes-fault">{sent.faults["scopes"]}</p>}
        </fieldset>
      </newKey.Form>
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
          <Instant at={entry.at} />,
          entry.byOperator ? trail.operator : entry.actor ?? trail.gone,
          <Act entry={entry} />,
          names.get(keyOf(entry)) ?? "",
        ])}
      />
    </Fold>
  );
}

/** The moderator's decision and their message to the owner. */
function Act({ entry }: { entry: AuditEntry }) {
  const { keys: { panel }, frame: { trail } } = currentLocale().words;
  const note = noteToOwner(entry);
  return (
    <>
      {isAsking(entry) ? panel.asked : trail.actions[entry.action]}
      {note !== undefined && <p class="note">{panel.reason(isolated(note))}</p>}
    </>
  );
}

/** Returns the entry's key. A delivery's entry has it in its details. */
function keyOf({ subject, details }: AuditEntry): string {
  return String(details["key"] ?? subject);
}
