import type { Area } from "../area.ts";
import { castVoteFromPage, leadToBallot, showBallot } from "./ballot/cast_from_page.tsx";
import { boardListing } from "./boards/board_consent.tsx";
import { showBoard } from "./boards/board_page.tsx";
import { favourite } from "./favourites/favourites_form.tsx";
import { nameRemoval } from "./voter/kept_name.ts";
import MY_VOTES_STYLES from "./my_votes/votes_page.css" with { type: "text" };
import { showMyVotes, showNextBallot } from "./my_votes/votes_page.tsx";
import { leadToShort } from "./short_address.ts";
import { showSiteBoard } from "./boards/site_board_page.tsx";
import { showReceipt } from "./receipt/vote_receipt.tsx";
import { WIDGET_FILES } from "./bot_check/widget_files.ts";
import VOTING_STYLES from "./voting.css" with { type: "text" };

/** The pages for ballots and receipts, favourites, the viewer's votes, and top voters. */
export const VOTING_AREA: Area = {
  checked: [
    ["GET", "/servers/:slug/vote", "voter", showBallot],
    ["POST", "/servers/:slug/votes", "voter", castVoteFromPage],
    ["GET", "/servers/:slug/vote/:player/:expires/:sig", "voter", showBallot],
    ["POST", "/servers/:slug/vote/:player/:expires/:sig", "voter", castVoteFromPage],
  ],
  routes: [
    ["GET", "/v/:slug", "anybody", leadToShort],
    ["GET", "/servers/:slug/votes", "anybody", leadToBallot],
    ["GET", "/servers/:slug/votes/:id", "anybody", showReceipt],
    ["GET", "/servers/:slug/voters", "anybody", showBoard],
    ["GET", "/voters", "anybody", showSiteBoard],
    ["GET", "/my/votes", "signed in", showMyVotes],
    ["GET", "/my/votes/next", "signed in", showNextBallot],
    favourite.route,
    nameRemoval.route,
    boardListing.route,
  ],
  files: Object.values(WIDGET_FILES),
  styles: { everybody: [VOTING_STYLES], signedIn: [MY_VOTES_STYLES] },
};
