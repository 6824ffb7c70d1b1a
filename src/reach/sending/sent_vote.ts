import { z } from "zod";
import { VoteEvent } from "../../../generated/zod.ts";

/**
 * The fields of a webhook's body that Votifier and chat messages also send. Any name is read, because each receiver has
 * its own rules for names, and refuses one as `name_refused`.
 */
export const SENT_VOTE = z.object({ username: z.string(), voted_at: VoteEvent.shape.voted_at });
