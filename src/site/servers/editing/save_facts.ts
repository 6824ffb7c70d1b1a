import type { Act } from "../../../core/rights/actor.ts";
import type { Context } from "../../../core/trail/context.ts";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { type Facts, type GivenFacts, WHOLE_FACTS } from "../fields/facts.ts";
import { changeServer } from "../change_server.ts";
import { keepSeen, lockListing } from "../review/listing_version.ts";
import { changedFields, findText, writeText } from "../fields/written_text.ts";

/** Returns the facts of a server. */
export async function findFacts(sql: Query, serverId: string): Promise<Facts> {
  const { name: _n, game: _g, host: _h, port: _p, description: _d, ...facts } = await findText(
    sql,
    serverId,
  );
  return facts;
}

/** Replaces the facts of the actor's server, which are public at once. Refuses what `storeFacts` refuses. */
export async function saveFacts(
  context: Context,
  slug: string,
  { facts, ...act }: Act & { facts: GivenFacts },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "server_edited",
    async change(tx, { id: serverId }) {
      await lockListing(tx, serverId);
      return await storeFacts(tx, serverId, { facts, act });
    },
    details: (changed) => changed.length > 0 ? { changed: changed.join(", ") } : null,
  });
}

/**
 * Replaces the facts of a server that the transaction has locked. Returns the names of those that changed. Refuses
 * invalid facts and an unknown tag.
 */
export async function storeFacts(
  tx: Query,
  serverId: string,
  { facts: given, act }: { facts: GivenFacts; act: Act },
): Promise<string[]> {
  const before = await findText(tx, serverId);
  const facts = keepOrder(parseFacts({ ...languagesOf(before), ...given }), before);
  const text = { ...before, ...facts };
  const changed = changedFields(before, text);
  if (changed.length === 0) return changed;
  await keepSeen(tx, serverId, act);
  await writeText(tx, serverId, { text, now: act.now });
  return changed;
}

/**
 * Returns facts with the languages in their saved order, new ones last, because a form sends them in the order of its
 * checkboxes.
 */
export function keepOrder(facts: Facts, before: Pick<Facts, "languages">): Facts {
  const kept = before.languages.filter((language) => facts.languages.includes(language));
  return { ...facts, languages: [...new Set([...kept, ...facts.languages])] };
}

/** Returns the facts that keep their values if they aren't given, because some sites have no fields for them. */
function languagesOf(
  { textLanguage, translations }: Facts,
): Pick<Facts, "textLanguage" | "translations"> {
  return { textLanguage, translations };
}

/** Returns facts in the form that is stored. Refuses invalid facts. */
export function parseFacts(given: GivenFacts): Facts {
  const { success, data, error } = WHOLE_FACTS.safeParse(given);
  if (success) return { ...data, tags: [...new Set(data.tags)].sort(), languages: data.languages };
  const faults = error.issues.map(({ message }) => message);
  throw refusal("facts_invalid", { faults });
}
