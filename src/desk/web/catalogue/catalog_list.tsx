import type { Child } from "hono/jsx";
import { fold } from "../../../site/servers/search_terms.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { Catalog, CatalogEntry } from "./catalog_entry.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** Maximum characters of a filter. */
const TEXT_MAX = 60;

/** Reads the text of the filter from a page's address. */
export function readFilter(text = ""): string {
  return text.trim().slice(0, TEXT_MAX);
}

/** Entries as administrators look for them: those whose name or slug contains a text, the most used first. */
export function sortEntries<One extends CatalogEntry>(entries: readonly One[], text = ""): One[] {
  const wanted = fold(text);
  return entries
    .filter(({ name, slug }) => [name, slug].some((spelled) => fold(spelled).includes(wanted)))
    .toSorted((one, other) => other.servers - one.servers);
}

interface ListProps<One extends CatalogEntry> {
  catalog: Catalog;
  /** By name. */
  entries: readonly One[];
  /** The text of the filter; "" shows all. */
  text: string;
  /** The form of a new one. */
  add: Child;
  heads: readonly string[];
  cellsOf: (entry: One) => readonly Child[];
}

/** A filter and the form of a new one, then the entries that listings use, the most used first, and the others folded. */
export function CatalogList<One extends CatalogEntry>(props: ListProps<One>) {
  const { catalog, entries, text, add } = props;
  const { entry: words } = currentLocale().words.moderationTabs;
  const found = sortEntries(entries, text);
  const used = found.filter(({ servers }) => servers > 0);
  const unused = found.filter(({ servers }) => servers === 0);
  return (
    <div class="catalog">
      <div class="catalog__head">
        <FilterForm catalog={catalog} text={text} />
        {add}
      </div>
      {text !== "" && (
        found.length === 0
          ? <p class="empty">{words.find.none(isolated(text))}</p>
          : (
            <Panel title={words.found(found.length, isolated(text))}>
              <Rows {...props} shown={found} label={words.found(found.length, isolated(text))} />
            </Panel>
          )
      )}
      {text === "" && (
        <>
          <Panel title={words.used(used.length)}>
            {used.length === 0
              ? <p class="stack soft">{words.noneUsed}</p>
              : <Rows {...props} shown={used} label={words.used(used.length)} />}
          </Panel>
          {unused.length > 0 && (
            <Fold title={words.unused(unused.length)}>
              <Rows {...props} shown={unused} label={words.unused(unused.length)} />
            </Fold>
          )}
        </>
      )}
    </div>
  );
}

function FilterForm({ catalog, text }: { catalog: Catalog; text: string }) {
  const { find } = currentLocale().words.moderationTabs.entry;
  const path = `/moderation/${catalog}`;
  return (
    <form method="get" action={path} role="search" class="catalog__find">
      <label class="unseen" for="q">{find[catalog]}</label>
      <input
        id="q"
        name="q"
        type="search"
        value={text}
        maxlength={TEXT_MAX}
        placeholder={find[catalog]}
      />
      <button type="submit">{find.submit}</button>
      {text === "" ? null : <a href={path}>{find.all}</a>}
    </form>
  );
}

function Rows<One extends CatalogEntry>(
  { catalog, heads, cellsOf, shown, label }: ListProps<One> & {
    shown: readonly One[];
    label: string;
  },
) {
  return (
    <Table
      label={label}
      heads={[...heads, ""]}
      rows={shown.map((entry) => [
        ...cellsOf(entry),
        <EditLink href={`/moderation/${catalog}/${entry.slug}`} name={entry.name} />,
      ])}
    />
  );
}

/** A link to the page of an entry, named for those who hear it. */
function EditLink({ href, name }: { href: string; name: string }) {
  return (
    <a href={href}>
      {currentLocale().words.moderationTabs.entry.edit} <bdi class="unseen">{name}</bdi>
    </a>
  );
}
