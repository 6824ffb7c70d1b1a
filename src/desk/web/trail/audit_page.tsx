import { z } from "zod";
import { findAccount } from "../../../core/accounts/named_account.ts";
import { findServerAnyhow } from "../../../site/servers/slugs/find_slug.ts";
import { DAY_MS } from "../../../core/time/day.ts";
import type { AuditEntry } from "../../../site/trail/find_audit.ts";
import { AUDIT_KINDS } from "../../trail/audit_kinds.ts";
import { filterAudit } from "../../trail/filter_audit.ts";
import { FilterForm } from "../../../site/web/kit/filter_form.tsx";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { lastOnPage, linkWith, Pages } from "../../../site/web/kit/page_links.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { TrailRows } from "./trail_rows.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";

/** Entries per page. */
const PAGE_SIZE = 50;

const PATH = "/moderation/audit";

/** The operator's name in the field for the actor. No account can have this name. */
const OPERATOR_NAME = "*operator";

const TEXT = z.string().trim().min(1).optional().catch(undefined);
const DATE = z.iso.date().optional().catch(undefined);

/** The fields of the filter. Invalid values in the address match all entries. */
const FILTER = z.object({
  who: TEXT,
  kind: z.enum(AUDIT_KINDS).optional().catch(undefined),
  about: TEXT,
  from: DATE,
  to: DATE,
  before: z.uuid().optional().catch(undefined),
  /** The listing, in links of earlier versions. */
  server: TEXT,
});

type TypedFilter = Omit<z.infer<typeof FILTER>, "server">;

/** GET /moderation/audit: shows the entries of the trail that the filter matches, in pages. */
export async function showAudit(c: WebContext, web: Web) {
  const { server, ...typed } = FILTER.parse(c.req.query());
  const filter = { ...typed, about: typed.about ?? server };
  const entries = await findEntries(c, web, filter);
  return await sendModeration(c, web, {
    title: currentLocale().words.moderationTabs.audit.title,
    body: <AuditBody filter={filter} entries={entries} />,
  });
}

/** A page of the trail, below its filter. One more entry than the page holds means that there are older ones. */
function AuditBody({ filter, entries }: { filter: TypedFilter; entries: AuditEntry[] }) {
  const { audit: words } = currentLocale().words.moderationTabs;
  const last = lastOnPage(entries, PAGE_SIZE);
  const isFiltered = Object.values({ ...filter, before: undefined }).some(Boolean);
  return (
    <>
      <p class="lead">{words.lead}</p>
      <TrailFilter filter={filter} isFiltered={isFiltered} />
      {entries.length > 0
        ? (
          <Panel>
            <TrailRows entries={entries.slice(0, PAGE_SIZE)} />
          </Panel>
        )
        : isFiltered
        ? <Empty title={words.nothing} lead={words.nothingLead} />
        : <Empty title={words.none} />}
      <Pages
        label={words.pages}
        back={filter.before
          ? { href: linkWith(PATH, { ...filter, before: undefined }), label: words.newest }
          : undefined}
        on={last && { href: linkWith(PATH, { ...filter, before: last.id }), label: words.older }}
      />
    </>
  );
}

/**
 * Finds the entries of a page, and one more if there is one. A name that no account or listing has matches no entries.
 */
async function findEntries(c: WebContext, web: Web, filter: TypedFilter): Promise<AuditEntry[]> {
  const { sql } = web.services;
  const { who, kind, about, from, to, before } = filter;
  const isOperator = who === OPERATOR_NAME;
  const [actor, server, account] = await Promise.all([
    who && !isOperator ? findAccount(sql, who) : undefined,
    about ? findServerAnyhow(sql, about) : undefined,
    about ? findAccount(sql, about) : undefined,
  ]);
  if (who && !isOperator && !actor || about && !server && !account) return [];
  return await filterAudit(sql, {
    by: actOf(c, web).by,
    who: isOperator ? "operator" : actor && { accountId: actor.id },
    kind,
    about: about ? { serverId: server?.id ?? null, accountId: account?.id ?? null } : undefined,
    // Whole UTC days, both included.
    since: from ? new Date(from) : undefined,
    until: to ? new Date(new Date(to).getTime() + DAY_MS) : undefined,
    before,
    limit: PAGE_SIZE + 1,
  });
}

/** The form of the filter, which keeps the typed values. */
function TrailFilter({ filter, isFiltered }: { filter: TypedFilter; isFiltered: boolean }) {
  const { audit: words } = currentLocale().words.moderationTabs;
  const kinds = AUDIT_KINDS.map((value) => ({ value, label: words.kinds[value] }));
  const { who, kind, about, from, to } = filter;
  return (
    <FilterForm
      path={PATH}
      label={words.filterLabel}
      look="panel"
      fields={[
        { name: "who", label: words.who, value: who, placeholder: words.whoHelp },
        {
          name: "kind",
          label: words.kind,
          value: kind,
          options: [{ value: "", label: words.anyKind }, ...kinds],
        },
        { name: "about", label: words.about, value: about, placeholder: words.aboutHelp },
        { name: "from", label: words.from, value: from, type: "date" },
        { name: "to", label: words.to, value: to, type: "date" },
      ]}
      submit={words.filter}
      all={isFiltered && { href: PATH, label: words.showAll }}
    />
  );
}
