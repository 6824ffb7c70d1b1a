/**
 * A peer: the vote check in Fastify on Node with `pg`, its schemas and its own rate limiter, with one query
 * per request. It writes no log. Arguments: port, then the database's socket folder, port, user and name.
 */
import { createHash } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import fastify from "fastify";
import pg from "pg";

const [port, host, databasePort, user, database] = process.argv.slice(2);
const pool = new pg.Pool({ host, port: Number(databasePort), user, database, max: 10 });
const app = fastify();

await app.register(rateLimit, {
  max: 120,
  timeWindow: 60_000,
  // Room for every key of the bench: the default of 5,000 would forget and so allow too much.
  cache: 100_000,
  keyGenerator: (request) => request.headers.authorization ?? "",
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
    const secret = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const { rows: [found] } = await pool.query({
      // A name makes it a prepared statement.
      name: "vote-check",
      text: `
        select coalesce(l.voted_on = (now() at time zone 'utc')::date, false) as voted,
          l.voted_at as last_vote_at
        from key_secret h
        join api_key k on k.id = h.key_id and k.revoked_at is null
        join server s on s.id = k.server_id and s.status = 'approved'
        left join account a on a.username_key = $1
        left join last_vote l on l.server_id = s.id and l.account_id = a.id
        where h.hash = $2 and (h.expires_at is null or h.expires_at > now())`,
      values: [request.query.username.toLowerCase(), createHash("sha256").update(secret).digest()],
    });
    if (!found) return reply.code(401).send({ error: "invalid key" });
    return found;
  },
);

await app.listen({ host: "127.0.0.1", port: Number(port) });
