import type { Handlers } from "../../../generated/rewards/routes.ts";
import { recordGrants as record } from "../../rewards/record_grants.ts";
import type { Services } from "../../services.ts";
import type { ApiEnv } from "../visit.ts";
import { noteOf } from "./note.ts";

/** POST /rewards/v1/grants: records that rewards were given. */
export function recordGrants({ sql, now }: Services): Handlers<ApiEnv>["recordGrants"] {
  return async (c) => {
    const { serverId, keyId } = c.env;
    const votes = c.req.valid("json").votes.map(({ vote_id: voteId, note }) => ({
      ...{ voteId, note: noteOf(note) },
    }));
    const results = await record(sql, { serverId, keyId, votes }, now());
    return c.json(
      { results: results.map(({ voteId, result }) => ({ vote_id: voteId, result })) },
      200,
    );
  };
}
