/** The receivers in the owner's API panel, run as programs: whom they reward, and how often. */
import assert from "node:assert/strict";
import { type Delivery, newVote, post, SECRET, withHeaders } from "../support/api/sample_votes.ts";
import {
  inEachLanguage,
  listens,
  openFolder,
  openReceiver,
  type Sample,
  type SampleReceiver,
  startReceiver,
  withSlowReward,
} from "./samples.ts";

/** Milliseconds after which a reward will never come, on a busy machine too. */
const REWARD_WITHIN_MS = 20_000;

Deno.test("each sample receiver rewards a vote once when ten copies come together", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    await using receiver = await openReceiver(sample, { folder: folder.path, secret: SECRET });
    const votes = Array.from({ length: 3 }, () => newVote());
    const copies = votes.flatMap((vote) => Array.from({ length: 10 }, () => vote));
    const answers = await Promise.all(copies.map((vote) => post(receiver.url, vote)));
    assert.deepEqual([...new Set(answers)], [204]);
    await endAfterRewards(receiver, votes);
    for (const vote of votes) assert.equal(rewardsOf(vote, receiver), 1);
  });
});

Deno.test("each sample receiver rewards a vote once over kill -9 and restart", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    const votes = Array.from({ length: 3 }, () => newVote());
    const lives = [];
    for (const vote of votes) {
      // Each life takes one more vote, is sent the earlier ones again, and is killed.
      const life = await openReceiver(sample, { folder: folder.path, secret: SECRET });
      for (const known of votes.slice(0, votes.indexOf(vote) + 1)) {
        assert.equal(await post(life.url, known), 204);
      }
      await endAfterRewards(life, [vote]);
      lives.push(life);
    }
    for (const vote of votes) {
      assert.equal(lives.reduce((sum, life) => sum + rewardsOf(vote, life), 0), 1);
    }
  });
});

Deno.test("each sample receiver rewards once although kill -9 tore its last record", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    const torn = newVote();
    const next = newVote();
    await inOneLife(sample, folder.path, [torn], { rewards: [torn] });
    await tearLastRecord(`${folder.path}/claims`);
    const first = await inOneLife(sample, folder.path, [next, next], { rewards: [next] });
    assert.equal(rewardsOf(next, first), 1);
    const second = await inOneLife(sample, folder.path, [next]);
    assert.equal(rewardsOf(next, second), 0);
  });
});

Deno.test("each sample receiver rewards a signed body once, whatever X-Listing-Vote says", async (t) => {
  // The signature covers time and body: who saw a delivery can send it again under another id.
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    const vote = newVote();
    const replayed = withHeaders(vote, { "X-Listing-Vote": crypto.randomUUID() });
    const nameless = withHeaders(vote, { "X-Listing-Vote": undefined });
    const strange = withHeaders(vote, { "X-Listing-Vote": "../../x y" });
    const refused = [nameless, strange];
    const life = await inOneLife(sample, folder.path, [vote, replayed], {
      refused,
      rewards: [vote],
    });
    assert.equal(life.printed().match(/ voted: /g)?.length, 2, "one vote, and the last");
  });
});

Deno.test("each sample receiver rewards no test, however it is marked", async (t) => {
  const nil = "00000000-0000-0000-0000-000000000000";
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    const vote = newVote();
    const life = await inOneLife(sample, folder.path, [
      withHeaders(vote, { "X-Listing-Test": "true" }),
      newVote({ changes: { username: "Voteboard_Test" } }),
      newVote({ changes: { username: undefined } }),
      newVote({ changes: { user_id: nil } }),
      newVote({ changes: { event: "something_new" } }),
    ]);
    assert.equal(life.printed().match(/ voted: /g)?.length, 1, "the last vote alone");
    // A test claims nothing: the vote of that id is rewarded when it comes.
    const next = await inOneLife(sample, folder.path, [vote], { rewards: [vote] });
    assert.equal(rewardsOf(vote, next), 1);
  });
});

Deno.test("each sample receiver rewards a vote whose sender hung up unanswered", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    await using receiver = await openReceiver(sample, { folder: folder.path, secret: SECRET });
    const votes = Array.from({ length: 20 }, () => newVote());
    for (const vote of votes) await postAndHangUp(receiver, vote);
    for (const vote of votes) assert.equal(await post(receiver.url, vote), 204);
    await endAfterRewards(receiver, votes);
    for (const vote of votes) assert.equal(rewardsOf(vote, receiver), 1);
  });
});

Deno.test("each sample receiver answers before it rewards", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    const slow = withSlowReward(sample);
    await using receiver = await openReceiver(slow, { folder: folder.path, secret: SECRET });
    const vote = newVote();
    assert.equal(await post(receiver.url, vote), 204);
    assert.equal(rewardsOf(vote, receiver), 0);
    await endAfterRewards(receiver, [vote]);
    assert.equal(rewardsOf(vote, receiver), 1);
  });
});

Deno.test("each sample receiver rewards no player while it cannot record", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    await Deno.mkdir(`${folder.path}/claims`);
    const env = { VOTEBOARD_WEBHOOK_SECRET: SECRET };
    await using receiver = await startReceiver(sample, { folder: folder.path, env });
    // It sees at its start that its claims are no file, or answers 500 and so has the vote sent again.
    if (await listens(receiver)) assert.equal(await post(receiver.url, newVote()), 500);
    await receiver.kill();
    assert.doesNotMatch(receiver.printed(), / voted: /);
  });
});

/**
 * Starts a receiver, posts what it must take, what it must refuse and one more vote, and kills it once it has rewarded
 * that vote and `rewards`: a receiver may reward in any order.
 */
async function inOneLife(
  sample: Sample,
  folder: string,
  taken: readonly Delivery[],
  { refused = [], rewards = [] }: {
    refused?: readonly Delivery[];
    rewards?: readonly Delivery[];
  } = {},
): Promise<SampleReceiver> {
  const receiver = await openReceiver(sample, { folder, secret: SECRET });
  try {
    for (const delivery of taken) assert.equal(await post(receiver.url, delivery), 204);
    for (const delivery of refused) assert.equal(await post(receiver.url, delivery), 400);
    const last = newVote();
    assert.equal(await post(receiver.url, last), 204);
    await endAfterRewards(receiver, [...rewards, last]);
  } finally {
    await receiver.kill();
  }
  return receiver;
}

async function postAndHangUp({ port }: SampleReceiver, { headers, body }: Delivery): Promise<void> {
  const head = Object.entries({
    ...headers,
    Host: `127.0.0.1:${port}`,
    "Content-Length": body.length,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`);
  using connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const request = `POST / HTTP/1.1\r\n${head.join("")}\r\n${body}`;
  await connection.write(new TextEncoder().encode(request));
}

/** Waits until those votes are rewarded, which is after the answer, and kills the receiver. */
async function endAfterRewards(
  receiver: SampleReceiver,
  votes: readonly Delivery[],
): Promise<void> {
  const deadline = performance.now() + REWARD_WITHIN_MS;
  while (votes.some((vote) => rewardsOf(vote, receiver) === 0) && performance.now() < deadline) {
    await new Promise((done) => setTimeout(done, 20));
  }
  await receiver.kill();
}

function rewardsOf({ headers }: Delivery, receiver: SampleReceiver): number {
  return receiver.printed().split(` voted: ${headers["X-Listing-Vote"]}`).length - 1;
}

/** Cuts the end of a claim file's last line; a database keeps itself whole. */
async function tearLastRecord(path: string): Promise<void> {
  const bytes = await Deno.readFile(path);
  if (new TextDecoder().decode(bytes.subarray(0, 6)) === "SQLite") return;
  await Deno.truncate(path, bytes.length - 20);
}
