import { z } from "zod";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { requireModerated } from "../../queue/moderation_queue.ts";
import { DESK_FILE } from "../frame/desk_file.ts";
import { DeskKeys } from "../frame/desk.tsx";
import { findAround, findListing } from "../frame/found_listing.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { QueueLinks } from "../frame/queue_pane.tsx";
import { filterOf, queryOf } from "../frame/waiting_filter.ts";
import { ModeratedVotes } from "../voids/moderated_votes.tsx";
import { DecisionPane } from "./decision_pane.tsx";
import { declareDecisions } from "./listing_decisions.ts";
import { OpenListing } from "./open_listing.tsx";
import { PictureRemoval, PutBack } from "./rare_decisions.tsx";
import { BesideQueue } from "./waiting_pane.tsx";

const FORMS = declareDecisions(showModerated);

/** The routes of the forms on a listing's page. */
export const LISTING_FORMS = Object.values(FORMS).map(({ route }) => route);

/** GET /moderation/servers/:slug: shows a listing, the possible decisions, its votes and its history. */
export async function showModerated(c: WebContext, web: Web) {
  return await sendDesk(c, web, { slug: c.req.param("slug") ?? "" });
}

/** Responds with a listing, its forms and its votes, beside the queue. */
export async function sendDesk(
  c: WebContext,
  web: Web,
  { slug, title }: { slug: string; title?: string },
) {
  const { moderation: { server: words } } = currentLocale().words;
  const { by } = actOf(c, web);
  const filter = filterOf(c);
  const server = await requireModerated(web.services.sql, slug, { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const [found, around] = await Promise.all([
    findListing(web, server, { by, before, after: c.req.query("after") }),
    findAround(web, { by, slug, filter }),
  ]);
  const open = { server, found, forms: FORMS, to: { at: { slug }, query: queryOf(filter) } };
  const ways = (
    <>
      <QueueLinks {...around} />
      <DeskKeys />
    </>
  );
  return await sendModeration(c, web, {
    title: title ?? words.title(isolated(server.name)),
    heading: null,
    scripts: [DESK_FILE.path],
    body: (
      <>
        <BesideQueue here={slug} around={around} ways={ways}>
          <OpenListing server={server} found={found}>
            <PutBack {...open} />
            <PictureRemoval {...open} />
          </OpenListing>
          <DecisionPane {...open} around={around} />
        </BesideQueue>
        <ModeratedVotes
          path={`/moderation/servers/${slug}`}
          found={found.votes}
          isFirst={before === undefined}
        />
      </>
    ),
  });
}
