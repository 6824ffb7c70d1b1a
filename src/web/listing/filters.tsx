import type { Child } from "hono/jsx";
import { countryName } from "../../servers/codes.ts";
import type { Choice, Choices } from "../../servers/choices.ts";
import { type Search, SORTS, WHOLE_LISTING } from "../../servers/search.ts";
import { Icon } from "../frame/icons.tsx";
import { count } from "../../text/language.ts";
import { landingOf, linkTo, SEARCH_MAX } from "./search_query.ts";
import { LISTING } from "./words.ts";
import { isolated } from "../../text/typed_text.ts";

const { filters: words } = LISTING;

/** Number of tags to choose from, most used first. */
const TAGS_SHOWN = 16;

/** A search's filters, collapsed on phones. They keep the sort order. */
export function Filters({ search, choices }: { search: Search; choices: Choices }) {
  const used = chosenOf(search, choices).length;
  const path = landingOf(search);
  const nations = choices.countries.map((choice) => ({
    ...choice,
    name: countryName(choice.slug),
  }));
  return (
    <details class="filters">
      <summary>
        <Icon name="filters" />
        {words.title}
        {used === 0 ? null : (
          <>
            <b>{used}</b> <span class="unseen">{words.used}</span>
          </>
        )}
      </summary>
      <form action={path} aria-label={words.title}>
        <label>
          <span class="label">{words.text}</span>
          <input
            type="search"
            name="q"
            value={search.text}
            maxlength={SEARCH_MAX}
            dir="auto"
          />
        </label>
        {path === "/" ? <Choose name="game" choices={choices.games} search={search} /> : null}
        <Choose name="version" choices={choices.versions} search={search} />
        <Choose name="country" choices={nations} search={search} />
        <label class="tick">
          <input type="checkbox" name="online" value="1" checked={search.isOnline} />
          {words.online}
        </label>
        {search.tag === "" || path.startsWith("/tags")
          ? null
          : <input type="hidden" name="tag" value={search.tag} />}
        {search.sort === WHOLE_LISTING.sort
          ? null
          : <input type="hidden" name="sort" value={search.sort} />}
        <button type="submit">{words.show}</button>
      </form>
      <TagLinks search={search} tags={choices.tags} />
    </details>
  );
}

function Choose({ name, choices, search }: {
  name: "game" | "country" | "version";
  choices: readonly Choice[];
  search: Search;
}) {
  if (choices.length === 0) return null;
  return (
    <label>
      <span class="label">{words.choose[name].label}</span>
      <select name={name}>
        <option value="">{words.choose[name].all}</option>
        {choices.map(({ slug, name: label, servers }) => (
          <option value={slug} selected={slug === search[name]}>
            {`${isolated(label)} (${count(servers)})`}
          </option>
        ))}
      </select>
    </label>
  );
}

function TagLinks({ search, tags }: { search: Search; tags: readonly Choice[] }) {
  if (tags.length === 0) return null;
  return (
    <nav class="filters__tags" aria-label={words.tags}>
      <p class="label">{words.tags}</p>
      <ul class="tags">
        {tags.slice(0, TAGS_SHOWN).map(({ slug, name, servers }) => {
          const isHere = slug === search.tag;
          const to = { ...search, tag: isHere ? "" : slug, page: 1 };
          return (
            <li>
              <a href={linkTo(to)} aria-current={isHere ? "true" : undefined}>
                <bdi>{name}</bdi> <span class="num">{count(servers)}</span>
              </a>
            </li>
          );
        })}
      </ul>
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
  const chosen = chosenOf(search, choices);
  const usual = search.text === "" ? "votes_30" : "match";
  const current = search.sort === "match" ? usual : search.sort;
  const sorts = SORTS.filter((sort) => sort !== "match" || sort === usual);
  return (
    <div class="sortbar">
      <p>
        <b>{words.found(total)}</b>
      </p>
      {children}
      {chosen.length === 0 ? null : (
        <ul class="chosen">
          {chosen.map(({ label, without }) => (
            <li>
              <a href={linkTo({ ...search, ...without, page: 1 })}>
                <bdi>{label}</bdi> <span aria-hidden="true">×</span>
                <span class="unseen">{words.remove}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <nav class="sorts" aria-label={words.sortBy}>
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

/** Returns a search's conditions beyond its landing page, each with the change that removes it. */
function chosenOf(search: Search, choices: Choices): { label: Child; without: Partial<Search> }[] {
  const { text, game, tag, country, version, isOnline } = search;
  const tagName = choices.tags.find(({ slug }) => slug === tag)?.name ?? tag;
  return [
    { isSet: text !== "", label: words.quoted(text), without: { text: "" } },
    { isSet: tag !== "" && game !== "", label: tagName, without: { tag: "" } },
    { isSet: country !== "", label: countryName(country), without: { country: "" } },
    { isSet: version !== "", label: version, without: { version: "" } },
    { isSet: isOnline, label: words.online, without: { isOnline: false } },
  ].filter(({ isSet }) => isSet);
}
