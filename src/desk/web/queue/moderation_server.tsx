import { z } from "zod";
import { requireModerated } from "../../queue/moderation_queue.ts";
import { type FaultyForm } from "../../../site/web/kit/form.tsx";
import { isolated } from "../../../site/text/shown_text.ts";
import { DESK_FILE } from "../frame/desk_file.ts";
import { findAround, findListing } from "../frame/found_listing.ts";
import { ListingDesk } from "./listing_desk.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { filterOf } from "../frame/waiting_filter.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";

/** GET /moderation/servers/:slug: shows a listing, the possible decisions, its votes and its history. */
export async function showModerated(c: WebContext, web: Web, sent?: FaultyForm) {
  return await sendDesk(c, web, { slug: c.req.param("slug") ?? "", sent });
}

/** Responds with the desk on which a listing is open, beside all that waits. */
export async function sendDesk(
  c: WebContext,
  web: Web,
  { slug, title, sent }: { slug: string; title?: string; sent?: FaultyForm | undefined },
) {
  const { by } = actOf(c, web);
  const filter = filterOf(c);
  const server = await requireModerated(web.services.sql, slug, { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const [found, around] = await Promise.all([
    findListing(web, server, { by, before, after: c.req.query("after") }),
    findAround(web, { by, slug, filter }),
  ]);
  return await sendModeration(c, web, {
    title: title ?? currentLocale().words.moderation.server.title(isolated(server.name)),
    heading: null,
    scripts: [DESK_FILE.path],
    sent,
    body: (
      <ListingDesk
        server={server}
        found={found}
        around={around}
        sent={sent}
        isFirst={before === undefined}
      />
    ),
  });
}
