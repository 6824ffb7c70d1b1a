/**
 * The vote check written by hand: all that the service does for it, without Hono and without Zod. The key
 * ring, the limiter and the batched look-up are the service's own, so that the difference is the framework's.
 * Arguments: port, address of the database.
 */
import { limits } from "../../../generated/limits.ts";
import { createBatchedLookup } from "../../../src/core/database/batch.ts";
import { connect } from "../../../src/core/database/connect.ts";
import { findChanges } from "../../../src/core/database/find_changes.ts";
import { followChanges } from "../../../src/core/database/follow_changes.ts";
import { createKeyRing } from "../../../src/core/keys/key_ring.ts";
import { createLastUse } from "../../../src/core/keys/last_use.ts";
import { rateLimitHeader, rateLimitPolicyHeader } from "../../../src/core/limits/headers.ts";
import { createSlidingWindow } from "../../../src/core/limits/sliding_window.ts";
import { findLastVotes, type LastVoteQuery } from "../../../src/core/votes/last_votes.ts";
import { dayEnd, dayNumber } from "../../../src/core/time/day.ts";

const [port, databaseUrl = ""] = Deno.args;
const sql = connect(databaseUrl, {
  max: 4,
  applicationName: "bench-hand-written",
  byKey: true,
});
const now = () => new Date();
const following = followChanges((last) => findChanges(sql, last));
const keys = createKeyRing({ sql, following, now });
const lastUse = createLastUse(sql, now);
const lastVote = createBatchedLookup(
  "lastVote",
  async (queries: LastVoteQuery[]) => (await findLastVotes(sql, queries)).votes,
  1,
);
const window = createSlidingWindow({ requests: limits.checkVote.requests, windowMs: 60_000 });
const policy = rateLimitPolicyHeader(limits.checkVote);
const username =
  // deno-lint-ignore no-control-regex -- the contract's own pattern
  /^\s*[^\s\u0000-\u001F\u007F-\u009F](?:[^\u0000-\u001F\u007F-\u009F]{0,62}[^\s\u0000-\u001F\u007F-\u009F])?\s*$/u;

Deno.serve({ hostname: "127.0.0.1", port: Number(port), onListen: () => {} }, async (request) => {
  const startedAt = performance.now();
  const requestId = crypto.randomUUID();
  const url = request.url;
  const pathAt = url.indexOf("/", 8);
  const queryAt = url.indexOf("?", pathAt);
  const path = queryAt < 0 ? url.slice(pathAt) : url.slice(pathAt, queryAt);
  if (path !== "/api/v1/vote-check") return refuse(404);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405);

  const authorization = request.headers.get("authorization") ?? "";
  if (!/^bearer /i.test(authorization)) return refuse(401);
  const resolved = keys.resolve(authorization.slice(7).trim());
  const verdict = resolved instanceof Promise ? await resolved : resolved;
  if (verdict.kind !== "open") return refuse(401);
  lastUse.note(verdict.keyId);

  const decision = window.take(verdict.keyId);
  if (!decision.allowed) return refuse(429);
  const names = new URLSearchParams(url.slice(queryAt + 1)).getAll("username");
  const [name = ""] = names;
  if (names.length !== 1 || !username.test(name)) return refuse(400);

  const asked = now();
  const votedAt = await lastVote({ serverId: verdict.serverId, username: name });
  const voted = votedAt !== null && dayNumber(votedAt) >= dayNumber(asked);
  const at = votedAt === null ? "null" : `"${votedAt.toISOString()}"`;
  const response = new Response(`{"voted":${voted},"last_vote_at":${at}}`, {
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-request-id": requestId,
      "x-content-type-options": "nosniff",
      "ratelimit-policy": policy,
      "ratelimit": rateLimitHeader(decision),
      "x-listing-day-ends": dayEnd(asked).toISOString(),
    },
  });
  const duration = Math.round((performance.now() - startedAt) * 10) / 10;
  log(
    `{"time":"${new Date().toISOString()}","level":"info","event":"request",` +
      `"request_id":"${requestId}",` +
      `"method":"${request.method}","path":"${path}","status":200,"duration_ms":${duration},` +
      `"key":"${verdict.keyId}"}\n`,
  );
  return response;
});

function refuse(status: number): Response {
  return new Response(null, { status });
}

const encoder = new TextEncoder();
let lines = "";

/** Writes all lines of 20 ms at once, as the service does. */
function log(line: string): void {
  if (lines === "") {
    setTimeout(() => {
      Deno.stdout.writeSync(encoder.encode(lines));
      lines = "";
    }, 20);
  }
  lines += line;
}
