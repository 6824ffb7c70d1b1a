import assert from "node:assert/strict";
import { createResolver } from "../../src/core/destinations/resolver.ts";
import type { Outcome } from "../../src/core/sending/outcome.ts";
import { nameTlsFault } from "../../src/core/sending/tls_fault.ts";
import { CLOSED_PORT } from "../support/network/ports.ts";
import { startRawReceiver } from "../support/deliveries/raw_receiver.ts";
import { dispatchTo, openSender } from "../support/deliveries/sending.ts";
import {
  EXPIRED_CERTIFICATE,
  HOOK_CERTIFICATE,
  HOOK_KEY,
  SELF_SIGNED_CERTIFICATE,
  TEST_AUTHORITY,
} from "../support/network/tls_identity.ts";
import { serve } from "../support/network/loopback.ts";

/** Leads every name to this machine. */
const RESOLVER = createResolver({
  lookup: () => Promise.resolve([{ address: "127.0.0.1", family: 4 as const }]),
  allows: () => true,
});

const HOST = "hook.example.test";
const OTHER_HOST = "other.example.test";

Deno.test("a certificate's fault is the attempt's outcome", async () => {
  const faults: [string, { cert: string; host: string; ca?: string }][] = [
    ["delivered", { cert: HOOK_CERTIFICATE, host: HOST, ca: TEST_AUTHORITY }],
    ["tls_untrusted", { cert: HOOK_CERTIFICATE, host: HOST }],
    ["tls_other_name", { cert: HOOK_CERTIFICATE, host: OTHER_HOST, ca: TEST_AUTHORITY }],
    ["tls_other_name", { cert: HOOK_CERTIFICATE, host: OTHER_HOST }],
    ["tls_other_name", { cert: HOOK_CERTIFICATE, host: "127.0.0.1" }],
    ["tls_self_signed", { cert: SELF_SIGNED_CERTIFICATE, host: HOST }],
    ["tls_other_name", { cert: SELF_SIGNED_CERTIFICATE, host: OTHER_HOST }],
    ["tls_expired", { cert: EXPIRED_CERTIFICATE, host: HOST }],
  ];
  for (const [outcome, { cert, host, ca }] of faults) {
    const posts: string[] = [];
    await using receiver = serve(({ method }) => {
      posts.push(method);
      return new Response(null, { status: 204 });
    }, { cert, key: HOOK_KEY });
    const url = `https://${host}:${receiver.port}/`;
    assert.equal(await outcomeAt(url, ca === undefined ? {} : { ca }), outcome);
    assert.equal(posts.length, outcome === "delivered" ? 1 : 0, "a look sends nothing");
  }
});

/** Bytes that a receiver writes after the start of a handshake, and their meaning. */
const ANSWERS: Record<string, [Outcome, string]> = {
  "a TLS alert: protocol_version": ["tls_old", "\x15\x03\x01\x00\x02\x02\x46"],
  "a TLS alert: no_application_protocol": ["http2_only", "\x15\x03\x03\x00\x02\x02\x78"],
  "a TLS alert: unrecognized_name": ["tls_other_name", "\x15\x03\x03\x00\x02\x02\x70"],
  "a TLS alert: handshake_failure": ["tls_old", "\x15\x03\x03\x00\x02\x02\x28"],
  "a refusal in HTTP": ["tls_plain", "HTTP/1.1 400 Bad Request\r\n\r\n"],
  "a greeting of SSH": ["tls_plain", "SSH-2.0-OpenSSH_9.9\r\n"],
  "a TLS alert: internal_error": ["tls_failed", "\x15\x03\x03\x00\x02\x02\x50"],
  "nothing, and hangs up": ["tls_plain", ""],
};

Deno.test("what a receiver answers instead of a handshake names the fault", async () => {
  for (const [what, [outcome, answer]] of Object.entries(ANSWERS)) {
    await using receiver = startRawReceiver(async (conversation) => {
      await conversation.pause(20); // until the handshake's first message is there
      await conversation.write(answer);
      if (answer !== "") await conversation.pause(100);
    });
    assert.equal(await outcomeAt(receiver.url.replace("http:", "https:")), outcome, what);
  }
});

Deno.test("a host that accepts no connection in time is not looked at for long", async () => {
  const late = Object.assign(new Error("late"), { code: "UND_ERR_CONNECT_TIMEOUT" });
  const target = { hostname: "127.0.0.1", protocol: "https:", port: String(CLOSED_PORT) };
  const options = { resolver: RESOLVER, connectTimeoutMs: 300 };
  assert.equal(await nameTlsFault(late, target, options), "connect_failed");
});

Deno.test("a receiver of HTTP/2 only is told to allow HTTP/1.1, whatever it does without an agreement", async () => {
  await using strict = serveTls(["h2"]);
  await using silent = serveTls();
  // As OpenSSL's servers do by default, this one continues without a protocol if it supports none of those offered.
  await using lenient = startRelay((hello) => hello.includes("\x02h2") ? strict.port : silent.port);
  for (const { port } of [strict, lenient]) {
    assert.equal(await outcomeAt(`https://${HOST}:${port}/`), "http2_only");
  }
  assert.equal(await outcomeAt(`https://${HOST}:${silent.port}/`), "tls_untrusted");
});

/** Sends a vote to a URL, whose host is this machine, and returns the outcome. */
async function outcomeAt(
  url: string,
  options: Parameters<typeof openSender>[0] = {},
): Promise<Outcome> {
  await using sender = openSender({ resolver: RESOLVER, ...options });
  return (await sender.send(dispatchTo(url))).outcome;
}

/** Makes handshakes, and closes each connection when its other side does. */
function serveTls(alpnProtocols?: string[]) {
  const listener = Deno.listenTls({
    hostname: "127.0.0.1",
    port: 0,
    cert: HOOK_CERTIFICATE,
    key: HOOK_KEY,
    ...(alpnProtocols === undefined ? {} : { alpnProtocols }),
  });
  return serving(listener, async (connection) => {
    await connection.handshake();
    await connection.read(new Uint8Array(9));
  });
}

/** Leads each connection to the port that `route` picks by its first bytes. */
function startRelay(route: (hello: string) => number) {
  return serving(Deno.listen({ hostname: "127.0.0.1", port: 0 }), async (connection) => {
    const hello = new Uint8Array(4_096);
    const length = await connection.read(hello) ?? 0;
    const bytes = hello.subarray(0, length);
    using inner = await Deno.connect({ port: route(new TextDecoder("latin1").decode(bytes)) });
    await inner.write(bytes);
    const ends = [[connection, inner], [inner, connection]] as const;
    await Promise.race(ends.map(([from, to]) => from.readable.pipeTo(to.writable)));
  });
}

function serving<C extends Deno.Conn>(
  listener: AsyncIterable<C> & { readonly addr: Deno.NetAddr; close(): void },
  serve: (connection: C) => Promise<void>,
) {
  const served: Promise<void>[] = [];
  const accepting = (async () => {
    for await (const connection of listener) {
      served.push(serve(connection).catch(() => {}).finally(() => tryClose(connection)));
    }
  })();
  return {
    port: listener.addr.port,
    async [Symbol.asyncDispose]() {
      listener.close();
      await accepting;
      await Promise.all(served);
    },
  };
}

function tryClose(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch {
    // Closed by a stream.
  }
}
