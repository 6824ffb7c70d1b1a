import { entryOf, type IndexEntry, isAlike, isOnlineSince } from "./index_entry.ts";
import type { SortKeys } from "./order.ts";
import { countsSince } from "../../../core/servers/presence.ts";
import type { Presence } from "../ranking/presences.ts";
import type { CatalogNames, RankingChange } from "../ranking/ranking_changes.ts";
import type { NamedGroup } from "../search/search_names.ts";
import { createTextIndex } from "../search/text_index.ts";

/** The listed servers, by id and by their search words, with their names and tags. */
export interface Contents {
  entries: Map<string, IndexEntry>;
  texts: ReturnType<typeof createTextIndex>;
  /** A number for each tag, because counting numbers takes a tenth of the time. */
  tagNumbers: Map<string, number>;
  /** Unordered. Undefined until first needed after a change of more than votes. */
  groups?: Record<NamedGroup["kind"], Groups> | undefined;
}

type Groups = ReadonlyMap<string, readonly IndexEntry[]>;

/** Creates the contents of an empty index. */
export function createContents(): Contents {
  return { entries: new Map(), texts: createTextIndex(), tagNumbers: new Map() };
}

interface ContentsChange {
  /** The servers whose votes changed, with the values that they were sorted by. */
  moved: Map<IndexEntry, SortKeys>;
  /** Whether anything but votes changed. */
  isOther: boolean;
}

/** Applies changes to the contents. */
export function applyChanges(
  contents: Contents,
  changes: readonly RankingChange[],
  names: CatalogNames,
): ContentsChange {
  const { entries, texts, tagNumbers } = contents;
  const moved: ContentsChange["moved"] = new Map();
  let isOther = false;
  for (const change of changes) {
    const { id, listed, votes, votesToday, votesAll } = change;
    const known = entries.get(id);
    if (!listed) {
      texts.drop(id);
      isOther = entries.delete(id) || isOther;
    } else if (known && isAlike(known, change, names)) {
      // Only the votes are updated, because presences are read separately, and later.
      moved.set(known, { ...known });
      Object.assign(known, { votes, votesToday, votesAll });
    } else {
      const entry = entryOf(change, names, tagNumbers);
      entries.set(id, entry);
      texts.put(entry.searchTexts);
      isOther = true;
    }
  }
  if (isOther) contents.groups = undefined;
  return { moved, isOther };
}

/**
 * Updates which servers responded recently, and with how many players. A server that hasn't responded for a long time
 * becomes offline.
 */
export function applyPresences(
  { entries }: Contents,
  presences: readonly Presence[],
  now: Date,
): void {
  for (const { id, answeredAt, playersOnline } of presences) {
    const entry = entries.get(id);
    if (entry) Object.assign(entry, { answeredAt: answeredAt?.getTime(), playersOnline });
  }
  const since = countsSince(now).getTime();
  for (const entry of entries.values()) if (!isOnlineSince(entry, since)) entry.playersOnline = 0;
}

/** Returns the servers of each tag, country and game. */
export function groupsIn(contents: Contents): Record<NamedGroup["kind"], Groups> {
  return contents.groups ??= groupsOf(contents.entries);
}

function groupsOf(entries: Contents["entries"]) {
  const tag = new Map<string, IndexEntry[]>();
  for (const entry of entries.values()) {
    for (const slug of entry.tags) {
      const tagged = tag.get(slug);
      if (tagged === undefined) tag.set(slug, [entry]);
      else tagged.push(entry);
    }
  }
  return {
    tag,
    country: Map.groupBy(entries.values(), ({ country }) => country ?? ""),
    game: Map.groupBy(entries.values(), ({ game }) => game),
  };
}
