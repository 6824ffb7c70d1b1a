import type { Resources, Sending } from "./resources.ts";
import type { Reading } from "../../core/votes/reading.ts";
import type { createKeyGrader } from "../keys/grade_receiver.ts";
import type { Locales } from "../locales/locales.ts";
import type { Postman } from "../mail/postman.ts";
import type { StopLinks } from "../mail/stop_links.ts";
import type { createRewriter } from "../pictures/rewrite.ts";
import type { createCheckNow } from "../polling/check_now.ts";
import type { createReportLimits } from "../reports/report.ts";
import type { Ranking } from "../servers/ranking.ts";
import type { createVisits } from "../servers/visits.ts";
import type { createSiteLook } from "../settings/site_look.ts";
import type { AccountsContext } from "../sign_in/accounts_context.ts";
import type { createProviders } from "../sign_in/providers/providers.ts";
import type { BallotRules } from "../voting/ballot_rules.ts";

/** What the pages of players and owners take. The desk's take one more (`desk/web/desk_web.ts`). */
export interface SiteServices
  extends
    Resources,
    Pick<Reading, "voteCounts">,
    Sending,
    Accounts,
    Voting,
    Listings,
    Presentation {}

/** Accounts, sessions, and email to their owners. */
export interface Accounts extends AccountsContext {
  /** Where people may sign in besides with a password. */
  providers: ReturnType<typeof createProviders>;
  /** Who must have a second factor; undefined: no account. */
  requireSecondFactor: "moderators" | "owners" | "both" | undefined;
  /** Links that end emails of one kind. */
  stopLinks: StopLinks;
  /** Sends the emails that are queued, if there is a mail server. */
  postman: Postman;
}

/** What votes on the pages follow, and what they change. */
export interface Voting {
  /** The rules for votes from the pages. */
  ballots: BallotRules;
  /** The order of the listed servers. */
  ranking: Ranking;
}

/** What keeps listings and their keys right. */
export interface Listings {
  /** Polls a server at once, and looks for a proof of ownership. */
  checkNow: ReturnType<typeof createCheckNow>;
  /** Whether proof of ownership approves a new listing. */
  approveVerified: boolean;
  /** Sends test votes to a receiver, and grades its responses. */
  gradeKey: ReturnType<typeof createKeyGrader>;
  /** Decodes an uploaded picture and writes it again. */
  rewritePicture: ReturnType<typeof createRewriter>;
  /** Limits for reports about listings. */
  reportLimits: ReturnType<typeof createReportLimits>;
  /** Counts visits of listings, and writes them down every minute. */
  visits: ReturnType<typeof createVisits>;
}

/** How pages look, and how fast they must be. */
export interface Presentation {
  /** The languages of the pages and emails. */
  locales: Locales;
  /** What administrators set of the site's look. */
  look: ReturnType<typeof createSiteLook>;
  /** Milliseconds that a page may be behind the database. */
  pagesKeptMs: number;
  /** Milliseconds within which a page must respond. */
  pageWithinMs: number;
}
