import { browseListings, PAGE_SIZE } from "../../../servers/public/listings.ts";
import type { Search } from "../../../servers/search/listing_search.ts";
import type { Page } from "../../frame/layout.tsx";
import { sendPublicPage } from "../../frame/public_page.tsx";
import type { Web, WebContext } from "../../web_env.ts";
import { feedOf } from "../crawlers/atom_feed.ts";
import { BrowseBody } from "./browse_body.tsx";
import { type BrowseCopy, type BrowseView, browseView, type FoundServers } from "./browse_view.ts";
import { findWays } from "./nothing.tsx";
import { linkTo, neaterPath, searchPath } from "./search_query.ts";
import { itemList } from "../crawlers/structured_data.ts";

/** Responds with the list of servers of a landing page or a search. */
export async function sendListing(
  c: WebContext,
  web: Web,
  { search, ...copy }: BrowseCopy & { search: Search },
): Promise<Response> {
  const neater = neaterPath(c, search);
  if (neater !== undefined) return c.redirect(neater);
  return await sendPublicPage(c, web, {
    key: linkTo(search),
    find: async () => pageOf(web, browseView(copy, await findServers(c, web, search))),
  });
}

/** Finds the servers of a search, and the data that their page shows with them. */
async function findServers(c: WebContext, web: Web, search: Search): Promise<FoundServers> {
  const now = web.services.now();
  const found = await browseListings(web.services, search, now);
  const ways = found.total > 0 ? [] : await findWays(web, { search, choices: found.choices });
  const { counts } = web.services.ranking;
  return { search, found, ways, counts, today: c.get("today"), now };
}

function pageOf({ site }: Web, view: BrowseView): Page {
  const { search, found: { servers }, title, description, status } = view;
  const data = itemList(site.baseUrl, servers, (search.page - 1) * PAGE_SIZE + 1);
  const preview = { path: searchPath(search), data };
  return { title, description, status, preview, feed: feedOf(), body: <BrowseBody view={view} /> };
}
