import type { Handlers } from "../../../../generated/public/routes.ts";
import type { ListingReads, ListingSite } from "./listing_reads.ts";
import { isPublicLink } from "../../../site/servers/fields/public_link.ts";
import { findListedLive } from "../../../site/polling/own_status.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { requireListed } from "./find_server.ts";
import { summaryOf } from "./server_body.ts";

/** GET /public/v1/servers/{slug}: returns the facts that the server's page shows. */
export function getListedServer(
  { sql, ranking, now }: ListingReads,
  { baseUrl }: ListingSite,
): Handlers<ApiEnv>["getListedServer"] {
  async function find(slug: string) {
    const server = await findListedLive(sql, slug, { now: now(), language: undefined });
    const found = server && await ranking.get(server.id);
    return found && { ...server, ...found };
  }

  return async (c) => {
    const found = await requireListed(sql, c.req.valid("param").slug, find);
    const { votes: votesMonthly, votesAll: votesTotal, ...server } = found;
    const { description, rules, map, mode, verified, uptime, createdAt } = server;
    return c.json({
      ...summaryOf({ ...server, votesMonthly, votesTotal }, baseUrl),
      description,
      rules,
      website: shownLink(server.website),
      discord: shownLink(server.discord),
      video: shownLink(server.video),
      map: map ?? "",
      mode: mode ?? "",
      uptime_percent: uptime === null ? null : Math.round(100 * uptime),
      verified,
      listed_at: createdAt.toISOString(),
    }, 200);
  };
}

/** Links stored before such URLs were refused are left out, as on pages. */
function shownLink(link: string | null): string | null {
  return link !== null && isPublicLink(link) ? link : null;
}
