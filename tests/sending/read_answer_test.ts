import assert from "node:assert/strict";
import { meaningOf } from "../../src/site/deliveries/list_attempts.ts";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { startRawReceiver } from "../support/deliveries/raw_receiver.ts";
import { dispatchTo, openSender } from "../support/deliveries/sending.ts";
import { answering, OK } from "./answering.ts";

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

Deno.test("the headers of a response are kept, bounded and printable, and its cookies are not", async () => {
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

function redirect(status: number, location: string): string {
  return `HTTP/1.1 ${status} Moved\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`;
}
