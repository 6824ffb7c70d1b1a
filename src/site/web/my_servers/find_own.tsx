import { OWN_SORTS, type OwnSort } from "./own_list.ts";
import { currentLocale } from "../current_locale.ts";
import { Empty } from "../kit/panel.tsx";

/** Fewest servers that can be searched and sorted. */
export const FIND_MIN = 8;

/** Searches and sorts the viewer's servers. */
export function FindOwn({ text, sort, shown, all }: {
  text: string;
  sort: OwnSort;
  shown: number;
  all: number;
}) {
  const { find: words } = currentLocale().words.myServers;
  return (
    <form class="fields" action="/my/servers" role="search" aria-label={words.title}>
      <div class="field">
        <label for="own-q">{words.label}</label>
        <input id="own-q" name="q" type="search" value={text} maxlength={100} />
      </div>
      <div class="field">
        <label for="own-sort">{words.sort}</label>
        <select id="own-sort" name="sort">
          {OWN_SORTS.map((one) => (
            <option value={one} selected={one === sort}>{words.sorts[one]}</option>
          ))}
        </select>
      </div>
      <button type="submit">{words.submit}</button>
      {text === "" ? null : (
        <p class="note">
          {words.found(shown, all)} <a href={`/my/servers?sort=${sort}`}>{words.clear}</a>
        </p>
      )}
    </form>
  );
}

/** Says that no server fits. */
export function NothingFound() {
  const { find: words } = currentLocale().words.myServers;
  return <Empty title={words.nothing} lead={words.nothingNext} />;
}
