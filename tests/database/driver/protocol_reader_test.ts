import assert from "node:assert/strict";
import { createProtocolReader } from "../../../src/core/database/driver/protocol_reader.ts";

type ProtocolReader = ReturnType<typeof createProtocolReader>;

const SETTINGS = "set a = 1";
const STARTUP = Uint8Array.of(0, 0, 0, 9, 0, 3, 0, 0, 0);

function message(type: string, body: string | number[] = []): Uint8Array {
  const bytes = typeof body === "string" ? [...new TextEncoder().encode(body)] : body;
  return Uint8Array.of(type.charCodeAt(0), 0, 0, 0, bytes.length + 4, ...bytes);
}

const ready = (status: string) => message("Z", status);

/** A reader of an established session, and what it sent to the server by itself. */
function standing(): { reader: ProtocolReader; ours: Uint8Array[] } {
  const ours: Uint8Array[] = [];
  const reader = createProtocolReader(SETTINGS, (bytes) => ours.push(bytes));
  reader.fromDriver(STARTUP);
  reader.fromServer(ready("I"));
  reader.fromServer(ready("I"));
  return { reader, ours };
}

Deno.test("the driver sees a session once its settings are made", () => {
  const ours: string[] = [];
  const reader = createProtocolReader(
    SETTINGS,
    (bytes) => ours.push(new TextDecoder().decode(bytes)),
  );
  assert.deepEqual(reader.fromDriver(STARTUP), STARTUP);
  assert.deepEqual(reader.fromServer(ready("I")), ready("I").subarray(0, -1));
  assert.deepEqual(ours, [`Q\0\0\0\x0e${SETTINGS}\0`]);
  assert.equal(reader.fromServer(message("C", "SET")).length, 0);
  assert.deepEqual(reader.fromServer(ready("I")), ready("I").slice(-1));
  assert.ok(reader.isIdle());
});

Deno.test("what a broken connection left unsent is not sent to the next", () => {
  const reader = createProtocolReader(SETTINGS, () => {});
  const left = [message("Q", "rollback\0"), message("S")];
  const bytes = Uint8Array.from([...left, STARTUP].flatMap((part) => [...part]));
  assert.deepEqual(reader.fromDriver(bytes), STARTUP);
});

Deno.test("an answer is owed from a statement's first message to ReadyForQuery", () => {
  const { reader } = standing();
  assert.equal(reader.isAwaitingResponse(), false);
  reader.fromDriver(message("P"));
  assert.ok(reader.isAwaitingResponse());
  reader.fromServer(message("1"));
  assert.ok(reader.isAwaitingResponse());
  reader.fromDriver(message("S"));
  reader.fromServer(ready("I").subarray(0, 3));
  assert.ok(reader.isAwaitingResponse());
  reader.fromServer(ready("I").subarray(3));
  assert.equal(reader.isAwaitingResponse(), false);
});

Deno.test("each of several statements on their way is owed an answer", () => {
  const { reader } = standing();
  reader.fromDriver(message("Q", "select 1\0"));
  reader.fromDriver(message("Q", "select 2\0"));
  reader.fromServer(ready("I"));
  assert.ok(reader.isAwaitingResponse());
  reader.fromServer(ready("I"));
  assert.equal(reader.isAwaitingResponse(), false);
});

Deno.test("a session within a transaction is not idle", () => {
  const { reader } = standing();
  reader.fromDriver(message("Q", "begin\0"));
  reader.fromServer(ready("T"));
  assert.equal(reader.isAwaitingResponse(), false);
  assert.equal(reader.isIdle(), false);
});
