// Node 20 or newer: VOTEBOARD_KEY=vb_… node check_vote.mjs Steve_01 Alex
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";

const SITE = "https://voteboard.example";
const KEY = process.env.VOTEBOARD_KEY ?? "";
const TIMEOUT_S = 2;
/** Until when we know, by player, that they have voted: a vote counts until its day ends (UTC). */
const known = new Map();

/**
 * Whether the player has voted today. A yes is not asked for again that day. Keep whom you rewarded.
 * Throws when there is no answer: then reward nobody, and ask again later. While the limit is used up
 * it waits for up to two minutes.
 */
export async function hasVoted(username, tries = 3) {
  if (known.get(username) > Date.now()) return true;
  const answer = await fetch(
    `${SITE}/api/v1/vote-check?${new URLSearchParams({ username })}`,
    {
      headers: { Authorization: `Bearer ${KEY}` },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_S * 1_000),
    },
  );
  const seconds = answer.headers.get("Retry-After") ?? "";
  if (answer.status === 429 && tries > 1 && /^([0-9]|[1-5][0-9]|60)$/.test(seconds)) {
    await wait(Number(seconds) * 1_000);
    return hasVoted(username, tries - 1);
  }
  if (answer.status !== 200) throw new Error(`Voteboard answered ${answer.status}`);
  const { voted } = await answer.json();
  if (typeof voted !== "boolean") throw new Error("That was no answer of Voteboard's");
  if (voted) known.set(username, Date.parse(answer.headers.get("X-Listing-Day-Ends")));
  return voted;
}

const names = process.argv.slice(2);
if (names.length === 0 || names.includes("") || !/^vb_[0-9A-Za-z]+$/.test(KEY)) {
  console.error("Say the names of players, and set VOTEBOARD_KEY to your API key: vb_…");
  process.exit(2);
}
try {
  for (const name of names) console.log(await hasVoted(name) ? "has voted" : "has not voted");
} catch (error) {
  console.error(`No answer, no reward: ${error.message}`);
  process.exitCode = 1;
}
