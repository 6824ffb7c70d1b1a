import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";

/** Returns the id of the game with a slug. Refuses an unknown slug. */
export async function requireGame(sql: Query, slug: string): Promise<string> {
  // Locks the game until the transaction ends, because another transaction may be merging it.
  const [game] = await sql<{ id: string }[]>`
    select id from game where slug = ${slug} for key share`;
  if (game) return game.id;
  const games = await sql<{ slug: string }[]>`select slug from game order by slug`;
  const known = games.map((candidate) => candidate.slug).join(", ");
  throw refusal("game_unknown", { slug, known });
}
