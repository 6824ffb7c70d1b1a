// Node 20 or newer: VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 node verify_vote.mjs
import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import process from "node:process";

/** Whether Voteboard sent this body, less than five minutes ago. `body` is the bytes as received. */
export function isFromVoteboard(header, body, secret) {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (t === undefined || Math.abs(Date.now() / 1000 - Number(t)) > 300) return false;
  const digest = createHmac("sha256", secret).update(`${t}.`).update(body).digest();
  return timingSafeEqual(digest, Buffer.from(v1, "hex"));
}

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  const signature = request.headers["x-listing-signature"];
  if (!isFromVoteboard(signature, body, process.env.VOTEBOARD_WEBHOOK_SECRET)) {
    response.writeHead(403).end();
    return;
  }
  const vote = JSON.parse(body);
  // A vote can come more than once: keep x-listing-vote, and reward each id once.
  if (!request.headers["x-listing-test"]) {
    console.log(`${vote.username} voted: ${request.headers["x-listing-vote"]}`);
  }
  response.writeHead(204).end();
}).listen(Number(process.env.PORT), "127.0.0.1");
