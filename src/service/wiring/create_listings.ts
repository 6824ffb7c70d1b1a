import type { Resources, Sending } from "../../site/web/resources.ts";
import { findTextRecords } from "../../site/polling/dns_records.ts";
import { createKeyGrader } from "../../site/keys/grade_receiver.ts";
import { createRewriter } from "../../site/pictures/rewrite.ts";
import { createAskServer } from "../../site/polling/ask_server.ts";
import { createCheckNow } from "../../site/polling/check_now.ts";
import { createPoller } from "../../site/polling/poller.ts";
import { createReportLimits } from "../../site/reports/report.ts";
import { createVisits } from "../../site/servers/public/visits.ts";
import type { Listings } from "../../site/web/site_services.ts";
import type { Config } from "../config.ts";
import type { Delivering } from "./create_delivering.ts";

/** Queries of game servers, which only the start, the timetable and the end of a process use. */
export interface Polling {
  poller: ReturnType<typeof createPoller>;
}

/** Creates the services for listings and their keys: polls, proofs of ownership, pictures, reports and visits. */
export function createListings(
  { pools: { deliveries }, sql, now, clock, limiter, box }: Resources,
  { approveVerified, allowPrivate, sender, dispatcher }:
    & Pick<Config, "approveVerified">
    & Pick<Sending, "allowPrivate" | "sender">
    & Pick<Delivering, "dispatcher">,
): Listings & Polling {
  const ask = createAskServer({ allowPrivate });
  return {
    poller: createPoller({ sql: deliveries, now, clock, ask }),
    checkNow: createCheckNow({ sql, ask, findTexts: findTextRecords, now, approveVerified }),
    approveVerified,
    gradeKey: createKeyGrader({ sql, box, now, sender, dispatcher }),
    rewritePicture: createRewriter(),
    reportLimits: createReportLimits(limiter),
    visits: createVisits(deliveries, () => clock.corrected(now())),
  };
}
