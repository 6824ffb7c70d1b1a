import type { Resources, Sending } from "./resources.ts";
import type { Reading } from "../../core/votes/reading.ts";
import type { createKeyGrader } from "../keys/grade_receiver.ts";
import type { Locales } from "../locales/site_locales.ts";
import type { Postman } from "../mail/postman.ts";
import type { StopLinks } from "../mail/stop_links.ts";
import type { createRewriter } from "../pictures/rewrite.ts";
import type { createCheckNow } from "../polling/check_now.ts";
import type { createReportLimits } from "../reports/report.ts";
import type { Ranking } from "../servers/index/ranking_copy.ts";
import type { createVisits } from "../servers/public/visits.ts";
import type { createSiteLook } from "../settings/site_look.ts";
import type { AccountsContext } from "../sign_in/accounts_context.ts";
import type { createProviders } from "../sign_in/providers/enabled_providers.ts";
import type { BallotRules } from "../voting/ballot/ballot_rules.ts";

/** Services that the pages of players and owners use. The desk's pages use one more (`desk/web/desk_web.ts`). */
export interface SiteServices
  extends
    Resources,
    Pick<Reading, "voteCounts">,
    Sending,
    Accounts,
    Voting,
    Listings,
    Presentation {}

/** Services for accounts, sessions and email. */
export interface Accounts extends AccountsContext {
  /** The enabled sign-in providers. */
  providers: ReturnType<typeof createProviders>;
  /** The accounts that must have a second factor. Undefined if none. */
  requireSecondFactor: "moderators" | "owners" | "both" | undefined;
  /** Links that end emails of one kind. */
  stopLinks: StopLinks;
  /** Sends queued emails, if there is a mail server. */
  postman: Postman;
}

/** Services for votes from pages. */
export interface Voting {
  /** The rules for votes from the pages. */
  ballots: BallotRules;
  /** The ranking of the listed servers. */
  ranking: Ranking;
}

/** Services that check listings and their keys. */
export interface Listings {
  /** Polls a server at once, and searches for a proof of ownership. */
  checkNow: ReturnType<typeof createCheckNow>;
  /** Whether a proof of ownership approves a new listing. */
  approveVerified: boolean;
  /** Sends test votes to a receiver, and grades its responses. */
  gradeKey: ReturnType<typeof createKeyGrader>;
  /** Decodes an uploaded picture and encodes it again. */
  rewritePicture: ReturnType<typeof createRewriter>;
  /** Limits for reports about listings. */
  reportLimits: ReturnType<typeof createReportLimits>;
  /** Counts visits of listings, and stores them every minute. */
  visits: ReturnType<typeof createVisits>;
}

/** The look of pages, and their deadlines. */
export interface Presentation {
  /** The languages of the pages and emails. */
  locales: Locales;
  /** The parts of the site's look that administrators set. */
  look: ReturnType<typeof createSiteLook>;
  /** Milliseconds for which pages are cached. */
  pagesKeptMs: number;
  /** Milliseconds within which a page must respond. */
  pageWithinMs: number;
}
