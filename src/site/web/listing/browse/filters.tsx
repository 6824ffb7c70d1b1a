import type { Choice, Choices } from "../../../servers/search/choices.ts";
import { type Search, WHOLE_LISTING } from "../../../servers/search/listing_search.ts";
import { Icon } from "../../kit/icons.tsx";
import { landingOf, SEARCH_MAX } from "./search_query.ts";
import { isolated } from "../../../text/shown_text.ts";
import { tagName } from "../../servers/tag_name.ts";
import { currentLocale } from "../../current_locale.ts";
import { type FilterField, FilterForm } from "../../kit/filter_form.tsx";

/** Maximum tags to choose from, most used first. */
const TAGS_SHOWN = 16;

/**
 * The form with a search's filters, which keeps the sort order. It opens with a button above a list, or is beside it
 * and collapsed on phones.
 */
export function Filters({ search, choices, isBeside }: {
  search: Search;
  choices: Choices;
  isBeside: boolean;
}) {
  const locale = currentLocale();
  const { filters: words } = locale.words.listing;
  const used = chosenOf(search, choices).length;
  const path = search.game === "" ? "/" : landingOf(search);
  return (
    <details class={isBeside ? "fold fold--wide" : "fold"}>
      <summary>
        <Icon name="filters" />
        {words.title}
        {used === 0 ? null : (
          <>
            <span class="count">{used}</span> <span class="unseen">{words.used}</span>
          </>
        )}
      </summary>
      <div>
        <FilterForm
          look="column"
          path={path}
          label={words.title}
          fields={[
            { name: "q", label: words.text, value: search.text, maxlength: SEARCH_MAX },
            ...path === "/"
              ? choiceOf("game", search, choices.games.toSorted(locale.formats.byName))
              : [],
            ...choiceOf("version", search, choices.versions),
            ...choiceOf("language", search, named(choices.languages, locale.formats.language)),
            ...choiceOf("country", search, named(choices.countries, locale.formats.country)),
          ]}
          kept={{ sort: search.sort === WHOLE_LISTING.sort ? undefined : search.sort }}
          submit={words.show}
        >
          <TagTicks search={search} tags={choices.tags} />
          <label class="tick">
            <input type="checkbox" name="online" value="1" checked={search.isOnline} />
            {words.online}
          </label>
        </FilterForm>
      </div>
    </details>
  );
}

/** Returns choices of codes with their names. Choices with the same number of servers are sorted by name. */
function named(choices: readonly Choice[], nameOf: (code: string) => string): Choice[] {
  const { formats } = currentLocale();
  return choices.map((choice) => ({ ...choice, name: nameOf(choice.slug) }))
    .sort((one, other) => other.servers - one.servers || formats.byName(one, other));
}

/** Returns the field of a choice with the number of servers of each option. Empty if there is nothing to choose. */
function choiceOf(
  name: "game" | "country" | "language" | "version",
  search: Search,
  choices: readonly Choice[],
): FilterField[] {
  const locale = currentLocale();
  const { label, all } = locale.words.listing.filters.choose[name];
  if (choices.length === 0) return [];
  const options = choices.map(({ slug, name, servers }) => ({
    value: slug,
    label: `${isolated(name)} (${locale.formats.count(servers)})`,
  }));
  return [{ name, label, value: search[name], options: [{ value: "", label: all }, ...options] }];
}

/**
 * The checkboxes of tags. A server must have all ticked ones. The number is that of the servers left with one more tag.
 */
function TagTicks({ search, tags }: { search: Search; tags: readonly Choice[] }) {
  const locale = currentLocale();
  const { filters: words } = locale.words.listing;
  if (tags.length === 0 && search.tags.length === 0) return null;
  const chosen = search.tags.map((slug) =>
    tags.find((tag) => tag.slug === slug) ?? { slug, name: slug, servers: 0 }
  );
  const others = tags.filter(({ slug }) => !search.tags.includes(slug));
  return (
    <fieldset class="actions">
      <legend>{words.tags}</legend>
      {[...chosen, ...others].slice(0, TAGS_SHOWN).map(({ slug, servers, ...tag }) => (
        <label class="chip">
          <input type="checkbox" name="tag" value={slug} checked={search.tags.includes(slug)} />
          <bdi>{tagName({ slug, ...tag })}</bdi>{" "}
          <span class="num">{locale.formats.count(servers)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A condition of a search, and the change that removes it. */
interface ChosenFilter {
  label: string;
  without: Partial<Search>;
}

/** Returns a search's conditions in addition to its landing page. */
export function chosenOf(search: Search, choices: Choices): ChosenFilter[] {
  const locale = currentLocale();
  const { filters: words } = locale.words.listing;
  const { text, tags, country, language, version, isOnline } = search;
  const landing = landingOf(search);
  const nameOf = (wanted: string) => {
    const tag = choices.tags.find(({ slug }) => slug === wanted);
    return tag ? tagName(tag) : wanted;
  };
  return [
    { isSet: text !== "", label: words.quoted(text), without: { text: "" } },
    ...tags.map((tag) => ({
      isSet: landing === "/" || search.game !== "",
      label: nameOf(tag),
      without: { tags: tags.filter((other) => other !== tag) },
    })),
    { isSet: language !== "", label: locale.formats.language(language), without: { language: "" } },
    { isSet: country !== "", label: locale.formats.country(country), without: { country: "" } },
    { isSet: version !== "", label: version, without: { version: "" } },
    { isSet: isOnline, label: words.online, without: { isOnline: false } },
  ].filter(({ isSet }) => isSet);
}
