import { z } from "zod";
import type { Sql } from "../../core/database/connect.ts";
import { describeError, log } from "../../core/observing/log.ts";
import { findSettings } from "./site_settings.ts";
import { COLOR, LOOK_NAMES } from "./change_look.ts";

/** The default name of the site. */
export const DEFAULT_NAME = "Voteboard";

/** Milliseconds between two queries for changes by other processes. */
const LOOK_EVERY_MS = 2_000;

/** Minimum milliseconds between two queries for an unknown file, which any visitor can request. */
const ASKED_EVERY_MS = 250;

/** The parts of the site's look that administrators set. Absent if not set. */
export interface SiteLook {
  name?: string | undefined;
  /** `#rrggbb`. */
  accent?: string | undefined;
  /** A picture of `RewritePicture`, as WebP. */
  logo?: Uint8Array<ArrayBuffer> | undefined;
  /** Markdown. */
  imprint?: string | undefined;
}

/** The stored form of each part. A value that can't be read counts as absent. */
const LOOK = z.object({
  name: z.string().optional().catch(undefined),
  accent: z.string().regex(COLOR).optional().catch(undefined),
  imprint: z.string().optional().catch(undefined),
  logo: z.base64().optional().catch(undefined)
    .transform((text) => text === undefined ? undefined : Uint8Array.fromBase64(text)),
});

/**
 * Keeps a copy of the site's look. `freshen` is called every second and queries the database every other second. If the
 * database doesn't respond, the copy stays.
 */
export function createSiteLook(
  sql: Sql,
  monotonic: () => number = () => performance.now(),
) {
  let look: SiteLook = {};
  let stamp = "";
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;

  async function load(): Promise<void> {
    lookedAt = monotonic();
    const newest = await findStamp(sql);
    if (newest === stamp) return;
    look = LOOK.parse(await findSettings(sql, LOOK_NAMES));
    stamp = newest;
  }

  async function freshen(everyMs = LOOK_EVERY_MS): Promise<void> {
    if (looking === undefined && monotonic() - lookedAt < everyMs) return;
    looking ??= load()
      .catch((error) => log("warn", "site_look_not_read", describeError(error)))
      .finally(() => looking = undefined);
    await looking;
  }

  return {
    freshen: () => freshen(),
    /** Queries again, for a file that another process may have created. */
    freshenForFile: () => freshen(ASKED_EVERY_MS),
    /** Queries again at once, after a change in this process. */
    async reload(): Promise<void> {
      await looking;
      await freshen(0);
    },
    current: () => look,
    /** Returns a text that changes whenever the look changes. */
    stamp: () => stamp,
  };
}

/** Returns a text that changes whenever a setting of the look changes. */
async function findStamp(sql: Sql): Promise<string> {
  const [row] = await sql<{ stamp: string | null }[]>`
    select string_agg(name || ' ' || extract(epoch from changed_at) || ' ' || md5(value::text), ',' order by name)
      as stamp
    from site_setting where name = any(${[...LOOK_NAMES]})`;
  return row?.stamp ?? "";
}
