import type { Overview } from "../../../keys/own_overview.ts";
import { TAGS_MAX } from "../../../servers/fields/facts.ts";
import { DESCRIPTION_MAX } from "../../../servers/fields/listing_fields.ts";
import type { ListedServer } from "../../../servers/public/listings.ts";
import { slugOf } from "../../../servers/slugs/free_slug.ts";
import { cleanLine } from "../../../../core/text/typed_text.ts";
import type { TypedFields } from "../../kit/form.tsx";
import { ticked } from "../../kit/ticks.tsx";
import { Prose } from "../../servers/prose.tsx";
import { ServerEntry } from "../../listing/entries/server_entry.tsx";
import { currentLocale } from "../../current_locale.ts";
import { textLanguage } from "../../servers/text_language.ts";
import { LANGUAGE_NAMES } from "../../../../core/locales/language_tags.ts";
import { listTranslations } from "../../../servers/fields/translations.ts";
import type { FormChoices } from "../form/listing_inputs.tsx";
import { splitAddress } from "../form/typed_listing.ts";
import { translationName, typedTranslations } from "../translations/translation_fields.ts";

/** A listing as typed, before it is saved. */
interface Draft {
  typed: TypedFields;
  offered: FormChoices;
  /** Absent for a new server. */
  overview?: Overview | undefined;
}

/** The preview of a listing's card and texts. The form's script replaces it while its owner types. */
export function Drawn({ ...draft }: Draft) {
  const { preview: words } = currentLocale().words.listingForm;
  const { typed, overview } = draft;
  const rank = overview?.standing?.rank;
  const description = textOf(typed, "description");
  const rules = textOf(typed, "rules");
  const own = textLanguage(typed["textLanguage"] || null);
  return (
    <div class="stack" id="drawn">
      <div class="board" inert>
        <ol>
          <ServerEntry
            server={cardOf(draft)}
            sort="votes_30"
            listed={rank === undefined ? undefined : { rank }}
            isOneGame={false}
            isLeader
            isFirst
          />
        </ol>
      </div>
      {overview?.status === "approved" ? <p class="note">{words.waits}</p> : null}
      <h3>{words.about}</h3>
      {description === ""
        ? <p class="note">{words.noDescription}</p>
        : <Prose text={description} language={own} />}
      {rules === "" ? null : (
        <>
          <h3>{words.rules}</h3>
          <Prose text={rules} language={own} />
        </>
      )}
      <DrawnTranslations typed={typed} />
    </div>
  );
}

/** The preview of a listing's texts in other languages. */
function DrawnTranslations({ typed }: { typed: TypedFields }) {
  return (
    <>
      {listTranslations(typedTranslations(typed)).map(([tag]) => {
        const language = textLanguage(tag);
        const tagline = lineOf(typed, translationName(tag, "tagline"));
        const description = textOf(typed, translationName(tag, "description"));
        const rules = textOf(typed, translationName(tag, "rules"));
        return (
          <section class="stack" {...language}>
            <h3>{LANGUAGE_NAMES[tag]}</h3>
            {tagline === "" ? null : <p>{tagline}</p>}
            {[description, rules].filter((text) => text !== "").map((text) => (
              <Prose text={text} language={language} />
            ))}
          </section>
        );
      })}
    </>
  );
}

/** Returns a typed text, cut at the maximum length, because rendering a longer one takes too long. */
function textOf(typed: TypedFields, name: string): string {
  return (typed[name] ?? "").slice(0, DESCRIPTION_MAX);
}

/** Returns a listing's card with the typed values, valid or not, and the figures of the saved listing. */
export function cardOf({ typed, offered: { games, tags }, overview }: Draft): ListedServer {
  const locale = currentLocale();
  const { preview: words } = locale.words.listingForm;
  const { game: slug = "", host = "", port = "" } = typed;
  const game = games.find((known) => known.slug === slug);
  const address = splitAddress(
    { game: slug, host, port: /^\s*\d{0,5}\s*$/.test(port) ? port : "" },
    games,
  );
  const name = lineOf(typed, "name") || words.noName;
  const chosen = new Set(ticked(typed, "tags").slice(0, TAGS_MAX));
  const rank = overview?.standing?.rank ?? 0;
  return {
    slug: overview?.slug ?? slugOf(name),
    name,
    host: address.host.trim() || words.noAddress,
    port: address.port,
    defaultPort: game?.defaultPort ?? address.port,
    game: slug,
    gameName: game?.name ?? words.noGame,
    tagline: lineOf(typed, "tagline") || words.noTagline,
    taglineIn: lineOf(typed, "tagline") === "" ? locale.tag : typed["textLanguage"] || null,
    version: lineOf(typed, "version"),
    country: null,
    languages: [],
    map: null,
    mode: null,
    tags: tags.filter((tag) => chosen.has(tag.slug)),
    logo: overview?.logo ?? null,
    banner: overview?.banner ?? null,
    playersOnline: overview?.playersOnline ?? null,
    playersMax: overview?.playersMax ?? null,
    state: overview?.state ?? "unknown",
    votesToday: overview?.votesToday ?? 0,
    votesMonthly: overview?.votesMonthly ?? 0,
    votesTotal: 0,
    rank,
    rankInGame: rank,
  };
}

/** Returns a typed line as it would be saved, or "" if it would be refused. */
function lineOf(typed: TypedFields, name: string): string {
  return cleanLine(typed[name] ?? "") ?? "";
}
