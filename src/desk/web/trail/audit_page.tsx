import { z } from "zod";
import { findAccount } from "../../../core/accounts/named_account.ts";
import { findServerAnyhow } from "../../../site/servers/find_slug.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { DAY_MS } from "../../../core/time/day.ts";
import type { AuditEntry } from "../../../site/trail/find_audit.ts";
import { AUDIT_KINDS } from "../../trail/audit_kinds.ts";
import { type AuditFilter, filterAudit } from "../../trail/filter_audit.ts";
import { FilterForm } from "../../../site/web/kit/filter_form.tsx";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { lastOnPage, linkWith, Pages } from "../../../site/web/parts/page_links.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { TrailRows } from "./trail_rows.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";

/** Entries per page. */
const PAGE_SIZE = 50;

const PATH = "/moderation/audit";

/** What stands for the operator in the field for who did it: no account can have this name. */
export const OPERATOR_NAME = "*operator";

const TEXT = z.string().trim().catch("");
const DATE = z.iso.date().catch("");

/** The fields of the filter. Invalid values in the address match everything. */
const FILTER = z.object({
  who: TEXT,
  kind: z.enum(AUDIT_KINDS).or(z.literal("")).catch(""),
  about: TEXT,
  from: DATE,
  to: DATE,
  before: z.uuid().optional().catch(undefined),
  /** The listing, in links of versions before. */
  server: TEXT,
});

type TypedFilter = Omit<z.infer<typeof FILTER>, "server">;

/** The entries of a page and one more if there is one, or the name that the filter has and nobody else. */
type Found = { entries: AuditEntry[] } | { unknown: string };

/** GET /moderation/audit: shows who did what and when, those entries that the filter matches, in pages. */
export async function showAudit(c: WebContext, web: Web) {
  const { audit: words } = currentLocale().words.moderationTabs;
  const { server, ...typed } = FILTER.parse(c.req.query());
  const filter = { ...typed, about: typed.about || server };
  const found = await findEntries(c, web, filter);
  const entries = "entries" in found ? found.entries : [];
  const last = lastOnPage(entries, PAGE_SIZE);
  const isFiltered = Object.values({ ...filter, before: "" }).some((value) => value !== "");
  return sendModeration(c, web, {
    title: words.title,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        <TrailFilter filter={filter} isFiltered={isFiltered} />
        {entries.length > 0
          ? (
            <Panel>
              <TrailRows entries={entries.slice(0, PAGE_SIZE)} />
            </Panel>
          )
          : <Nothing found={found} isFiltered={isFiltered} />}
        <Pages
          label={words.pages}
          back={filter.before
            ? { href: linkWith(PATH, { ...filter, before: undefined }), label: words.newest }
            : undefined}
          on={last && { href: linkWith(PATH, { ...filter, before: last.id }), label: words.older }}
        />
      </>
    ),
  });
}

async function findEntries(c: WebContext, web: Web, filter: TypedFilter): Promise<Found> {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const [actor, server, account] = await Promise.all([
    filter.who === "" || filter.who === OPERATOR_NAME ? undefined : findAccount(sql, filter.who),
    filter.about === "" ? undefined : findServerAnyhow(sql, filter.about),
    filter.about === "" ? undefined : findAccount(sql, filter.about),
  ]);
  if (filter.who !== "" && filter.who !== OPERATOR_NAME && !actor) return { unknown: filter.who };
  if (filter.about !== "" && !server && !account) return { unknown: filter.about };
  const entries = await filterAudit(sql, {
    by,
    who: filter.who === OPERATOR_NAME ? "operator" : actor && { accountId: actor.id },
    kind: filter.kind === "" ? undefined : filter.kind,
    about: filter.about === ""
      ? undefined
      : { serverId: server?.id ?? null, accountId: account?.id ?? null },
    ...spanOf(filter),
    before: filter.before,
    limit: PAGE_SIZE + 1,
  });
  return { entries };
}

/** Returns the span of whole UTC days, both included. */
function spanOf({ from, to }: TypedFilter): Pick<AuditFilter, "since" | "until"> {
  return {
    since: from === "" ? undefined : new Date(from),
    until: to === "" ? undefined : new Date(new Date(to).getTime() + DAY_MS),
  };
}

/** The filter, which keeps what was typed. */
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

function Nothing({ found, isFiltered }: { found: Found; isFiltered: boolean }) {
  const { audit: words } = currentLocale().words.moderationTabs;
  if (!isFiltered) return <Empty title={words.none} />;
  const isUnknown = "unknown" in found;
  return (
    <Empty
      title={isUnknown ? words.unknown(isolated(found.unknown)) : words.nothing}
      lead={isUnknown ? words.unknownLead : words.nothingLead}
    >
      <a href={PATH}>{words.showAll}</a>
    </Empty>
  );
}
