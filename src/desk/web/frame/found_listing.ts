import { type Actor, may } from "../../../core/rights/actor.ts";
import { listClaims } from "../../../site/accounts/name_claims.ts";
import { withFilter } from "./waiting_filter.ts";
import { listServerAudit } from "../../../site/servers/server_trail.ts";
import type { Sql } from "../../../core/database/connect.ts";
import { findChange, type ListingChange } from "../../../site/servers/listing_change.ts";
import { findLookAlikes, findOwnerRecord } from "../../../site/servers/look_alikes.ts";
import { findMailFault } from "../../../site/mail/news.ts";
import { countDecided, findLastAct } from "../../queue/moderation_queue.ts";
import { compareTexts } from "../../../site/servers/unreviewed_edit.ts";
import { listWaiting, tallyWaiting, type WaitingFilter } from "../../queue/waiting_list.ts";
import { listReports } from "../../../site/reports/report.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { dayOf } from "../../../core/time/day.ts";
import { listVoteHistory, VOTES_PAGE } from "../../../site/voting/vote_history.ts";
import { checkQueue } from "../../../site/polling/queue_checks.ts";
import { findLiveStatus } from "../../../site/polling/own_status.ts";
import type { Web } from "../../../site/web/web_env.ts";

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 10;

/** All that a listing's page shows of it. */
export type FoundListing = Awaited<ReturnType<typeof findListing>>;

/** Finds all that a listing's page shows of it. */
export async function findListing(
  { services: { sql, now, postman } }: Web,
  server: ServerDetails,
  { by, before, after }: { by: Actor; before: string | undefined; after: string | undefined },
) {
  const { id, ownerId, slug } = server;
  const change = await findChange(sql, id);
  const wanted = change?.refusedAt === null ? change : undefined;
  const [known, reports, texts, last, votes, entries, fault] = await Promise.all([
    findKnown(sql, server, { by, wanted, now: now() }),
    listReports(sql, id, { by }),
    compareTexts(sql, [id]),
    after === undefined ? undefined : findLastAct(sql, { by, slug: after }),
    listVoteHistory(sql, id, { by, before, limit: VOTES_PAGE + 1 }),
    listServerAudit(sql, slug, { by, limit: HISTORY_LENGTH }),
    findMailFault(sql, ownerId),
  ]);
  const text = texts.get(id);
  const noMail = postman.isOn ? fault : "off" as const;
  return { wanted, text, reports, ...known, last, votes, entries, noMail };
}

/** What the checks of a listing need besides its text. */
export type Known = Awaited<ReturnType<typeof findKnown>>;

/** Finds what the checks of a listing need besides its text, with the change that waits. */
export async function findKnown(
  sql: Sql,
  { id, ownerId, host, port, name }: ServerDetails,
  { by, wanted, now }: { by: Actor; wanted: ListingChange | undefined; now: Date },
) {
  const [alike, live, record] = await Promise.all([
    findLookAlikes(sql, {
      by,
      id,
      host: wanted?.host ?? host,
      port: wanted?.port ?? port,
      name: wanted?.name ?? name,
    }),
    findLiveStatus(sql, id, now),
    findOwnerRecord(sql, { by, id, ownerId }),
  ]);
  return { alike, live, record };
}

/** Finds what waits around a listing, and what the moderator did today. */
export async function findAround(
  { services: { sql, now, postman } }: Web,
  { by, slug, filter }: { by: Actor; slug: string; filter: WaitingFilter },
) {
  const at = now();
  const hasNames = may(by, "names") && withFilter("", filter) === "";
  const [waiting, tally, decided, claims] = await Promise.all([
    listWaiting(sql, { by, slug, filter }),
    tallyWaiting(sql, { by, filter }),
    countDecided(sql, { by, since: new Date(dayOf(at)) }),
    hasNames ? listClaims(sql, { by, hasMail: postman.isOn }) : [],
  ]);
  const checks = await checkQueue(sql, waiting.shown.map(({ id }) => id), at);
  return { waiting, ...tally, decided, claims, checks, filter, now: at };
}
