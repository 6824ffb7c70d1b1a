/**
 * The receiver, in a process of its own: answers 204 at once, under `/slow` after five seconds, and notes when
 * the first bytes of each POST arrived. Argument: port, on every address of the machine.
 *
 * @module
 */
import { timestamp } from "./timestamp.ts";

/** How long `/slow` takes, in milliseconds. */
const SLOW_MS = 5_000;

const [port] = Deno.args;
let deliveries: string[] = [];
let votes: string[] = [];
let times: number[] = [];

Deno.serve({ hostname: "0.0.0.0", port: Number(port), onListen: () => {} }, (request) => {
  const at = timestamp();
  if (request.method === "POST") return receive(request, at);
  if (request.method === "DELETE") forget();
  const asksAll = request.url.endsWith("/arrivals");
  return Response.json(asksAll ? { deliveries, votes, times } : { count: times.length });
});

async function receive(request: Request, at: number): Promise<Response> {
  await request.arrayBuffer();
  if (request.url.endsWith("/slow")) {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    return new Response(null, { status: 204 });
  }
  deliveries.push(request.headers.get("x-listing-delivery") ?? "");
  votes.push(request.headers.get("x-listing-vote") ?? "");
  times.push(at);
  return new Response(null, { status: 204 });
}

function forget(): void {
  [deliveries, votes, times] = [[], [], []];
}
