import type { Resources, Sending } from "../../site/web/resources.ts";
import {
  createDispatcher,
  type Dispatcher,
  type DispatchWaits,
} from "../../core/deliveries/dispatcher.ts";
import { createNudge } from "../../core/deliveries/wake.ts";
import { describeBug, log } from "../../core/observing/log.ts";
import { createSender, type Sender } from "../../core/sending/send_delivery.ts";
import type { ChatSite } from "../../reach/chats/send_chat.ts";
import { chatChannel } from "../../reach/chats/chat_channel.ts";
import type { INVALID_MAX } from "../../reach/chats/chat_pace.ts";
import { findTopTen } from "../../reach/chats/top_ten.ts";
import { votifierSender } from "../../reach/sending/votifier/votifier_sender.ts";
import type { Locales } from "../../site/locales/site_locales.ts";
import type { Config } from "../config.ts";

/** The queue of deliveries, which only the start, the timetable and the end of a process use. */
export interface Delivering {
  /** Sends due deliveries, with leases, pacing and channels. */
  dispatcher: Dispatcher;
  /** Wakes all parts of this process that wait for votes, whether cast here or by another process. */
  votesDue: Pick<Dispatcher, "nudge">;
  /** Identifies this process on the NOTIFY channel. */
  processId: string;
}

/** Replacements that tests use instead of the real network, and delays of delivery. */
export interface DeliveryReplacements extends DispatchWaits {
  sender?: Sender;
  /**
   * The number of invalid responses after which all messages to a chat service stop, and after which an owner's
   * messages stop.
   */
  invalidMax?: typeof INVALID_MAX;
}

/** Creates the dispatcher that sends votes to webhooks, chats and Votifier, and the nudges that wake it. */
export function createDelivering(
  { pools: { deliveries, leases }, now, clock, box }: Resources,
  { baseUrl, webhookAllowPrivate: allowPrivate, locales, role, alsoWaiting }:
    & Pick<Config, "baseUrl" | "webhookAllowPrivate">
    & {
      locales: Locales;
      role: Config["role"] | undefined;
      /** Other parts of this process that wait for votes. */
      alsoWaiting: Pick<Dispatcher, "nudge">[];
    },
  { sender: ownSender, invalidMax, ...waits }: DeliveryReplacements,
): Delivering & Sending {
  const sender = ownSender ?? createSender({
    allowPrivate,
    now,
    protocols: { votifier: votifierSender(new URL(baseUrl).hostname) },
    onInternalError: (error) => log("error", "send_failed", describeBug(error)),
  });
  const chats: ChatSite = {
    locales,
    baseUrl,
    findTopTen: (query) => findTopTen(deliveries, query),
  };
  const dispatcher = createDispatcher({
    ...waits,
    sql: deliveries,
    leaseSql: leases,
    now,
    clock,
    sender,
    box,
    channels: { chat: chatChannel(chats, invalidMax) },
  });
  const waiting = role === "web" ? alsoWaiting : [dispatcher, ...alsoWaiting];
  const votesDue = { nudge: () => waiting.forEach((one) => one.nudge()) };
  const processId = crypto.randomUUID();
  return {
    sender,
    allowPrivate,
    dispatcher,
    votesDue,
    processId,
    nudge: createNudge(deliveries, votesDue, processId),
  };
}
