import { startRawReceiver } from "../support/deliveries/raw_receiver.ts";

/** A response that delivers. */
export const OK = "HTTP/1.1 204 No Content\r\n\r\n";

/** Starts a receiver that answers each request with the parts, one after the other. */
export function answering(...parts: (string | Uint8Array)[]) {
  return startRawReceiver(async (conversation) => {
    while (await conversation.nextRequest() !== null) {
      for (const part of parts) await conversation.write(part);
    }
  });
}
