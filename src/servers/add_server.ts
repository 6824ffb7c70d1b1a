import { findAccount } from "../accounts/account_repository.ts";
import type { Sql } from "../database/connect.ts";
import { Refusal, violatesUnique } from "../errors.ts";
import type { Server } from "./server.ts";
import { findGame, insertServer } from "./server_repository.ts";
import { slugOf } from "./slug.ts";

/** Characters of a server's name. */
const NAME_MIN = 2;
const NAME_MAX = 100;

/** Labels of letters, digits and hyphens (RFC 1123), or an IPv6 address: letters, digits and colons. */
const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?)*$/;
const IPV6 = /^(?=.{2,45}$)[0-9a-f]*:[0-9a-f:.]+$/;

/** How many "-2", "-3" … are tried before a name is called taken. */
const SLUG_ATTEMPTS = 50;

/** What a listing is made of. */
export interface NewServer {
  owner: string;
  name: string;
  game: string;
  host: string;
  port: number;
}

/** Lists a server as `pending`. Refuses an unknown owner or game, and a name, host or port that cannot be. */
export async function addServer(sql: Sql, server: NewServer, now: Date): Promise<Server> {
  const name = parseName(server.name);
  const host = parseHost(server.host);
  const port = parsePort(server.port);
  const ownerId = await requireOwner(sql, server.owner);
  const gameId = await requireGame(sql, server.game);
  for (let attempt = 1; attempt <= SLUG_ATTEMPTS; attempt++) {
    const slug = slugOf(name, attempt);
    try {
      return await insertServer(sql, {
        id: crypto.randomUUID(),
        ownerId,
        gameId,
        slug,
        name,
        host,
        port,
        now,
      });
    } catch (error) {
      if (!violatesUnique(error, "server_slug_key")) throw error;
    }
  }
  throw new Refusal("server_exists", `Cannot add server: the name "${name}" is taken`);
}

function parseName(text: string): string {
  const name = text.trim();
  // deno-lint-ignore no-control-regex -- control characters are what it looks for
  if (name.length < NAME_MIN || name.length > NAME_MAX || /[\u0000-\u001f\u007f]/.test(name)) {
    throw new Refusal(
      "server_invalid",
      `Cannot add server: a name has ${NAME_MIN} to ${NAME_MAX} printable characters`,
    );
  }
  return name;
}

function parseHost(text: string): string {
  const host = text.trim().toLowerCase().replace(/\.$/, "");
  if (!HOST_NAME.test(host) && !IPV6.test(host)) {
    throw new Refusal(
      "server_invalid",
      `Cannot add server: "${text.slice(0, 253)}" is not a host name or address`,
    );
  }
  return host;
}

function parsePort(port: number): number {
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Refusal(
    "server_invalid",
    `Cannot add server: a port is a whole number from 1 to 65535, not ${port}`,
  );
}

async function requireOwner(sql: Sql, username: string): Promise<string> {
  const account = await findAccount(sql, username);
  if (account) return account.id;
  throw new Refusal("account_unknown", `Cannot add server: there is no account "${username}"`);
}

async function requireGame(sql: Sql, slug: string): Promise<string> {
  const game = await findGame(sql, slug);
  if ("id" in game) return game.id;
  throw new Refusal(
    "game_unknown",
    `Cannot add server: there is no game "${slug}"; known are ${game.known.join(", ")}`,
  );
}
