import { signListing } from "../../../src/core/sending/signature.ts";

/** The secret that the samples' receivers are started with. */
export const SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

/** Milliseconds after which a response won't arrive any more, even on a busy machine. */
const ANSWER_WITHIN_MS = 20_000;

/** A delivery of the service. */
export interface Delivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns a new vote of Steve_01, signed `age` seconds ago. */
export function newVote({ age = 0, secret = SECRET, changes = {} as object } = {}): Delivery {
  const body = JSON.stringify({
    event: "vote",
    server_id: "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f34",
    user_id: crypto.randomUUID(),
    username: "Steve_01",
    voted_at: new Date().toISOString(),
    ...changes,
  });
  return { body, headers: headersOf(body, { age, secret }) };
}

/** Returns the headers of a new vote with that body. */
export function headersOf(body: string, { age = 0, secret = SECRET } = {}): Delivery["headers"] {
  return {
    "X-Listing-Vote": crypto.randomUUID(),
    "X-Listing-Signature": signListing(secret, unixNow() - age, body),
  };
}

/** Returns the vote with changed headers. Undefined removes a header. */
export function withHeaders(
  { body, headers }: Delivery,
  changes: Readonly<Record<string, string | undefined>>,
): Delivery {
  const kept = Object.entries({ ...headers, ...changes })
    .flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
  return { body, headers: Object.fromEntries(kept) };
}

/** Sends a delivery, and returns the status of the response. */
export async function post(url: string, { body, headers }: Delivery): Promise<number> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const response = await fetch(url, { method: "POST", headers, body, signal });
  await response.body?.cancel();
  return response.status;
}

/** Returns the whole seconds of the Unix clock. */
export function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}
