import { type Act, requireRight } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal, type RefusalValues } from "../../core/refusals/refusal.ts";
import { violatesUnique } from "../../core/database/unique.ts";
import { byName } from "../servers/catalogue/by_name.ts";
import { gameId } from "../servers/catalogue/game_id.ts";
import { cleanLine } from "../../core/text/typed_text.ts";
import { freeSlug } from "../servers/slugs/moved_slug.ts";
import { slugOf } from "../servers/slugs/free_slug.ts";
import { GAME_PROTOCOLS, isGameProtocol } from "./protocols/game_protocols.ts";

/** Length of a game's name and slug, in characters. */
const NAME_MIN = 2;
const NAME_MAX = 60;
const SLUG = /^(?=.{2,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

const PORT_MAX = 65_535;

/** A game that servers can be listed under. */
export interface KnownGame {
  slug: string;
  name: string;
  defaultPort: number;
  /** A protocol from `game_protocols.ts`. Null if its servers can't be queried. */
  protocol: string | null;
  /** Added to a server's port for queries. */
  queryPortOffset: number;
}

/** Fields of a new game; its offset is 0 by default. */
export type NewGame = Omit<KnownGame, "queryPortOffset"> & Partial<KnownGame>;

/** A game with the number of its servers, in any status. */
interface UsedGame extends KnownGame {
  servers: number;
}

/** Lists all games, sorted by name. */
export async function listKnownGames(sql: Query): Promise<UsedGame[]> {
  const games = await sql<UsedGame[]>`
    select slug, name, default_port, protocol, query_port_offset,
      (select count(*) from server where game_id = game.id and deleted_at is null) as servers
    from game`;
  return [...games].sort(byName);
}

/**
 * Adds a game to the list that owners choose from, and returns its id. Without a slug, it is derived from the name.
 * Refuses non-administrators, a game that already exists, an unknown protocol, and an invalid name, slug or port.
 */
export async function addGame({ sql }: Context, game: NewGame, act: Act): Promise<string> {
  requireRight(act.by, "catalog");
  const { slug, name, defaultPort, protocol, queryPortOffset } = parseGame(game);
  const id = gameId(slug);
  return await refusingTaken(slug, () =>
    sql.begin(async (tx) => {
      await tx`
        insert into game (id, slug, name, default_port, protocol, query_port_offset)
        values (${id}, ${slug}, ${name}, ${defaultPort}, ${protocol}, ${queryPortOffset})`;
      await freeSlug(tx, { kind: "game", slug });
      await recordAudit(tx, act, { action: "game_added", serverId: null, subject: slug });
      return id;
    }));
}

/** Returns a game's fields. Without a slug, it is derived from the name. Refuses invalid fields. */
export function parseGame(game: NewGame): KnownGame {
  const name = cleanLine(game.name) ?? "";
  const parsed = { queryPortOffset: 0, ...game, name, slug: game.slug || slugOf(name) };
  const fault = gameFaultOf(parsed);
  if (fault) throw refusal("game_invalid", fault);
  return parsed;
}

/**
 * Runs `work`. Refuses a slug that another game has now, or had when it was added, because that slug determines its id.
 */
export async function refusingTaken<T>(
  slug: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!violatesUnique(error, "game_pkey") && !violatesUnique(error, "game_slug_key")) throw error;
    throw refusal("game_exists", { slug });
  }
}

function gameFaultOf(game: KnownGame): RefusalValues<"game_invalid"> | undefined {
  const { name, slug, protocol, defaultPort, queryPortOffset } = game;
  if (name.length < NAME_MIN || name.length > NAME_MAX) {
    return { why: "name", min: NAME_MIN, max: NAME_MAX };
  }
  if (!SLUG.test(slug)) return { why: "slug" };
  if (protocol !== null && !isGameProtocol(protocol)) {
    const known = GAME_PROTOCOLS.join(", ");
    return { why: "protocol", protocol: protocol.slice(0, NAME_MAX), known };
  }
  if (!isPort(defaultPort)) return { why: "port", max: String(PORT_MAX) };
  if (isPort(defaultPort + queryPortOffset)) return undefined;
  return { why: "queryPort", port: String(defaultPort + queryPortOffset) };
}

function isPort(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= PORT_MAX;
}
