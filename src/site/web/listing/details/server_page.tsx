import { findListedLive } from "../../../polling/own_status.ts";
import type { Page } from "../../frame/layout.tsx";
import { pictureOf } from "../../frame/preview.tsx";
import { sendPublicPage } from "../../frame/public_page.tsx";
import { gameServer } from "../crawlers/structured_data.ts";
import { noteVisit } from "../count_visits.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";
import { findHistory, ServerBody, type ServerView } from "./listing_body.tsx";

/** GET /servers/:slug: shows an approved server. Others are "not found". */
export async function showServer(c: WebContext, web: Web): Promise<Response> {
  const response = await sendPublicPage(c, web, {
    key: "",
    async find() {
      const view = await findServerView(c, web);
      return view && pageOf(view);
    },
  });
  // With a 304, the browser shows its cached page.
  if (response.status === 200 || response.status === 304) {
    noteVisit(c, web, { slug: c.req.param("slug") ?? "", kind: "page_view" });
  }
  return response;
}

/** Finds the data on the page of the listing in the address. */
async function findServerView(c: WebContext, web: Web): Promise<ServerView | undefined> {
  const { services, site } = web;
  const server = await findListedLive(services.sql, c.req.param("slug") ?? "", {
    now: services.now(),
    language: currentLocale().tag,
  });
  if (!server) return undefined;
  return {
    server,
    baseUrl: site.baseUrl,
    isModerator: c.get("viewer")?.isModerator === true,
    isFavourite: c.get("today")?.favourites.some(({ slug }) => slug === server.slug),
    ...await findHistory(c, web, server.id),
  };
}

function pageOf(view: ServerView): Page {
  const { server: words } = currentLocale().words.listing;
  const { server, baseUrl } = view;
  const { name, slug, tagline, gameName } = server;
  const description = isolated(tagline) || words.description(isolated(name), isolated(gameName));
  return {
    title: isolated(name),
    description,
    preview: {
      path: `/servers/${slug}`,
      picture: pictureOf(server),
      data: gameServer(baseUrl, server),
    },
    body: <ServerBody view={view} />,
  };
}
