import assert from "node:assert/strict";
import type { Socket } from "node:net";
import type { AttemptResult } from "../../../src/core/sending/exchange.ts";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { createResolver } from "../../../src/core/destinations/resolver.ts";
import { CLOSED_PORT } from "../../support/network/ports.ts";
import { dispatchTo, openSender } from "../../support/deliveries/sending.ts";
import {
  otherPublicKey,
  startVotifier,
  type VotifierReceiver,
} from "../../support/deliveries/votifier_receiver.ts";

const VOTED_AT = "2026-11-20T17:38:00.123Z";
const VOTE_ID = "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f36";

/** Short, for receivers that never answer; honest ones answer at once. */
const DEADLINE_MS = 400;

/** Tells a receiver of a vote, by its token unless another secret is given. */
async function tell(
  receiver: VotifierReceiver,
  { secret = receiver.token, username = "Steve_42", deadlineMs = 5_000 } = {},
): Promise<AttemptResult> {
  await using sender = openSender({ responseTimeoutMs: deadlineMs });
  const body = JSON.stringify({ event: "vote", username, voted_at: VOTED_AT });
  return await sender.send(
    dispatchTo(`votifier://127.0.0.1:${receiver.port}`, {
      kind: "votifier",
      secret,
      body,
      voteId: VOTE_ID,
    }),
  );
}

Deno.test("a receiver of protocol 2 gets the vote by its token", async () => {
  await using receiver = await startVotifier();
  const { outcome, status, excerpt } = await tell(receiver);
  assert.deepEqual([outcome, status], ["delivered", null]);
  assert.deepEqual(receiver.votes, [{
    protocol: 2,
    serviceName: "votes.example.com",
    username: "Steve_42",
    address: "0.0.0.0",
    timestamp: String(Date.parse(VOTED_AT)),
    additionalData: btoa(VOTE_ID),
  }]);
  const [greets, sent, answers] = excerpt?.split("\n") ?? [];
  assert.equal(greets, "it greets: VOTIFIER 2");
  assert.match(sent ?? "", /^sent \d+ bytes, signed with your token$/);
  assert.equal(answers, `it answers: {"status":"ok"}`);
});

Deno.test("a receiver of protocol 1 gets the vote by its public key", async () => {
  for (const greeting of ["VOTIFIER 1\r\n", "VOTIFIER 1.9\n", "VOTIFIER 2 abc\n"]) {
    await using receiver = await startVotifier({ greeting: () => greeting });
    const { outcome, excerpt } = await tell(receiver, { secret: receiver.publicKey });
    assert.equal(outcome, "unconfirmed", greeting);
    assert.match(excerpt ?? "", /sent 256 bytes, encrypted to your public key/);
    const [vote] = receiver.votes;
    assert.deepEqual(vote, {
      protocol: 1,
      serviceName: "votes.example.com",
      username: "Steve_42",
      address: "0.0.0.0",
      timestamp: String(Math.floor(Date.parse(VOTED_AT) / 1000)),
    });
  }
});

Deno.test("a receiver of protocol 1 that reads to the end gets the vote before any deadline", async () => {
  const read = Promise.withResolvers<number>();
  await using receiver = await startVotifier({
    play(socket) {
      let bytes = 0;
      socket.write("VOTIFIER 1\n");
      socket.on("data", (chunk) => bytes += chunk.length);
      socket.on("end", () => (read.resolve(bytes), socket.end()));
    },
  });
  const { outcome } = await tell(receiver, { secret: receiver.publicKey });
  assert.deepEqual([outcome, await read.promise], ["unconfirmed", 256]);
});

Deno.test("a receiver gets the vote at the second address of its host when the first refuses", async () => {
  await using receiver = await startVotifier();
  const addresses = ["127.0.0.2", "127.0.0.1"].map((address) => ({ address, family: 4 as const }));
  const resolver = createResolver({
    lookup: () => Promise.resolve(addresses),
    allows: () => true,
  });
  await using sender = openSender({ resolver });
  const { outcome } = await sender.send(
    dispatchTo(`votifier://votes.example.test:${receiver.port}`, {
      kind: "votifier",
      secret: receiver.token,
      body: JSON.stringify({ username: "Steve_42", voted_at: VOTED_AT }),
    }),
  );
  assert.deepEqual([outcome, receiver.votes.length], ["delivered", 1]);
});

Deno.test("an answer to protocol 1 is a confirmation", async () => {
  await using receiver = await startVotifier({ isPlus: true, greeting: () => "VOTIFIER 1\n" });
  assert.equal((await tell(receiver, { secret: receiver.publicKey })).outcome, "delivered");
});

Deno.test("protocol 1 proves nothing: another key ends like the right one", async () => {
  await using receiver = await startVotifier({ isPlus: true, greeting: () => "VOTIFIER 1\n" });
  assert.equal((await tell(receiver, { secret: otherPublicKey() })).outcome, "unconfirmed");
  assert.deepEqual(receiver.votes, []);
});

Deno.test("protocol 1 is told a vote once, however the connection ends", async () => {
  const ends: ((socket: Socket) => void)[] = [
    (socket) => socket.end(),
    (socket) => socket.resetAndDestroy(),
    () => {},
  ];
  for (const end of ends) {
    await using receiver = await startVotifier({
      play(socket) {
        socket.write("VOTIFIER 1\n");
        socket.once("data", () => end(socket));
      },
    });
    const { outcome } = await tell(receiver, {
      secret: receiver.publicKey,
      deadlineMs: DEADLINE_MS,
    });
    assert.equal(outcome, "unconfirmed", String(end));
  }
});

Deno.test("a wrong token has a sentence of its own, beside the receiver's words", async () => {
  await using receiver = await startVotifier();
  const { outcome, excerpt } = await tell(receiver, { secret: "not-the-token" });
  assert.equal(outcome, "token_refused");
  assert.match(
    ENGLISH.words.sending.outcomeSentences.token_refused,
    /does not accept the token: paste the one after “default:”/,
  );
  assert.match(excerpt ?? "", /Signature is not valid \(invalid token\?\)/);
});

Deno.test("a receiver that closes instead of an error line has lost it, and the log says why", async () => {
  await using receiver = await startVotifier({ isPlus: true });
  const { outcome, excerpt } = await tell(receiver, { secret: "not-the-token" });
  assert.equal(outcome, "connection_lost");
  assert.match(excerpt ?? "", /as VotifierPlus does when the token is wrong/);
});

Deno.test("a token for the old protocol is told to be the wrong kind", async () => {
  await using receiver = await startVotifier({ greeting: () => "VOTIFIER 1\n" });
  assert.equal((await tell(receiver)).outcome, "votifier_key_missing");
  assert.equal(receiver.heard().length, 0);
});

Deno.test("a name that no listener takes is refused before anything is opened", async () => {
  await using receiver = await startVotifier({ play: () => assert.fail("it was called") });
  for (const username of ["Seventeen_letters", "Steve-42", "Steve.42", "Zoë"]) {
    assert.equal((await tell(receiver, { username })).outcome, "name_refused", username);
  }
});

Deno.test("names of 16 and Bedrock's dotted ones arrive", async () => {
  await using receiver = await startVotifier();
  for (const username of ["Sixteen_letters_", ".Pocket_Pia"]) {
    assert.equal((await tell(receiver, { username })).outcome, "delivered", username);
  }
});

Deno.test("a closed port is a failed connection", async () => {
  await using receiver = await startVotifier();
  assert.equal((await tell({ ...receiver, port: CLOSED_PORT })).outcome, "connect_failed");
});

Deno.test("an answer cannot smuggle control characters into the log", async () => {
  await using receiver = await startVotifier({
    play(socket) {
      socket.write("VOTIFIER 2 abc\n");
      socket.once("data", () => socket.end(`{"status":"error","error":"\u001b[31m\u0007"}\n`));
    },
  });
  const { excerpt } = await tell(receiver);
  // deno-lint-ignore no-control-regex -- control characters are what it looks for
  assert.doesNotMatch(excerpt ?? "", /[\u0000-\u0009\u000b-\u001f]/);
});
