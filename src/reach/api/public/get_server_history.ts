import type { Handlers } from "../../../../generated/public/routes.ts";
import { findPlayerDays } from "../../../site/polling/player_history.ts";
import { findListed } from "../../../site/servers/public/shown_server.ts";
import { findRanks } from "../../../site/servers/ranking/rank_history.ts";
import type { ListingReads } from "./listing_reads.ts";
import { dayOf } from "../../../core/time/day.ts";
import { votesByDay } from "../../../core/votes/vote_counts.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { requireListed } from "./find_server.ts";

/** GET /public/v1/servers/{slug}/history: returns votes, players and rank by UTC day. */
export function getServerHistory(
  { sql, ranking, now: clock }: ListingReads,
): Handlers<ApiEnv>["getServerHistory"] {
  async function findDays(serverId: string, days: number) {
    const now = clock();
    const today = dayOf(now);
    // One after the other, so that a request takes one of the pages' connections and not three.
    const votes = await votesByDay(sql, serverId, { today, counts: ranking.counts });
    const players = await findPlayerDays(sql, serverId, { now, days });
    const ranks = await findRanks(sql, serverId, { now, days });
    const current = await ranking.get(serverId);
    const playersOn = new Map(players.map((span) => [dayOf(span.at), span]));
    const rankOn = new Map(ranks.map(({ day, rank }) => [dayOf(day), rank]));
    if (current) rankOn.set(today, current.rank);
    return votes.slice(-days).map(({ day: midnight, ranked }) => {
      const day = dayOf(midnight);
      const { average, peak } = playersOn.get(day) ?? { average: null, peak: null };
      return {
        day,
        votes: ranked,
        players_average: average === null ? null : Math.round(average),
        players_peak: average === null ? null : peak,
        rank: rankOn.get(day) ?? null,
      };
    });
  }

  return async (c) => {
    const find = (slug: string) => findListed(sql, slug, clock());
    const { id, slug } = await requireListed(sql, c.req.valid("param").slug, find);
    return c.json({ slug, days: await findDays(id, c.req.valid("query").days) }, 200);
  };
}
