import { browseListings } from "../../servers/public/listings.ts";
import { WHOLE_LISTING } from "../../servers/search/search.ts";
import { findVotedToday } from "../../voting/own_vote.ts";
import { findReceipt, type VoteReceipt } from "../../voting/find_receipt.ts";
import { countRankingVotes } from "../../../core/votes/vote_counts.ts";
import { nextFavourite } from "../../voting/votes_today.ts";
import { BoardQuestion } from "./board_consent.tsx";
import { sendError } from "../frame/error_page.tsx";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { pathWithNext } from "../return_path.ts";
import { redirectTo } from "../forms/read_form.ts";
import { FavouriteButton } from "./favourites_form.tsx";
import { Others } from "./others.tsx";
import { VoteNext } from "./favourites_round.tsx";
import { MakeYours } from "./around_ballot.tsx";
import { signUpPathOf } from "./voter.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";
import { dayOf } from "../../../core/time/day.ts";
import { Panel } from "../kit/panel.tsx";
import { Receipt } from "./receipt_body.tsx";

/** Seconds between the page's reloads while the vote is being delivered. */
const LOOK_AGAIN_S = 2;

/** Milliseconds after which reloading stops. A delivery that takes longer may take hours. */
const LOOK_AGAIN_MS = 30_000;

/** Number of servers of the same game to suggest next. */
const OTHERS = 3;

/**
 * GET /servers/:slug/votes/:id: shows what happened to the viewer's own vote; other votes are "not found". A voter
 * without a session has the receipt's signature in the address, which grants access to this vote only.
 */
export async function showReceipt(c: WebContext, web: Web) {
  const { receiptPage: words } = currentLocale().words.voting;
  const { sql, now, ballots } = web.services;
  const slug = c.req.param("slug") ?? "";
  const voteId = c.req.param("id") ?? "";
  const token = c.req.query("receipt");
  const viewer = c.get("viewer");
  if (token === undefined && !viewer) return redirectTo(c, pathWithNext("/sign-in", c.req.path));
  const isHolder = ballots.receipts.isOurs(voteId, token ?? "");
  const accountId = isHolder ? null : viewer?.accountId;
  const at = now();
  const receipt = accountId === undefined
    ? undefined
    : await findReceipt(sql, { slug, voteId, accountId, now: at });
  if (!receipt) return await sendError(c, web, "notFound");
  const isOwn = viewer?.accountId === receipt.accountId;
  const looksAgain = isOnItsWay(receipt, at);
  if (looksAgain) c.header("Refresh", String(LOOK_AGAIN_S));
  const shown = {
    receipt,
    now: at,
    looksAgain,
    ...await findSurroundings(web, { receipt, now: at, isOwn }),
  };
  const asks = receipt.isToAsk && isOwn;
  const today = c.get("today");
  const isFavourite = today?.favourites.some((favourite) => favourite.slug === slug);
  const next = isOwn && today ? nextFavourite(today) : undefined;
  const back = { href: `/servers/${slug}`, label: words.back(isolated(receipt.name)) };
  return await sendPage(c, web, {
    title: words.title,
    narrow: true,
    body: (
      <>
        <Receipt {...shown} />
        {next && <VoteNext next={next} />}
        {isOwn && today && !isFavourite
          ? (
            <Panel lead={words.favourite}>
              <FavouriteButton slug={slug} isFavourite={false} next={c.req.path} />
            </Panel>
          )
          : null}
        {asks ? <BoardQuestion next={c.req.path} server={receipt.name} /> : null}
        <div class="stack note">
          <MakeYours
            path={isHolder && receipt.isFree
              ? signUpPathOf(slug, receipt.username ?? "")
              : undefined}
          />
          {next && <LinkLine {...back} />}
        </div>
        <Others servers={shown.others} />
        {next ? null : <LinkLine {...back} look="big" />}
      </>
    ),
  });
}

function isOnItsWay({ deliveries, votedAt }: VoteReceipt, now: Date): boolean {
  return deliveries?.includes("on_its_way") === true &&
    now.getTime() - votedAt.getTime() < LOOK_AGAIN_MS;
}

async function findSurroundings(
  { services }: Web,
  { receipt, now, isOwn }: { receipt: VoteReceipt; now: Date; isOwn: boolean },
) {
  const locale = currentLocale();
  const { serverId, slug, game, gameName, accountId } = receipt;
  const { receiptPage: words } = locale.words.voting;
  const { sql, ranking } = services;
  const { counts } = ranking;
  const search = { ...WHOLE_LISTING, locale, game };
  const [place, votes, voted, { servers }] = await Promise.all([
    ranking.standingOf(serverId),
    countRankingVotes(sql, serverId, { today: dayOf(now), counts }),
    // The holder of a link's receipt doesn't see where else its player voted.
    isOwn ? findVotedToday(sql, accountId, now) : Promise.resolve<string[]>([]),
    browseListings(services, search, now),
  ]);
  const others = servers.filter((other) => other.slug !== slug && !voted.includes(other.slug));
  return {
    standing: place &&
      words.standing(
        votes,
        locale.words.voting.ballot.place(place.rankInGame, isolated(gameName)),
        counts,
      ),
    others: others.slice(0, OTHERS),
  };
}
