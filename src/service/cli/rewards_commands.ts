import { VOTIFIER_PORT } from "../../reach/destinations/votifier_address.ts";
import { connectVotifier, type ReceiverChoice } from "../../reach/keys/votifier.ts";
import { findVotifierKeys } from "../../reach/keys/connected_votifiers.ts";
import { sendTest } from "../../site/keys/test_webhook.ts";
import { listRewards } from "../../reach/rewards/inbox_counts.ts";
import { REWARDS_BY, type RewardsBy } from "../../core/servers/rewards_by.ts";
import { setRewardsBy } from "../../reach/rewards/set_rewards_by.ts";
import { requireServer } from "../../core/servers/require_server.ts";
import type { Commands } from "./command.ts";
import { Misuse } from "./call.ts";
import type { Operator } from "./operator.ts";

/** Rewards shown in a list. */
const LIST_LENGTH = 100;

/** Commands for how votes become rewards. */
export const rewardsCommands: Commands = {
  "rewards connect SLUG --votifier HOST[:PORT] --secret-stdin [--name TEXT] [--key ID] [--another]":
    {
      check: ({ required }) => void readAddress(required("votifier")),
      async run(operator, { args: [slug = ""], required, text, has }) {
        const address = readAddress(required("votifier"));
        const receiver = await readReceiver(operator, slug, {
          id: text("key"),
          isAnother: has("another"),
        });
        const secret = has("secret-stdin") ? await operator.readInput() : undefined;
        const settings = { ...address, secret, name: text("name"), receiver };
        return await connectVotifier(operator, slug, { ...settings, ...operator.act });
      },
    },
  "rewards by SLUG none|push|inbox": {
    check: ({ args }) => void readRewardsBy(args[1]),
    async run(operator, { args: [slug = "", text] }) {
      const rewardsBy = readRewardsBy(text);
      await setRewardsBy(operator, slug, { rewardsBy, ...operator.act });
      return { rewardsBy };
    },
  },
  "rewards test ID": async (operator, { args: [id = ""] }) => ({
    id: await sendTest(operator, id, operator.act),
    state: "pending",
  }),
  async "reward list SLUG"({ sql, now }, { args: [slug = ""] }) {
    const { id } = await requireServer(sql, slug);
    return { rewards: await listRewards(sql, id, { now, limit: LIST_LENGTH }) };
  },
};

/**
 * Reads the receiver that a command is about. Without a flag it is the only receiver, or the first one to add, because
 * an old script must not add a second one.
 */
async function readReceiver(
  { sql }: Operator,
  slug: string,
  { id, isAnother }: { id: string | undefined; isAnother: boolean },
): Promise<ReceiverChoice | undefined> {
  if (id !== undefined) return { id };
  if (isAnother) return "another";
  const { id: serverId } = await requireServer(sql, slug);
  if ((await findVotifierKeys(sql, serverId)).length <= 1) return undefined;
  throw new Misuse("This server has several receivers. Name one with --key, or add --another");
}

function readRewardsBy(text: string | undefined): RewardsBy {
  const known = REWARDS_BY.find((by) => by === text);
  if (known !== undefined) return known;
  throw new Misuse("Usage: rewards by SLUG none|push|inbox");
}

/** `HOST`, `HOST:PORT`, or `[IPV6]:PORT`. */
function readAddress(text: string): { host: string; port: number } {
  const [, host, port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  if (host === undefined) throw new Misuse(`--votifier takes HOST or HOST:PORT, not "${text}"`);
  return { host, port: port === undefined ? VOTIFIER_PORT : Number(port) };
}
