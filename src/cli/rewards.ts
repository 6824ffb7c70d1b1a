import { VOTIFIER_PORT } from "../destinations/votifier_address.ts";
import { connectVotifier, findRewards } from "../keys/votifier.ts";
import { sendTest } from "../keys/test_webhook.ts";
import { OPERATOR } from "../trail/actor.ts";
import { Refusal } from "../errors.ts";
import { type Commands, Misuse } from "./command.ts";

/** Commands about the way from a vote to a reward. */
export const rewardsCommands: Commands = {
  "rewards connect SLUG --votifier HOST[:PORT] --secret-stdin": {
    check: ({ required }) => void readPlace(required("votifier")),
    async run(operator, { args: [slug = ""], required, has }) {
      const place = readPlace(required("votifier"));
      const secret = has("secret-stdin") ? await operator.readInput() : undefined;
      return await connectVotifier(operator, slug, { ...place, secret, ...operator.act });
    },
  },
  async "rewards show SLUG"({ sql, now }, { args: [slug = ""] }) {
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
  async "rewards test SLUG"(operator, { args: [slug = ""] }) {
    const { votifier } = await findRewards(operator.sql, slug, operator.act);
    if (!votifier) {
      throw new Refusal("key_unknown", `Cannot test: server "${slug}" has no Votifier connected`);
    }
    return { id: await sendTest(operator, votifier.id, operator.act), state: "pending" };
  },
};

/** `HOST`, `HOST:PORT`, or `[IPV6]:PORT`. */
function readPlace(text: string): { host: string; port: number } {
  const [, host, port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  if (host === undefined) throw new Misuse(`--votifier takes HOST or HOST:PORT, not "${text}"`);
  return { host, port: port === undefined ? VOTIFIER_PORT : Number(port) };
}
