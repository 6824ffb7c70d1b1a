import { z } from "zod";
import type { Locales } from "../../site/locales/site_locales.ts";
import { chatBody, type ChatNews } from "../sending/chat/chat_message.ts";
import { SENT_VOTE } from "../sending/sent_vote.ts";
import { postMessage } from "../sending/chat/post_message.ts";
import { type AttemptResult, unsentBecause } from "../../core/sending/exchange.ts";
import { attemptNumber } from "../../core/deliveries/attempt_claim.ts";
import type { Channel, ChannelTools } from "../../core/deliveries/channel.ts";
import { TOP_TEN } from "./chat_pace.ts";
import { findChatSubject } from "./chat_subject.ts";
import type { ChatBatch } from "./gather_chat.ts";
import type { DeliveryClaim } from "../../core/deliveries/outbox_claim.ts";

/** The body of a top ten's row. */
const TOP = z.object({ event: z.literal(TOP_TEN), month: z.string() });

/** The players of a top ten who agreed to be listed, and how many others voted. */
export interface ChatBoard {
  listed: readonly { username: string; votes: number }[];
  others: number;
}

/** The site that messages link to, and its languages. */
export interface ChatSite {
  locales: Locales;
  baseUrl: string;
  findTopTen(query: { serverId: string; month: string; now: Date }): Promise<ChatBoard>;
}

/** Dependencies of messages. */
interface ChatOptions extends Pick<ChannelTools, "sql" | "sender" | "box" | "now"> {
  site: ChatSite;
  /** Takes the other rows of the channel and holds their leases. Undefined if there is nothing left to post. */
  gather(
    leader: DeliveryClaim,
    facts: { votedAt: Date; isAlone: boolean },
  ): Promise<ChatBatch | undefined>;
}

/**
 * Creates a function that posts one message for a claimed row of a channel and all others that wait for it. It never
 * throws.
 */
export function createChatSender(options: ChatOptions): Channel["send"] {
  const { now } = options;

  return async function send(leader) {
    let batch: ChatBatch | undefined;
    try {
      const top = topOf(leader);
      const votedAt = top ? now() : factsOf(leader).at;
      batch = await options.gather(leader, {
        votedAt,
        isAlone: leader.isTest || top !== undefined,
      });
    } catch (error) {
      const result = unsentBecause(error, { event: "chat_not_gathered", startedAt: now() });
      return { result, claims: [leader] };
    }
    if (batch === undefined) return undefined; // its vote was voided
    const { claims, nextMessageAt: notBefore } = batch;
    return { result: await post(leader, batch), claims, notBefore };
  };

  async function post(leader: DeliveryClaim, batch: ChatBatch): Promise<AttemptResult> {
    try {
      const address = options.box.open(leader.secret, leader.keyId);
      const { id: deliveryId, voteId, isTest } = leader;
      const about = { deliveryId, voteId, attempt: attemptNumber(leader), isTest };
      const body = await writeMessage(options, leader, batch);
      return await postMessage(options.sender, { service: batch.service, address, body, about });
    } catch (error) {
      return unsentBecause(error, { event: "chat_not_written", startedAt: now() });
    }
  }
}

/** Writes the message of a batch, in the language of its channel. */
async function writeMessage(
  { sql, site, now }: ChatOptions,
  leader: DeliveryClaim,
  batch: ChatBatch,
): Promise<string> {
  const found = await findChatSubject(sql, leader.keyId, { baseUrl: site.baseUrl, now: now() });
  const locale = site.locales.find(found.locale ?? "") ?? site.locales.default;
  const news = (): Promise<ChatNews> | ChatNews => {
    if (leader.isTest) return { kind: "test" };
    const top = topOf(leader);
    if (top) return findTop(found.serverId, top.month);
    return { kind: "votes", votes: batch.claims.map(factsOf), isEarlier: batch.isEarlier };
  };
  // Finds a top ten when it is posted, so that a player who has withdrawn their agreement is not named.
  async function findTop(serverId: string, month: string): Promise<ChatNews> {
    return { kind: "top", month, ...await site.findTopTen({ serverId, month, now: now() }) };
  }
  return chatBody(batch.service, { subject: found.subject, news: await news(), locale });
}

function topOf({ body }: DeliveryClaim): z.infer<typeof TOP> | undefined {
  return TOP.safeParse(JSON.parse(body)).data;
}

function factsOf({ body }: DeliveryClaim): { player: string; at: Date } {
  const { username, voted_at } = SENT_VOTE.parse(JSON.parse(body));
  return { player: username, at: new Date(voted_at) };
}
