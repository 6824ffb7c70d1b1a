import type { Child } from "hono/jsx";
import { fold } from "../../../site/servers/search_terms.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Empty, Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { Table } from "../../../site/web/kit/table.tsx";

/** Maximum characters of a filter. */
const TEXT_MAX = 60;

/** A game or a tag, and how many listings have it. */
export interface CatalogEntry {
  slug: string;
  name: string;
  servers: number;
}

interface ListProps<One extends CatalogEntry> {
  catalog: {
    path: "games" | "tags";
    heads(): readonly string[];
    cellsOf(entry: One): readonly Child[];
  };
  /** By name. */
  entries: readonly One[];
  /** The text that was searched for; "" shows all. */
  filter: string;
  addTitle: string;
  /** The form of a new entry. */
  add: Child;
}

/** A filter and the form of a new entry, then the entries that listings use, the most used first, and the others folded. */
export function CatalogList<One extends CatalogEntry>(props: ListProps<One>) {
  const { catalog, entries, filter, addTitle, add } = props;
  const { entry: words } = currentLocale().words.moderationTabs;
  const text = filter.trim().slice(0, TEXT_MAX);
  const found = entries
    .filter(({ name, slug }) => [name, slug].some((spelled) => fold(spelled).includes(fold(text))))
    .toSorted((one, other) => other.servers - one.servers);
  const used = found.filter(({ servers }) => servers > 0);
  const unused = found.filter(({ servers }) => servers === 0);
  const list = (title: string, shown: readonly One[]) => (
    <Panel title={title}>
      <Entries catalog={catalog} shown={shown} label={title} />
    </Panel>
  );
  return (
    <>
      <Filter path={catalog.path} text={text} />
      {text === "" && (
        used.length > 0 ? list(words.used(used.length), used) : <Empty lead={words.noneUsed} />
      )}
      {text === "" && unused.length > 0 && (
        <Fold title={words.unused(unused.length)}>
          <Entries catalog={catalog} shown={unused} label={words.unused(unused.length)} />
        </Fold>
      )}
      {text !== "" && (
        found.length > 0
          ? list(words.found(found.length, isolated(text)), found)
          : <Empty lead={words.find.none(isolated(text))} />
      )}
      <Fold title={addTitle} isOpen={sentForm() !== undefined}>{add}</Fold>
    </>
  );
}

function Filter({ path, text }: { path: "games" | "tags"; text: string }) {
  const { find } = currentLocale().words.moderationTabs.entry;
  return (
    <form method="get" action={`/moderation/${path}`} role="search" class="actions">
      <label class="unseen" for="q">{find[path]}</label>
      <input
        id="q"
        name="q"
        type="search"
        value={text}
        maxlength={TEXT_MAX}
        placeholder={find[path]}
      />
      <button type="submit">{find.submit}</button>
      {text === "" ? null : <a href={`/moderation/${path}`}>{find.all}</a>}
    </form>
  );
}

function Entries<One extends CatalogEntry>(
  { catalog: { path, heads, cellsOf }, shown, label }: Pick<ListProps<One>, "catalog"> & {
    shown: readonly One[];
    label: string;
  },
) {
  const { edit } = currentLocale().words.moderationTabs.entry;
  return (
    <Table
      label={label}
      heads={[...heads(), ""]}
      rows={shown.map((entry) => [
        ...cellsOf(entry),
        <a href={`/moderation/${path}/${entry.slug}`}>
          {edit} <bdi class="unseen">{entry.name}</bdi>
        </a>,
      ])}
    />
  );
}
