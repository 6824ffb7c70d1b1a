/**
 * A peer: the vote check as a good tutorial would write it in plain Hono, with one query per request and the
 * usual limiter. It writes no log, gives no request id and does not check how the name is spelled.
 * Arguments: port, address of the database.
 */
import { Hono } from "hono";
import { rateLimiter } from "hono-rate-limiter";
import { connect } from "../../../src/database/connect.ts";
import { hashKeySecret } from "../../../src/keys/key_secret.ts";

/** Connections; 10 is the driver's own choice. */
const CONNECTIONS = 10;

const [port, databaseUrl = ""] = Deno.args;
const sql = connect(databaseUrl, { max: CONNECTIONS, applicationName: "bench-plain-hono" });
const app = new Hono();

app.use(rateLimiter({
  windowMs: 60_000,
  limit: 120,
  keyGenerator: (c) => c.req.header("authorization") ?? "",
}));
app.get("/api/v1/vote-check", async (c) => {
  const username = c.req.query("username");
  if (!username) return c.json({ error: "username is required" }, 400);
  const secret = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
  const [found] = await sql<{ voted: boolean; lastVoteAt: Date | null }[]>`
    select coalesce(l.voted_on = (now() at time zone 'utc')::date, false) as voted,
      l.voted_at as last_vote_at
    from key_secret h
    join api_key k on k.id = h.key_id and k.revoked_at is null
    join server s on s.id = k.server_id and s.status = 'approved'
    left join account a on a.username_key = ${username.toLowerCase()}
    left join last_vote l on l.server_id = s.id and l.account_id = a.id
    where h.hash = ${hashKeySecret(secret)} and (h.expires_at is null or h.expires_at > now())`;
  if (!found) return c.json({ error: "invalid key" }, 401);
  return c.json({ voted: found.voted, last_vote_at: found.lastVoteAt });
});

Deno.serve({ hostname: "127.0.0.1", port: Number(port), onListen: () => {} }, app.fetch);
