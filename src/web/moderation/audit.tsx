import { z } from "zod";
import { type AuditEntry, listAudit } from "../../trail/audit.ts";
import { listServerAudit } from "../../servers/require_server.ts";
import { Refusal } from "../../refusals/refusal.ts";
import { lastOnPage, linkWith, Pages } from "../frame/page_links.tsx";
import { sendModeration } from "./moderation_frame.tsx";
import { TrailRows } from "./trail_rows.tsx";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import type { Locale } from "../../locales/locale.ts";

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
        {entries === undefined
          ? <p class="empty">{words.unknown(server)}</p>
          : (
            <section class="sheet" aria-label={words.title}>
              <TrailRows locale={locale} entries={entries.slice(0, PAGE_SIZE)} />
            </section>
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
