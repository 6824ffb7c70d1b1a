import type { Pools } from "../../core/database/pools.ts";
import type { KeyRing } from "../../core/keys/key_ring.ts";
import type { Locales } from "../locales/locales.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import type { Sender } from "../../core/sending/send_delivery.ts";
import type { Clock } from "../../core/time/clock.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import type { CreateLimiter } from "../../core/limits/shared_window.ts";
import type { Reading } from "../../core/votes/reading.ts";
import type { createKeyGrader } from "../keys/grade_receiver.ts";
import type { Postman } from "../mail/postman.ts";
import type { createStopLinks } from "../mail/stop_links.ts";
import type { createRewriter } from "../pictures/rewrite.ts";
import type { createCheckNow } from "../polling/check_now.ts";
import type { createReportLimits } from "../reports/report.ts";
import type { Ranking } from "../servers/ranking.ts";
import type { createVisits } from "../servers/visits.ts";
import type { createSiteLook } from "../settings/site_look.ts";
import type { AccountsContext } from "../sign_in/accounts_context.ts";
import type { createProviders } from "../sign_in/providers/providers.ts";
import type { BallotRules } from "../voting/ballot_rules.ts";

/** What the pages of players and owners work with. The service makes it; its desk has more. */
export interface SiteServices extends AccountsContext, NudgeContext, Omit<Reading, "listing"> {
  pools: Pools;
  clock: Clock;
  /** Posts to webhooks and chats. */
  sender: Sender;
  keys: KeyRing;
  limiter: CreateLimiter;
  box: SecretBox;
  locales: Locales;
  look: ReturnType<typeof createSiteLook>;
  ranking: Ranking;
  ballots: BallotRules;
  gradeKey: ReturnType<typeof createKeyGrader>;
  checkNow: ReturnType<typeof createCheckNow>;
  rewritePicture: ReturnType<typeof createRewriter>;
  reportLimits: ReturnType<typeof createReportLimits>;
  visits: ReturnType<typeof createVisits>;
  /** Where people may sign in besides with a password. */
  providers: ReturnType<typeof createProviders>;
  /** Who must have a second factor; undefined: nobody. */
  requireSecondFactor: "moderators" | "owners" | "both" | undefined;
  stopLinks: ReturnType<typeof createStopLinks>;
  postman: Postman;
  /** Whether webhooks may point into private networks. */
  allowPrivate: boolean;
  /** Whether proof of ownership approves a new listing. */
  approveVerified: boolean;
  /** Milliseconds that a page may be behind the database, and within which it must respond. */
  pagesKeptMs: number;
  pageWithinMs: number;
}
