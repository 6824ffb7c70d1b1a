import { verifyListing } from "../../scripts/receiver/verify_listing.ts";
import { SECRET } from "../support/api/sample_votes.ts";

/** The mistakes that receivers make. */
export type Mistake =
  | "no_signature_check"
  | "reprinted_body"
  | "no_age_check"
  | "no_dedupe"
  | "late_claim"
  | "header_alone"
  | "duplicate_refused"
  | "newest_alone"
  | "works_first"
  | "known_headers_alone"
  | "ends_on_abort"
  | "one_at_a_time"
  | "any_size";

/** A receiver on a loopback port. */
export interface GradedReceiver extends AsyncDisposable {
  readonly url: string;
  /** The players that it gave rewards to. */
  readonly rewarded: readonly string[];
}

const KNOWN = /^(accept|accept-encoding|connection|content-.*|host|user-agent|webhook-.*)$/;
const KNOWN_OF_OURS = /^x-listing-(signature|vote|delivery|attempt|test)$/;
const SIZE_MAX = 65_536;

/** Starts a receiver as the guide wants it, but for one mistake; `reports` adds `X-Votes-Rewarded`. */
export function startGradedReceiver(
  mistake: Mistake | undefined,
  { reports = true } = {},
): GradedReceiver {
  const claimed = new Set<string>();
  const rewarded: string[] = [];
  const ending = new AbortController();
  let newest = "";
  let turn = Promise.resolve();

  async function receive(request: Request): Promise<number> {
    const raw = await request.bytes();
    if (raw.length > SIZE_MAX && mistake !== "any_size") return 413;
    const unknown = [...request.headers.keys()]
      .some((name) => !KNOWN.test(name) && !KNOWN_OF_OURS.test(name));
    if (unknown && mistake === "known_headers_alone") return 500;
    if (!isSigned(request.headers.get("x-listing-signature"), raw, mistake)) return 401;
    const body = new TextDecoder().decode(raw);
    const { username, voted_at } = JSON.parse(body);
    const ids = [request.headers.get("x-listing-vote") ?? "", body];
    const isKnown = ids.slice(0, mistake === "header_alone" ? 1 : 2).some((id) => claimed.has(id));
    if (mistake === "late_claim") await new Promise((done) => setTimeout(done, 200));
    if (isKnown && mistake === "duplicate_refused") return 409;
    if (isKnown && mistake !== "no_dedupe") return 204;
    for (const id of ids) claimed.add(id);
    if (mistake === "newest_alone" && voted_at < newest) return 204;
    newest = voted_at;
    rewarded.push(username);
    return 204;
  }

  async function answer(request: Request): Promise<Response> {
    if (mistake === "works_first") await new Promise(() => {});
    const status = await receive(request).catch(() => {
      if (mistake === "ends_on_abort") ending.abort();
      return 400;
    });
    const headers = reports ? { "X-Votes-Rewarded": String(rewarded.length) } : undefined;
    return new Response(null, { status, headers });
  }

  function inTurn(request: Request): Promise<Response> {
    if (mistake !== "one_at_a_time") return answer(request);
    const answered = turn.then(() => answer(request));
    turn = answered.then(() => {});
    return answered;
  }

  const { signal } = ending;
  const place = { hostname: "127.0.0.1", port: 0, onListen() {}, signal };
  const server = Deno.serve(place, inTurn);
  return {
    url: `http://127.0.0.1:${server.addr.port}/`,
    rewarded,
    async [Symbol.asyncDispose]() {
      ending.abort();
      await server.finished;
    },
  };
}

function isSigned(
  header: string | null,
  raw: Uint8Array<ArrayBuffer>,
  mistake: Mistake | undefined,
): boolean {
  if (mistake === "no_signature_check") return true;
  const t = /^t=(\d+)/.exec(header ?? "")?.[1] ?? "0";
  const now = mistake === "no_age_check" ? new Date(Number(t) * 1000) : new Date();
  const body = mistake === "reprinted_body" ? reprint(raw) : raw;
  return verifyListing({ header, body, secrets: [SECRET], now }).ok;
}

function reprint(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(JSON.parse(new TextDecoder().decode(raw))));
}
