import { findListedLive } from "../../polling/own_status.ts";
import type { Page } from "../frame/layout.tsx";
import { pictureOf } from "../frame/preview.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { gameServer } from "./structured_data.ts";
import { noteVisit } from "./count_visits.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";
import { findHistory, ServerBody } from "./listing_body.tsx";

/** GET /servers/:slug: shows an approved server. Others are "not found". */
export async function showServer(c: WebContext, web: Web) {
  const response = await sendPublicPage(c, web, { key: "", find: () => findPage(c, web) });
  // 304: the browser shows the page that it kept.
  if (response.status === 200 || response.status === 304) {
    noteVisit(c, web, { slug: c.req.param("slug") ?? "", kind: "page_view" });
  }
  return response;
}

async function findPage(c: WebContext, web: Web): Promise<Page | undefined> {
  const locale = currentLocale();
  const { server: words } = locale.words.listing;
  const { services, site } = web;
  const server = await findListedLive(services.sql, c.req.param("slug") ?? "", {
    now: services.now(),
    language: locale.tag,
  });
  if (!server) return undefined;
  const { name, slug } = server;
  const found = await findHistory(c, web, server.id);
  return {
    title: isolated(name),
    description: isolated(server.tagline) ||
      words.description(isolated(name), isolated(server.gameName)),
    preview: {
      path: `/servers/${slug}`,
      picture: pictureOf(server),
      data: gameServer(site.baseUrl, server),
    },
    body: (
      <ServerBody
        server={server}
        url={`${site.baseUrl}/servers/${slug}`}
        isModerator={c.get("viewer")?.isModerator === true}
        isFavourite={c.get("today")?.favourites.some((favourite) => favourite.slug === slug)}
        {...found}
      />
    ),
  };
}
