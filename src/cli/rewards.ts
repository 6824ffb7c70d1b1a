import { VOTIFIER_PORT } from "../destinations/votifier_address.ts";
import { connectVotifier } from "../keys/connect_votifier.ts";
import { findRewards } from "../keys/show_votifier.ts";
import { sendTest } from "../keys/test_webhook.ts";
import { OPERATOR } from "../trail/actor.ts";
import { Refusal } from "../errors.ts";
import { type Command, Misuse } from "./command.ts";

/** Commands about the way from a vote to a reward. */
export const rewardsCommands: Record<string, Command> = {
  "rewards connect": {
    usage: "rewards connect SLUG --votifier HOST[:PORT] --secret-stdin",
    args: 1,
    flags: { votifier: "required", "secret-stdin": "flag" },
    check: (call) => void readPlace(call.required("votifier")),
    async run(operator, call) {
      const secret = call.has("secret-stdin") ? await operator.readInput() : undefined;
      return await connectVotifier(operator, call.args[0] ?? "", {
        ...readPlace(call.required("votifier")),
        secret,
        ...operator.act,
      });
    },
  },
  "rewards show": {
    usage: "rewards show SLUG",
    args: 1,
    flags: {},
    async run({ sql, now }, { args: [slug = ""] }) {
      const { votifier, test } = await findRewards(sql, slug, { by: OPERATOR, now });
      const last = test?.attempts.at(-1);
      return {
        votifier: votifier?.webhookUrl ?? null,
        id: votifier?.id ?? null,
        state: votifier?.webhookState ?? "none",
        lastTest: last?.outcome ?? null,
        transcript: last?.excerpt ?? null,
      };
    },
  },
  "rewards test": {
    usage: "rewards test SLUG",
    args: 1,
    flags: {},
    async run(operator, { args: [slug = ""] }) {
      const { votifier } = await findRewards(operator.sql, slug, {
        by: OPERATOR,
        now: operator.now,
      });
      if (!votifier) {
        throw new Refusal("key_unknown", `Cannot test: server "${slug}" has no Votifier connected`);
      }
      return { id: await sendTest(operator, votifier.id, operator.act), state: "pending" };
    },
  },
};

/** `HOST`, `HOST:PORT`, or `[IPV6]:PORT`. */
function readPlace(text: string): { host: string; port: number } {
  const [, host, port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  if (host === undefined) throw new Misuse(`--votifier takes HOST or HOST:PORT, not "${text}"`);
  return { host, port: port === undefined ? VOTIFIER_PORT : Number(port) };
}
