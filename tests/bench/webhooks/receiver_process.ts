/**
 * The receiver, in a process of its own: answers 204 at once, under `/slow` after five seconds, and notes when
 * the first bytes of each POST arrived. It reads the bytes of the connections itself, because a whole HTTP server
 * would cost as much as the engines that share two processors with it. Arguments: port for POSTs, on every address
 * of the machine, and port of loopback for the bench's questions.
 *
 * @module
 */
import { type Post, readPost } from "./read_post.ts";
import { timestamp } from "./timestamp.ts";

/** Milliseconds that `/slow` takes. */
const SLOW_MS = 5_000;

/** Bytes read at once: many times a vote with its headers. */
const CHUNK_BYTES = 16_384;

const ACCEPTED = new TextEncoder().encode("HTTP/1.1 204 No Content\r\n\r\n");

const [port, controlPort] = Deno.args;
let deliveries: string[] = [];
let votes: string[] = [];
let times: number[] = [];

Deno.serve({ hostname: "127.0.0.1", port: Number(controlPort), onListen: () => {} }, (request) => {
  if (request.method === "DELETE") forget();
  const asksAll = request.url.endsWith("/arrivals");
  return Response.json(asksAll ? { deliveries, votes, times } : { count: times.length });
});

for await (const connection of Deno.listen({ hostname: "0.0.0.0", port: Number(port) })) {
  // A sender that is stopped may cut its connections.
  converse(connection).catch(() => {}).finally(() => connection.close());
}

/** Answers one POST after the other: no sender of the bench has two on their way on one connection. */
async function converse(connection: Deno.TcpConn): Promise<void> {
  const latin1 = new TextDecoder("latin1");
  const chunk = new Uint8Array(CHUNK_BYTES);
  let text = "";
  let startedAt: number | undefined;
  for (let bytes; (bytes = await connection.read(chunk)) !== null;) {
    startedAt ??= timestamp();
    text += latin1.decode(chunk.subarray(0, bytes));
    const post = readPost(text);
    if (post === undefined) continue;
    await receive(post, startedAt);
    await connection.write(ACCEPTED);
    text = "";
    startedAt = undefined;
  }
}

async function receive({ path, delivery, vote }: Post, at: number): Promise<void> {
  if (path === "/slow") return await new Promise((done) => setTimeout(done, SLOW_MS));
  deliveries.push(delivery);
  votes.push(vote);
  times.push(at);
}

function forget(): void {
  deliveries = [];
  votes = [];
  times = [];
}
