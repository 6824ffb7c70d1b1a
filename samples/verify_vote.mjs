// Node 20 or newer, behind your web server: VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 node verify_vote.mjs
import { Buffer } from "node:buffer";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { appendFileSync, fsyncSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";

/** YOUR PART: give the reward. A vote comes here at most once, a test never; several may come together. */
function reward(username, voteId) {
  console.log(`${username} voted: ${voteId}`);
}

// One secret, or two with a space between them while you change it.
const SECRETS = (process.env.VOTEBOARD_WEBHOOK_SECRET ?? "").split(" ");
if (!SECRETS.every((secret) => /^whsec_[A-Za-z0-9+/]{43}=$/.test(secret))) {
  console.error("Set VOTEBOARD_WEBHOOK_SECRET to the webhook secret of your key: whsec_…");
  process.exit(1);
}

/** Whether Voteboard sent this body, at most five minutes ago. `body` is the bytes as received. */
function isFromVoteboard(header, body) {
  const [, t, v1] = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (t === undefined || Math.abs(Math.floor(Date.now() / 1000) - Number(t)) > 300) return false;
  return SECRETS.some((secret) => {
    const digest = createHmac("sha256", secret).update(`${t}.`).update(body).digest();
    return timingSafeEqual(digest, Buffer.from(v1, "hex"));
  });
}

// A line per vote: its id, and its body's hash, for the body is signed and the id is not. Votes over
// 31 days old are not sent again: cut their lines if you like, while this program is stopped.
const CLAIMS = process.env.VOTEBOARD_CLAIMS ?? "voteboard_claims.txt";
const file = openSync(CLAIMS, "a");
const claimed = new Set(readFileSync(CLAIMS, "utf8").split(/\s+/));

/** Whether the vote is new. If so, the disk knows it from now on. One program per file. */
function claim(voteId, body) {
  const hash = createHash("sha256").update(body).digest("hex");
  if (claimed.has(voteId) || claimed.has(hash)) return false;
  appendFileSync(file, `\n${voteId} ${hash}`); // the break first: a line torn by a crash ends there
  fsyncSync(file);
  claimed.add(voteId).add(hash);
  return true;
}

async function receive(request) {
  if (request.method !== "POST") return { status: 405 };
  const parts = [];
  let size = 0;
  for await (const part of request) {
    if ((size += part.length) <= 65_536) parts.push(part);
  }
  if (size > 65_536) return { status: 413 };
  const body = Buffer.concat(parts);
  if (!isFromVoteboard(request.headers["x-listing-signature"], body)) return { status: 401 };
  const voteId = request.headers["x-listing-vote"] ?? "";
  if (!/^[0-9a-f-]{36}$/.test(voteId)) return { status: 400 };
  const { event, user_id, username } = JSON.parse(body);
  const isTest = "x-listing-test" in request.headers || /^[0-]+$/.test(user_id);
  const isNone = isTest || event !== "vote" || [undefined, "Voteboard_Test"].includes(username);
  return { status: 204, vote: isNone || !claim(voteId, body) ? undefined : { username, voteId } };
}

const limits = { requestTimeout: 5_000, headersTimeout: 5_000, connectionsCheckingInterval: 500 };
createServer(limits, async (request, response) => {
  const complain = (error) => console.error(`Vote ${request.headers["x-listing-vote"]}:`, error);
  const { status, vote } = await receive(request).catch((error) => {
    if (request.complete) complain(error);
    return { status: error instanceof SyntaxError ? 400 : 500 };
  });
  response.writeHead(status, status === 405 ? { Allow: "POST" } : {}).end();
  // Claimed, answered, then rewarded: a crash in between costs one reward, which you can give by hand.
  // In another order, it would be given twice.
  if (vote) await new Promise((done) => done(reward(vote.username, vote.voteId))).catch(complain);
}).listen(Number(process.env.PORT ?? 8080), "127.0.0.1");
