import { randomBytes } from "node:crypto";
import { findAccount } from "../../src/accounts/account_repository.ts";
import { OPERATOR } from "../../src/accounts/actor.ts";
import { createAccount } from "../../src/accounts/create_account.ts";
import { addServer } from "../../src/servers/add_server.ts";
import { decideStatus } from "../../src/servers/decide_status.ts";
import { findServer } from "../../src/servers/server_repository.ts";
import { castVote } from "../../src/votes/cast_vote.ts";
import { MONTHLY_DAYS } from "../../src/votes/vote_counts.ts";
import type { Operator } from "../admin/operator.ts";

/** Who owns the demo's servers. */
const OWNER = "demo_owner";

/** The server that the demo's key is bound to. */
export const DEMO_SERVER = "skyblock-valley";

/** Several games, so that the listing looks like one. The first name's slug is DEMO_SERVER. */
const SERVERS = [
  { name: "Skyblock Valley", game: "minecraft", host: "play.skyblock-valley.example", port: 25565 },
  { name: "Bedrock Bay", game: "minecraft-bedrock", host: "bay.example", port: 19132 },
  { name: "Rusty Shores", game: "rust", host: "rust.shores.example", port: 28015 },
  { name: "Palisade", game: "palworld", host: "palisade.example", port: 8211 },
  { name: "Retake Club", game: "counter-strike-2", host: "retake.example", port: 27015 },
];

const PLAYERS = [
  "Steve_01",
  "Alex",
  ".Pocket_Pia",
  "Quartz",
  "redstone-rita",
  "Ender.Eddie",
  "Mossy",
  "Lapis_Lou",
  "Cobble",
  "Nether_Nils",
];

const DAY_MS = 86_400_000;

/** Lists the demo's servers with a month of votes, unless they are listed already. */
export async function seedListing({ sql, now }: Operator): Promise<void> {
  if (await findServer(sql, DEMO_SERVER)) return;
  await Promise.all([OWNER, ...PLAYERS].map((username) => addPlayer(sql, username, now)));
  const slugs = [];
  for (const listing of SERVERS) {
    const act = { by: OPERATOR, now };
    const { slug } = await addServer(sql, { owner: OWNER, ...listing }, act);
    await decideStatus(sql, slug, { decision: "approve", ...act });
    slugs.push(slug);
  }
  for (let ago = MONTHLY_DAYS; ago >= 1; ago--) await seedDay(sql, slugs, { ago, now });
}

/** A player of the demo who has not voted for its server today; a new one when all have. */
export async function findVoter({ sql, now }: Operator): Promise<string> {
  const [player] = await sql<{ username: string }[]>`
    select a.username from account a
    left join server s on s.slug = ${DEMO_SERVER}
    left join last_vote l on l.account_id = a.id and l.server_id = s.id
    where a.username <> ${OWNER} and a.email like '%@demo.example'
      and (l.voted_on is null or l.voted_on < (${now}::timestamptz at time zone 'utc')::date)
    order by a.created_at, a.username limit 1`;
  if (player) return player.username;
  const username = `Player_${randomBytes(4).toString("hex")}`;
  await addPlayer(sql, username, now);
  return username;
}

async function seedDay(
  sql: Operator["sql"],
  slugs: string[],
  { ago, now }: { ago: number; now: Date },
) {
  // Who votes on which day follows from the numbers, so that every demo shows the same month.
  const votes = slugs.flatMap((slug, server) =>
    PLAYERS.filter((_, player) => (player * 7 + server * 3 + ago * 5) % 11 < 6 - server).map((
      username,
      nth,
    ) => ({
      slug,
      username,
      now: new Date(now.getTime() - ago * DAY_MS + nth * 60_000),
    }))
  );
  await Promise.all(votes.map((vote) => castVote({ sql, nudge: () => {} }, vote)));
}

async function addPlayer(sql: Operator["sql"], username: string, now: Date): Promise<void> {
  if (await findAccount(sql, username)) return;
  const email = `${username.replace(/[^A-Za-z0-9]/g, "").toLowerCase()}@demo.example`;
  const password = randomBytes(24).toString("base64");
  await createAccount(sql, { username, email, password, isModerator: false }, now);
}
