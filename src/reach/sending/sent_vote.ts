import { VoteEvent } from "../../../generated/zod.ts";

/** The fields of a webhook's body that Votifier and chat messages also send. */
export const SENT_VOTE = VoteEvent.pick({ username: true, voted_at: true }).strip();
