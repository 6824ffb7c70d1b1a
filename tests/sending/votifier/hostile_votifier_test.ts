import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { dispatchTo, openSender } from "../../support/deliveries/sending.ts";
import { startVotifier } from "../../support/deliveries/votifier_receiver.ts";

const DEADLINE_MS = 400;

/** Milliseconds beyond a deadline in which a busy machine ends an exchange. */
const PATIENCE_MS = 5_000;

/** Bytes that a receiver can press into the buffers of two sockets before it is hung up on. */
const BUFFERED_MAX = 64 * 1_024 * 1_024;

const GREETING = "VOTIFIER 2 abc\n";
const OK = `{"status":"ok"}\r\n`;

/** Receivers that mean harm: how each ends, and whether it is told the vote. */
const HOSTILE: Record<string, [outcome: string, isTold: boolean, play: (socket: Socket) => void]> =
  {
    "says nothing": ["timeout", false, () => {}],
    "drips its greeting": ["timeout", false, (socket) => drip(socket, "VOTIFIER 2 ")],
    "closes at once": ["not_votifier", false, (socket) => socket.end()],
    "greets as SMTP": [
      "not_votifier",
      false,
      (socket) => socket.write("220 mail.example ESMTP\r\n"),
    ],
    "greets as MySQL": [
      "not_votifier",
      false,
      (socket) => socket.write(new Uint8Array([74, 0, 0, 0, 10, 53, 46, 55, 0, 10])),
    ],
    "greets in lower case": ["not_votifier", false, (socket) => socket.write("votifier 2 abc\n")],
    "greets with a long challenge": [
      "not_votifier",
      false,
      (socket) => socket.write(`VOTIFIER 2 ${"x".repeat(65)}\n`),
    ],
    "greets with a space too many": [
      "not_votifier",
      false,
      (socket) => socket.write("VOTIFIER 2 a b\n"),
    ],
    "greets with an escape": [
      "not_votifier",
      false,
      (socket) => socket.write("VOTIFIER 2 \u001b[31m\n"),
    ],
    "resets before it greets": ["not_votifier", false, resetSoon],
    "greets as SSH": ["not_votifier", false, (socket) => socket.write("SSH-2.0-OpenSSH_9.6\r\n")],
    "greets as Redis": ["not_votifier", false, (socket) => socket.write("-ERR wrong\r\n")],
    "greets in bytes": ["not_votifier", false, (socket) => socket.write(new Uint8Array(200))],
    "greets without end": ["not_votifier", false, flood],
    "greets with half a line": ["not_votifier", false, (socket) => socket.end("VOTIFIER 2 abc")],
    "greets without a challenge": [
      "votifier_key_missing",
      false,
      (socket) => socket.write("VOTIFIER 2\n"),
    ],
    "greets with a CR": ["delivered", true, (socket) => answer(socket, OK, "VOTIFIER 2 abc\r\n")],
    "greets in two segments": ["delivered", true, greetSlowly],
    "greets and is silent": ["timeout", true, (socket) => socket.write(GREETING)],
    "greets and drips": ["timeout", true, (socket) => {
      socket.write(GREETING);
      socket.once("data", () => drip(socket, `{"status":"`));
    }],
    "greets and floods": ["bad_response", true, (socket) => {
      socket.write(GREETING);
      socket.once("data", () => flood(socket));
    }],
    "greets and closes": ["connection_lost", true, (socket) => {
      socket.write(GREETING);
      socket.once("data", () => socket.end());
    }],
    "greets and resets": ["connection_lost", true, (socket) => {
      socket.write(GREETING);
      socket.once("data", () => socket.resetAndDestroy());
    }],
    "answers 1,100 bytes": [
      "bad_response",
      true,
      (socket) => answer(socket, `{"status":"${"x".repeat(1_100)}"}\n`),
    ],
    "answers HTML": ["bad_response", true, (socket) => answer(socket, "<html>\n")],
    "answers in HTTP": [
      "bad_response",
      true,
      (socket) => answer(socket, "HTTP/1.1 200 OK\r\n\r\n"),
    ],
    "answers null": ["bad_response", true, (socket) => answer(socket, "null\n")],
    "answers ok in two segments": ["delivered", true, (socket) => {
      socket.write(GREETING);
      socket.once("data", () => {
        socket.write(`{"status":`);
        setTimeout(() => socket.end(`"ok"}\r\n`), 20);
      });
    }],
    "answers ok without a line end": [
      "delivered",
      true,
      (socket) => answer(socket, `{"status":"ok"}`),
    ],
    "answers ok and stays": ["delivered", true, (socket) => {
      socket.write(GREETING);
      socket.once("data", () => socket.write(`{"status":"ok"}`));
    }],
    "answers ok over several lines": [
      "delivered",
      true,
      (socket) => answer(socket, `\ufeff{\n  "status": "ok",\n  "note": "a } and a \\" "\n}`),
    ],
    "answers ok with bytes behind it": [
      "delivered",
      true,
      (socket) => answer(socket, `{"status":"ok"}\0bye`),
    ],
    "answers ok and resets": ["delivered", true, (socket) => {
      socket.write(GREETING);
      socket.once("data", () => socket.write(OK, () => socket.resetAndDestroy()));
    }],
    "answers ok behind a NUL, in upper case": [
      "delivered",
      true,
      (socket) => answer(socket, `\0{"status":"OK"}\0`),
    ],
    "greets with a space at the end": [
      "delivered",
      true,
      (socket) => answer(socket, OK, "VOTIFIER 2 abc \r\n"),
    ],
    "answers an error without a line end": [
      "token_refused",
      true,
      (socket) => answer(socket, `{"status":"error","error":"Signature is not valid"}`),
    ],
    "answers an empty object": ["votifier_refused", true, (socket) => answer(socket, "{}\n")],
    "answers an error without words": [
      "votifier_refused",
      true,
      (socket) => answer(socket, `{"status":"error"}\n`),
    ],
    "answers a list": ["votifier_refused", true, (socket) => answer(socket, "[]\n")],
    "answers another word": [
      "votifier_refused",
      true,
      (socket) => answer(socket, `{"status":1}\n`),
    ],
    "answers that the challenge is wrong": [
      "votifier_refused",
      true,
      (socket) => answer(socket, `{"status":"error","error":"Challenge is not valid"}\r\n`),
    ],
  };

Deno.test("a hostile Votifier is told nothing before it greets, and ends in bounds", async () => {
  for (const [what, [outcome, isTold, play]] of Object.entries(HOSTILE)) {
    const sockets: Socket[] = [];
    await using receiver = await startVotifier({
      play(socket) {
        sockets.push(socket);
        play(socket);
      },
    });
    // Where an answer comes, a busy machine may take its time.
    const deadlineMs = outcome === "timeout" ? DEADLINE_MS : 10 * DEADLINE_MS;
    await using sender = openSender({ responseTimeoutMs: deadlineMs });
    const result = await sender.send(dispatchTo(`votifier://127.0.0.1:${receiver.port}`, {
      kind: "votifier",
      secret: receiver.token,
      body: JSON.stringify({ username: "Steve_42", voted_at: "2026-11-20T17:38:00.123Z" }),
    }));
    assert.equal(result.outcome, outcome, what);
    assert.equal(receiver.heard().length > 0, isTold, what);
    const took = `${what}: ${result.durationMs} ms`;
    assert.ok(result.durationMs < deadlineMs + PATIENCE_MS, took);
    assert.ok(outcome !== "timeout" || result.durationMs >= DEADLINE_MS - 1, took);
    assert.ok((result.excerpt ?? "").length <= 400, what);
    if (!isTold && outcome !== "votifier_key_missing") assert.equal(result.excerpt, null, what);
    assert.equal(sockets.length, 1, what);
    assert.ok((sockets[0]?.bytesWritten ?? 0) < BUFFERED_MAX, what);
  }
});

function answer(socket: Socket, line: string, greeting = GREETING): void {
  socket.write(greeting);
  socket.once("data", () => socket.end(line));
}

function greetSlowly(socket: Socket): void {
  socket.write("VOTIFIER 2 ");
  setTimeout(() => answer(socket, OK, "abc\n"), 20);
}

function resetSoon(socket: Socket): void {
  setTimeout(() => socket.resetAndDestroy(), 20);
}

/** Begins a line and adds to it forever. */
function drip(socket: Socket, text: string): void {
  if (!socket.writable) return;
  socket.write(text);
  setTimeout(() => drip(socket, " "), 20);
}

/** A line of 1 GB. */
function flood(socket: Socket, left = 1_024): void {
  if (!socket.writable || left === 0) return;
  socket.write(new Uint8Array(1_024 * 1_024).fill(120), () => flood(socket, left - 1));
}
