import { browseListings } from "../../../servers/public/listings.ts";
import { WHOLE_LISTING } from "../../../servers/search/listing_search.ts";
import { findVoteGoals } from "../../../goals/find_goals.ts";
import { findReceipt } from "../../../voting/my_votes/find_receipt.ts";
import { findVotedToday } from "../../../voting/my_votes/own_vote.ts";
import { countOwnVotes } from "../../../voting/my_votes/own_votes.ts";
import { currentLocale } from "../../current_locale.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { sendError } from "../../frame/error_page.tsx";
import { sendPage } from "../../frame/layout.tsx";
import { pathWithNext } from "../../return_path.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { ReceiptBody } from "./receipt_body.tsx";
import {
  ASKED_AFTER_VOTES,
  type FoundReceipt,
  isPlayer,
  type ReceiptReader,
  receiptView,
} from "./receipt_view.ts";

/** Seconds between the page's reloads while the vote is being delivered. */
const LOOK_AGAIN_S = 2;

/**
 * GET /servers/:slug/votes/:id: shows the viewer's own vote with its deliveries; other votes are "not found". For a
 * voter without a session, the signature in the address grants access to this vote only.
 */
export async function showReceipt(c: WebContext, web: Web): Promise<Response> {
  const reader = readerOf(c, web);
  if (!reader) return redirectTo(c, pathWithNext("/sign-in", c.req.path));
  const found = await findReceiptOf(c, web, reader);
  if (!found) return await sendError(c, web, "notFound");
  const view = receiptView(found, reader);
  if (view.looksAgain) c.header("Refresh", String(LOOK_AGAIN_S));
  return await sendPage(c, web, {
    title: currentLocale().words.voting.receiptPage.title,
    narrow: true,
    body: <ReceiptBody view={view} path={c.req.path} />,
  });
}

/** Returns the reader of a receipt, or undefined if the visitor has neither a session nor a signature. */
function readerOf(c: WebContext, { services }: Web): ReceiptReader | undefined {
  const viewer = c.get("viewer");
  const signature = c.req.query("receipt");
  if (signature === undefined && !viewer) return undefined;
  const isHolder = services.ballots.receipts.isOurs(c.req.param("id") ?? "", signature ?? "");
  return { accountId: viewer?.accountId, today: c.get("today"), isHolder };
}

/** Finds the receipt in the address, if its reader may see it, with the other data on its page. */
async function findReceiptOf(
  c: WebContext,
  { services }: Web,
  reader: ReceiptReader,
): Promise<FoundReceipt | undefined> {
  const { sql, ranking } = services;
  const { counts } = ranking;
  const now = services.now();
  const accountId = reader.isHolder ? null : reader.accountId;
  if (accountId === undefined) return undefined;
  const slug = c.req.param("slug") ?? "";
  const voteId = c.req.param("id") ?? "";
  const receipt = await findReceipt(sql, { slug, voteId, accountId, counts, now });
  if (!receipt) return undefined;
  const { serverId, game } = receipt;
  // A receipt that was opened by its signature doesn't reveal the player's other votes.
  const isOwn = isPlayer(reader, receipt);
  const asks = isOwn && receipt.player === "undecided";
  const [place, voted, ownVotes, { servers: listed }, goals] = await Promise.all([
    ranking.standingOf(serverId),
    isOwn ? findVotedToday(sql, receipt.accountId, now) : [],
    asks ? countOwnVotes(sql, receipt.accountId, { max: ASKED_AFTER_VOTES + 1, now }) : 0,
    browseListings(services, { ...WHOLE_LISTING, locale: currentLocale(), game }, now),
    findVoteGoals(sql, serverId, now),
  ]);
  return {
    receipt,
    now,
    rankInGame: place?.rankInGame,
    counts,
    ownVotes,
    listed,
    voted,
    // Nobody can vote for an unlisted server, and its owner's words are shown nowhere else.
    goals: place ? goals : [],
  };
}
