import type { Child } from "hono/jsx";
import { fold } from "../../../site/servers/search/search_terms.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";

/** The page of games and tags. */
export const CATALOG_PATH = "/moderation/games";

/** A game or a tag, and the number of its listings. */
export interface CatalogEntry {
  slug: string;
  name: string;
  servers: number;
}

/**
 * The entries that listings use, the most used first, then all others folded, and the form of a new one. With a text,
 * only entries whose names contain it.
 */
export function CatalogList<One extends CatalogEntry>(
  { path, entries, text, factsOf, children }: {
    path: "games" | "tags";
    /** The entries, sorted by name. */
    entries: readonly One[];
    text: string;
    factsOf(entry: One): readonly string[];
    /** The folded form of a new entry. */
    children: Child;
  },
) {
  const { [path]: own, entry: words } = currentLocale().words.moderationTabs;
  const found = entries
    .filter(({ name, slug }) => [name, slug].some((spelled) => fold(spelled).includes(fold(text))))
    .toSorted((one, other) => other.servers - one.servers);
  const used = found.filter(({ servers }) => text !== "" || servers > 0);
  const unused = found.slice(used.length);
  const rows = (shown: readonly One[]) => (
    <Rows>{shown.map((entry) => <Entry path={path} entry={entry} facts={factsOf(entry)} />)}</Rows>
  );
  const count = text === "" ? words.used(used.length) : words.found(used.length, isolated(text));
  const none = text === "" ? words.noneUsed : words.find.none(isolated(text));
  return (
    <Panel
      id={path}
      title={own.heading}
      lead={own.lead}
      aside={used.length > 0 && <span class="note">{count}</span>}
    >
      {used.length > 0 ? rows(used) : <p class="note">{none}</p>}
      {unused.length > 0 && <Fold title={words.unused(unused.length)}>{rows(unused)}</Fold>}
      {children}
    </Panel>
  );
}

function Entry({ path, entry: { slug, name, servers }, facts }: {
  path: "games" | "tags";
  entry: CatalogEntry;
  facts: readonly string[];
}) {
  const locale = currentLocale();
  return (
    <Row
      title={<a href={`/moderation/${path}/${slug}`} dir="auto">{name}</a>}
      note={
        <>
          <code>{slug}</code>
          {facts.map((fact) => ` · ${fact}`)}
        </>
      }
      end={servers > 0 &&
        <span class="note">{locale.words.moderationTabs.entry.listings(servers)}</span>}
    />
  );
}
