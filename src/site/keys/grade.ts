import { setTimeout } from "node:timers/promises";
import { TEST_USERNAME } from "../../core/accounts/username.ts";
import { voteBody } from "./vote_body.ts";
import type { AttemptResult } from "../../core/sending/exchange.ts";
import { deliveryHeaders } from "../../core/sending/delivery_headers.ts";
import { ENGLISH } from "../../core/locales/locale.ts";
import type { Dispatch } from "../../core/sending/prepare_post.ts";
import { makeWebhookSecret, signListing } from "../../core/sending/signature.ts";
import { NIL_UUID, uuidV7 } from "../../core/database/uuid_v7.ts";
import { GRADE_CHECKS, type GradeCheck, SEEN } from "./grade_sentences.ts";
import RULES from "./grade_rules.json" with { type: "json" };

/** The result of a check: its rule, and what the receiver did. `unknown` means that this couldn't be observed. */
export interface GradeFinding {
  readonly check: GradeCheck;
  readonly verdict: "good" | "wrong" | "unknown";
  readonly rule: string;
  readonly seen: string;
}

/** The receiver to grade. */
type GradeTarget = Pick<Dispatch, "url" | "secret"> & { serverId: string; now: () => Date };

type Send = (dispatch: Dispatch) => Promise<AttemptResult>;

/** Milliseconds between half a body and the other deliveries. */
const HEAD_START_MS = 500;

/** A delivery with all its headers. */
type SignedDispatch = Dispatch & { readonly headers: Readonly<Record<string, string>> };

/** Creates a delivery: a test or, with `isVote`, one that looks like a vote. Its signature is `ageMs` old. */
type Kit = (changes?: Partial<Dispatch> & { isVote?: true; ageMs?: number }) => SignedDispatch;

const STALE_MS = 600_000;
const OVERSIZED_BYTES = 262_144;

/** The checks whose deliveries a receiver has to refuse. It has to accept all others. */
const REFUSED: ReadonlySet<GradeCheck> = new Set<GradeCheck>(["forged", "stale", "oversized"]);

/**
 * The number of distinct votes among a check's deliveries, which increase a receiver's count. Others aren't counted.
 */
const VOTES: Readonly<Partial<Record<GradeCheck, number>>> = {
  doubled: 1,
  reordered: 2,
  together: 5,
};

/** Concurrent deliveries while another client stalls. Other checks send one delivery after another. */
const TOGETHER = 10;

/** The deliveries of each check. If the first one isn't accepted, no more are sent. */
const CHECKS: Readonly<Record<GradeCheck, (make: Kit) => Dispatch[]>> = {
  good: (make) => [make()],
  bytes: (make) => [make({ body: make().body.replaceAll('":"', '" :  "') })],
  headers: (make) => [withHeaders(make(), { "x-listing-new": "1", "x-unknown": "a; b" })],
  forged: forge,
  stale: (make) => [withHeaders(make({ ageMs: STALE_MS }), { "x-listing-test": undefined })],
  oversized: (make) => [make({ body: make().body.padEnd(OVERSIZED_BYTES) })],
  doubled: repeat,
  reordered: (make) => [make(), make()].reverse(),
  together: (make) =>
    Array.from({ length: TOGETHER / 2 }, () => make()).flatMap((vote) => [vote, vote]),
  aborted: (make) => [make(), make()],
};

/**
 * Grades a receiver with about thirty POSTs. Correctly signed ones are tests, which reward no player. Those that have
 * to be refused look like a vote by the test player. Stops if a receiver refuses a valid delivery. `send` makes one
 * POST and returns `interrupted` once the time is up.
 */
export async function* gradeReceiver(
  send: Send,
  graded: GradeTarget,
): AsyncGenerator<GradeFinding> {
  const make = createKit(graded);
  let tally = 0;
  let isOver = false;
  for (const check of GRADE_CHECKS) {
    const made = isOver ? [] : CHECKS[check](make);
    const results: AttemptResult[] = made.length < TOGETHER
      ? await Array.fromAsync(made, send)
      : await sendTogether(send, made, make());
    const counted = Math.max(tally, ...results.map((result) => Number(result.tally ?? 0)));
    const odd = results.find(REFUSED.has(check) ? wasNotRefused : wasNotTaken);
    yield {
      check,
      rule: RULES[check],
      ...verdictOn(odd, { votes: VOTES[check], counted: counted - tally, isOver }),
    };
    isOver ||= check === "good" && odd !== undefined;
    tally = counted;
  }
}

/** Sends all deliveries concurrently while another client stalls halfway and then disconnects. */
async function sendTogether(send: Send, made: Dispatch[], stalling: Dispatch) {
  const headers = { ...stalling.headers, "content-length": String(stalling.body.length) };
  const stop = new AbortController();
  const stalled = send({ ...stalling, headers, stop: stop.signal });
  await setTimeout(HEAD_START_MS);
  const results = await Promise.all(made.map(send));
  stop.abort();
  const last = await stalled;
  // The others waited for the stalled one.
  return last.outcome === "timeout" ? [last] : results;
}

function wasNotTaken({ outcome }: AttemptResult): boolean {
  return outcome !== "delivered";
}

/** A closed connection counts as a refusal. */
function wasNotRefused({ outcome, status }: AttemptResult): boolean {
  return outcome === "delivered" || outcome !== "connection_lost" && Number(status ?? 500) >= 500;
}

function verdictOn(
  odd: AttemptResult | undefined,
  { votes, counted, isOver }: { votes: number | undefined; counted: number; isOver: boolean },
): Pick<GradeFinding, "verdict" | "seen"> {
  if (isOver) return { verdict: "unknown", seen: SEEN.over };
  if (odd?.outcome === "interrupted") return { verdict: "unknown", seen: SEEN.timeUp };
  if (odd && (odd.status === null || odd.outcome === "timeout")) {
    return { verdict: "wrong", seen: ENGLISH.words.sending.outcomeSentences[odd.outcome] };
  }
  if (odd) return { verdict: "wrong", seen: SEEN.answered(odd.status) };
  if (votes === undefined || counted === votes) return { verdict: "good", seen: "" };
  return counted === 0
    ? { verdict: "unknown", seen: SEEN.uncounted }
    : { verdict: "wrong", seen: SEEN.miscounted(counted, votes) };
}

/** Creates deliveries for votes by the test player, with different times, so that no two bodies are equal. */
function createKit({ url, secret, serverId, now }: GradeTarget): Kit {
  let votes = 0;
  return ({ isVote, ageMs = 0, ...changes } = {}) => {
    const at = new Date(now().getTime() - ageMs);
    const userId = isVote ? crypto.randomUUID() : NIL_UUID;
    const votedAt = new Date(at.getTime() + votes++);
    const body = voteBody({ serverId, userId, username: TEST_USERNAME, votedAt });
    const ids = { deliveryId: uuidV7(at), voteId: uuidV7(at), attempt: 1 };
    const kind = "webhook";
    const made: Dispatch = { kind, url, secret, body, ...ids, isTest: !isVote, ...changes };
    // One connection per delivery, so that closing one doesn't affect the next.
    return { ...made, headers: { ...deliveryHeaders(made, at), connection: "close" } };
  };
}

/** Returns the same vote three times, once with a different delivery id. */
function repeat(make: Kit): Dispatch[] {
  const first = make();
  const again = make({ voteId: first.voteId, body: first.body, attempt: 2 });
  return [first, again, withHeaders(first, { "x-listing-vote": make().voteId })];
}

/**
 * Returns a delivery signed with another secret, an unsigned one, one signed with an empty secret, and one altered
 * after signing.
 */
function forge(make: Kit): Dispatch[] {
  const vote = make({ isVote: true });
  const forged = make({ isVote: true, secret: makeWebhookSecret() });
  const signature = signListing("", Number(forged.headers["webhook-timestamp"]), forged.body);
  return [
    forged,
    withHeaders(vote, { "x-listing-signature": undefined, "webhook-signature": undefined }),
    withHeaders(forged, { "x-listing-signature": signature }),
    { ...vote, body: vote.body.replace('_Test"', '_Test_2"') },
  ];
}

/** Returns the delivery with some headers changed. An undefined header is left out. */
function withHeaders(made: SignedDispatch, changes: Record<string, string | undefined>): Dispatch {
  const headers = { ...made.headers };
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  }
  return { ...made, headers };
}
