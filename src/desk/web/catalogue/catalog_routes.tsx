import type { Child } from "hono/jsx";
import type { Sql } from "../../../core/database/connect.ts";
import type { RefusalCode } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { Context } from "../../../core/trail/context.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { type Action, action } from "../../../site/web/forms/action.tsx";
import {
  box,
  choice,
  type FieldCopy,
  type FieldOption,
  type FieldValues,
  type FormFields,
} from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import type { Typed } from "../../../site/web/kit/form.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import type { Route } from "../../../site/web/route.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { type CatalogEntry, CatalogList } from "./catalog_list.tsx";

/** A list that administrators keep: what its entries consist of, how they change, and how they are shown. */
export interface Catalog<One extends CatalogEntry, Shape extends FormFields> {
  kind: "game" | "tag";
  path: "games" | "tags";
  /** All entries by name. */
  list(sql: Sql): Promise<One[]>;
  /** Counts deleted listings and waiting changes that still name an entry, which keep it from being removed. */
  countHeld?(sql: Sql, entry: One): Promise<number>;
  add(context: Context, values: FieldValues<Shape>, act: Act): Promise<unknown>;
  edit(context: Context, slug: string, values: FieldValues<Shape>, act: Act): Promise<void>;
  merge(context: Context, slug: string, into: string, act: Act): Promise<number>;
  remove(context: Context, slug: string, act: Act): Promise<void>;
  fields: Shape;
  refused: Partial<Record<RefusalCode, string>>;
  /** The first values of a new entry, and those of one. */
  blank: Typed;
  typedOf(entry: One): Typed;
  options(): Readonly<Record<string, readonly FieldOption[]>>;
  copy(): { readonly [Name in keyof Shape]?: FieldCopy } & { readonly submit: string };
  words(): { title: string; heading?: string; lead: string; add: string };
  heads(): readonly string[];
  cellsOf(entry: One): readonly Child[];
}

/** Milliseconds for what moves every listing of an entry, as a whole or not at all: about 20 s for 100,000. */
const MOVED_WITHIN_MS = 60_000;

/** Returns the routes of a catalogue: its list, and a page of each entry with forms to edit, merge and remove it. */
export function catalogRoutes<One extends CatalogEntry, Shape extends FormFields>(
  catalog: Catalog<One, Shape>,
): readonly Route[] {
  const { kind, path, fields, refused } = catalog;
  const [root, who] = [`/moderation/${path}`, { may: "catalog" }] as const;

  const add = action({
    path: root,
    who,
    fields,
    refused,
    copy: catalog.copy,
    act: ({ web, values, sender }) => catalog.add(web.services, values, sender),
    then: () => [root, `${kind}_added`],
    page: showList,
  });
  const edit = action({
    path: `${root}/:slug`,
    who,
    fields,
    refused,
    copy: catalog.copy,
    act: ({ c, web, values, sender }) =>
      catalog.edit(takingLong(c, web), slugIn(c), values, sender),
    then: () => [root, `${kind}_edited`],
    page: showEntry,
  });
  const merge = action({
    path: `${root}/:slug/merge`,
    who,
    // Nothing is chosen beforehand, and a box is ticked: a merge can't be undone.
    fields: { into: choice({ missing: "required" }), sure: box({ missing: "required" }) },
    act: ({ c, web, values: { into }, sender }) =>
      catalog.merge(takingLong(c, web), slugIn(c), into, sender),
    then: (_, { values: { into } }) => [`${root}/${into}`, `${kind}_merged`],
    page: showEntry,
  });
  const remove = action({
    path: `${root}/:slug/removal`,
    who,
    fields: {},
    act: ({ c, web, sender }) => catalog.remove(web.services, slugIn(c), sender),
    then: () => [root, `${kind}_removed`],
  });

  async function showList(c: WebContext, web: Web): Promise<Response> {
    const { title, heading, lead, add: addTitle } = catalog.words();
    return await sendModeration(c, web, {
      title,
      ...heading !== undefined && { heading },
      body: (
        <>
          <p class="lead">{lead}</p>
          <CatalogList
            catalog={catalog}
            entries={await catalog.list(web.services.sql)}
            filter={c.req.query("q") ?? ""}
            addTitle={addTitle}
            add={<add.Form typed={catalog.blank} options={catalog.options()} />}
          />
        </>
      ),
    });
  }

  async function showEntry(c: WebContext, web: Web): Promise<Response> {
    const { entry: words } = currentLocale().words.moderationTabs;
    const { sql } = web.services;
    const all = await catalog.list(sql);
    const entry = all.find(({ slug }) => slug === slugIn(c));
    if (!entry) return await sendError(c, web, "notFound");
    const at = { slug: entry.slug };
    const others = all.filter(({ slug }) => slug !== entry.slug);
    return await sendModeration(c, web, {
      title: words.title[path](isolated(entry.name)),
      way: {
        from: [{ href: root, label: currentLocale().words.moderation.tabs[path] }],
        here: entry.name,
      },
      body: (
        <div class="split">
          <Panel title={words.edit} lead={words.editLead(entry.servers)}>
            <edit.Form
              at={at}
              typed={catalog.typedOf(entry)}
              options={catalog.options()}
              copy={{ slug: words.slug }}
              submit={words.save}
            />
          </Panel>
          <div class="stack">
            {others.length > 0 && <Merge form={merge} path={path} entry={entry} others={others} />}
            <Removal form={remove} path={path} entry={entry} held={await countHeld(sql, entry)} />
          </div>
        </div>
      ),
    });
  }

  async function countHeld(sql: Sql, entry: One): Promise<number> {
    return await catalog.countHeld?.(sql, entry) ?? 0;
  }

  return [
    ["GET", root, who, showList],
    add.route,
    ["GET", `${root}/:slug`, who, showEntry],
    edit.route,
    merge.route,
    remove.route,
  ];
}

function slugIn(c: WebContext): string {
  return c.req.param("slug") ?? "";
}

/** Gives a change the time and the connections of a job. */
function takingLong(c: WebContext, { services: { pools } }: Web): Context {
  deadlineOf(c).restart(MOVED_WITHIN_MS);
  return { sql: pools.jobs };
}

interface EntryForm {
  form: Action;
  path: "games" | "tags";
  entry: CatalogEntry;
}

/** What a merge does, and its form. */
function Merge({ form, path, entry, others }: EntryForm & { others: readonly CatalogEntry[] }) {
  const { merge: words } = currentLocale().words.moderationTabs.entry;
  const name = isolated(entry.name);
  const [moves, gone, ranks] = words.general[path];
  return (
    <Panel id="merge" title={words.heading[path]} lead={words.lead[path]}>
      <ul>
        <li>{moves(entry.servers)}</li>
        <li>{gone(name)}</li>
        <li>{ranks}</li>
      </ul>
      <form.Form
        at={{ slug: entry.slug }}
        typed={{ into: "" }}
        look="danger"
        copy={{ into: { label: words.into(name) }, sure: { label: words.sure } }}
        options={{
          into: [
            { value: "", label: words.pick[path] },
            ...others.map(({ slug, name }) => ({ value: slug, label: name })),
          ],
        }}
        submit={words.submit}
      />
    </Panel>
  );
}

/** What removing an entry does to listings, and the button if it can be removed. */
function Removal({ form, path, entry: { slug, servers }, held }: EntryForm & { held: number }) {
  const { remove: words } = currentLocale().words.moderationTabs.entry;
  return (
    <Panel title={words.heading}>
      {servers > 0 || held > 0
        ? <p>{servers > 0 ? words.used[path](servers) : words.held(held)}</p>
        : (
          <>
            <ul>{words.effects.map((effect) => <li>{effect}</li>)}</ul>
            <form.Button at={{ slug }} look="danger" submit={words.submit} />
          </>
        )}
    </Panel>
  );
}
