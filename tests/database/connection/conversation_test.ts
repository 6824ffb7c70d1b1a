import assert from "node:assert/strict";
import { createConversation } from "../../../src/database/connection/conversation.ts";

type Conversation = ReturnType<typeof createConversation>;

const SETTINGS = "set a = 1";
const STARTUP = Uint8Array.of(0, 0, 0, 9, 0, 3, 0, 0, 0);

function message(type: string, body: string | number[] = []): Uint8Array {
  const bytes = typeof body === "string" ? [...new TextEncoder().encode(body)] : body;
  return Uint8Array.of(type.charCodeAt(0), 0, 0, 0, bytes.length + 4, ...bytes);
}

const ready = (status: string) => message("Z", status);

/** A conversation whose session stands, and what was said to the server of our own accord. */
function standing(): { conversation: Conversation; ours: Uint8Array[] } {
  const ours: Uint8Array[] = [];
  const conversation = createConversation(SETTINGS, (bytes) => ours.push(bytes));
  conversation.sent(STARTUP);
  conversation.received(ready("I"));
  conversation.received(ready("I"));
  return { conversation, ours };
}

Deno.test("the session stands for the driver once its settings are made", () => {
  const ours: string[] = [];
  const conversation = createConversation(
    SETTINGS,
    (bytes) => ours.push(new TextDecoder().decode(bytes)),
  );
  assert.deepEqual(conversation.sent(STARTUP), STARTUP);
  assert.deepEqual(conversation.received(ready("I")), ready("I").subarray(0, -1));
  assert.deepEqual(ours, [`Q\0\0\0\x0e${SETTINGS}\0`]);
  assert.equal(conversation.received(message("C", "SET")).length, 0);
  assert.deepEqual(conversation.received(ready("I")), ready("I").slice(-1));
  assert.ok(conversation.isIdle);
});

Deno.test("what a broken connection left unsent is not sent to the next", () => {
  const conversation = createConversation(SETTINGS, () => {});
  const left = [message("Q", "rollback\0"), message("S")];
  const bytes = Uint8Array.from([...left, STARTUP].flatMap((part) => [...part]));
  assert.deepEqual(conversation.sent(bytes), STARTUP);
});

Deno.test("an answer is owed from a statement's first message to ReadyForQuery", () => {
  const { conversation } = standing();
  assert.equal(conversation.isOwedAnswer, false);
  conversation.sent(message("P"));
  assert.ok(conversation.isOwedAnswer);
  conversation.received(message("1"));
  assert.ok(conversation.isOwedAnswer);
  conversation.sent(message("S"));
  conversation.received(ready("I").subarray(0, 3));
  assert.ok(conversation.isOwedAnswer);
  conversation.received(ready("I").subarray(3));
  assert.equal(conversation.isOwedAnswer, false);
});

Deno.test("each of several statements on their way is owed an answer", () => {
  const { conversation } = standing();
  conversation.sent(message("Q", "select 1\0"));
  conversation.sent(message("Q", "select 2\0"));
  conversation.received(ready("I"));
  assert.ok(conversation.isOwedAnswer);
  conversation.received(ready("I"));
  assert.equal(conversation.isOwedAnswer, false);
});

Deno.test("a session within a transaction is not idle", () => {
  const { conversation } = standing();
  conversation.sent(message("Q", "begin\0"));
  conversation.received(ready("T"));
  assert.equal(conversation.isOwedAnswer, false);
  assert.equal(conversation.isIdle, false);
});
