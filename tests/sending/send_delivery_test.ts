import assert from "node:assert/strict";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { signListing } from "../../src/core/sending/signature.ts";
import { dispatchTo, openSender, SENT_AT } from "../support/deliveries/sending.ts";
import { answering, OK } from "./answering.ts";

Deno.test("one call is one POST of the body, byte for byte", async () => {
  await using receiver = answering(OK);
  await using sender = openSender();
  const delivery = dispatchTo(`${receiver.url}?server=1`);
  const result = await sender.send(delivery);
  assert.equal(result.outcome, "delivered");
  assert.equal(result.status, 204);
  assert.equal(result.startedAt, SENT_AT);
  const [request = ""] = receiver.requests;
  assert.equal(receiver.requests.length, 1);
  assert.match(request, /^POST \/hook\?server=1 HTTP\/1\.1\r\n/);
  assert.ok(request.includes(`host: 127.0.0.1:${receiver.port}\r\n`));
  const seconds = Math.floor(SENT_AT.getTime() / 1000);
  const signature = signListing(delivery.secret, seconds, delivery.body);
  assert.ok(request.includes(`x-listing-signature: ${signature}\r\n`));
  assert.deepEqual(bodyOf(request), new TextEncoder().encode(delivery.body));
});

const STATUSES = {
  200: "delivered",
  201: "delivered",
  202: "delivered",
  226: "delivered",
  299: "delivered",
  400: "rejected",
  401: "rejected",
  404: "rejected",
  410: "gone",
  429: "rejected",
  500: "rejected",
  503: "rejected",
  999: "rejected",
} as const;

Deno.test("a 2xx delivers, a 410 ends the endpoint, and any other status rejects", async () => {
  for (const [status, outcome] of Object.entries(STATUSES)) {
    await using receiver = answering(`HTTP/1.1 ${status} Word\r\nContent-Length: 0\r\n\r\n`);
    await using sender = openSender();
    const result = await sender.send(dispatchTo(receiver.url));
    assert.deepEqual([result.outcome, result.status], [outcome, Number(status)]);
  }
});

Deno.test("a secret that cannot sign fails its own attempt alone", async () => {
  await using receiver = answering(OK);
  await using sender = openSender();
  const poisoned = await sender.send(dispatchTo(receiver.url, { secret: "not a secret" }));
  const healthy = await sender.send(dispatchTo(receiver.url));
  assert.deepEqual([poisoned.outcome, healthy.outcome], ["bad_secret", "delivered"]);
  assert.equal(receiver.requests.length, 1);
});

Deno.test("an unusable URL is an outcome, not an exception", async () => {
  await using sender = openSender();
  for (const url of ["", "nonsense", "ftp://a.example/", "http://u:p@a.example/"]) {
    assert.equal((await sender.send(dispatchTo(url))).outcome, "bad_url", url);
  }
});

Deno.test("the duration comes from the monotonic clock, in whole milliseconds", async () => {
  await using receiver = answering(OK);
  const readings = [1_000.2, 1_042.9];
  await using sender = openSender({ monotonic: () => readings.shift() ?? 0 });
  assert.equal((await sender.send(dispatchTo(receiver.url))).durationMs, 43);
});

Deno.test("a fault of our own is an outcome for the owner", async () => {
  const causes: unknown[] = [];
  await using sender = openSender({ onInternalError: (cause) => causes.push(cause) });
  const broken = new Error("the row is not what it seems");
  const delivery = Object.defineProperty(dispatchTo("http://play.example.com/"), "secret", {
    get() {
      throw broken;
    },
  });
  assert.equal((await sender.send(delivery)).outcome, "internal_error");
  assert.deepEqual(causes, [broken]);
});

Deno.test("a delivery of a kind that nothing sends is our own fault, so no vote is given up for it", async () => {
  const faults: unknown[] = [];
  await using sender = openSender({
    protocols: {},
    onInternalError: (cause) => faults.push(cause),
  });
  const delivery = { ...dispatchTo("votifier://127.0.0.1:8192"), kind: "votifier" as const };
  assert.equal((await sender.send(delivery)).outcome, "internal_error");
  assert.match(String(faults[0]), /no sender for deliveries of votifier/);
});

Deno.test("a closed sender answers with an outcome too", async () => {
  await using receiver = answering(OK);
  const sender = openSender();
  await sender.send(dispatchTo(receiver.url));
  await sender.close();
  const { outcome } = await sender.send(dispatchTo(receiver.url));
  assert.equal(outcome, "interrupted");
});

Deno.test("no outcome's sentence names an address or a port", () => {
  for (const sentence of Object.values(ENGLISH.words.sending.outcomeSentences)) {
    assert.match(sentence, /^[A-Z].*\.$/);
    assert.doesNotMatch(sentence, /refused|reset|\bport\b|\d+\.\d+\.\d+/i);
  }
});

function bodyOf(request: string): Uint8Array {
  const body = request.slice(request.indexOf("\r\n\r\n") + 4);
  return Uint8Array.from(body, (character) => character.charCodeAt(0));
}
