import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type AskOptions, createAskServer } from "../../../src/site/polling/ask_server.ts";
import { loadGamedig } from "../../../src/site/polling/protocols/gamedig.ts";
import { GAME_PROTOCOLS } from "../../../src/site/polling/protocols/game_protocols.ts";
import {
  type GameServer,
  javaPacket,
  startSourceServer,
  startTcpServer,
  startUdpServer,
} from "../../../demo/game_servers.ts";
import { startRawReceiver } from "../../support/deliveries/raw_receiver.ts";

/** A short deadline for what would take all of it, in milliseconds; what is refused earlier gets the real one. */
const SHORT_MS = 300;

/**
 * Milliseconds that a query may end past its deadline on a busy machine. Without a deadline it would take 3 s or more.
 */
const LATE_MS = 2_000;

const DATAGRAM_PROTOCOLS = GAME_PROTOCOLS.filter((protocol) =>
  !["eco", "hytale", "minecraftvanilla", "terraria"].includes(protocol)
);

const CHUNK = Buffer.alloc(65_536, "x");

/**
 * More than the kernel's buffers take by themselves, which hold up to 32 MB of what is not read (tcp_rmem), and 4 MB of
 * what waits.
 */
const BUFFERED_MAX = 64 * 1024 * 1024;

async function ask(
  { port }: { port: number },
  protocol: string,
  options: Partial<AskOptions> = {},
) {
  const askServer = createAskServer({ allowPrivate: true, ...options });
  const answer = await askServer({ host: "127.0.0.1", port, protocol, queryPortOffset: 0 });
  return answer.kind === "failed" ? answer.why : `answered ${answer.status.online}`;
}

/** Asks with a short deadline, which has to hold. */
async function askInTime(game: { port: number }, protocol: string): Promise<string> {
  await loadGamedig(); // takes a second by itself on a busy machine
  const begun = performance.now();
  const answer = await ask(game, protocol, { deadlineMs: SHORT_MS });
  const tookMs = performance.now() - begun;
  assert.ok(tookMs < SHORT_MS + LATE_MS, `${tookMs} ms`);
  return answer;
}

Deno.test("a server that never answers holds its slot until the deadline", async () => {
  const starts = {
    minecraftvanilla: "\u00ff\u00ff\u00ff\u0007",
    hytale: "HTTP/1.1 200 OK\r\nX-A: ",
  };
  for (const [protocol, start] of Object.entries(starts)) {
    for (const text of ["", start + "x".repeat(1_000)]) {
      await using receiver = startRawReceiver(async (conversation) => {
        for (const byte of text) {
          await conversation.write(byte);
          await conversation.pause(5);
        }
        await conversation.pause(SHORT_MS * 10);
      });
      assert.equal(await askInTime(receiver, protocol), "timeout", protocol + text.slice(0, 4));
    }
  }
});

Deno.test("a server that sends gigabytes is left after 128 kB", async () => {
  let sent = 0;
  await using java = await startTcpServer((_game, socket) => {
    socket.once("data", () => flood(Buffer.from([0xff, 0xff, 0xff, 0x7f])));
    function flood(bytes: Buffer): void {
      if (socket.destroyed) return;
      sent += bytes.length;
      socket.write(bytes, () => flood(CHUNK));
    }
  });
  assert.equal(await ask(java, "minecraftvanilla"), "answer_too_large");
  assert.ok(sent < BUFFERED_MAX, `${sent} bytes were taken`);

  await using web = startRawReceiver(async (conversation) => {
    await conversation.write("HTTP/1.1 200 OK\r\nContent-Length: 4000000000\r\n\r\n");
    for (;;) await conversation.write(CHUNK);
  });
  assert.equal(await ask(web, "hytale"), "answer_too_large");
});

Deno.test("an answer of many or huge datagrams is left early", async () => {
  await using many = await startUdpServer((_game, _question, visitor) => {
    for (let n = 0; n < 1_000; n++) visitor.send(Buffer.from("nonsense"));
    return undefined;
  });
  assert.equal(await ask(many, "minecraftbedrock"), "answer_too_large");
  await using huge = await startUdpServer(() => Buffer.alloc(60_000, 0xff));
  assert.equal(await ask(huge, "valve"), "answer_too_large");
});

Deno.test("a packed answer is dropped unread", async () => {
  await using game = await startUdpServer(() => {
    const head = Buffer.from([0xfe, 0xff, 0xff, 0xff, 1, 0, 0, 0x80, 1, 0, 0, 5]);
    return Buffer.concat([head, Buffer.alloc(8), Buffer.from("BZh91AY&SY"), Buffer.alloc(1_000)]);
  });
  assert.equal(await askInTime(game, "valve"), "timeout");
});

Deno.test("an answer from another port or address is ignored", async () => {
  await using real = await startSourceServer();
  for (const elsewhere of ["127.0.0.1", "127.0.0.2"]) {
    const other = createSocket("udp4");
    other.bind(0, elsewhere);
    await once(other, "listening");
    await using relay = await startUdpServer((_game, question, visitor) => {
      // The real server's answers reach the asker, but not from where it asked.
      other.removeAllListeners("message");
      other.on("message", (bytes) => other.send(bytes, visitor.port, "127.0.0.1"));
      other.send(question, real.port, "127.0.0.1");
      return undefined;
    });
    const before = real.asked;
    assert.equal(await askInTime(relay, "valve"), "timeout", elsewhere);
    assert.ok(real.asked > before);
    other.close();
  }
});

Deno.test("garbage of every kind is a bad answer or none", async () => {
  const texts = [
    "",
    "null",
    "[]",
    "{}",
    "[".repeat(9_999),
  ];
  for (const text of texts) {
    await using java = await startTcpServer((_game, socket) => {
      const length = Buffer.from([(text.length & 0x7f) | 0x80, text.length >> 7]);
      socket.once(
        "data",
        () => socket.write(javaPacket(Buffer.concat([length, Buffer.from(text)]))),
      );
    });
    const answer = await askInTime(java, "minecraftvanilla");
    assert.match(answer, /^(bad_answer|timeout)$/, text);
  }
  const datagrams = [[], [0], [0x49], [0xff, 0xff, 0xff, 0xff, 0x41], Array(600).fill(0xff)];
  for (const bytes of datagrams) {
    await using udp = await startUdpServer(() => Buffer.from(bytes));
    const answers = await Promise.all(
      DATAGRAM_PROTOCOLS.map((protocol) => askInTime(udp, protocol)),
    );
    for (const answer of answers) assert.match(answer, /^(bad_answer|timeout)$/, String(bytes));
  }
  await using good = await startSourceServer();
  assert.equal(await ask(good, "valve"), "answered 12");
});

Deno.test("an HTTP server that redirects is not followed", async () => {
  await using inner: GameServer = await startTcpServer(() => {});
  await using web = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    const head = `HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:${inner.port}/\r\n`;
    await conversation.write(`${head}Content-Length: 0\r\n\r\n`);
  });
  assert.equal(await ask(web, "hytale"), "bad_answer");
  assert.equal(inner.asked, 0);
});
