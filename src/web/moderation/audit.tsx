import { z } from "zod";
import { type AuditEntry, listAudit } from "../../trail/audit.ts";
import { listServerAudit } from "../../servers/list_server_audit.ts";
import { actOf } from "../frame/act.tsx";
import { TrailTable } from "./trail_table.tsx";
import { sendPage } from "../frame/layout.tsx";
import { lastOnPage, Pages } from "../frame/pages.tsx";
import { ModerationTabs } from "./moderation_tabs.tsx";
import { attempt } from "../forms/read_form.ts";
import { MODERATION } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { audit: words } = MODERATION;

/** Entries on one page. */
const PAGE_SIZE = 50;

/** Nonsense in a hand-typed address means the newest entries of all servers. */
const FILTER = z.object({
  server: z.string().trim().catch(""),
  before: z.uuid().optional().catch(undefined),
});

type Filter = z.infer<typeof FILTER>;

/** GET /moderation/audit: who did what and when, for all servers or one, in pages. */
export function showAudit(web: Web) {
  return async (c: WebContext) => {
    const filter = FILTER.parse(c.req.query());
    const entries = await findEntries(c, web, filter);
    return sendPage(c, web, {
      title: words.title,
      body: (
        <>
          <h1>{words.title}</h1>
          <ModerationTabs c={c} web={web} />
          <p>{words.lead}</p>
          <FilterForm filter={filter} />
          {entries === undefined
            ? <p class="empty">{words.unknown(filter.server)}</p>
            : <TrailTable label={words.title} entries={entries.slice(0, PAGE_SIZE)} withServer />}
          <TrailPages filter={filter} found={entries ?? []} />
        </>
      ),
    });
  };
}

/** The entries of the page and one more, if there is one; undefined when there is no such server. */
async function findEntries(
  c: WebContext,
  web: Web,
  { server, before }: Filter,
): Promise<AuditEntry[] | undefined> {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const page = { by, before, limit: PAGE_SIZE + 1 };
  if (server === "") return await listAudit(sql, page);
  const found = await attempt(() => listServerAudit(sql, server, page));
  if (found.kind === "done") return found.value;
  if (found.refusal.code === "server_unknown") return undefined;
  throw found.refusal;
}

function FilterForm({ filter }: { filter: Filter }) {
  return (
    <form class="search" method="get" action="/moderation/audit" role="search">
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

function TrailPages(
  { filter: { server, before }, found }: { filter: Filter; found: AuditEntry[] },
) {
  const last = lastOnPage(found, PAGE_SIZE);
  return (
    <Pages
      label={words.pages}
      back={before === undefined ? undefined : { href: linkTo({ server }), label: words.newest }}
      on={last && { href: linkTo({ server, before: last.id }), label: words.older }}
    />
  );
}

function linkTo({ server, before }: Filter): string {
  const query = new URLSearchParams();
  if (server !== "") query.set("server", server);
  if (before !== undefined) query.set("before", before);
  return query.size > 0 ? `/moderation/audit?${query}` : "/moderation/audit";
}
