import type { Handlers } from "../../../../generated/public/routes.ts";
import { findListed } from "../../../site/servers/public/shown_server.ts";
import type { ListingReads } from "./listing_reads.ts";
import { monthOf } from "../../../site/voting/month.ts";
import { findBoard } from "../../../site/voting/boards.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { requireListed } from "./find_server.ts";

/** GET /public/v1/servers/{slug}/top-voters: names players who agreed to be listed, and counts all others. */
export function getTopVoters(
  { sql, now: clock }: Omit<ListingReads, "ranking">,
): Handlers<ApiEnv>["getTopVoters"] {
  return async (c) => {
    const now = clock();
    const find = (slug: string) => findListed(sql, slug, now);
    const { id, slug } = await requireListed(sql, c.req.valid("param").slug, find);
    const month = c.req.valid("query").month ?? monthOf(now);
    const board = await findBoard(sql, { serverId: id, month, now });
    const top = board.top.map(({ username, votes }) => ({ username, votes }));
    const { votes, voters } = board;
    return c.json({ slug, month, votes, voters, top, others: voters - top.length }, 200);
  };
}
