import { OPERATOR } from "../trail/actor.ts";
import { requireServer } from "../servers/require_server.ts";
import { carryOutVoids } from "../votes/carry_out_voids.ts";
import { castVote } from "../votes/cast_vote.ts";
import { listVotes } from "../votes/vote_history.ts";
import { type Choice, countChosen, liftVoids, voidMany } from "../votes/void_batch.ts";
import { voidVote } from "../votes/void_vote.ts";
import type { Call, Command } from "./command.ts";

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
  "vote void-many": {
    usage:
      "vote void-many SLUG --since TIME --until TIME [--younger-days N] [--sharing N] [--reason TEXT] [--count]",
    args: 1,
    flags: {
      since: "required",
      until: "required",
      "younger-days": "optional",
      sharing: "optional",
      reason: "optional",
      count: "flag",
    },
    async run(operator, call) {
      const { sql, act } = operator;
      const [slug = ""] = call.args;
      const choice = choiceOf(call);
      if (call.has("count")) {
        const { id } = await requireServer(sql, slug);
        return { votes: await countChosen(sql, id, { ...act, choice }) };
      }
      const done = await voidMany(operator, slug, { choice, reason: call.text("reason"), ...act });
      await carryOutVoids(sql);
      return done;
    },
  },
  "vote restore-many": {
    usage: "vote restore-many ID",
    args: 1,
    flags: {},
    async run(operator, { args: [id = ""] }) {
      await liftVoids(operator, id, operator.act);
      await carryOutVoids(operator.sql);
      return { id, state: "lifted" };
    },
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
