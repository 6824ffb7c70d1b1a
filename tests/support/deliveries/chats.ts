import type { ChatSite } from "../../../src/reach/chats/send_chat.ts";
import { createLocales } from "../../../src/site/locales/site_locales.ts";
import type { ChatPace } from "../../../src/core/destinations/chat_service.ts";
import type { ChatService } from "../../../src/core/destinations/chat_service.ts";
import { connectChat } from "../../../src/reach/keys/chat.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { type DiscordChat, startDiscordChat } from "./discord_chat.ts";
import type { Embed } from "./discord_message.ts";
import { openWorld, type World } from "../world.ts";

/** The site that messages come from, for a separate dispatcher. */
export const NO_SITE: ChatSite = {
  locales: createLocales(),
  baseUrl: "http://localhost",
  findTopTen: () => Promise.resolve({ listed: [], others: 0 }),
};

/** Connects a channel of a server to an address, and returns the id of its key. */
export async function connect(
  world: World,
  server: Pick<Server, "slug">,
  { address, service = "discord", pace = "at_once" }: {
    address: string;
    service?: ChatService;
    pace?: ChatPace;
  },
): Promise<string> {
  const { id } = await connectChat(world.context, server.slug, {
    address,
    service,
    pace,
    locale: null,
    ...world.act,
  });
  return id;
}

/**
 * Opens a world with a server whose votes are posted into a channel of an imitation of Discord, which uses the world's
 * clock.
 */
export async function openChat(
  { pace = "at_once", ...options }: Parameters<typeof openWorld>[0] & { pace?: ChatPace } = {},
) {
  const world = await openWorld(options);
  const discord = startDiscordChat({ now: () => world.clock.now.getTime() });
  const server = await world.server();
  const address = discord.add({ id: "1", token: "s3cr3t-of-the-channel_wxyz", channel: "c" });
  const keyId = await connect(world, server, { address, pace });
  return {
    world,
    discord,
    server,
    address,
    keyId,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await discord[Symbol.asyncDispose]();
    },
  };
}

/** Casts votes of new players at this moment, and returns their names. */
export async function castVotes(
  world: World,
  server: Pick<Server, "slug">,
  { count, prefix = "Player" }: { count: number; prefix?: string },
): Promise<string[]> {
  const names = Array.from({ length: count }, (_, nth) => `${prefix}_${nth}`);
  for (const name of names) await world.account(name);
  await Promise.all(names.map((name) => world.vote(server, name)));
  return names;
}

/** Advances the world's clock. */
export function later(world: World, seconds: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000);
}

/** Returns the embeds in a channel, oldest first. */
export function embedsOf({ posted }: DiscordChat): Embed[] {
  return posted.flatMap(({ message }) => message.embeds ?? []);
}

/** Returns the number of votes in a message. */
export function votesOf({ title = "" }: Embed): number {
  return / voted for /.test(title) ? 1 : Number(/\d+/.exec(title)?.[0] ?? 0);
}

/** Returns the number of votes in all messages of a channel. */
export function postedVotes(discord: DiscordChat): number {
  return embedsOf(discord).reduce((sum, embed) => sum + votesOf(embed), 0);
}

/** Counts a server's deliveries by state. */
export async function statesOf(world: World): Promise<Record<string, number>> {
  const rows = await world.services.sql<{ state: string; rows: number }[]>`
    select state::text, count(*)::int as rows from (
      select state from outbox union all select state from delivery
    ) as all_rows group by 1`;
  return Object.fromEntries(rows.map(({ state, rows }) => [state, rows]));
}
