/**
 * One engine in a process of its own, which also casts the votes, as the service does. It takes orders on a
 * port of loopback: `POST /start`, `POST /stop`, `POST /cast` with a Casting. Arguments: kind, port, address of the
 * database, secret key.
 *
 * @module
 */
import { ANY_INSTANT } from "../../../src/core/time/clock.ts";
import { connect } from "../../../src/core/database/connect.ts";
import { castVotes } from "./casting.ts";
import { isKind, KINDS } from "./engines/kinds.ts";

/** The same number of connections for votes as the service has for all writes. */
const VOTE_CONNECTIONS = 6;

const [kind = "", port, databaseUrl = "", secretKey = ""] = Deno.args;
if (!isKind(kind)) throw new Error(`There is no engine "${kind}"`);
const engine = KINDS[kind].create({ databaseUrl, secretKey });
const quietVotes = {
  sql: connect(databaseUrl, { applicationName: "bench-votes", max: VOTE_CONNECTIONS }),
  nudge: () => {},
  clock: ANY_INSTANT,
};

Deno.serve({ hostname: "127.0.0.1", port: Number(port), onListen: () => {} }, async (request) => {
  switch (new URL(request.url).pathname) {
    case "/start":
      await engine.start();
      return Response.json({});
    case "/stop":
      await engine.stop();
      return Response.json({});
    case "/cast":
      return Response.json(await castVotes(engine.votes() ?? quietVotes, await request.json()));
    default:
      return Response.json({});
  }
});
