import assert from "node:assert/strict";
import { type ReceiverOptions, startReceiver } from "../../scripts/receiver.ts";
import { parseReceiverArguments } from "../../scripts/receiver/arguments.ts";
import {
  describeDelivery,
  type ReceivedDelivery,
} from "../../scripts/receiver/received_delivery.ts";
import { createSeenVotes } from "../../scripts/receiver/seen_votes.ts";
import { verifyListing } from "../../scripts/receiver/verify_listing.ts";
import published from "../vectors/signature.json" with { type: "json" };
import { dispatchTo, openSender, SENT_AT } from "../support/sending.ts";

const SECRET = dispatchTo("").secret;
const OTHER = "whsec_Hx4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA=";
const BODY = '{"event":"vote","username":"Steve","voted_at":"2026-11-20T17:38:00.123Z"}';

for (const vector of published.vectors) {
  Deno.test(`the receiver verifies the vector: ${vector.name}`, () => {
    const evidence = {
      header: vector.x_listing_signature,
      body: new TextEncoder().encode(vector.body),
      secrets: [vector.secret],
      now: new Date(vector.timestamp * 1000),
    };
    assert.deepEqual(verifyListing(evidence), { ok: true });
    const changed = new TextEncoder().encode(`${vector.body} `);
    assert.equal(verifyListing({ ...evidence, body: changed }).ok, false);
    assert.equal(verifyListing({ ...evidence, secrets: ["whsec_wrong"] }).ok, false);
  });
}

Deno.test("a t more than 300 s away is refused", () => {
  const [vector] = published.vectors;
  assert.ok(vector !== undefined);
  for (const [offset, ok] of [[300, true], [301, false], [-300, true], [-301, false]] as const) {
    const verification = verifyListing({
      header: vector.x_listing_signature,
      body: new TextEncoder().encode(vector.body),
      secrets: [vector.secret],
      now: new Date((vector.timestamp + offset) * 1000),
    });
    assert.equal(verification.ok, ok, String(offset));
  }
});

Deno.test("a missing or malformed header is refused", () => {
  const digest = "0".repeat(64);
  const malformed = [
    "",
    "t=1",
    `v1=${digest}`,
    `t=1,v1=${digest},v1=${digest}`,
    `t=x,v1=${digest}`,
  ];
  for (const header of [null, ...malformed, `t=1,v1=${digest.slice(1)}`]) {
    const evidence = { header, body: new Uint8Array(), secrets: [SECRET], now: new Date(1000) };
    assert.equal(verifyListing(evidence).ok, false, String(header));
  }
});

Deno.test("a delivery of the real sender is verified, its repetition a duplicate", async () => {
  const { verdicts, outcomes } = await deliverAll([{}, { attempt: 2 }]);
  assert.deepEqual(verdicts, ["verified", "duplicate"]);
  assert.deepEqual(outcomes, [["delivered", 204], ["delivered", 204]]);
});

Deno.test("a test delivery is told apart, a foreign secret refused", async () => {
  const { verdicts, outcomes } = await deliverAll([{ isTest: true }, { secret: OTHER }]);
  assert.deepEqual(verdicts, ["test", "refused"]);
  assert.deepEqual(outcomes, [["delivered", 204], ["rejected", 401]]);
});

Deno.test("a vote that returns after a failure is no duplicate", async () => {
  const answers = [503, 200, 200];
  const { verdicts } = await deliverAll([{}, {}, {}], { status: () => answers.shift() ?? 500 });
  assert.deepEqual(verdicts, ["verified", "verified", "duplicate"]);
});

Deno.test("several secrets are accepted while one replaces the other", async () => {
  const dispatches = [{ secret: OTHER }, { voteId: "another-vote" }];
  const { verdicts } = await deliverAll(dispatches, { secrets: [SECRET, OTHER] });
  assert.deepEqual(verdicts, ["verified", "verified"]);
});

Deno.test("anything but a POST of bearable length is turned away", async () => {
  await using receiver = startReceiver({ secrets: [SECRET], report: () => {} });
  const get = await fetch(receiver.url);
  assert.deepEqual([get.status, get.headers.get("allow")], [405, "POST"]);
  await get.body?.cancel();
  const huge = await fetch(receiver.url, { method: "POST", body: "x".repeat(65_537) });
  assert.equal(huge.status, 413);
  await huge.body?.cancel();
});

Deno.test("each delivery is one readable line", () => {
  const delivery: ReceivedDelivery = {
    verdict: "verified",
    why: null,
    voteId: "018f",
    attempt: 2,
    username: "Steve",
    votedAt: "2026-11-20T17:38:00.123Z",
    body: BODY,
  };
  assert.equal(
    describeDelivery(delivery),
    "verified   Steve voted at 2026-11-20T17:38:00.123Z (attempt 2, vote 018f)",
  );
  const refused: ReceivedDelivery = { ...delivery, verdict: "refused", why: "too old" };
  assert.equal(describeDelivery(refused), "refused    too old");
});

Deno.test("the memory of seen votes forgets the oldest first", () => {
  const seen = createSeenVotes(2);
  for (const vote of ["a", "b", "c"]) seen.add(vote);
  assert.deepEqual(["a", "b", "c"].map(seen.has), [false, true, true]);
});

Deno.test("the command line takes secrets from flags, else from the environment", () => {
  const flags = parseReceiverArguments(["--secret", "a", "--secret", "b", "--delay", "5"], "c");
  assert.deepEqual(flags, {
    kind: "run",
    arguments: { secrets: ["a", "b"], port: 9000, status: 204, delayMs: 5 },
  });
  const fromEnvironment = parseReceiverArguments(["--port", "0", "--status", "500"], "c");
  assert.deepEqual(fromEnvironment, {
    kind: "run",
    arguments: { secrets: ["c"], port: 0, status: 500, delayMs: 0 },
  });
});

Deno.test("a command line without a secret is a mistake", () => {
  const mistakes = [[], ["--secret", "a", "--port", "x"], ["--secret", "a", "--colour"], ["stray"]];
  for (const args of mistakes) {
    assert.equal(parseReceiverArguments(args, "").kind, "error", args.join(" "));
  }
  assert.equal(parseReceiverArguments(["--help"], undefined).kind, "help");
});

async function deliverAll(
  dispatches: Partial<ReturnType<typeof dispatchTo>>[],
  options: Partial<ReceiverOptions> = {},
) {
  const verdicts: string[] = [];
  const outcomes: [string, number | null][] = [];
  await using receiver = startReceiver({
    secrets: [SECRET],
    now: () => SENT_AT,
    report: ({ verdict }) => verdicts.push(verdict),
    ...options,
  });
  await using sender = openSender();
  for (const changes of dispatches) {
    const result = await sender.send(dispatchTo(receiver.url, { body: BODY, ...changes }));
    outcomes.push([result.outcome, result.status]);
  }
  return { verdicts, outcomes };
}
