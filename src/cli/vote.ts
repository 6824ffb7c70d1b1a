import { OPERATOR } from "../trail/actor.ts";
import { requireServer } from "../servers/require_server.ts";
import { castVote } from "../votes/cast_vote.ts";
import { listVotes } from "../votes/list_votes.ts";
import { voidVote } from "../votes/void_vote.ts";
import type { Command } from "./command.ts";

/** Votes shown in a list. */
const LIST_LENGTH = 100;

/** Commands about votes. */
export const voteCommands: Record<string, Command> = {
  "vote cast": {
    usage: "vote cast SLUG USERNAME",
    args: 2,
    flags: {},
    async run(operator, { args: [slug = "", username = ""] }) {
      const vote = await castVote(operator, { slug, username, now: operator.now });
      if (vote.kind === "already_voted") {
        return { outcome: "already_voted", nextVoteAt: vote.nextVoteAt };
      }
      return { outcome: "cast", votedAt: vote.votedAt };
    },
  },
  "vote list": {
    usage: "vote list SLUG",
    args: 1,
    flags: {},
    async run({ sql }, { args: [slug = ""] }) {
      const { id } = await requireServer(sql, slug);
      return { votes: await listVotes(sql, id, { by: OPERATOR, limit: LIST_LENGTH }) };
    },
  },
  "vote void": {
    usage: "vote void ID [--reason TEXT]",
    args: 1,
    flags: { reason: "optional" },
    async run(operator, call) {
      const reason = call.text("reason");
      const vote = await voidVote(operator, call.args[0] ?? "", { reason, ...operator.act });
      return { id: vote.id, voidedAt: vote.voidedAt, abandoned: vote.abandoned };
    },
  },
};
