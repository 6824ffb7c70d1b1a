// Node 20 or newer: VOTEBOARD_KEY=vb_… node check_vote.mjs Steve_01
import process from "node:process";

const SITE = "https://voteboard.example";

/** Whether the player has voted today. Throws when there is no answer: then reward nobody, and ask again later. */
export async function hasVoted(username) {
  const answer = await fetch(
    `${SITE}/api/v1/vote-check?${new URLSearchParams({ username })}`,
    {
      headers: { Authorization: `Bearer ${process.env.VOTEBOARD_KEY}` },
      signal: AbortSignal.timeout(5_000),
    },
  );
  if (answer.status === 429) {
    throw new Error(`Ask again in ${answer.headers.get("Retry-After")} seconds`);
  }
  if (!answer.ok) throw new Error(`Voteboard answered ${answer.status}`);
  return (await answer.json()).voted;
}

console.log(await hasVoted(process.argv[2]) ? "has voted" : "has not voted");
