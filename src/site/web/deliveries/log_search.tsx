import { LinkLine } from "../kit/page_links.tsx";
import { FilterForm } from "../kit/filter_form.tsx";
import { counted } from "../my_servers/health/counted.ts";
import { deliveriesPath } from "../my_servers/key_path.ts";
import { StateBadge } from "./states.tsx";
import { currentLocale } from "../current_locale.ts";
import { isolated } from "../../text/shown_text.ts";
import { Empty } from "../kit/panel.tsx";
import { CHIPS, isSearch, type Log, LOG_SEARCH_MAX, type LogPart } from "./delivery_log.ts";

/** The links to the deliveries in each state, with their numbers. With a search, there are no numbers. */
export function States({ slug, filter, counts }: LogPart) {
  const { log: words } = currentLocale().words.deliveries;
  return (
    <nav class="figures" aria-label={words.byState}>
      {[undefined, ...CHIPS].map((states) => {
        const state = states?.[0];
        const numbers = state ? [counts[state]] : Object.values(counts);
        return (
          <a
            class="figure"
            href={deliveriesPath(slug, { ...filter, state })}
            aria-current={state === filter.state ? "page" : undefined}
          >
            {state ? <StateBadge state={state} /> : <span>{words.all}</span>}
            {isSearch(filter) ? null : <b>{counted(...numbers)}</b>}
          </a>
        );
      })}
    </nav>
  );
}

/** The form that finds deliveries by player, id, key and days. */
export function LogSearch({ slug, filter, keys }: LogPart) {
  const { log: words } = currentLocale().words.deliveries;
  return (
    <FilterForm
      path={deliveriesPath(slug)}
      label={words.filter}
      kept={{ state: filter.state }}
      fields={[
        { name: "q", label: words.find, value: filter.q, maxlength: LOG_SEARCH_MAX },
        ...keys.length < 2 ? [] : [{
          name: "key",
          label: words.key,
          value: filter.key,
          options: [
            { value: "", label: words.allKeys },
            ...keys.map(({ id, name }) => ({ value: id, label: name })),
          ],
        }],
        ...(["from", "to"] as const).map((name) => ({
          name,
          label: words[name],
          value: filter[name],
          type: "date" as const,
        })),
      ]}
      submit={words.show}
    />
  );
}

/** The message that a search found nothing, with links to other deliveries. */
export function NoneFound({ slug, filter }: Pick<Log, "slug" | "filter">) {
  const { log: words } = currentLocale().words.deliveries;
  const { q, from, to, state, key } = filter;
  if (!isSearch(filter) && !state && !key) {
    return <Empty title={words.none} lead={words.noneNext} />;
  }
  const isBackwards = from !== undefined && to !== undefined && from > to;
  const title = isBackwards ? words.backwards : q ? words.noneOf(isolated(q)) : words.noneFound;
  return (
    <Empty title={title} lead={q && !isBackwards ? words.noneOfNext : undefined}>
      <LinkLine href={deliveriesPath(slug)} label={words.showAll} />
    </Empty>
  );
}
