import { z } from "zod";
import { GAME_PROTOCOLS } from "../../../site/polling/game_protocols.ts";
import { addGame, listKnownGames, type UsedGame } from "../../../site/polling/games.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { Field, fieldsOf, Form, Select, Submit } from "../../../site/web/kit/form.tsx";
import { AddEntry } from "./catalog_entry.tsx";
import { CatalogList, readFilter } from "./catalog_list.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { fault } from "../../../site/web/parts/faults.ts";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { asciiValue } from "../../../site/text/ascii_value.ts";

const WHOLE_NUMBER = z.string().transform(asciiValue)
  .pipe(z.string().regex(/^-?\d{1,5}$/, fault("number")))
  .transform(Number);

/** The form of a game. */
export const GAME_FORM = z.object({
  name: z.string(),
  slug: z.string().transform(pastedValue),
  defaultPort: WHOLE_NUMBER,
  protocol: z.string().transform((protocol) => protocol === "" ? null : protocol),
  queryPortOffset: WHOLE_NUMBER,
});

/** The defaults of the empty form. */
const BLANK = { typed: { protocol: "valve", queryPortOffset: "0" } };

/** POST /moderation/games: adds a game. */
export const addNewGame = submit({
  schema: GAME_FORM,
  fields: { game_invalid: "", game_exists: "slug" },
  show: showGames,
  async act(c, web, game) {
    await addGame(web.services, game, actOf(c, web));
    return redirectTo(c, "/moderation/games", "game_added");
  },
});

/** GET /moderation/games: shows the games that servers can be listed under, and a form to add another. */
export async function showGames(c: WebContext, web: Web, sent?: FaultyForm) {
  const { games: words } = currentLocale().words.moderationTabs;
  const games = await listKnownGames(web.services.sql);
  return sendModeration(c, web, {
    title: words.title,
    heading: words.heading,
    sent,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        <CatalogList
          catalog="games"
          entries={games}
          text={readFilter(c.req.query("q"))}
          add={<NewGameForm sent={sent} />}
          heads={tableHeads()}
          cellsOf={(game) => cellsOf(game)}
        />
      </>
    ),
  });
}

function NewGameForm({ sent }: { sent: FaultyForm | undefined }) {
  const { games: words } = currentLocale().words.moderationTabs;
  return (
    <AddEntry title={words.add} sent={sent}>
      <Form action="/moderation/games">
        <GameFields form={sent ?? BLANK} slug={words.slug} />
        <Submit>{words.submit}</Submit>
      </Form>
    </AddEntry>
  );
}

/** The fields of a game. */
export function GameFields({ form, slug }: {
  form: Partial<FaultyForm>;
  slug: { label: string; help: string };
}) {
  const { games: words } = currentLocale().words.moderationTabs;
  const field = fieldsOf(form);
  return (
    <>
      <Field {...field("name")} {...words.name} maxlength={60} autocomplete="off" />
      <Field {...field("slug")} {...slug} maxlength={60} required={false} autocomplete="off" />
      <Field {...field("defaultPort")} {...words.port} type="number" min={1} max={65535} />
      <Select
        {...field("protocol")}
        {...words.protocol}
        options={protocolOptions()}
        required={false}
      />
      <Field {...field("queryPortOffset")} {...words.offset} type="number" />
    </>
  );
}

function tableHeads(): string[] {
  const { games: words, entry } = currentLocale().words.moderationTabs;
  const fields = [words.slug, words.port, words.protocol, words.offset];
  return [words.name.label, entry.listings, ...fields.map(({ label }) => label)];
}

function cellsOf(game: UsedGame) {
  const { name, slug, defaultPort, protocol, queryPortOffset, servers } = game;
  return [
    name,
    servers,
    <code>{slug}</code>,
    String(defaultPort),
    protocol ?? currentLocale().words.moderationTabs.games.noProtocol,
    protocol === null ? "" : offsetOf(queryPortOffset),
  ];
}

function offsetOf(offset: number): string {
  if (offset === 0) return currentLocale().words.moderationTabs.games.sameOffset;
  return offset > 0 ? `+${offset}` : String(offset);
}

function protocolOptions() {
  const protocols = GAME_PROTOCOLS.map((protocol) => ({ value: protocol, label: protocol }));
  return [
    { value: "", label: currentLocale().words.moderationTabs.games.noProtocol },
    ...protocols,
  ];
}
