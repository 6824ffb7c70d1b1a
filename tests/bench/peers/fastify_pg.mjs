/**
 * A peer: the vote check in Fastify on Node with `pg`, as one writes it there: its schemas, its logger, its own rate
 * limiter (a fixed window) and a query per request, with a key cache that notices a revocation within a second.
 * Arguments: port, the database's host, port, user and name, folder of the statements.
 */
import { createHash, randomUUID } from "node:crypto";
import { readFileSync, writeSync } from "node:fs";
import rateLimit from "@fastify/rate-limit";
import fastify from "fastify";
import pg from "pg";

// Node runs this file as it is, and not every version imports TypeScript.
const DAY_MS = 86_400_000;

const [port, host, databasePort, user, database, statements] = process.argv.slice(2);
const [findKey, findLastVote] = ["find_keys.sql", "find_last_vote.sql"]
  .map((file) => readFileSync(`${statements}/${file}`, "utf8"));
const pool = new pg.Pool({ host, port: Number(databasePort), user, database, max: 10 });
const app = fastify({
  logger: { stream: { write: gather } },
  disableRequestLogging: true,
  genReqId: () => randomUUID(),
});

const TRUSTED_MS = 1_000;
const CONFIRM_EVERY_MS = 250;
const keys = new Map();
let revision = -1;
let confirmedAt = -Infinity;
let confirming = false;
let lines = "";

app.addHook("onRequest", async (request, reply) => {
  const secret = request.headers.authorization?.replace(/^Bearer /i, "") ?? "";
  request.key = await resolve(secret);
  if (!request.key) return reply.code(401).send({ error: "invalid key" });
});
app.addHook("onResponse", (request, reply, done) => {
  request.log.info({
    event: "request",
    method: request.method,
    path: request.routeOptions.url,
    status: reply.statusCode,
    duration_ms: Math.round(reply.elapsedTime * 10) / 10,
    key: request.key?.id,
  });
  done();
});
await app.register(rateLimit, {
  hook: "preHandler",
  enableDraftSpec: true,
  max: 120,
  timeWindow: 60_000,
  // Room for every key of the bench: the default of 5,000 would forget and so allow too much.
  cache: 200_000,
  keyGenerator: (request) => request.key.id,
});

const question = {
  type: "object",
  properties: { username: { type: "string", minLength: 1, maxLength: 64 } },
  required: ["username"],
};
const answer = {
  type: "object",
  properties: {
    voted: { type: "boolean" },
    last_vote_at: { type: "string", format: "date-time", nullable: true },
  },
};

app.get(
  "/api/v1/vote-check",
  { schema: { querystring: question, response: { 200: answer } } },
  async (request, reply) => {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const name = request.query.username.trim().toLowerCase().replaceAll(" ", "_");
    const { rows: [vote] } = await pool.query({
      // A name makes it a prepared statement.
      name: "vote-check",
      text: findLastVote,
      values: [request.key.server, name],
    });
    reply.headers({
      "cache-control": "no-store",
      "x-request-id": request.id,
      "x-content-type-options": "nosniff",
      "x-listing-day-ends": new Date(today + DAY_MS).toISOString(),
    });
    return { voted: vote?.voted_at >= today, last_vote_at: vote?.voted_at ?? null };
  },
);

await app.listen({ host: "127.0.0.1", port: Number(port) });

async function resolve(secret) {
  const age = performance.now() - confirmedAt;
  const key = age < TRUSTED_MS ? keys.get(secret) : undefined;
  if (!key) return await lookUp(secret);
  if (age > CONFIRM_EVERY_MS && !confirming) void confirm();
  return key;
}

async function lookUp(secret) {
  const startedAt = performance.now();
  const { rows: [found] } = await pool.query({
    name: "find-key",
    text: findKey,
    values: [createHash("sha256").update(secret).digest("hex")],
  });
  accept(Number(found.revision), startedAt);
  if (found.key_id === null) return undefined;
  const key = { id: found.key_id, server: found.server_id };
  keys.set(secret, key);
  return key;
}

async function confirm() {
  confirming = true;
  const startedAt = performance.now();
  const { rows: [found] } = await pool.query("select revision from key_revision");
  accept(Number(found.revision), startedAt);
  confirming = false;
}

function accept(read, startedAt) {
  if (read < revision) return;
  if (read > revision) keys.clear();
  revision = read;
  confirmedAt = Math.max(confirmedAt, startedAt);
}

/** As in the service: one write for all lines of 20 ms. By itself the logger writes each one at once. */
function gather(line) {
  if (lines === "") {
    setTimeout(() => {
      writeSync(1, lines);
      lines = "";
    }, 20);
  }
  lines += line;
}
