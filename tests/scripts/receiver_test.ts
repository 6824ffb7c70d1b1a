import assert from "node:assert/strict";
import { type ReceiverOptions, startReceiver } from "../../scripts/receiver.ts";
import { parseReceiverArguments } from "../../scripts/receiver/arguments.ts";
import {
  describeDelivery,
  type ReceivedDelivery,
} from "../../scripts/receiver/received_delivery.ts";
import { createSeenVotes } from "../../scripts/receiver/seen_votes.ts";
import { verifyListing } from "../../scripts/receiver/verify_listing.ts";
import { signListing } from "../../src/core/sending/signature.ts";
import published from "../vectors/signature.json" with { type: "json" };
import { dispatchTo, openSender, SENT_AT } from "../support/deliveries/sending.ts";

const SECRET = dispatchTo("").secret;
const OTHER = "whsec_Hx4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA=";
/** Texts that are no webhook secret, though HMAC would take them for a key. */
const NO_SECRETS = ["", " ", "whsec_", "secret", SECRET.slice(0, -1), ` ${SECRET}`];
const BODY = '{"event":"vote","username":"Steve","voted_at":"2026-11-20T17:38:00.123Z"}';

Deno.test("the receiver verifies every vector, and nothing that was changed", () => {
  for (const vector of published.vectors) {
    const evidence = {
      header: vector.x_listing_signature,
      body: new TextEncoder().encode(vector.body),
      secrets: [vector.secret],
      now: new Date(vector.timestamp * 1000),
    };
    assert.deepEqual(verifyListing(evidence), { ok: true }, vector.name);
    const changed = new TextEncoder().encode(`${vector.body} `);
    assert.equal(verifyListing({ ...evidence, body: changed }).ok, false, vector.name);
    assert.equal(verifyListing({ ...evidence, secrets: ["whsec_wrong"] }).ok, false, vector.name);
  }
});

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

Deno.test("a signature under an empty or partial secret is always refused", () => {
  const now = new Date(1_000_000);
  for (const secret of NO_SECRETS) {
    const header = signListing(secret, 1_000, "{}");
    const body = new TextEncoder().encode("{}");
    assert.equal(verifyListing({ header, body, secrets: [secret], now }).ok, false, secret);
  }
});

Deno.test("copies that come together are one vote and duplicates", async () => {
  const { verdicts } = await deliverAll(Array.from({ length: 10 }, () => ({})), { together: true });
  assert.deepEqual(verdicts.toSorted(), [...Array(9).fill("duplicate"), "verified"]);
});

Deno.test("senders that hang up or stop midway hold nothing up", async () => {
  await using receiver = startReceiver({ secrets: [SECRET], report: () => {}, bodyWithinMs: 50 });
  const { hostname, port } = new URL(receiver.url);
  const begin = async () => {
    const sender = await Deno.connect({ hostname, port: Number(port) });
    const head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{";
    await sender.write(new TextEncoder().encode(head));
    return sender;
  };
  for (let count = 0; count < 100; count++) (await begin()).close();
  using slow = await begin();
  const answer = new Uint8Array(12);
  await slow.read(answer);
  assert.equal(new TextDecoder().decode(answer), "HTTP/1.1 408");
  const get = await fetch(receiver.url);
  await get.body?.cancel();
  assert.equal(get.status, 405);
});

Deno.test("a delivery of the real sender is verified, its repetition a duplicate", async () => {
  const { verdicts, outcomes } = await deliverAll([{}, { attempt: 2 }]);
  assert.deepEqual(verdicts, ["verified", "duplicate"]);
  assert.deepEqual(outcomes, [["delivered", 204], ["delivered", 204]]);
});

Deno.test("a test delivery is told apart, a foreign secret refused", async () => {
  const body =
    '{"event":"vote","user_id":"00000000-0000-0000-0000-000000000000","username":"Alex"}';
  const dispatches = [{ isTest: true }, { body }, { secret: OTHER }];
  const { verdicts, outcomes } = await deliverAll(dispatches);
  assert.deepEqual(verdicts, ["test", "test", "refused"]);
  assert.deepEqual(outcomes, [["delivered", 204], ["delivered", 204], ["rejected", 401]]);
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
  const given = ["--secret", SECRET, "--secret", OTHER, "--delay", "5"];
  const flags = parseReceiverArguments(given, "ignored");
  assert.deepEqual(flags, {
    kind: "run",
    arguments: { secrets: [SECRET, OTHER], port: 9000, status: 204, delayMs: 5 },
  });
  const fromEnvironment = parseReceiverArguments(["--port", "0", "--status", "500"], OTHER);
  assert.deepEqual(fromEnvironment, {
    kind: "run",
    arguments: { secrets: [OTHER], port: 0, status: 500, delayMs: 0 },
  });
});

Deno.test("a command line without a secret is a mistake", () => {
  const good = ["--secret", SECRET];
  const mistakes = [[], [...good, "--port", "x"], [...good, "--colour"], ["stray"]];
  const noSecrets = NO_SECRETS.map((secret) => [...good, "--secret", secret]);
  for (const args of [...mistakes, ...noSecrets]) {
    assert.equal(parseReceiverArguments(args, "").kind, "error", args.join(" "));
  }
  assert.equal(parseReceiverArguments([], "secret").kind, "error");
  assert.equal(parseReceiverArguments(["--help"], undefined).kind, "help");
});

async function deliverAll(
  dispatches: Partial<ReturnType<typeof dispatchTo>>[],
  { together = false, ...options }: Partial<ReceiverOptions> & { together?: boolean } = {},
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
  const send = async (changes: Partial<ReturnType<typeof dispatchTo>>) => {
    const result = await sender.send(dispatchTo(receiver.url, { body: BODY, ...changes }));
    outcomes.push([result.outcome, result.status]);
  };
  if (together) await Promise.all(dispatches.map(send));
  else for (const changes of dispatches) await send(changes);
  return { verdicts, outcomes };
}
