import { OWN_SORTS, type OwnSort } from "./own_list.ts";
import { currentLocale } from "../../current_locale.ts";
import { FilterForm } from "../../kit/filter_form.tsx";
import { Empty } from "../../kit/panel.tsx";

/** Minimum number of servers for which a list has search and sorting. */
export const FIND_MIN = 8;

/** The form that searches and sorts the viewer's servers. */
export function FindOwn({ text, sort, shown, all }: {
  text: string;
  sort: OwnSort;
  shown: number;
  all: number;
}) {
  const { find: words } = currentLocale().words.myServers;
  return (
    <FilterForm
      path="/my/servers"
      label={words.title}
      fields={[
        { name: "q", label: words.label, value: text, maxlength: 100 },
        {
          name: "sort",
          label: words.sort,
          value: sort,
          options: OWN_SORTS.map((value) => ({ value, label: words.sorts[value] })),
        },
      ]}
      submit={words.submit}
      all={text !== "" && { href: `/my/servers?sort=${sort}`, label: words.clear }}
    >
      {text === "" ? null : <p class="note">{words.found(shown, all)}</p>}
    </FilterForm>
  );
}

/** The message that no server matches. */
export function NothingFound() {
  const { find: words } = currentLocale().words.myServers;
  return <Empty title={words.nothing} lead={words.nothingNext} />;
}
