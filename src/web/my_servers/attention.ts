import type { Overview } from "../../keys/own_overview.ts";
import { MY_SERVERS } from "./words.ts";

const { attention: words } = MY_SERVERS;

/** What a server needs of its owner, the worst first: a sentence, and the page below its own where it is done. */
export interface Attention {
  level: "bad" | "late" | "hint";
  sentence: string;
  path: string;
  label: string;
}

/** The one thing to do first about a server; undefined when all is well. */
export function attentionOf(server: Overview): Attention | undefined {
  const { status, webhookState, keyName, waiting, inInbox, rewardsBy } = server;
  type Way = readonly [path: string, label: string];
  const say = (level: Attention["level"], sentence: string, [path, label]: Way) => ({
    level,
    sentence,
    path,
    label,
  });
  if (status === "pending") return say("late", words.pending, words.toStatus);
  if (status !== "approved") return say("bad", words.decided(server.decidedReason), words.toServer);
  if (webhookState === "disabled" || server.failingSince !== null) {
    return say("bad", words.failing(keyName ?? "", waiting), words.toDeliveries);
  }
  if (waiting > 0) return say("late", words.waiting(waiting), words.toDeliveries);
  if (server.state === "offline") return say("late", words.offline, words.toStatus);
  if (rewardsBy === "inbox" && inInbox > 0) {
    return say("late", words.inbox(inInbox), words.toRewards);
  }
  const hasNone = rewardsBy === "none" && webhookState === null;
  return hasNone ? say("hint", words.noReward, words.toRewards) : undefined;
}
