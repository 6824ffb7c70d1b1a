import { isolated } from "../../text/typed_text.ts";
import { z } from "zod";
import { type AuditEntry, listAudit } from "../../trail/audit.ts";
import { listServerAudit } from "../../servers/require_server.ts";
import { Refusal } from "../../refusals/refusal.ts";
import { Instant, Table } from "../frame/parts.tsx";
import { lastOnPage, linkWith, Pages } from "../frame/page_links.tsx";
import { sendModeration } from "./moderation_frame.tsx";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import type { Locale } from "../../locales/locale.ts";

/** Acts whose subject is an account. */
const ABOUT_ACCOUNT =
  /^(account_|sign_in_link_|moderator_made|administrator_made|role_changed|factors_reset)/;

/** Characters of an account's ID that are shown. */
const SHOWN_ID = 8;

/** Entries per page. */
const PAGE_SIZE = 50;

/** Invalid values in the address mean the newest entries of all servers. */
const FILTER = z.object({
  server: z.string().trim().catch(""),
  before: z.uuid().optional().catch(undefined),
});

type AuditFilter = z.infer<typeof FILTER>;

/** GET /moderation/audit: shows who did what and when, for all servers or one, in pages. */
export async function showAudit(c: WebContext, web: Web) {
  const locale = c.get("locale");
  const { audit: words } = locale.words.moderationTabs;
  const filter = FILTER.parse(c.req.query());
  const { server } = filter;
  const entries = await findEntries(c, web, filter);
  const last = lastOnPage(entries ?? [], PAGE_SIZE);
  return sendModeration(c, web, {
    title: words.title,
    body: (
      <>
        <p>{words.lead}</p>
        <FilterForm locale={locale} filter={filter} />
        {entries === undefined ? <p class="empty">{words.unknown(server)}</p> : (
          <TrailTable
            locale={locale}
            label={words.title}
            entries={entries.slice(0, PAGE_SIZE)}
            withServer
          />
        )}
        <Pages
          label={words.pages}
          back={filter.before ? { href: auditUrl({ server }), label: words.newest } : undefined}
          on={last &&
            {
              href: auditUrl({ server, before: last.id }),
              label: words.older,
            }}
        />
      </>
    ),
  });
}

/** Returns the page's entries plus one more if there is one, or undefined if the server doesn't exist. */
async function findEntries(
  c: WebContext,
  web: Web,
  { server, before }: AuditFilter,
): Promise<AuditEntry[] | undefined> {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const page = { by, before, limit: PAGE_SIZE + 1 };
  if (server === "") return await listAudit(sql, page);
  return await listServerAudit(sql, server, page).catch((error) => {
    if (error instanceof Refusal && error.code === "server_unknown") return undefined;
    throw error;
  });
}

function FilterForm({ locale, filter }: { locale: Locale; filter: AuditFilter }) {
  const { audit: words } = locale.words.moderationTabs;
  return (
    <form method="get" action="/moderation/audit" role="search" class="trail-filter">
      <label>
        {words.server}
        <input type="search" name="server" value={filter.server} aria-describedby="server-help" />
        <span class="note" id="server-help">{words.serverHelp}</span>
      </label>
      <button type="submit" class="primary">{words.filter}</button>
      {filter.server === "" ? null : <a href="/moderation/audit">{words.showAll}</a>}
    </form>
  );
}

function auditUrl({ server, before }: AuditFilter): string {
  return linkWith("/moderation/audit", { server, before });
}

/** Audit log entries of one server or all, as moderators see them. */
export function TrailTable({ locale, label, entries, withServer = false }: {
  locale: Locale;
  label: string;
  entries: AuditEntry[];
  withServer?: boolean;
}) {
  const { audit: words } = locale.words.moderationTabs;
  if (entries.length === 0) return <p class="empty">{words.none}</p>;
  const heads = [
    ...words.heads,
    ...withServer ? [words.server] : [],
    words.details,
  ];
  const rows = entries.map((entry) => [
    <Instant locale={locale} at={entry.at} />,
    entry.byOperator
      ? locale.words.frame.trail.operator
      : entry.actor ?? locale.words.frame.trail.gone,
    <Action locale={locale} entry={entry} />,
    ...withServer ? [<Server locale={locale} entry={entry} />] : [],
    <Details entry={entry} />,
  ]);
  return <Table label={label} heads={heads} rows={rows} cards="named" />;
}

function Details({ entry }: { entry: AuditEntry }) {
  return (
    <>
      {Object.entries(entry.details).filter(([, value]) => value !== "").map(([name, value]) => (
        <div>
          <span class="note">{name.replaceAll("_", " ")}:</span> {isolated(String(value))}
        </div>
      ))}
    </>
  );
}

/** The server, or what else was changed. Of an account's ID the start is enough, since it leads to the account. */
function Server({ locale, entry }: { locale: Locale; entry: AuditEntry }) {
  const { server, subject } = entry;
  if (server !== null) return <a href={`/moderation/servers/${server}`}>{server}</a>;
  const path = pathOf(entry);
  return path
    ? <a href={path}>{locale.words.moderationTabs.audit.account(subject.slice(0, SHOWN_ID))}</a>
    : <>{subject}</>;
}

/** The text for a change, linked to what was changed if that has a page. */
function Action({ locale, entry }: { locale: Locale; entry: AuditEntry }) {
  const path = pathOf(entry);
  const word = locale.words.frame.trail.actions[entry.action];
  return path === undefined ? <>{word}</> : <a href={path}>{word}</a>;
}

function pathOf({ action, subject, server }: AuditEntry): string | undefined {
  if (action === "vote_voided") return `/moderation/votes/${subject}`;
  if (action.startsWith("votes_")) return `/moderation/servers/${server}/voids#${subject}`;
  if (ABOUT_ACCOUNT.test(action)) return `/moderation/accounts/${subject}`;
  return undefined;
}
