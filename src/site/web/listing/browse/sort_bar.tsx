import type { Child } from "hono/jsx";
import type { Choices } from "../../../servers/search/choices.ts";
import { type Search, SORTS, WHOLE_LISTING } from "../../../servers/search/listing_search.ts";
import { linkTo, tagsOf } from "./search_query.ts";
import { tagName } from "../../servers/tag_name.ts";
import { currentLocale } from "../../current_locale.ts";
import { chosenOf } from "./filters.tsx";

/** Number of quick filters of each kind. */
const QUICK = { tags: 4, versions: 2, languages: 2 } as const;

/** The filters that most players choose, as links. Renders nothing once a filter is chosen, or if there is only one. */
export function QuickFilters({ search, choices }: { search: Search; choices: Choices }) {
  const locale = currentLocale();
  const { filters: words } = locale.words.listing;
  if (chosenOf(search, choices).length > 0) return null;
  const others = choices.tags.filter(({ slug }) => !search.tags.includes(slug));
  const quick: { label: string; servers?: number; change: Partial<Search> }[] = [
    { label: words.online, change: { isOnline: true } },
    ...others.slice(0, QUICK.tags).map((tag) => ({
      label: tagName(tag),
      servers: tag.servers,
      change: { tags: tagsOf([...search.tags, tag.slug]) },
    })),
    ...choices.versions.slice(0, QUICK.versions).map(({ slug, servers }) => (
      { label: slug, servers, change: { version: slug } }
    )),
    ...choices.languages.slice(0, QUICK.languages).map(({ slug, servers }) => (
      { label: locale.formats.language(slug), servers, change: { language: slug } }
    )),
  ];
  if (quick.length < 2) return null;
  return (
    <nav class="chipline" aria-label={words.quick}>
      {quick.map(({ label, servers, change }) => (
        <a class="chip" href={linkTo({ ...search, ...change, page: 1 })}>
          <bdi>{label}</bdi>
          {servers === undefined
            ? null
            : <span class="num">{` ${locale.formats.count(servers)}`}</span>}
        </a>
      ))}
    </nav>
  );
}

/** The number of results, the active filters, and the sort options. */
export function SortBar({ search, choices, total, children }: {
  search: Search;
  choices: Choices;
  total: number;
  children?: Child;
}) {
  const { filters: words } = currentLocale().words.listing;
  const chosen = chosenOf(search, choices);
  const usual = search.text === "" ? "votes_30" : "match";
  const current = search.sort === "match" ? usual : search.sort;
  const sorts = SORTS.filter((sort) => sort !== "match" || sort === usual);
  return (
    <div class="actions">
      <b>{words.found(total)}</b>
      {children}
      {chosen.length === 0 ? null : (
        <ul class="actions">
          {chosen.map(({ label, without }) => (
            <li>
              <a class="chip" href={linkTo({ ...search, ...without, page: 1 })}>
                <bdi>{label}</bdi> <span aria-hidden="true">×</span>
                <span class="unseen">{words.remove}</span>
              </a>
            </li>
          ))}
          {chosen.length < 2 ? null : (
            <li>
              <a href={linkTo({ ...search, ...WITHOUT_FILTERS, page: 1 })}>
                {words.clear}
              </a>
            </li>
          )}
        </ul>
      )}
      <nav class="seg" aria-label={words.sortBy}>
        {sorts.map((sort) => (
          <a
            href={linkTo({ ...search, sort: sort === usual ? WHOLE_LISTING.sort : sort, page: 1 })}
            aria-current={sort === current ? "true" : undefined}
            rel="nofollow"
          >
            {words.sorts[sort]}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** The values of a search without filters, except its game and its order. */
const WITHOUT_FILTERS = {
  text: "",
  tags: [],
  country: "",
  language: "",
  version: "",
  isOnline: false,
} as const satisfies Partial<Search>;
