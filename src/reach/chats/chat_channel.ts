import type { Channel, ChannelTools, OpenChannel } from "../../core/deliveries/channel.ts";
import type { Completion } from "../../core/deliveries/judge_attempt.ts";
import { log } from "../../core/observing/log.ts";
import { type ChatSite, createChatSender } from "./send_chat.ts";
import { createInvalidAnswers, INVALID_MAX } from "./chat_pace.ts";
import { gatherChat, slowDown, stopMessages } from "./gather_chat.ts";

/**
 * Returns a function that opens the channel to chats for a dispatcher. `invalidMax` is the number of invalid responses
 * after which all messages to a chat service stop, and after which an owner's messages stop.
 */
export function chatChannel(site: ChatSite, invalidMax = INVALID_MAX): OpenChannel {
  return (tools) => createChatChannel(site, createInvalidAnswers(invalidMax), tools);
}

function createChatChannel(
  site: ChatSite,
  invalid: ReturnType<typeof createInvalidAnswers>,
  { leases, leaseMs, ...tools }: ChannelTools,
): Channel {
  const { sql, now } = tools;
  return {
    send: createChatSender({
      ...tools,
      site,
      async gather(leader, facts) {
        const since = leases.moment();
        const batch = await gatherChat(sql, leader, { ...facts, now: now(), leaseMs });
        if (batch) leases.hold(batch.claims, since);
        return batch;
      },
    }),
    async recorded(batch, { now: at, again }) {
      await slowDown(sql, busyChannels(batch), at);
      for (const stop of again ? [] : invalid.note(batch, at)) {
        const { destination, ownerId: owner, until } = stop;
        log("warn", "chat_paused", { destination, owner, until });
        await stopMessages(sql, stop);
      }
    },
  };
}

/** Returns the keys of channels whose service responded "too many". */
function busyChannels(batch: readonly Completion[]): string[] {
  return batch.filter((completion) =>
    completion.kind !== "unsent" && !completion.joins && completion.result.outcome === "chat_busy"
  ).map(({ claim }) => claim.keyId);
}
