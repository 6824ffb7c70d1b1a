import { OPERATOR } from "../../../src/core/rights/actor.ts";
import type { Sql } from "../../../src/core/database/connect.ts";
import { splitVotifierUrl } from "../../../src/reach/destinations/votifier_address.ts";
import { issueKey, type KeyContext } from "../../../src/core/keys/issue_key.ts";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { UNASKED } from "../../support/world.ts";
import type { Plan } from "../plan.ts";
import type { Receiver } from "../receivers/receivers.ts";

/** A vote to cast. Each pair of player and server occurs once. */
export interface Ballot {
  slug: string;
  username: string;
}

/** The servers to vote for, and the keys that can read them. */
export interface Listing {
  ballots: Ballot[];
  slugs: string[];
  /** The API keys. */
  keys: string[];
}

/** Lists the servers, creates their keys with one receiver each, and creates the ballots of all votes. */
export async function seedListing(
  context: KeyContext,
  plan: Plan,
  receivers: readonly Receiver[],
): Promise<Listing> {
  const players = Math.ceil(plan.votes / plan.servers);
  await addPlayers(context.sql, players);
  const ballots: Ballot[] = [];
  const slugs: string[] = [];
  const keys: string[] = [];
  for (let server = 0; server < plan.servers; server++) {
    const slug = await listServer(context.sql, server);
    slugs.push(slug);
    for (let key = 0; key < plan.keysPerServer; key++) {
      const receiver = receivers[server * plan.keysPerServer + key];
      if (receiver) keys.push(...await giveKey(context, slug, receiver));
    }
    for (let player = 1; player <= players; player++) {
      ballots.push({ slug, username: `Player_${player}` });
    }
  }
  return { ballots: ballots.slice(0, plan.votes), slugs, keys };
}

/** Adds players in one statement, because scrypt takes 50 ms for the password of a real account. */
async function addPlayers(sql: Sql, players: number): Promise<void> {
  await sql`
    insert into account (username, username_key, email, created_at, updated_at)
    select 'Player_' || n, 'player_' || n, 'player_' || n || '@example.com', now(), now()
    from generate_series(1, ${players}::int) as n`;
}

async function listServer(sql: Sql, number: number): Promise<string> {
  const act = { by: OPERATOR, now: new Date() };
  const { slug } = await addServer({ sql, allowPrivate: true }, {
    owner: "Player_1",
    name: `Server ${number}`,
    game: "minecraft",
    ...UNASKED,
  }, act);
  await decideStatus({ sql, nudge: () => {} }, slug, { decision: "approve", ...act });
  return slug;
}

/** Connects a server to a receiver. Returns the key that can read the server, which a Votifier doesn't have. */
async function giveKey(context: KeyContext, slug: string, receiver: Receiver): Promise<string[]> {
  const { url, token: secret } = receiver;
  const act = { by: OPERATOR, now: new Date() };
  const place = splitVotifierUrl(url);
  if (place && secret !== undefined) {
    const { id } = await connectVotifier(context, slug, { ...place, secret, ...act });
    receiver.belongsTo({ id, webhookSecret: secret });
    return [];
  }
  const key = await issueKey(context, slug, { name: `key ${url}`, webhookUrl: url, ...act });
  receiver.belongsTo(key);
  return [key.secret];
}
