import type { Act } from "../../core/rights/actor.ts";
import { parseUsername, TEST_USERNAME } from "../../core/accounts/username.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import type { Query } from "../../core/database/connect.ts";
import type { EndpointKind } from "../../core/destinations/endpoint_kind.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { changeKey } from "../../core/keys/change_key.ts";
import { NIL_UUID, uuidV7 } from "../../core/database/uuid_v7.ts";
import { countAskedSend, MESSAGE_SENDS } from "../deliveries/asked_sends.ts";
import { voteBody } from "./vote_body.ts";

/**
 * The due time of a test: a half-open breaker admits only the endpoint's earliest row, which this way is the test.
 * `requireOwnDelivery` returns the creation time instead.
 */
const TEST_DUE_AT = new Date(0);

/**
 * Queues a test delivery, which takes the path of real votes: same claim, signer and five fields, with
 * `X-Listing-Test`. It is sent whatever the endpoint's state, and is never retried or counted as a vote. If it arrives,
 * it re-enables an endpoint that failures disabled. A receiver that ignores headers would reward a player named
 * `username`, so the owner types that name and confirms. Returns the delivery's id. Refuses a key without a URL, one
 * that is not `of` the server and kind that the caller names, and a test over the limit.
 */
export async function sendTest(
  context: NudgeContext,
  keyId: string,
  { username, of, ...act }: Act & {
    username?: string | undefined;
    of?: { serverId: string; kind: EndpointKind };
  },
): Promise<string> {
  const name = username === undefined ? TEST_USERNAME : parseUsername(username);
  const id: string = await changeKey(context, keyId, {
    act,
    action: "test_sent",
    details: (delivery) => ({ delivery, username: name }),
    async change(tx, { serverId, kind }) {
      if (of && (of.serverId !== serverId || of.kind !== kind)) {
        throw refusal("key_unknown", { id: keyId });
      }
      const body = voteBody({ serverId, userId: NIL_UUID, username: name, votedAt: act.now });
      const queued = await queue(tx, keyId, { body, now: act.now });
      const sends = kind === "chat" ? MESSAGE_SENDS : 1;
      await countAskedSend(tx, keyId, { now: act.now, sends });
      return queued;
    },
  });
  context.nudge();
  return id;
}

async function queue(
  tx: Query,
  keyId: string,
  { body, now }: { body: string; now: Date },
): Promise<string> {
  const voteId = uuidV7(now);
  const [queued] = await tx<{ id: string }[]>`
    with target as (
      update endpoint
      -- Not least(), which would turn null, a closed breaker, into a half-open one. A chat that asked us to wait gets
      -- no request before that time.
      set open_until = case when open_until > ${now} and kind <> 'chat' then ${now} else open_until end
      where key_id = ${keyId} and url is not null
      returning key_id, server_id
    )
    insert into outbox (id, vote_id, key_id, server_id, state, is_test, body, due_at, created_at)
    select uuid_v7(${now}), ${voteId}, key_id, server_id, 'pending', true, ${body}, ${TEST_DUE_AT}, ${now}
    from target
    returning id`;
  if (queued) return queued.id;
  throw refusal("delivery_without_destination", { why: "none" });
}
