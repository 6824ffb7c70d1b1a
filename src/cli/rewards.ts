import { VOTIFIER_PORT } from "../destinations/votifier_address.ts";
import { connectVotifier, findRewards } from "../keys/votifier.ts";
import { sendTest } from "../keys/test_webhook.ts";
import { OPERATOR } from "../trail/actor.ts";
import { makeLinkKey, removeLinkKey } from "../keys/link_key.ts";
import { findUrlKey, makeUrlKey } from "../keys/url_key.ts";
import { countInbox, listRewards } from "../rewards/inbox_counts.ts";
import { type RewardsBy, setRewardsBy } from "../rewards/rewards_by.ts";
import { createTestVote } from "../rewards/test_vote.ts";
import { requireServer } from "../servers/require_server.ts";
import { isUuid } from "../uuid_v7.ts";
import { Refusal } from "../errors.ts";
import { type Commands, Misuse } from "./command.ts";

/** Rewards shown in a list. */
const LIST_LENGTH = 100;

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
  "rewards by SLUG none|push|inbox": {
    check: ({ args }) => void readPath(args[1]),
    async run(operator, { args: [slug = "", text] }) {
      const path = readPath(text);
      await setRewardsBy(operator, slug, { path, ...operator.act });
      return { rewardsBy: path };
    },
  },
  async "rewards show SLUG"({ sql, now }, { args: [slug = ""] }) {
    const { server, votifier, test } = await findRewards(sql, slug, { by: OPERATOR, now });
    const last = test?.attempts.at(-1);
    return {
      votifier: votifier?.webhookUrl ?? null,
      id: votifier?.id ?? null,
      state: votifier?.webhookState ?? "none",
      lastTest: last?.outcome ?? null,
      transcript: last?.excerpt ?? null,
      ...await countInbox(sql, server.id, now),
      urlKey: await findUrlKey(sql, server.id) ?? null,
    };
  },
  async "rewards test ID|SLUG [--player NAME]"(operator, { args: [slug = ""], text }) {
    if (isUuid(slug)) return { id: await sendTest(operator, slug, operator.act), state: "pending" };
    const { server, votifier } = await findRewards(operator.sql, slug, operator.act);
    const player = text("player");
    if (player !== undefined) {
      const voteId = await createTestVote(operator, { serverId: server.id, player }, operator.now);
      if (voteId !== undefined) return { voteId, state: "waiting" };
      throw new Refusal("account_unknown", `Cannot test: there is no player "${player}"`);
    }
    if (!votifier) {
      throw new Refusal("key_unknown", `Cannot test: server "${slug}" has no Votifier connected`);
    }
    return { id: await sendTest(operator, votifier.id, operator.act), state: "pending" };
  },
  "rewards url-key SLUG": async (operator, { args: [slug = ""] }) => ({
    key: await makeUrlKey(operator, slug, operator.act),
  }),
  async "rewards link-key SLUG [--remove]"(operator, { args: [slug = ""], has }) {
    if (!has("remove")) return { linkKey: await makeLinkKey(operator, slug, operator.act) };
    await removeLinkKey(operator, slug, operator.act);
    return { linkKey: null };
  },
  async "reward list SLUG"({ sql, now }, { args: [slug = ""] }) {
    const { id } = await requireServer(sql, slug);
    return { rewards: await listRewards(sql, id, { now, limit: LIST_LENGTH }) };
  },
};

function readPath(text: string | undefined): RewardsBy {
  if (text === "none" || text === "push" || text === "inbox") return text;
  throw new Misuse("Usage: rewards by SLUG none|push|inbox");
}

/** `HOST`, `HOST:PORT`, or `[IPV6]:PORT`. */
function readPlace(text: string): { host: string; port: number } {
  const [, host, port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  if (host === undefined) throw new Misuse(`--votifier takes HOST or HOST:PORT, not "${text}"`);
  return { host, port: port === undefined ? VOTIFIER_PORT : Number(port) };
}
