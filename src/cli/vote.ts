import { OPERATOR } from "../trail/actor.ts";
import { requireServer } from "../servers/require_server.ts";
import { castVote } from "../votes/cast_vote.ts";
import { listVotes } from "../votes/list_votes.ts";
import { voidVote } from "../votes/void_vote.ts";
import type { Commands } from "./command.ts";

/** Votes shown in a list. */
const LIST_LENGTH = 100;

/** Commands about votes. */
export const voteCommands: Commands = {
  async "vote cast SLUG USERNAME"(operator, { args: [slug = "", username = ""] }) {
    const vote = await castVote(operator, { slug, username, now: operator.now });
    if (vote.kind === "already_voted") {
      return { outcome: "already_voted", nextVoteAt: vote.nextVoteAt };
    }
    return { outcome: "cast", votedAt: vote.votedAt };
  },
  async "vote list SLUG"({ sql }, { args: [slug = ""] }) {
    const { id } = await requireServer(sql, slug);
    return { votes: await listVotes(sql, id, { by: OPERATOR, limit: LIST_LENGTH }) };
  },
  async "vote void ID [--reason TEXT]"(operator, { args: [voteId = ""], text }) {
    const reason = text("reason");
    const { id, voidedAt, abandoned } = await voidVote(operator, voteId, {
      reason,
      ...operator.act,
    });
    return { id, voidedAt, abandoned };
  },
};
