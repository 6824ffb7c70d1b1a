import { castVote } from "../../src/votes/cast_vote.ts";
import type { Command } from "./command.ts";

/** Commands about votes. */
export const voteCommands: Record<string, Command> = {
  "vote cast": {
    usage: "vote cast SLUG USERNAME",
    args: 2,
    flags: {},
    async run({ sql, now, notifyDue }, { args: [slug = "", username = ""] }) {
      const vote = await castVote({ sql, nudge: () => {} }, { slug, username, now });
      if (vote.kind === "already_voted") {
        return { outcome: "already_voted", next_vote_at: vote.nextVoteAt.toISOString() };
      }
      // Here and not as a nudge: it must be on its way before this process ends.
      await notifyDue();
      return { outcome: "cast", voted_at: vote.votedAt.toISOString() };
    },
  },
};
