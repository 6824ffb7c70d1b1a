import assert from "node:assert/strict";
import { createResolver } from "../../src/core/destinations/resolver.ts";
import { type QuestionType, startDnsAnswerer, type Zone } from "../support/network/dns_answerer.ts";
import { startRawReceiver } from "../support/deliveries/raw_receiver.ts";
import { dispatchTo, openSender } from "../support/deliveries/sending.ts";

/** Loopback plays both parts: this one address counts as public, its neighbours as private. */
const PUBLIC = "127.0.0.2";
const PRIVATE = "127.0.0.3";
const allows = (ip: string) => ip === PUBLIC;

Deno.test("no spelling of loopback gets a connection unless allowed", async () => {
  await using receiver = answering204("127.0.0.1");
  await using sender = openSender({ allowPrivate: false });
  const hosts = ["127.0.0.1", "2130706433", "0x7f.1", "0.0.0.0", "localhost", "localhost."];
  for (const host of [...hosts, "[::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]"]) {
    const result = await sender.send(dispatchTo(`http://${host}:${receiver.port}/hook`));
    assert.equal(result.outcome, "private_address", host);
  }
  assert.equal(receiver.connections(), 0);
});

Deno.test("a name with one private answer is refused without a connection", async () => {
  await using receivers = twins();
  await using dns = await startDnsAnswerer((_name, type) => type === "A" ? [PUBLIC, PRIVATE] : []);
  await using sender = strictSender(dns.lookup);
  const result = await sender.send(dispatchTo(receivers.urlOf("mixed.example.com")));
  assert.equal(result.outcome, "private_address");
  assert.equal(result.status, null);
  assert.equal(receivers.shown.connections() + receivers.hidden.connections(), 0);
});

Deno.test("under DNS rebinding the judged address is the one connected to", async () => {
  await using receivers = twins();
  await using dns = await startDnsAnswerer(aRecords((round) => round === 1 ? PUBLIC : PRIVATE));
  await using sender = strictSender(dns.lookup);
  const result = await sender.send(dispatchTo(receivers.urlOf("rebind.example.com")));
  assert.equal(result.outcome, "delivered");
  assert.equal(receivers.shown.requests.length, 1);
  assert.equal(receivers.hidden.connections(), 0);
});

Deno.test("a name is judged again at every new connection", async () => {
  await using receivers = twins("close");
  await using dns = await startDnsAnswerer(aRecords((round) => round === 1 ? PUBLIC : PRIVATE));
  await using sender = strictSender(dns.lookup);
  const delivery = dispatchTo(receivers.urlOf("rebind.example.com"));
  const first = await sender.send(delivery);
  const second = await sender.send(delivery);
  assert.deepEqual([first.outcome, second.outcome], ["delivered", "private_address"]);
  assert.equal(receivers.hidden.connections(), 0);
});

Deno.test("the Host header keeps the name over a vetted connection", async () => {
  await using receivers = twins();
  await using dns = await startDnsAnswerer(aRecords(() => PUBLIC));
  await using sender = strictSender(dns.lookup);
  await sender.send(dispatchTo(receivers.urlOf("play.example.com")));
  const [request = ""] = receivers.shown.requests;
  assert.ok(request.includes(`host: play.example.com:${receivers.shown.port}\r\n`));
});

Deno.test("a literal address is judged at the connect too", async () => {
  await using receiver = answering204(PRIVATE);
  const resolver = createResolver({ allows });
  await using sender = openSender({ allowPrivate: true, resolver });
  const result = await sender.send(dispatchTo(receiver.url));
  assert.equal(result.outcome, "private_address");
  assert.equal(receiver.connections(), 0);
});

Deno.test("a name without an address is dns_failed", async () => {
  await using dns = await startDnsAnswerer(() => []);
  await using sender = strictSender(dns.lookup);
  const missing = await sender.send(dispatchTo("http://nobody.example.com/"));
  assert.equal(missing.outcome, "dns_failed");
  const lookup = () => new Promise<never>(() => {});
  await using waiting = openSender({ resolver: createResolver({ lookup, timeoutMs: 20 }) });
  const late = await waiting.send(dispatchTo("http://slow.example.com/"));
  assert.equal(late.outcome, "dns_failed");
});

Deno.test("a redirect to a private address is shown and not called", async () => {
  await using inner = answering204(PRIVATE);
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    const moved = "HTTP/1.1 307 Moved\r\nContent-Length: 0\r\n";
    await conversation.write(`${moved}Location: ${inner.url}\r\n\r\n`);
  }, { hostname: PUBLIC });
  await using dns = await startDnsAnswerer(aRecords(() => PUBLIC));
  await using sender = strictSender(dns.lookup);
  const result = await sender.send(dispatchTo(`http://play.example.com:${receiver.port}/`));
  assert.deepEqual([result.outcome, result.redirectsTo], ["redirected_elsewhere", inner.url]);
  assert.equal(inner.connections(), 0);
});

function strictSender(lookup: NonNullable<Parameters<typeof createResolver>[0]>["lookup"]) {
  return openSender({ allowPrivate: false, resolver: createResolver({ lookup, allows }) });
}

function aRecords(addressOf: (round: number) => string): Zone {
  return (_name: string, type: QuestionType, round: number) =>
    type === "A" ? [addressOf(round)] : [];
}

/** The same port on the public and on the private address, as a rebinding attacker needs it. */
function twins(connection: "keep-alive" | "close" = "keep-alive") {
  const shown = answering204(PUBLIC, { connection });
  const hidden = answering204(PRIVATE, { connection, port: shown.port });
  return {
    shown,
    hidden,
    urlOf: (hostname: string) => `http://${hostname}:${shown.port}/hook`,
    async [Symbol.asyncDispose]() {
      await shown[Symbol.asyncDispose]();
      await hidden[Symbol.asyncDispose]();
    },
  };
}

function answering204(hostname: string, { connection = "keep-alive", port = 0 } = {}) {
  return startRawReceiver(async (conversation) => {
    while (await conversation.nextRequest() !== null) {
      await conversation.write(`HTTP/1.1 204 No Content\r\nConnection: ${connection}\r\n\r\n`);
      if (connection === "close") return;
    }
  }, { hostname, port });
}
