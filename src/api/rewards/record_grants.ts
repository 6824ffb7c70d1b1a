import type { Handlers } from "../../../generated/rewards/routes.ts";
import { recordGrants as record } from "../../rewards/record_grants.ts";
import type { Services } from "../../services.ts";
import { cleanText } from "../../typed_text.ts";
import type { ApiEnv } from "../visit.ts";

/** Characters of a note that are kept. */
const NOTE_MAX = 200;

/** POST /rewards/v1/grants: records that rewards were given. */
export function recordGrants({ sql, now }: Services): Handlers<ApiEnv>["recordGrants"] {
  return async (c) => {
    const { serverId, keyId } = c.env;
    const votes = c.req.valid("json").votes.map((
      { vote_id: voteId, note },
    ) => ({ voteId, note: noteOf(note) }));
    const results = await record(sql, { serverId, keyId, votes }, now());
    return c.json(
      { results: results.map(({ voteId, result }) => ({ vote_id: voteId, result })) },
      200,
    );
  };
}

/** Returns a plugin's note as it is kept: often an error's message, whose oddities are no reason to refuse a fact. */
export function noteOf(text: string | undefined): string | undefined {
  const plain = cleanText((text ?? "").toWellFormed().replace(/[\p{Cc}\s]+/gu, " "));
  return plain ? [...plain].slice(0, NOTE_MAX).join("") : undefined;
}
