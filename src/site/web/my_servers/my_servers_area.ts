import { LISTING_FILE } from "./form/listing_file.ts";
import { removeOwnPicture, saveEdit, showEdit } from "./editing/listing_pages.tsx";
import { showSubmit, submitServer } from "./editing/submit_page.tsx";
import { previewEdit, previewNew } from "./editing/listing_preview.tsx";
import { showMyServers } from "./list/my_servers_page.tsx";
import {
  answerOwnSuspension,
  answerVoids,
  resubmit,
  showOwnServer,
  withdrawOwnChange,
} from "./overview/own_server_page.tsx";
import { relist, takeOff } from "./settings/leaving_page.tsx";
import { deleteOwnListing, showDeletion } from "./settings/deletion_page.tsx";
import * as offers from "./settings/offer_page.tsx";
import * as invitations from "./settings/invitation_page.tsx";
import * as settings from "./settings/own_settings_page.tsx";
import { withdraw } from "./settings/withdraw_offer.ts";
import { uploadPicture } from "./editing/picture_actions.ts";
import { showOwnVoters } from "./voters/own_voters_page.tsx";
import { downloadVoters } from "./voters/voters_file.ts";
import type { Area } from "../area.ts";
import { withOptions } from "../route.ts";
import type { RouteOptions } from "../route_options.ts";
import LISTING_FORM from "./form/listing_form.css" with { type: "text" };
import OVERVIEW from "./overview/overview.css" with { type: "text" };
import PICTURES from "./editing/pictures.css" with { type: "text" };

/** A preview changes nothing, so its form may be sent any number of times. */
const PREVIEW: RouteOptions = { cost: "preview", hasTexts: true };

/** The pages and forms on which owners and members manage their servers. */
export const MY_SERVERS_AREA: Area = {
  routes: [
    ["GET", "/my/servers", "signed in", showMyServers],
    submitServer.route,
    // These two must come before the routes with a slug. No server can have the slug "new".
    ["GET", "/my/servers/new", "signed in", showSubmit],
    ["POST", "/my/servers/new/preview", "signed in", previewNew, PREVIEW],

    ...withOptions({ tab: "overview" }, [
      ["GET", "/my/servers/:slug", "member", showOwnServer],
      answerVoids.route,
      answerOwnSuspension.route,
      withdrawOwnChange.route,
      resubmit.route,
    ]),
    ...withOptions({ tab: "edit" }, [
      ["GET", "/my/servers/:slug/edit", "manager", showEdit],
      saveEdit.route,
      ["POST", "/my/servers/:slug/preview", "manager", previewEdit, PREVIEW],
      ["POST", "/my/servers/:slug/pictures", "uploader", uploadPicture, { changes: "server" }],
      removeOwnPicture.route,
    ]),
    ...withOptions({ tab: "voters" }, [
      ["GET", "/my/servers/:slug/voters", "member", showOwnVoters],
      downloadVoters.route,
    ]),
    ...withOptions({ tab: "settings" }, [
      ["GET", "/my/servers/:slug/settings", "member", settings.showOwnSettings],
      settings.checkServer.route,
      settings.invite.route,
      settings.renewKeys.route,
      settings.leave.route,
      settings.changeRole.route,
      withdraw.route,
      invitations.makeLink.route,
      settings.handOver.route,
      takeOff.route,
      relist.route,
      ["GET", "/my/servers/:slug/deletion", "owner", showDeletion, { purpose: "listing" }],
      deleteOwnListing.route,
    ]),

    ["GET", "/my/offers/:id", "signed in", offers.showOffer],
    offers.accept.route,
    offers.decline.route,
    ["GET", "/join/:token", "signed in", invitations.showInvitation],
    invitations.acceptLink.route,
  ],
  files: [LISTING_FILE],
  styles: { signedIn: [OVERVIEW, PICTURES, LISTING_FORM] },
};
