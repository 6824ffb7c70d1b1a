import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { constants, createHmac, createPublicKey, publicEncrypt } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import {
  readVotifierSecret,
  votifierBlock,
  votifierFrame,
} from "../../../src/reach/sending/votifier/votifier_message.ts";
import {
  startVotifier,
  type VotifierReceiver,
} from "../../support/deliveries/votifier_receiver.ts";

/**
 * The answers of NuVotifier's own receiver to frames and blocks, as they were tried: the receiver of these tests gives
 * the same, so that whatever it takes of ours the real one would.
 */
const VOTE = { serviceName: "votes.example.com", username: "Steve_42", address: "0.0.0.0" };

const OK = /^\{"status":"ok"\}\r\n$/;
const SILENCE = /^$/;

/** Changes to a vote, and the answer. */
const ANSWERS: Record<string, [Record<string, unknown>, RegExp]> = {
  "the right token": [{}, OK],
  "a name of 16 letters": [{ username: "Sixteen_letters_" }, OK],
  "a name of 17 letters": [{ username: "Seventeen_letters" }, /Username too long/],
  "an empty name": [{ username: "" }, OK],
  "a site with umlauts, whose length counts in bytes": [
    { serviceName: "Wählt-für-uns.de ✓" },
    OK,
  ],
  "the id of a vote beside it": [{ additionalData: btoa("a vote") }, OK],
  "a field nobody knows": [{ colour: "green" }, OK],
  "a time in words": [{ timestamp: "2026-11-20T17:38:00Z" }, OK],
  "a uuid that is none": [{ uuid: "x" }, /DecoderException/],
  "another challenge": [{ challenge: "another" }, /Challenge is not valid/],
};

Deno.test("the receiver of these tests answers protocol 2 as NuVotifier does", async () => {
  for (const [what, [changes, answer]] of Object.entries(ANSWERS)) {
    await using receiver = await startVotifier();
    assert.match(await sendFrame(receiver, { changes }), answer, what);
  }
  await using receiver = await startVotifier();
  const answer = await sendFrame(receiver, { token: "another" });
  assert.match(answer, /CorruptedFrameException.*Signature is not valid \(invalid token\?\)/);
});

Deno.test("a frame has 1,024 bytes at most, its head included", async () => {
  await using receiver = await startVotifier();
  assert.match(await sendFrame(receiver, { size: 1_024 }), OK);
  assert.match(await sendFrame(receiver, { size: 1_025 }), /exceeds 1024/);
});

Deno.test("a length beyond the frame is waited for in silence", async () => {
  await using receiver = await startVotifier();
  assert.match(await sendFrame(receiver, { claimed: 400 }), SILENCE);
  assert.deepEqual(receiver.votes, []);
});

Deno.test("protocol 1 ends in silence, whichever key", async () => {
  await using receiver = await startVotifier();
  const text = Buffer.from("VOTE\nvotes.example.com\nSteve_42\n0.0.0.0\n1795196280\n");
  assert.match(await exchange(receiver, () => encrypt(text, receiver.publicKey)), SILENCE);
  assert.match(await exchange(receiver, () => Buffer.alloc(256, 7)), SILENCE);
  assert.match(await exchange(receiver, () => Buffer.alloc(128, 7)), SILENCE); // a key of 1,024 bits
  assert.equal(receiver.votes.length, 1);
});

Deno.test("a block holds 245 bytes and no more", async () => {
  await using receiver = await startVotifier();
  const ofSize = (bytes: number) => {
    const rest = "\nSteve_42\n0.0.0.0\n1795196280\n";
    return Buffer.from(`VOTE\n${"x".repeat(bytes - 5 - rest.length)}${rest}`);
  };
  await exchange(receiver, () => encrypt(ofSize(245), receiver.publicKey));
  assert.equal(receiver.votes[0]?.username, "Steve_42");
  assert.throws(() => encrypt(ofSize(246), receiver.publicKey));
});

Deno.test("our longest vote fits the frame and the block", async () => {
  await using receiver = await startVotifier();
  const longest = {
    serviceName: "x".repeat(128),
    username: `.${"x".repeat(16)}`,
    votedAt: new Date("9999-12-31T23:59:59.999Z"),
    voteId: crypto.randomUUID(),
  };
  const read = readVotifierSecret(receiver.publicKey);
  assert.ok(read.kind === "ok" && read.secret.kind === "public_key");
  assert.equal(votifierBlock(longest, read.secret.key).length, 256);
  const frame = votifierFrame(longest, { token: "t", challenge: "x".repeat(64) });
  assert.ok(frame.length <= 1_024, String(frame.length));
});

/** Sends a vote in a frame of its own, and returns all that comes back. */
function sendFrame(
  receiver: VotifierReceiver,
  { changes = {}, token = receiver.token, size, claimed }: {
    changes?: Record<string, unknown>;
    token?: string;
    /** Bytes of the frame, which a long name of the site fills. */
    size?: number;
    /** Bytes that its head claims. */
    claimed?: number;
  },
): Promise<string> {
  return exchange(receiver, (challenge) => {
    const build = (filling: string) => {
      const payload = JSON.stringify({ ...VOTE, filling, timestamp: 1, challenge, ...changes });
      const signature = createHmac("sha256", token).update(payload).digest("base64");
      return Buffer.from(JSON.stringify({ payload, signature }));
    };
    const missing = size === undefined ? 0 : size - 4 - build("").length;
    const message = build("x".repeat(missing));
    const head = Buffer.alloc(4);
    head.writeUInt16BE(0x733a, 0);
    head.writeUInt16BE(claimed ?? message.length, 2);
    return Buffer.concat([head, message]);
  });
}

/** Answers a greeting's challenge, says that no more will come, and returns what the receiver says. */
async function exchange(
  { port }: VotifierReceiver,
  answer: (challenge: string) => Buffer,
): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port });
  const [greeting] = await once(socket, "data");
  socket.end(answer(String(greeting).trim().split(" ")[2] ?? ""));
  return Buffer.concat(await Array.fromAsync(socket)).toString();
}

function encrypt(text: Buffer, publicKey: string): Buffer {
  const key = createPublicKey({
    key: Buffer.from(publicKey, "base64"),
    format: "der",
    type: "spki",
  });
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, text);
}
