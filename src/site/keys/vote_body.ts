import type { components } from "../../../generated/types.ts";

/** The contract's name for the body of a vote webhook (SPEC §2.4). */
type VoteEvent = components["schemas"]["VoteEvent"];

/** Returns the webhook's body, with exactly these five fields. All attempts send the same bytes. */
export function voteBody(
  { serverId, userId, username, votedAt }: Record<"serverId" | "userId" | "username", string> & {
    votedAt: Date;
  },
): string {
  const event: VoteEvent = {
    event: "vote",
    server_id: serverId,
    user_id: userId,
    username,
    voted_at: votedAt.toISOString(),
  };
  return JSON.stringify(event);
}
