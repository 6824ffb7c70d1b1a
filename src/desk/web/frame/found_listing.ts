import { type Actor, may } from "../../../core/rights/actor.ts";
import { listClaims } from "../../../site/accounts/moderation/decide_claim.ts";
import { hasFilter } from "./waiting_filter.ts";
import { listServerAudit } from "../../../site/trail/server_trail.ts";
import type { Sql } from "../../../core/database/connect.ts";
import { findLookAlikes, findOwnerRecord } from "../../../site/servers/review/look_alikes.ts";
import { findMailFault } from "../../../site/mail/news.ts";
import { countDecisions, findLatestDecision } from "../../queue/moderation_queue.ts";
import { type ComparedText, compareTexts } from "../../../site/servers/review/listing_version.ts";
import { listWaiting, tallyWaiting, type WaitingFilter } from "../../queue/waiting_list.ts";
import { listReports } from "../../../site/reports/report.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { dayOf } from "../../../core/time/day.ts";
import { listSuspensionAnswers } from "../../../site/voting/moderation/void_notice.ts";
import { listVoteHistory, VOTES_PAGE } from "../../../site/voting/moderation/vote_history.ts";
import { checkQueue } from "../../../site/polling/queue_checks.ts";
import { findLiveStatus } from "../../../site/polling/own_status.ts";
import type { Web } from "../../../site/web/web_env.ts";

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 10;

/** The facts that a listing's page shows. */
export type FoundListing = Awaited<ReturnType<typeof findListing>>;

/** Finds the facts that a listing's page shows. */
export async function findListing(
  { services: { sql, now: clock, postman } }: Web,
  server: ServerDetails,
  { by, before, after }: { by: Actor; before: string | undefined; after: string | undefined },
) {
  const now = clock();
  const { id, ownerId, slug } = server;
  const text = (await compareTexts(sql, [id])).get(id);
  const [known, reports, answers, last, votes, entries, fault] = await Promise.all([
    findListingChecks(sql, server, { by, text, now }),
    listReports(sql, id, { by }),
    listSuspensionAnswers(sql, server, { by }),
    findLatestDecision(sql, { by, slug: after ?? slug, now }),
    listVoteHistory(sql, id, { by, before, limit: VOTES_PAGE + 1 }),
    listServerAudit(sql, slug, { by, limit: HISTORY_LENGTH }),
    findMailFault(sql, ownerId),
  ]);
  const noMail = postman.isOn ? fault : "off" as const;
  // A decision about a listing that didn't wait leads back to its own page.
  const done = after === undefined && !last?.isUndoable ? undefined : last;
  return { text, reports, answers, ...known, last: done, votes, entries, noMail };
}

/** The facts that the checks of a listing need in addition to its text. */
export type ListingChecks = Awaited<ReturnType<typeof findListingChecks>>;

/** Finds the facts that the checks of a listing need in addition to its text, including its waiting change. */
export async function findListingChecks(
  sql: Sql,
  { id, ownerId, ...server }: ServerDetails,
  { by, text, now }: { by: Actor; text: ComparedText | undefined; now: Date },
) {
  const { host, port, name } = text?.wanted ?? server;
  const [alike, live, record] = await Promise.all([
    findLookAlikes(sql, { by, id, host, port, name }),
    findLiveStatus(sql, id, now),
    findOwnerRecord(sql, { by, id, ownerId }),
  ]);
  return { alike, live, record };
}

/** Finds the waiting items around a listing, or the first ones, and the moderator's decisions of today. */
export async function findAround(
  { services: { sql, now, postman } }: Web,
  { by, slug, filter }: { by: Actor; slug?: string; filter: WaitingFilter },
) {
  const at = now();
  const hasNames = may(by, "names") && !hasFilter(filter);
  const [waiting, tally, decided, claims] = await Promise.all([
    listWaiting(sql, { by, slug, filter }),
    tallyWaiting(sql, { by, filter }),
    countDecisions(sql, { by, since: new Date(dayOf(at)) }),
    hasNames ? listClaims(sql, { by, hasMail: postman.isOn }) : [],
  ]);
  const checks = await checkQueue(sql, waiting.shown.map(({ id }) => id), at);
  return { waiting, ...tally, decided, claims, checks, filter, now: at };
}
