import type { Handlers } from "../../../generated/rewards/routes.ts";
import { answerWithin } from "../../database/answer_within.ts";
import { recordGrants as record } from "../../rewards/record_grants.ts";
import type { Services } from "../../services.ts";
import type { ApiEnv } from "../visit.ts";
import { noteOf } from "./note.ts";

/** POST /rewards/v1/grants: records that rewards were given. */
export function recordGrants(
  { sql, now, apiWithinMs }: Services,
): Handlers<ApiEnv>["recordGrants"] {
  return async (c) => {
    const { serverId, keyId } = c.env;
    const votes = c.req.valid("json").votes.map(({ vote_id: voteId, note }) => ({
      voteId,
      note: noteOf(note),
    }));
    const recording = record(sql, { serverId, keyId, votes }, now());
    const results = await answerWithin(apiWithinMs, recording);
    return c.json(
      { results: results.map(({ voteId, result }) => ({ vote_id: voteId, result })) },
      200,
    );
  };
}
