import type { Dispatch } from "../sending/send_delivery.ts";
import { makeWebhookSecret, signListing } from "../sending/signature.ts";

/** A delivery with all its headers. */
type Made = Dispatch & { readonly headers: Readonly<Record<string, string>> };

/** Makes a delivery: a test or, with `isVote`, what looks like a vote; signed so long ago. */
export type Kit = (changes?: Partial<Dispatch> & { isVote?: true; ageMs?: number }) => Made;

const STALE_MS = 600_000;
const OVERSIZED_BYTES = 262_144;

/** The deliveries that have to be refused; all others have to be taken. */
export const REFUSED: ReadonlySet<string> = new Set(["forged", "stale", "oversized"]);

/** Votes among the deliveries of a check, which a receiver's tally grows by. */
export const VOTES: Partial<Record<string, number>> = { doubled: 1, reordered: 2, together: 5 };

/** Deliveries that are sent at once, beside a client that stalls; of other checks, one after another. */
export const TOGETHER = 10;

/** The deliveries of each check, in the order of the rules; if the first is not taken there are no others. */
export const CHECKS: Readonly<Record<string, (make: Kit) => Dispatch[]>> = {
  good: (make) => [make()],
  bytes: (make) => [make({ body: make().body.replaceAll('":"', '" :  "') })],
  headers: (make) => [withHeaders(make(), { "x-listing-new": "1", "x-unknown": "a; b" })],
  forged: forge,
  stale: (make) => [withHeaders(make({ ageMs: STALE_MS }), { "x-listing-test": "" })],
  oversized: (make) => [make({ body: make().body.padEnd(OVERSIZED_BYTES) })],
  doubled: repeat,
  reordered: (make) => [make(), make()].reverse(),
  together: (make) =>
    Array.from({ length: TOGETHER / 2 }, () => make()).flatMap((vote) => [vote, vote]),
  aborted: (make) => [make(), make()],
};

/** The same vote three times, once under an id that is not its own. */
function repeat(make: Kit): Dispatch[] {
  const first = make();
  const again = make({ voteId: first.voteId, body: first.body, attempt: 2 });
  return [first, again, withHeaders(first, { "x-listing-vote": make().voteId })];
}

/** Signed with another secret, not at all, with an empty one, and altered after it was signed. */
function forge(make: Kit): Dispatch[] {
  const vote = make({ isVote: true });
  const forged = make({ isVote: true, secret: makeWebhookSecret() });
  const signature = signListing("", Number(forged.headers["webhook-timestamp"]), forged.body);
  return [
    forged,
    withHeaders(vote, { "x-listing-signature": "", "webhook-signature": "" }),
    withHeaders(forged, { "x-listing-signature": signature }),
    { ...vote, body: vote.body.replace('_Test"', '_Test_2"') },
  ];
}

/** The delivery with some headers changed; an empty one is left out. */
function withHeaders(made: Made, changes: Record<string, string>): Dispatch {
  const kept = Object.entries({ ...made.headers, ...changes }).filter(([_, value]) => value !== "");
  return { ...made, headers: Object.fromEntries(kept) };
}
