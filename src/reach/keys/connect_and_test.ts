import { describeBug, log } from "../../core/observing/log.ts";
import { Refusal } from "../../core/refusals/refusal.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import { sendTest } from "../../site/keys/test_webhook.ts";
import { connectChat } from "./chat.ts";
import type { KeyContext } from "../../core/keys/issue_key.ts";

/** Result of a channel's first test: its delivery, or the reason why it wasn't sent. */
type FirstTest =
  | { kind: "queued"; deliveryId: string }
  | { kind: "refused"; refusal: Refusal }
  /** The log contains the reason. */
  | { kind: "failed" };

/**
 * Connects a channel and queues a test for it. The channel is connected even if its test fails. Its owner can send
 * another one from the channel's page. Refuses what `connectChat` refuses.
 */
export async function connectAndTest(
  context: KeyContext & NudgeContext,
  slug: string,
  { formId, ...sent }: Parameters<typeof connectChat>[2],
): Promise<{ id: string; test: FirstTest }> {
  const { id } = await connectChat(context, slug, { ...sent, formId });
  return { id, test: await testFirst(context, id, { by: sent.by, now: sent.now }) };
}

async function testFirst(
  context: NudgeContext,
  keyId: string,
  act: Act,
): Promise<FirstTest> {
  try {
    return { kind: "queued", deliveryId: await sendTest(context, keyId, act) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "refused", refusal: error };
    log("error", "channel_not_tested", { key: keyId, ...describeBug(error) });
    return { kind: "failed" };
  }
}
