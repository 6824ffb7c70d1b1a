import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { FormFields } from "../../../site/web/forms/fields.tsx";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { sentTo } from "../../../site/web/kit/sent_form.ts";
import type { Route } from "../../../site/web/route.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { type CatalogEntry, CatalogList } from "./catalog_list.tsx";
import { MergePanel, RemovalPanel } from "./entry_panels.tsx";
import { type Catalog, createForms, type PageHandler, slugIn, WHO } from "./catalog_forms.ts";

/**
 * Returns the list of a catalogue, and its routes: the form of a new entry, and a page of each with forms to edit,
 * merge and remove it. `page` shows the lists.
 */
export function createCatalog<One extends CatalogEntry, Shape extends FormFields>(
  catalog: Catalog<One, Shape>,
  page: PageHandler,
) {
  const { path } = catalog;
  const root = `/moderation/${path}`;
  const { add, edit, merge, remove } = createForms(catalog, { page, showEntry });

  async function showEntry(c: WebContext, web: Web): Promise<Response> {
    const { entry: words } = currentLocale().words.moderationTabs;
    const { sql } = web.services;
    const all = await catalog.list(sql);
    const entry = all.find(({ slug }) => slug === slugIn(c));
    if (!entry) return await sendError(c, web, "notFound");
    const at = { slug: entry.slug };
    const others = all.filter(({ slug }) => slug !== entry.slug);
    const held = await catalog.countHeld?.(sql, entry) ?? 0;
    return await sendModeration(c, web, {
      title: words.title[path](isolated(entry.name)),
      body: (
        <div class="split">
          <Panel title={words.edit} lead={words.editLead(entry.servers)}>
            <edit.Form at={at} typed={catalog.typedOf(entry)} options={catalog.options()} />
          </Panel>
          <div class="stack">
            {others.length > 0 && (
              <MergePanel form={merge} path={path} entry={entry} others={others} />
            )}
            <RemovalPanel form={remove} path={path} entry={entry} held={held} />
          </div>
        </div>
      ),
    });
  }

  const routes: readonly Route[] = [
    add.route,
    ["GET", `${root}/:slug`, WHO, showEntry],
    edit.route,
    merge.route,
    remove.route,
  ];
  return {
    routes,
    List: (shown: { entries: readonly One[]; text: string }) => (
      <CatalogList path={path} factsOf={catalog.factsOf} {...shown}>
        <Fold
          title={currentLocale().words.moderationTabs[path].add}
          isOpen={sentTo(add, root) !== undefined}
        >
          <add.Form typed={catalog.blank} options={catalog.options()} />
        </Fold>
      </CatalogList>
    ),
  };
}
