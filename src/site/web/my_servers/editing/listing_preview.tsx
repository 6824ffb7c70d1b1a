import { findOverviews, type Overview } from "../../../keys/own_overview.ts";
import { listKnownGames } from "../../../polling/games.ts";
import { listKnownTags } from "../../../servers/catalogue/tags.ts";
import { isolated } from "../../../text/shown_text.ts";
import { readTyped } from "../../forms/read_form.ts";
import { Panel } from "../../kit/panel.tsx";
import { sendPage } from "../../frame/layout.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../web_env.ts";
import { languageTag } from "../../../../core/locales/language_tags.ts";
import type { FormChoices } from "../form/listing_inputs.tsx";
import { cardOf, Drawn } from "./drawn_listing.tsx";

/** Returns the games, tags and languages to choose from. */
export async function findOffered({ services: { sql, locales } }: Web): Promise<FormChoices> {
  const [games, tags] = await Promise.all([listKnownGames(sql), listKnownTags(sql)]);
  const languages = locales.all.flatMap(({ tag }) => languageTag(tag) ?? []);
  return { games, tags, languages };
}

/**
 * POST /my/servers/:slug/preview: shows a listing as typed, without saving it. Rendered here, because a second
 * renderer, in the browser, could differ from the listing's page or run scripts.
 */
export async function previewEdit(c: WebContext, web: Web, { server }: ServerAccess) {
  const { services } = web;
  const [overview] = await findOverviews(services, { serverId: server.id }, services.now());
  return await sendPreview(c, web, overview);
}

/** POST /my/servers/new/preview: shows a new listing as typed, without saving it. */
export function previewNew(c: WebContext, web: Web) {
  return sendPreview(c, web, undefined);
}

async function sendPreview(c: WebContext, web: Web, overview: Overview | undefined) {
  const { preview: words } = currentLocale().words.listingForm;
  const [typed, offered] = await Promise.all([readTyped(c), findOffered(web)]);
  const title = words.of(isolated(cardOf({ typed, offered, overview }).name));
  return sendPage(c, web, {
    title,
    body: (
      <>
        <h1>{title}</h1>
        <p class="lead">{words.note}</p>
        <Panel>
          <Drawn typed={typed} offered={offered} overview={overview} />
        </Panel>
      </>
    ),
  });
}
