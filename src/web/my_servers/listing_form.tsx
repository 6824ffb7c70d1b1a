import { z } from "zod";
import { type KnownGame, listKnownGames } from "../../polling/games.ts";
import { DESCRIPTION_MAX, type ListingEdit, NAME_MAX } from "../../servers/listing_fields.ts";
import { FaultSummary, Field, fieldsOf, Select, TextArea } from "../forms/forms.tsx";
import type { Faults, Typed } from "../forms/read_form.ts";
import { MY_SERVERS } from "./words.ts";
import type { Web } from "../web_env.ts";

const { form: words } = MY_SERVERS;

/** Lines of the description that are seen without scrolling. */
const DESCRIPTION_ROWS = 12;

/** The fields of a listing as an owner types them; the domain checks them. */
export const LISTING_FORM = z.object({
  game: z.string(),
  name: z.string(),
  host: z.string(),
  port: z.string().trim().regex(/^\d{0,5}$/, words.portFault),
  description: z.string(),
});

/** The field beside which each refusal is shown; "" is the form as a whole. */
export const LISTING_FIELDS = {
  game_unknown: "game",
  server_name_invalid: "name",
  server_exists: "name",
  server_host_invalid: "host",
  server_port_invalid: "port",
  description_too_long: "description",
  servers_too_many: "",
} as const;

/** Adds the game's default port where none was typed. */
export function listingOf(
  typed: z.infer<typeof LISTING_FORM>,
  games: readonly KnownGame[],
): ListingEdit {
  const usual = games.find(({ slug }) => slug === typed.game)?.defaultPort ?? 0;
  return { ...typed, port: typed.port === "" ? usual : Number(typed.port) };
}

/** The games to choose from. */
export function gamesOf({ services }: Web): Promise<KnownGame[]> {
  return listKnownGames(services.sql);
}

/** The fields of a listing, with what was typed before and what is wrong with it. */
export function ListingFields({ games, typed, faults }: {
  games: readonly KnownGame[];
  typed: Typed;
  faults: Faults | undefined;
}) {
  const field = fieldsOf({ typed, faults });
  const options = games.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <FaultSummary faults={faults} />
      <Select {...field("game")} {...words.game} options={options} />
      <Field {...field("name")} {...words.name} maxlength={NAME_MAX} autocomplete="off" />
      <Field {...field("host")} {...words.host} autocomplete="off" spellcheck={false} />
      <Field
        {...field("port")}
        {...words.port}
        type="number"
        required={false}
        min={1}
        max={65535}
      />
      <TextArea
        {...field("description")}
        label={words.description}
        help={words.descriptionHelp(DESCRIPTION_MAX)}
        required={false}
        rows={DESCRIPTION_ROWS}
        maxlength={DESCRIPTION_MAX}
      />
    </>
  );
}
