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
  ["GET", "/my/servers/:slug", "owner", showOwnServer],
  ["GET", "/my/servers/:slug/edit", "owner", showEdit],
  ["POST", "/my/servers/:slug/edit", "owner", saveEdit],
  ["GET", "/my/servers/:slug/pictures", "owner", pictures.showPictures],
  ["POST", "/my/servers/:slug/pictures", "uploader", pictures.uploadPicture],
  ["POST", "/my/servers/:slug/pictures/removal", "owner", pictures.removeOwnPicture],
  ["GET", "/my/servers/:slug/facts", "owner", showFacts],
  ["POST", "/my/servers/:slug/facts", "owner", saveOwnFacts],
  ["POST", "/my/servers/:slug/change/withdrawal", "owner", withdrawOwnChange],
  ["POST", "/my/servers/:slug/resubmissions", "owner", resubmit],
  ["GET", "/my/servers/:slug/status", "owner", showStatus],
  ["POST", "/my/servers/:slug/checks", "owner", checkServer],

  ["GET", "/my/servers/:slug/voters", "owner", showOwnBoard],

  ["GET", "/my/servers/:slug/rewards", "owner", showRewards],
  ["POST", "/my/servers/:slug/rewards", "owner", savePath],
  ["POST", "/my/servers/:slug/rewards/keys", "owner", makeInboxKey],
  ["POST", "/my/servers/:slug/rewards/test-votes", "owner", sendTestVote],
  ["POST", "/my/servers/:slug/rewards/url-key", "owner", makeDoorKey],
  ["POST", "/my/servers/:slug/rewards/votifier", "owner", saveVotifier],
  ["POST", "/my/servers/:slug/rewards/tests", "owner", testVotifier],
  ["POST", "/my/servers/:slug/rewards/link-key", "owner", makeOwnLinkKey],
  ["POST", "/my/servers/:slug/rewards/link-key/removal", "owner", removeOwnLinkKey],

  ["GET", "/my/servers/:slug/api", "owner", showApiPanel],
  ["POST", "/my/servers/:slug/api/keys", "owner", issueApiKey],
  ["GET", "/my/servers/:slug/api/keys/:id", "owner", showKey],
  ["POST", "/my/servers/:slug/api/keys/:id/rolls", "owner", key.rollApiKey],
  ["GET", "/my/servers/:slug/api/keys/:id/revocation", "owner", key.confirmRevocation],
  ["POST", "/my/servers/:slug/api/keys/:id/revocation", "owner", key.revokeApiKey],
  ["POST", "/my/servers/:slug/api/keys/:id/webhook", "owner", key.saveWebhook],
  ["POST", "/my/servers/:slug/api/keys/:id/webhook/state", "owner", key.changeWebhookState],
  ["POST", "/my/servers/:slug/api/keys/:id/webhook/secret", "owner", key.prepareSecret],
  [
    "POST",
    "/my/servers/:slug/api/keys/:id/webhook/secret/activation",
    "owner",
    key.activateSecret,
  ],
  ["POST", "/my/servers/:slug/api/keys/:id/tests", "owner", key.sendWebhookTest],
  ["POST", "/my/servers/:slug/api/keys/:id/grades", "owner", key.gradeReceiver],
  ["POST", "/my/servers/:slug/api/keys/:id/replays", "owner", key.replayVotes],
  ["GET", "/my/servers/:slug/deliveries", "owner", showDeliveries],
  ["GET", "/my/servers/:slug/deliveries/:id", "owner", showDelivery],
  ["POST", "/my/servers/:slug/deliveries/:id/resends", "owner", resendOwnDelivery],
];
