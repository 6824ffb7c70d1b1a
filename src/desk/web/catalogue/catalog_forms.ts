import type { Sql } from "../../../core/database/connect.ts";
import type { RefusalCode } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { Context } from "../../../core/trail/context.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { action } from "../../../site/web/forms/action.tsx";
import {
  box,
  choice,
  type FieldCopy,
  type FieldOption,
  type FieldValues,
  type FormFields,
} from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import type { TypedFields } from "../../../site/web/kit/form.tsx";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { CATALOG_PATH, type CatalogEntry } from "./catalog_list.tsx";

/** A list that administrators maintain: the parts of its entries, and the functions that change them. */
export interface Catalog<One extends CatalogEntry, Shape extends FormFields> {
  path: "games" | "tags";
  /** All entries by name. */
  list(sql: Sql): Promise<One[]>;
  /** Counts deleted listings and waiting changes that still name an entry, and so prevent its removal. */
  countHeld?(sql: Sql, entry: One): Promise<number>;
  add(context: Context, values: FieldValues<Shape>, act: Act): Promise<unknown>;
  edit(context: Context, slug: string, edit: Act & { values: FieldValues<Shape> }): Promise<void>;
  merge(context: Context, slug: string, merge: Act & { into: string }): Promise<number>;
  remove(context: Context, slug: string, act: Act): Promise<void>;
  fields: Shape;
  refused: Partial<Record<RefusalCode, string>>;
  /** The initial values of a new entry, and the values of an existing one. */
  blank: TypedFields;
  typedOf(entry: One): TypedFields;
  options(): Readonly<Record<string, readonly FieldOption[]>>;
  /** The labels of the form, including that of the short name. */
  copy(
    slug: FieldCopy,
  ): { readonly [Name in keyof Shape]: FieldCopy } & { readonly submit: string };
  /** The facts below an entry's name in the list. */
  factsOf(entry: One): readonly string[];
}

export type PageHandler = (c: WebContext, web: Web) => Promise<Response>;

/** The right to read and change catalogues. */
export const WHO = { may: "catalog" } as const;

/**
 * Milliseconds for a change that moves every listing of an entry in one transaction. It takes about 20 s for 100,000.
 */
const MOVED_WITHIN_MS = 60_000;

/** Creates the forms of a catalogue: of a new entry, and to edit, merge and remove one. */
export function createForms<One extends CatalogEntry, Shape extends FormFields>(
  { path, fields, refused, ...catalog }: Catalog<One, Shape>,
  { page, showEntry }: { page: PageHandler; showEntry: PageHandler },
) {
  const root = `/moderation/${path}` as const;
  const list = `${CATALOG_PATH}#${path}` as const;
  const kind = path === "games" ? "game" : "tag";
  const form = { who: WHO, fields, refused };
  const wordsOf = () => currentLocale().words.moderationTabs;

  const add = action({
    path: root,
    ...form,
    copy: () => catalog.copy(wordsOf().entry.slug.first),
    onSubmit: ({ web, values, sender }) => catalog.add(web.services, values, sender),
    then: () => [list, `${kind}_added`],
    page,
  });
  const edit = action({
    path: `${root}/:slug`,
    ...form,
    copy: () => ({ ...catalog.copy(wordsOf().entry.slug.later), submit: wordsOf().entry.save }),
    onSubmit: ({ c, web, values, sender }) =>
      catalog.edit(takingLong(c, web), slugIn(c), { values, ...sender }),
    then: () => [list, `${kind}_edited`],
    page: showEntry,
  });
  const merge = action({
    path: `${root}/:slug/merge`,
    who: WHO,
    // There is no default choice, and a box has to be ticked, because a merge can't be undone.
    fields: { into: choice({ missing: "required" }), sure: box({ missing: "required" }) },
    onSubmit: ({ c, web, values: { into }, sender }) =>
      catalog.merge(takingLong(c, web), slugIn(c), { into, ...sender }),
    then: (_, { values: { into } }) => [`${root}/${into}`, `${kind}_merged`],
    page: showEntry,
  });
  const remove = action({
    path: `${root}/:slug/removal`,
    who: WHO,
    fields: {},
    onSubmit: ({ c, web, sender }) => catalog.remove(web.services, slugIn(c), sender),
    then: () => [list, `${kind}_removed`],
  });
  return { add, edit, merge, remove };
}

export function slugIn(c: WebContext): string {
  return c.req.param("slug") ?? "";
}

/** Returns the context of a change with the time limit and the connections of a job. */
function takingLong(c: WebContext, { services: { pools } }: Web): Context {
  deadlineOf(c).restart(MOVED_WITHIN_MS);
  return { sql: pools.jobs };
}
