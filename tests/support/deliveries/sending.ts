import { votifierSender } from "../../../src/reach/sending/votifier/votifier_sender.ts";
import { createSender, type Sender } from "../../../src/core/sending/send_delivery.ts";
import type { Dispatch } from "../../../src/core/sending/prepare_post.ts";

/** The time on the clock of every sender in tests. */
export const SENT_AT = new Date("2026-11-20T17:38:00.123Z");

/** Builds a dispatch to `url` that is valid in all other respects. */
export function dispatchTo(url: string, changes: Partial<Dispatch> = {}): Dispatch {
  return {
    deliveryId: "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f37",
    voteId: "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f36",
    attempt: 1,
    kind: "webhook",
    url,
    body: '{"event":"vote","username":"Zoë"}',
    secret: "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
    isTest: false,
    ...changes,
  };
}

/** Opens a sender that may call loopback. `await using` closes it. All options can be replaced. */
export function openSender(
  changes: Partial<Parameters<typeof createSender>[0]> = {},
): Sender & AsyncDisposable {
  const protocols = { votifier: votifierSender("votes.example.com") };
  const sender = createSender({ allowPrivate: true, now: () => SENT_AT, protocols, ...changes });
  return { ...sender, [Symbol.asyncDispose]: () => sender.close() };
}
