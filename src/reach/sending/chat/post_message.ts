import type { ChatService } from "../../../core/destinations/chat_service.ts";
import { type SignedAttempt, USER_AGENT } from "../../../core/sending/delivery_headers.ts";
import type { AttemptResult } from "../../../core/sending/exchange.ts";
import type { Sender } from "../../../core/sending/send_delivery.ts";
import { chatResult } from "./chat_answer.ts";

const HEADERS = {
  "content-type": "application/json",
  "user-agent": USER_AGENT,
  "accept-encoding": "identity",
};

/** A message to a channel. */
interface ChatPost {
  service: ChatService;
  /** A secret. */
  address: string;
  body: string;
  /** The delivery that the message belongs to, if any. */
  about?: Pick<SignedAttempt, "deliveryId" | "voteId" | "attempt" | "isTest">;
}

/** The delivery of messages that aren't about votes. */
const NO_DELIVERY = { deliveryId: "", voteId: "", attempt: 1, isTest: false };

/** Posts a message once. Never throws: every failure is an outcome. The result contains no part of the address. */
export async function postMessage(
  sender: Pick<Sender, "send">,
  { service, address, body, about = NO_DELIVERY }: ChatPost,
): Promise<AttemptResult> {
  const secret = ""; // nothing is signed
  const { deliveryId, voteId, attempt, isTest } = about;
  const message = { deliveryId, voteId, attempt, isTest, kind: "chat", secret } as const;
  const result = await sender.send({ ...message, url: address, body, headers: HEADERS });
  return chatResult(service, result, address);
}
