import assert from "node:assert/strict";
import { meaningOf } from "../../src/site/deliveries/list_attempts.ts";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { signListing } from "../../src/core/sending/signature.ts";
import { startRawReceiver } from "../support/deliveries/raw_receiver.ts";
import { dispatchTo, openSender, SENT_AT } from "../support/deliveries/sending.ts";

const OK = "HTTP/1.1 204 No Content\r\n\r\n";

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

Deno.test("a redirect is a failure and is not followed", async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    await using elsewhere = answering(OK);
    await using receiver = answering(redirect(status, elsewhere.url));
    await using sender = openSender();
    const result = await sender.send(dispatchTo(receiver.url));
    assert.deepEqual([result.outcome, result.status], ["redirected", status]);
    assert.equal(result.redirectsTo, elsewhere.url);
    assert.equal(elsewhere.connections(), 0);
  }
});

Deno.test("a relative redirect is shown in full", async () => {
  const shown: [string, string | null][] = [
    ["/new?x=1", "/new?x=1"],
    ["javascript:alert(1)", null],
    [`https://a.example/${"a".repeat(2100)}`, null],
  ];
  for (const [location, path] of shown) {
    await using receiver = answering(redirect(302, location));
    await using sender = openSender();
    const result = await sender.send(dispatchTo(receiver.url));
    assert.equal(result.outcome, "redirected");
    assert.equal(result.redirectsTo, path && new URL(path, receiver.url).href);
  }
});

/** From a receiver at http://127.0.0.1, by status and `Location`. */
const REDIRECTS: [number, string, string][] = [
  [302, "https://127.0.0.1/hook", "redirected"],
  [308, "https://new.example.com/votes", "redirected"],
  [302, "https://new.example.com/votes", "redirected_elsewhere"],
  [302, "https://accounts.google.com/ServiceLogin?continue=x", "redirected_elsewhere"],
  [302, "https://script.googleusercontent.com/macros/echo?user_content_key=x&lib=y", "apps_script"],
];

Deno.test("a redirect to another host isn't offered for saving, and that of Apps Script is named", async () => {
  for (const [status, location, outcome] of REDIRECTS) {
    await using receiver = answering(redirect(status, location));
    await using sender = openSender();
    const result = await sender.send(dispatchTo(receiver.url));
    assert.deepEqual([result.outcome, result.redirectsTo], [outcome, location]);
    assert.equal(/save that URL/.test(meaningOf(ENGLISH, result)), outcome === "redirected");
  }
});

/** What isn't an HTTP/1 response, the outcome and what is kept of it. */
const FIRST_LINES: [string, string, string | null][] = [
  ["SSH-2.0-OpenSSH_9.9\r\nmore", "bad_response", "SSH-2.0-OpenSSH_9.9"],
  [
    "\r\n220 mail.example.com \x1b[31mESMTP\0\r\n",
    "bad_response",
    "220 mail.example.com [31mESMTP",
  ],
  ["HTTP/1.1 200OK\r\n\r\n", "bad_response", "HTTP/1.1 200OK"],
  ["HTTP/1.1 20 OK\r\n\r\n", "bad_response", "HTTP/1.1 20 OK"],
  [`VOTIFIER ${"2".repeat(600)}\n`, "bad_response", `VOTIFIER ${"2".repeat(191)}`],
  ["HTTP/1.1 200 O", "connection_lost", "HTTP/1.1 200 O"],
  ["\x15\x03\x01\0\x02\x02\x46", "tls_expected", null],
  ["\0\0\x06\x04\0\0\0\0\0\0\x05\0\0\x40\0", "http2_only", null],
];

Deno.test("the first line of an unreadable answer is kept, bounded and printable", async () => {
  for (const [answer, outcome, excerpt] of FIRST_LINES) {
    await using receiver = startRawReceiver(async (conversation) => {
      await conversation.nextRequest();
      await conversation.write(answer);
    });
    await using sender = openSender();
    const result = await sender.send(dispatchTo(receiver.url));
    assert.deepEqual([result.outcome, result.excerpt, result.status], [outcome, excerpt, null]);
  }
});

Deno.test("Retry-After and the content type of the answer are kept", async () => {
  await using receiver = answering(
    "HTTP/1.1 503 Busy\r\nRetry-After: 120\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nbusy",
  );
  await using sender = openSender();
  const result = await sender.send(dispatchTo(receiver.url));
  assert.equal(result.retryAfterMs, 120_000);
  assert.equal(result.excerpt, "busy");
});

Deno.test("the excerpt is text without control or half characters", async () => {
  const bytes = [...new TextEncoder().encode("a\0b\x1b[31m\r\n\tZoë"), 0xff, 0xe9, 0x8d];
  const head = `HTTP/1.1 200 OK\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  await using receiver = answering(head, Uint8Array.from(bytes));
  await using sender = openSender();
  const result = await sender.send(dispatchTo(receiver.url));
  assert.equal(result.excerpt, "ab[31m\r\n\tZoë\ufffd");
});

Deno.test("the headers of an answer are kept, bounded and printable, and its cookies are not", async () => {
  await using receiver = answering(
    "HTTP/1.1 200 OK\r\nX-Request-Id: 6f0c1e\r\nSet-Cookie: session=hunter2\r\nSet-Cookie: b=hunter3\r\n" +
      `X-Tab: a\tb\r\nX-Long: ${"y".repeat(9_000)}\r\nContent-Length: 0\r\n\r\n`,
  );
  await using sender = openSender();
  const { headers } = await sender.send(dispatchTo(receiver.url));
  assert.deepEqual(headers?.split("\n"), [
    "x-request-id: 6f0c1e",
    "set-cookie: not kept",
    "set-cookie: not kept",
    "x-tab: a\tb",
    `x-long: ${"y".repeat(200)}`,
    "content-length: 0",
  ]);
  await using many = answering(
    `HTTP/1.1 200 OK\r\n${"X-A: bcdefgh\r\n".repeat(400)}Content-Length: 0\r\n\r\n`,
  );
  assert.equal((await sender.send(dispatchTo(many.url))).headers?.length, 2_048);
});

Deno.test("a reused connection that ended costs no attempt", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    for (let served = 0; served < 2; served += 1) {
      if (await conversation.nextRequest() === null) return;
      await conversation.write(OK);
    }
  });
  await using sender = openSender();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const result = await sender.send(dispatchTo(receiver.url, { attempt }));
    assert.equal(result.outcome, "delivered");
    await settled();
  }
  assert.equal(receiver.requests.length, 4);
  assert.equal(receiver.connections(), 2);
});

Deno.test("a reused connection that ends without a response costs a second POST, not an attempt", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    await conversation.write(OK);
    await conversation.nextRequest(); // and the connection ends without an answer
  });
  await using sender = openSender();
  const outcomes: string[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const result = await sender.send(dispatchTo(receiver.url, { attempt }));
    outcomes.push(result.outcome);
    await settled();
  }
  assert.deepEqual(outcomes, Array(6).fill("delivered"));
  assert.deepEqual(receiver.requests.map(attemptOf), [1, 2, 2, 3, 4, 4, 5, 6, 6]);
});

Deno.test("a new connection that ends without a response is one POST and a lost connection", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
  });
  await using sender = openSender();
  const { outcome } = await sender.send(dispatchTo(receiver.url));
  assert.equal(outcome, "connection_lost");
  assert.equal(receiver.requests.length, 1);
});

Deno.test("a reused connection that ends within a response is not asked again", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    await conversation.write(OK);
    await conversation.nextRequest();
    await conversation.write("HTTP/1.1 20");
  });
  await using sender = openSender();
  await sender.send(dispatchTo(receiver.url));
  await settled();
  const { outcome } = await sender.send(dispatchTo(receiver.url, { attempt: 2 }));
  assert.equal(outcome, "connection_lost");
  assert.deepEqual(receiver.requests.map(attemptOf), [1, 2]);
});

Deno.test("connections that are free are used again", async () => {
  await using receiver = startRawReceiver(async (conversation) => {
    while (await conversation.nextRequest() !== null) await conversation.write(OK);
  });
  await using sender = openSender();
  for (let round = 0; round < 5; round++) {
    const sends = Array.from({ length: 8 }, () => sender.send(dispatchTo(receiver.url)));
    const results = await Promise.all(sends);
    assert.ok(results.every(({ outcome }) => outcome === "delivered"));
    await settled();
  }
  assert.equal(receiver.requests.length, 40);
  assert.ok(receiver.connections() <= 8, `${receiver.connections()} connections`);
});

Deno.test("only the most recently used origins keep their connections", async () => {
  await using sender = openSender({ maxOrigins: 2 });
  await using stack = new AsyncDisposableStack();
  const receivers = [1, 2, 3].map(() => stack.use(answering(OK)));
  for (const { url } of [...receivers, ...receivers.toReversed()]) {
    await sender.send(dispatchTo(url));
    await settled();
  }
  assert.deepEqual(receivers.map(({ connections }) => connections()), [2, 1, 1]);
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

function answering(...parts: (string | Uint8Array)[]) {
  return startRawReceiver(async (conversation) => {
    while (await conversation.nextRequest() !== null) {
      for (const part of parts) await conversation.write(part);
    }
  });
}

function redirect(status: number, location: string): string {
  return `HTTP/1.1 ${status} Moved\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`;
}

function bodyOf(request: string): Uint8Array {
  const body = request.slice(request.indexOf("\r\n\r\n") + 4);
  return Uint8Array.from(body, (character) => character.charCodeAt(0));
}

function attemptOf(request: string): number {
  return Number(/^x-listing-attempt: (\d+)$/m.exec(request)?.[1]);
}

/** Lets a connection's end travel over loopback. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 15));
}
