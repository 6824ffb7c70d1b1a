import type { Child } from "hono/jsx";
import type { ListedServer } from "../../../servers/public/listings.ts";
import { fold } from "../../../servers/search/search_terms.ts";
import { isolated } from "../../../text/shown_text.ts";
import { Country } from "./country_flag.tsx";
import { currentLocale } from "../../current_locale.ts";

/** Number of facts in a row. */
const SHOWN = 4;

/** The edition of Minecraft, by the slug of its game. */
const EDITIONS: Readonly<Record<string, "java" | "bedrock">> = {
  "minecraft": "java",
  "minecraft-bedrock": "bedrock",
};

/** The most important facts for players of a game, in a row of the game's page. */
export function FirstFacts({ server }: { server: ListedServer }) {
  const facts = factsOf(server).filter(([_, fact]) => fact !== null && fact !== "");
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.slice(0, SHOWN).map(([name, fact]) => (
        <div>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(server: ListedServer): [name: string, fact: Child][] {
  const locale = currentLocale();
  const { first: words } = locale.words.games;
  const { game, gameName, version, map, mode, languages, country } = server;
  // Many servers send the game's name as the mode.
  const isMode = mode !== null &&
    ![gameName, map].some((known) => known !== null && fold(known) === fold(mode));
  const edition = EDITIONS[game];
  return [
    [words.version, isolated(version)],
    [words.edition, edition ? locale.words.games[edition] : null],
    [words.mode, isMode ? isolated(mode) : null],
    [words.map, map === null ? null : isolated(map)],
    [words.languages, locale.formats.facts(languages.map(locale.formats.language))],
    [words.country, country === null ? null : <Country code={country} />],
  ];
}
