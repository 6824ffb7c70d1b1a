/**
 * One process of a rush: `voter.ts URL PART PARTS SECONDS` begins at a line on standard input, casts its part of the
 * votes, and prints what came of them as JSON.
 */
import { ANY_INSTANT } from "../../../src/core/time/clock.ts";
import { closing, connect, LONG_WORK_MS } from "../../../src/core/database/connect.ts";
import { castVote } from "../../../src/core/votes/cast_vote.ts";
import { AT_ONCE, CONNECTIONS, PLAYERS, SERVERS } from "./size.ts";

const [url = "", part = "0", parts = "1", seconds = "3"] = Deno.args;
const sql = connect(url, {
  applicationName: "bench",
  max: CONNECTIONS,
  answerWithinMs: LONG_WORK_MS,
  byKey: true,
});
const context = { sql, nudge: () => {}, clock: ANY_INSTANT };
await sql`select 1`;
console.log("ready");
await Deno.stdin.read(new Uint8Array(8));

const now = new Date();
const begun = performance.now();
const times: number[] = [];
let next = Number(part);
await Promise.all(Array.from({ length: AT_ONCE }, async () => {
  for (let at; (at = performance.now()) - begun < Number(seconds) * 1_000;) {
    const server = next % SERVERS;
    const nth = Math.floor(next / SERVERS);
    next += Number(parts);
    const username = `Player_${(nth * 7_919 + server * 104_729) % PLAYERS + 1}`;
    await castVote(context, { slug: `server-${server + 1}`, username, now });
    times.push(performance.now() - at);
  }
}));
const elapsed = (performance.now() - begun) / 1_000;
times.sort((a, b) => a - b);
const { user, system } = await import("node:process").then(({ default: { cpuUsage } }) =>
  cpuUsage()
);
console.log(JSON.stringify({
  perSecond: times.length / elapsed,
  votes: times.length,
  p99Ms: times[Math.floor(times.length * 0.99)],
  clientUs: user + system,
}));
await closing(sql);
