import { z } from "zod";
import { isolated } from "../../../site/text/shown_text.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { requireModerated } from "../../queue/moderation_queue.ts";
import { DESK_FILE } from "../frame/desk_file.ts";
import { DeskKeys, LastDecision } from "../frame/desk.tsx";
import { findAround, findListing, type FoundListing } from "../frame/found_listing.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { QueueLinks } from "../frame/queue_pane.tsx";
import { filterOf, queryOf } from "../frame/waiting_filter.ts";
import { ModeratedVotes } from "../voids/moderated_votes.tsx";
import { DecisionPane } from "./decision_pane.tsx";
import { declareDecisions } from "./listing_decisions.ts";
import { OpenListing } from "./open_listing.tsx";
import { PictureRemoval, PutBack } from "./rare_decisions.tsx";
import { BesideQueue, type WaitingAround } from "./waiting_pane.tsx";

/** The forms on a listing's page. */
export const LISTING_DECISIONS = declareDecisions(showModerated);

/** The routes of the forms on a listing's page. */
export const LISTING_FORMS = Object.values(LISTING_DECISIONS).map(({ route }) => route);

/** GET /moderation/servers/:slug: shows a listing, the possible decisions, its votes and its history. */
export async function showModerated(c: WebContext, web: Web) {
  return await sendDesk(c, web, { slug: c.req.param("slug") ?? "" });
}

/** Responds with a listing, its forms and its votes, beside all that waits. */
export async function sendDesk(
  c: WebContext,
  web: Web,
  { slug, title }: { slug: string; title?: string },
): Promise<Response> {
  const view = await findModerated(c, web, slug);
  const { server: words } = currentLocale().words.moderation;
  return await sendModeration(c, web, {
    title: title ?? words.title(isolated(view.server.name)),
    heading: null,
    scripts: [DESK_FILE.path],
    body: <ModeratedBody view={view} />,
  });
}

/** All that the page of a listing shows to a moderator. */
interface ModeratedView {
  server: ServerDetails;
  found: FoundListing;
  around: WaitingAround;
  /** Whether these are the latest votes. */
  isFirst: boolean;
}

async function findModerated(c: WebContext, web: Web, slug: string): Promise<ModeratedView> {
  const { by } = actOf(c, web);
  const server = await requireModerated(web.services.sql, slug, { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const [found, around] = await Promise.all([
    findListing(web, server, { by, before, after: c.req.query("after") }),
    findAround(web, { by, slug, filter: filterOf(c) }),
  ]);
  return { server, found, around, isFirst: before === undefined };
}

function ModeratedBody({ view: { server, found, around, isFirst } }: { view: ModeratedView }) {
  const { slug } = server;
  const query = queryOf(around.filter);
  const to = { at: { slug }, query };
  const forms = LISTING_DECISIONS;
  const open = { server, found, forms, to };
  const last = <LastDecision last={found.last} undo={forms.undo} query={query} />;
  const ways = (
    <>
      <QueueLinks {...around} />
      <DeskKeys />
    </>
  );
  return (
    <>
      <BesideQueue here={slug} around={around} ways={ways}>
        <OpenListing server={server} found={found} last={last}>
          <PutBack {...open} />
          <PictureRemoval {...open} />
        </OpenListing>
        <DecisionPane {...open} around={around} />
      </BesideQueue>
      <ModeratedVotes path={`/moderation/servers/${slug}`} found={found.votes} isFirst={isFirst} />
    </>
  );
}
