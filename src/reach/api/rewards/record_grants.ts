import type { Handlers } from "../../../../generated/rewards/routes.ts";
import { grantRewards as record } from "../../rewards/grant_rewards.ts";
import type { Inbox } from "./inbox.ts";
import { camelFields, snakeFields } from "../../../site/text/snake_case.ts";
import { cleanText } from "../../../core/text/typed_text.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";

/** Maximum characters kept of a note. */
const NOTE_MAX = 200;

/** POST /rewards/v1/grants: records which rewards were given. */
export function recordGrants(
  { sql, now }: Pick<Inbox, "sql" | "now">,
): Handlers<ApiEnv>["recordGrants"] {
  return async (c) => {
    const { serverId, keyId } = c.env.admittedKey;
    const request = camelFields(c.req.valid("json"));
    const votes = request.votes.map((vote) => ({ ...vote, note: noteOf(vote.note) }));
    const results = await record(
      sql,
      { serverId, keyId, gameServer: request.gameServer, votes },
      now(),
    );
    return c.json(snakeFields({ results }), 200);
  };
}

/**
 * Returns a plugin's note, cleaned for storage. It is often an error message, and unusual characters in it must not
 * cause the grant to be refused.
 */
export function noteOf(text: string | undefined): string | undefined {
  const plain = cleanText((text ?? "").toWellFormed().replace(/[\p{Cc}\s]+/gu, " "));
  return plain ? [...plain].slice(0, NOTE_MAX).join("") : undefined;
}
