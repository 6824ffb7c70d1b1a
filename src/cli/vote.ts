import { OPERATOR } from "../trail/actor.ts";
import { requireServer } from "../servers/require_server.ts";
import { carryOutVoids } from "../votes/carry_out_voids.ts";
import { castVote } from "../votes/cast_vote.ts";
import { listVotes } from "../votes/vote_history.ts";
import { type Choice, countChosen, liftVoids, voidMany } from "../votes/void_batch.ts";
import { voidVote } from "../votes/void_vote.ts";
import type { Call, Commands } from "./command.ts";

/** Votes shown in a list. */
const LIST_LENGTH = 100;

/** Commands about votes. */
export const voteCommands: Commands = {
  async "vote cast SLUG USERNAME"(operator, { args: [slug = "", username = ""] }) {
    const vote = await castVote(operator, { slug, username, now: operator.now });
    return vote.kind === "cast"
      ? { outcome: "cast", votedAt: vote.votedAt }
      : { outcome: "already_voted", nextVoteAt: vote.nextVoteAt };
  },
  async "vote list SLUG"({ sql }, { args: [slug = ""] }) {
    const { id } = await requireServer(sql, slug);
    return { votes: await listVotes(sql, id, { by: OPERATOR, limit: LIST_LENGTH }) };
  },
  async "vote void ID [--reason TEXT]"(operator, { args: [id = ""], text }) {
    const vote = await voidVote(operator, id, { reason: text("reason"), ...operator.act });
    return { id: vote.id, voidedAt: vote.voidedAt, abandoned: vote.abandoned };
  },
  async "vote void-many SLUG --since TIME --until TIME [--younger-days N] [--sharing N] [--reason TEXT] [--count]"(
    operator,
    call,
  ) {
    const { sql, act } = operator;
    const [slug = ""] = call.args;
    const choice = choiceOf(call);
    if (call.has("count")) {
      const { id } = await requireServer(sql, slug);
      return { votes: await countChosen(sql, id, { ...act, choice }) };
    }
    const done = await voidMany(operator, slug, { choice, reason: call.text("reason"), ...act });
    await carryOutVoids(sql, operator.now);
    return done;
  },
  async "vote restore-many ID"(operator, { args: [id = ""] }) {
    await liftVoids(operator, id, operator.act);
    await carryOutVoids(operator.sql, operator.now);
    return { id, state: "lifted" };
  },
};

function choiceOf(call: Call): Choice {
  const number = (flag: string) => {
    const text = call.text(flag);
    return text === undefined ? null : Number(text);
  };
  return {
    since: new Date(call.required("since")),
    until: new Date(call.required("until")),
    youngerDays: number("younger-days"),
    sharing: number("sharing"),
  };
}
