import type { Area } from "../../../site/web/area.ts";
import { withOptions } from "../../../site/web/route.ts";
import type { DeskWeb } from "../desk_web.ts";
import { DESK_FILE } from "../frame/desk_file.ts";
import MODERATION from "../frame/moderation.css" with { type: "text" };
import {
  changeAccountRole,
  changeAccountState,
  showModeratedAccount,
  showVote,
  voidOneVote,
} from "./moderation_account.tsx";
import { decideName, showClaim } from "../queue/claim_page.tsx";
import { decideSeveral, showListings } from "../queue/listings_page.tsx";
import { LISTING_FORMS, showModerated } from "../queue/moderation_server.tsx";
import { showQueue } from "../queue/queue_page.tsx";
import { closeRead, showReports } from "../reports/reports_page.tsx";
import { showDeskSearch } from "../search/search_page.tsx";
import { showAudit } from "../trail/audit_page.tsx";

/** The daily work of moderators: the queue, listings, reports, accounts and their votes, the search, the trail. */
export const MODERATION_AREA: Area<DeskWeb> = {
  routes: [
    ...withOptions({ tab: "servers" }, [
      ["GET", "/moderation", { may: "listings" }, showQueue],
      ["GET", "/moderation/servers/:slug", { may: "listings" }, showModerated],
      ...LISTING_FORMS,
      ["GET", "/moderation/names/:id", { may: "names" }, showClaim],
      decideName.route,
    ]),
    ...withOptions({ tab: "reports" }, [
      ["GET", "/moderation/reports", { may: "reports" }, showReports],
      closeRead.route,
    ]),
    ...withOptions({ tab: "listings" }, [
      ["GET", "/moderation/listings", { may: "listings" }, showListings],
      decideSeveral.route,
    ]),
    ...withOptions({ tab: "search" }, [
      ["GET", "/moderation/search", { may: "trail" }, showDeskSearch],
      ["GET", "/moderation/accounts/:id", { may: "accounts" }, showModeratedAccount],
      changeAccountState.route,
      changeAccountRole.route,
      ["GET", "/moderation/votes/:id", { may: "votes" }, showVote],
      voidOneVote.route,
    ]),
    ...withOptions({ tab: "audit" }, [
      ["GET", "/moderation/audit", { may: "trail" }, showAudit],
    ]),
  ],
  files: [DESK_FILE],
  styles: { moderators: [MODERATION] },
};
