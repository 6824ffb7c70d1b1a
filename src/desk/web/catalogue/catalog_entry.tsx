import type { Child } from "hono/jsx";
import { ButtonForm, type FaultyForm, Form, Select, Submit } from "../../../site/web/kit/form.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import type { Context } from "../../../core/trail/context.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";

/** The lists that administrators keep. */
export type Catalog = "games" | "tags";

/** A game or a tag, and how many listings have it. */
export interface CatalogEntry {
  slug: string;
  name: string;
  servers: number;
  /** Deleted listings and waiting changes that still name it, which keep it from being removed. */
  held?: number;
}

/** Milliseconds for what moves every listing of an entry: about 20 s for 100,000. */
const MOVED_WITHIN_MS = 60_000;

/** Gives such a change the time that a job has, because it is made as a whole or not at all. */
export function takingLong(c: WebContext, { services: { pools } }: Web): Context {
  deadlineOf(c).restart(MOVED_WITHIN_MS);
  return { sql: pools.jobs };
}

/** The form of a new entry, folded above the list; a form that was refused stays open. */
export function AddEntry(
  { title, sent, children }: { title: string; sent: FaultyForm | undefined; children: Child },
) {
  return (
    <details class="panel add" open={sent !== undefined}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

/** Responds with the page of one entry: its form, how to merge it into another, and how to remove it. */
export function sendEntry(
  c: WebContext,
  web: Web,
  { catalog, entry, all, sent, fields }: {
    catalog: Catalog;
    entry: CatalogEntry;
    all: readonly CatalogEntry[];
    sent: FaultyForm | undefined;
    fields: Child;
  },
): Promise<Response> {
  const { entry: words } = currentLocale().words.moderationTabs;
  const path = `/moderation/${catalog}/${entry.slug}`;
  return sendModeration(c, web, {
    title: words.title[catalog](isolated(entry.name)),
    way: { from: [listOf(catalog)], here: entry.name },
    sent,
    body: (
      <div class="catalog-entry">
        <Panel
          title={words.edit}
          lead={words.editLead(entry.servers)}
        >
          <Form action={path}>
            {fields}
            <Submit>{words.save}</Submit>
          </Form>
        </Panel>
        <div class="stack">
          <MergeCard catalog={catalog} entry={entry} all={all} />
          <RemoveCard catalog={catalog} entry={entry} path={path} />
        </div>
      </div>
    ),
  });
}

/** The list that an entry stands in. */
function listOf(catalog: Catalog) {
  return { href: `/moderation/${catalog}`, label: currentLocale().words.moderation.tabs[catalog] };
}

/** What removing an entry does to listings, and the button, if it can be removed. */
function RemoveCard({ catalog, entry: { servers, held = 0 }, path }: {
  catalog: Catalog;
  entry: CatalogEntry;
  path: string;
}) {
  const { remove: words } = currentLocale().words.moderationTabs.entry;
  if (servers > 0 || held > 0) {
    return (
      <Panel title={words.heading}>
        <p>{servers > 0 ? words.used[catalog](servers) : words.held(held)}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.heading}>
      <ul>{words.effects.map((effect) => <li>{effect}</li>)}</ul>
      <ButtonForm action={`${path}/removal`} label={words.submit} look="danger" />
    </Panel>
  );
}

function MergeCard({ catalog, entry, all, isMissing }: {
  catalog: Catalog;
  entry: CatalogEntry;
  all: readonly CatalogEntry[];
  /** Whether nothing was chosen to merge it into. Absent where the card is one of several. */
  isMissing?: boolean;
}) {
  const { merge: words } = currentLocale().words.moderationTabs.entry;
  const others = all.filter(({ slug }) => slug !== entry.slug);
  if (others.length === 0) return null;
  const isAlone = isMissing !== undefined;
  // Nothing is chosen beforehand: a merge can't be undone.
  const options = [
    { value: "", label: words.pick[catalog] },
    ...others.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <section class="panel">
      {isAlone || <h2>{words.heading[catalog]}</h2>}
      <p>{words.lead[catalog]}</p>
      <form method="get" class="form" action={`/moderation/${catalog}/${entry.slug}/merge`}>
        <Select
          name="into"
          label={words.into(isolated(entry.name))}
          options={options}
          value=""
          faults={isMissing ? { into: words.missing[catalog] } : undefined}
        />
        {isAlone && <p class="note">{words.askLead}</p>}
        <Submit look={isAlone ? "primary" : "secondary"}>{words.ask}</Submit>
      </form>
    </section>
  );
}

/** Responds with the question whether to merge an entry into another, and what that does. */
export async function askToMerge(
  c: WebContext,
  web: Web,
  { catalog, all, more }: {
    catalog: Catalog;
    all: readonly CatalogEntry[];
    /** Further effects of the merge, each with what it is about. */
    more?: (from: string, into: string) => readonly (readonly [about: string, effect: string])[];
  },
): Promise<Response> {
  const { merge: words } = currentLocale().words.moderationTabs.entry;
  const from = all.find(({ slug }) => slug === c.req.param("slug"));
  const into = all.find(({ slug }) => slug === c.req.query("into"));
  if (!from) return await sendError(c, web, "notFound");
  if (!into || from === into) return await sendMergeChoice(c, web, { catalog, from, all });
  const [was, name] = [isolated(from.name), isolated(into.name)];
  const { labels } = words;
  const path = `/moderation/${catalog}/${from.slug}`;
  return await sendModeration(c, web, {
    title: words.title(was, name),
    way: wayOf(catalog, from),
    body: (
      <section class="panel site-narrow">
        <FactList
          facts={[
            [labels.moves, words.moves[catalog](from.servers, was, name)],
            ...more?.(from.slug, into.slug) ?? [],
            [labels.gone, words.gone[catalog](was, name)],
            [labels.stays, words.stays],
            [labels.final, <strong>{words.final}</strong>],
          ]}
        />
        <div class="actions">
          <ButtonForm
            action={`${path}/merge`}
            label={words.submit(was, name)}
            look="danger"
            fields={{ into: into.slug }}
          />
          <a class="button" href={path}>{words.cancel}</a>
        </div>
      </section>
    ),
  });
}

/** Responds with the choice of what to merge an entry into, and beside it what a merge does. */
async function sendMergeChoice(
  c: WebContext,
  web: Web,
  { catalog, from, all }: { catalog: Catalog; from: CatalogEntry; all: readonly CatalogEntry[] },
): Promise<Response> {
  const { merge: words } = currentLocale().words.moderationTabs.entry;
  const isSent = c.req.method === "POST";
  const isMissing = isSent || c.req.query("into") !== undefined;
  const [moves, gone, final] = words.general[catalog];
  return await sendModeration(c, web, {
    title: words.choose[catalog](isolated(from.name)),
    way: wayOf(catalog, from),
    status: isSent ? 422 : 200,
    body: (
      <div class="catalog-entry">
        <MergeCard catalog={catalog} entry={from} all={all} isMissing={isMissing} />
        <Panel title={words.means}>
          <ul>
            <li>{moves(from.servers)}</li>
            <li>{gone(isolated(from.name))}</li>
            <li>{final}</li>
          </ul>
        </Panel>
      </div>
    ),
  });
}

function wayOf(catalog: Catalog, { slug, name }: CatalogEntry) {
  const entry = { href: `/moderation/${catalog}/${slug}`, label: name };
  const { here } = currentLocale().words.moderationTabs.entry.merge;
  return { from: [listOf(catalog), entry], here };
}
