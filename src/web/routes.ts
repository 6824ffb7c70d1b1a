import type { Handler } from "hono";
import { HOST_PAGES } from "../host_files.ts";
import * as email from "./account/account_email.tsx";
import { acceptName, askName, saveName } from "./account/account_name.tsx";
import * as account from "./account/account_page.tsx";
import { askFirstModerator, takeFirstModerator } from "./account/first_moderator.tsx";
import * as password from "./account/password_page.tsx";
import { showHostPage } from "./docs/host_page.tsx";
import { showPrivacy } from "./account/privacy.tsx";
import * as reset from "./account/reset_password.tsx";
import { askToStop, changeServerEmail, stopEmail } from "./account/server_email.tsx";
import { showSignIn, submitSignIn, submitSignOut } from "./account/sign_in.tsx";
import { showSignUp, submitSignUp } from "./account/sign_up.tsx";
import { showDeliveries } from "./deliveries/deliveries.tsx";
import { resendOwnDelivery, showDelivery } from "./deliveries/delivery_page.tsx";
import * as docs from "./docs/docs_pages.tsx";
import { GUIDES } from "./docs/guides.ts";
import { FONT_FILES, SCRIPT_FILE, STYLES_FILE } from "./frame/static_files.ts";
import { issueApiKey, showApiPanel } from "./keys/api_panel.tsx";
import { showKey } from "./keys/key_page.tsx";
import * as key from "./keys/key_acts.tsx";
import { showAllGames } from "./listing/games_page.tsx";
import { showGame, showHome, showTag } from "./listing/home.tsx";
import { sendReport, showReport } from "./listing/report_page.tsx";
import { sendFlag } from "./listing/flags.tsx";
import { sendBadge } from "./listing/badge.tsx";
import { sendSitemap } from "./listing/sitemap.ts";
import { showServer } from "./listing/server_page.tsx";
import { changeAccountState, showModeratedAccount } from "./moderation/account_page.tsx";
import { showAudit } from "./moderation/audit.tsx";
import { addNewGame, showGames } from "./moderation/games_page.tsx";
import { showExamination } from "./moderation/examination.tsx";
import { showQueue } from "./moderation/moderation.tsx";
import * as acts from "./moderation/listing_acts.ts";
import { showModerated } from "./moderation/moderation_server.tsx";
import { liftAct, showVoids, voidChosen } from "./moderation/void_many.tsx";
import { addNewTag, removeOneTag, showTags } from "./moderation/tags_page.tsx";
import { showVote, voidOneVote } from "./moderation/moderated_votes.tsx";
import { saveOwnFacts, showFacts } from "./my_servers/facts_page.tsx";
import { saveEdit, showEdit, showSubmit, submitServer } from "./my_servers/listing_pages.tsx";
import { showMyServers } from "./my_servers/my_servers.tsx";
import { resubmit, showOwnServer, withdrawOwnChange } from "./my_servers/own_server_page.tsx";
import * as pictures from "./my_servers/pictures_page.tsx";
import { checkServer, showStatus } from "./my_servers/status_page.tsx";
import { makeDoorKey } from "./rewards/door_section.tsx";
import { makeInboxKey } from "./rewards/inbox_section.tsx";
import {
  savePath,
  saveVotifier,
  sendTestVote,
  showRewards,
  testVotifier,
} from "./rewards/rewards_page.tsx";
import { makeOwnLinkKey, removeOwnLinkKey } from "./rewards/link_section.tsx";
import { changeListing } from "./voting/board_consent.tsx";
import { showBoard, showOwnBoard } from "./voting/board_page.tsx";
import { sendCalendar } from "./voting/calendar.ts";
import { castVoteFromPage, leadToBallot, showBallot } from "./voting/ballot.tsx";
import { showReceipt } from "./voting/vote_receipt.tsx";
import { WIDGET_FILES } from "./voting/widget_files.ts";
import type { Audience } from "./guards.ts";
import type { Web, WebContext, WebEnv } from "./web_env.ts";

/** A page (GET) or a form (POST): its path, its audience and its handler. */
export type Route = readonly [
  method: "GET" | "POST",
  path: string,
  audience: Audience,
  answer: (c: WebContext, web: Web) => Response | Promise<Response>,
];

/** The pages with a check on them: the only ones that may load more than this site's own script. */
export const CHECKED_ROUTES: readonly Route[] = [
  ["GET", "/servers/:slug/vote", "voter", showBallot],
  ["POST", "/servers/:slug/votes", "voter", castVoteFromPage],
  ["GET", "/sign-up", "anybody", showSignUp],
  ["POST", "/sign-up", "anybody", submitSignUp],
];

/** Pictures that pages of other sites show. */
export const EMBEDDED_ROUTES: readonly Route[] = [
  ["GET", "/servers/:slug/badge.svg", "anybody", sendBadge],
];

/** Every other page and form of the site. */
export const ROUTES: readonly Route[] = [
  ["GET", "/", "anybody", showHome],
  ["GET", "/games", "anybody", showAllGames],
  ["GET", "/games/:slug", "anybody", showGame],
  ["GET", "/tags/:slug", "anybody", showTag],
  ["GET", "/servers/:slug", "anybody", showServer],
  ["GET", "/servers/:slug/vote.ics", "anybody", sendCalendar],
  ["GET", "/servers/:slug/voters", "anybody", showBoard],
  ["GET", "/servers/:slug/votes", "anybody", leadToBallot],
  ["GET", "/servers/:slug/report", "anybody", showReport],
  ["POST", "/servers/:slug/reports", "anybody", sendReport],
  ["GET", "/servers/:slug/votes/:id", "anybody", showReceipt],

  ["GET", "/sitemap.xml", "anybody", sendSitemap],
  ...HOST_PAGES.filter((name) => name !== "privacy").map((name): Route => [
    "GET",
    `/${name}`,
    "anybody",
    showHostPage,
  ]),
  ["GET", "/privacy", "anybody", showPrivacy],
  ["GET", "/docs", "anybody", docs.showGuide],
  ["GET", "/docs/search", "anybody", docs.showSearch],
  ...GUIDES.map(({ text }): Route => ["GET", text, "anybody", docs.sendMarkdown]),
  ["GET", "/docs/:guide", "anybody", docs.showGuide],
  ["GET", "/problems/:code", "anybody", docs.showProblem],
  ["GET", "/llms.txt", "anybody", docs.sendGuideList],

  ["GET", "/sign-in", "anybody", showSignIn],
  ["POST", "/sign-in", "anybody", submitSignIn],
  ["POST", "/sign-out", "anybody", submitSignOut],
  ["GET", "/reset-password", "anybody", reset.askForReset],
  ["POST", "/reset-password", "anybody", reset.sendResetLink],
  ["GET", "/reset-password/:token", "anybody", reset.choosePassword],
  ["POST", "/reset-password/:token", "anybody", reset.savePassword],
  ["GET", "/verify-email/:token", "anybody", email.askToVerify],
  ["POST", "/verify-email/:token", "anybody", email.confirmEmail],
  ["GET", "/first-moderator/:token", "signed in", askFirstModerator],
  ["POST", "/first-moderator/:token", "signed in", takeFirstModerator],
  ["GET", "/stop-email/:token", "link holder", askToStop],
  ["POST", "/stop-email/:token", "link holder", stopEmail],

  ["GET", "/account", "signed in", account.showAccount],
  ["GET", "/account/name", "signed in", askName],
  ["POST", "/account/name", "signed in", saveName],
  ["POST", "/account/name/confirmation", "signed in", acceptName],
  ["POST", "/account/boards", "signed in", changeListing],
  ["POST", "/account/password", "signed in", account.changeOwnPassword],
  ["GET", "/account/email", "signed in", email.askEmail],
  ["POST", "/account/email", "signed in", email.changeOwnEmail],
  ["POST", "/account/server-email", "signed in", changeServerEmail],
  ["POST", "/account/verification", "signed in", email.sendVerificationAgain],
  ["POST", "/account/sessions/:id/end", "signed in", account.endOwnSession],
  ["POST", "/account/other-sessions/end", "signed in", account.endAllOtherSessions],
  ["GET", "/account/export", "signed in", password.askForExport],
  ["POST", "/account/export", "signed in", password.downloadExport],
  ["GET", "/account/deletion", "signed in", password.confirmDeletion],
  ["POST", "/account/deletion", "signed in", password.deleteOwnAccount],

  ["GET", "/my/servers", "signed in", showMyServers],
  ["POST", "/my/servers", "signed in", submitServer],
  // Before the next: no server has the slug "new".
  ["GET", "/my/servers/new", "signed in", showSubmit],
  ["GET", "/my/servers/:slug", "signed in", showOwnServer],
  ["GET", "/my/servers/:slug/edit", "signed in", showEdit],
  ["POST", "/my/servers/:slug/edit", "signed in", saveEdit],
  ["GET", "/my/servers/:slug/pictures", "signed in", pictures.showPictures],
  ["POST", "/my/servers/:slug/pictures", "uploader", pictures.uploadPicture],
  ["POST", "/my/servers/:slug/pictures/removal", "signed in", pictures.removeOwnPicture],
  ["GET", "/my/servers/:slug/facts", "signed in", showFacts],
  ["POST", "/my/servers/:slug/facts", "signed in", saveOwnFacts],
  ["POST", "/my/servers/:slug/change/withdrawal", "signed in", withdrawOwnChange],
  ["POST", "/my/servers/:slug/resubmissions", "signed in", resubmit],
  ["GET", "/my/servers/:slug/status", "signed in", showStatus],
  ["POST", "/my/servers/:slug/checks", "signed in", checkServer],

  ["GET", "/my/servers/:slug/voters", "signed in", showOwnBoard],

  ["GET", "/my/servers/:slug/rewards", "signed in", showRewards],
  ["POST", "/my/servers/:slug/rewards", "signed in", savePath],
  ["POST", "/my/servers/:slug/rewards/keys", "signed in", makeInboxKey],
  ["POST", "/my/servers/:slug/rewards/test-votes", "signed in", sendTestVote],
  ["POST", "/my/servers/:slug/rewards/url-key", "signed in", makeDoorKey],
  ["POST", "/my/servers/:slug/rewards/votifier", "signed in", saveVotifier],
  ["POST", "/my/servers/:slug/rewards/tests", "signed in", testVotifier],
  ["POST", "/my/servers/:slug/rewards/link-key", "signed in", makeOwnLinkKey],
  ["POST", "/my/servers/:slug/rewards/link-key/removal", "signed in", removeOwnLinkKey],

  ["GET", "/my/servers/:slug/api", "signed in", showApiPanel],
  ["POST", "/my/servers/:slug/api/keys", "signed in", issueApiKey],
  ["GET", "/my/servers/:slug/api/keys/:id", "signed in", showKey],
  ["POST", "/my/servers/:slug/api/keys/:id/rolls", "signed in", key.rollApiKey],
  ["GET", "/my/servers/:slug/api/keys/:id/revocation", "signed in", key.confirmRevocation],
  ["POST", "/my/servers/:slug/api/keys/:id/revocation", "signed in", key.revokeApiKey],
  ["POST", "/my/servers/:slug/api/keys/:id/webhook", "signed in", key.saveWebhook],
  ["POST", "/my/servers/:slug/api/keys/:id/webhook/state", "signed in", key.changeWebhookState],
  ["POST", "/my/servers/:slug/api/keys/:id/webhook/secret", "signed in", key.prepareSecret],
  [
    "POST",
    "/my/servers/:slug/api/keys/:id/webhook/secret/activation",
    "signed in",
    key.activateSecret,
  ],
  ["POST", "/my/servers/:slug/api/keys/:id/tests", "signed in", key.sendWebhookTest],
  ["POST", "/my/servers/:slug/api/keys/:id/grades", "signed in", key.gradeReceiver],
  ["POST", "/my/servers/:slug/api/keys/:id/replays", "signed in", key.replayVotes],
  ["GET", "/my/servers/:slug/deliveries", "signed in", showDeliveries],
  ["GET", "/my/servers/:slug/deliveries/:id", "signed in", showDelivery],
  ["POST", "/my/servers/:slug/deliveries/:id/resends", "signed in", resendOwnDelivery],

  ["GET", "/moderation", "moderator", showQueue],
  ["GET", "/moderation/audit", "moderator", showAudit],
  ["GET", "/moderation/health", "moderator", showExamination],
  ["GET", "/moderation/games", "moderator", showGames],
  ["POST", "/moderation/games", "moderator", addNewGame],
  ["GET", "/moderation/tags", "moderator", showTags],
  ["POST", "/moderation/tags", "moderator", addNewTag],
  ["POST", "/moderation/tags/:slug/removal", "moderator", removeOneTag],
  ["GET", "/moderation/servers/:slug", "moderator", showModerated],
  ["POST", "/moderation/servers/:slug/decisions", "moderator", acts.decide],
  ["POST", "/moderation/servers/:slug/change", "moderator", acts.decideOnChange],
  ["POST", "/moderation/servers/:slug/pictures", "moderator", acts.acceptNewPictures],
  ["POST", "/moderation/servers/:slug/pictures/removal", "moderator", acts.takeDown],
  ["POST", "/moderation/servers/:slug/reports", "moderator", acts.closeRead],
  ["GET", "/moderation/servers/:slug/voids", "moderator", showVoids],
  ["POST", "/moderation/servers/:slug/voids", "moderator", voidChosen],
  ["POST", "/moderation/servers/:slug/voids/:id/lifting", "moderator", liftAct],
  ["GET", "/moderation/accounts/:id", "moderator", showModeratedAccount],
  ["POST", "/moderation/accounts/:id/state", "moderator", changeAccountState],
  ["GET", "/moderation/votes/:id", "moderator", showVote],
  ["POST", "/moderation/votes/:id/voiding", "moderator", voidOneVote],
];

/** The files that pages load. They are for everybody. */
export const FILES: readonly (readonly [path: string, answer: Handler<WebEnv>])[] = [
  ...[STYLES_FILE, SCRIPT_FILE, ...Object.values({ ...FONT_FILES, ...WIDGET_FILES })]
    .map(({ path, send }) => [path, send] as const),
  ["/flags/:file", sendFlag],
];
