import { showDeliveries } from "./deliveries/deliveries.tsx";
import { resendOwnDelivery, showDelivery } from "./deliveries/delivery_page.tsx";
import { issueApiKey, showApiPanel } from "./keys/api_panel.tsx";
import { showKey } from "./keys/key_page.tsx";
import * as key from "./keys/key_acts.tsx";
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
import { showOwnBoard } from "./voting/board_page.tsx";
import type { Route } from "./guards.ts";

/** The pages and forms on which owners manage their servers. */
export const OWNER_ROUTES: readonly Route[] = [
  ["GET", "/my/servers", "signed in", showMyServers],
  ["POST", "/my/servers", "signed in", submitServer],
  // Must precede the next route. No server can have the slug "new".
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
];
