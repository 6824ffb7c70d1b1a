import { z } from "zod";
import type { Query, Sql } from "../../core/database/connect.ts";
import { describeError, log } from "../../core/observing/log.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type Act, requireRight } from "../../core/rights/actor.ts";
import { cleanLine, cleanText } from "../../core/text/typed_text.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { AuditDetails } from "../../core/trail/audit_details.ts";
import type { Context } from "../../core/trail/context.ts";
import { findSettings, storeSetting } from "./site_settings.ts";

/** The default name of the site. */
export const DEFAULT_NAME = "Voteboard";

/** Maximum characters of the site's name and of its imprint. */
export const SITE_NAME_MAX = 60;
export const IMPRINT_MAX = 20_000;

/** Milliseconds between two looks for what another process changed. */
const LOOK_EVERY_MS = 2_000;

/** Milliseconds between two looks for a file that this process doesn't know, which every visitor can request. */
const ASKED_EVERY_MS = 250;

/** What administrators set of the site's look. Absent where they set nothing. */
export interface SiteLook {
  name?: string | undefined;
  /** `#rrggbb`. */
  accent?: string | undefined;
  /** A picture that the pipeline of `src/site/pictures` wrote, as WebP. */
  logo?: Uint8Array<ArrayBuffer> | undefined;
  /** Markdown. */
  imprint?: string | undefined;
}

/** A text of the site's look. */
export type LookText = typeof LOOK_TEXTS[number];

const LOOK_TEXTS = ["name", "accent", "imprint"] as const;

/** A colour as it is stored. */
const COLOR = /^#[0-9a-f]{6}$/;

const NAMES = ["name", "accent", "logo", "imprint"] as const;

/** How each is stored. What can't be read counts as absent. */
const LOOK = z.object({
  name: z.string().optional().catch(undefined),
  accent: z.string().regex(COLOR).optional().catch(undefined),
  imprint: z.string().optional().catch(undefined),
  logo: z.base64().optional().catch(undefined)
    .transform((text) => text === undefined ? undefined : Uint8Array.fromBase64(text)),
});

/**
 * Keeps a copy of the site's look. `freshen` is called every second; it looks into the database every other. A database
 * that doesn't respond leaves the copy as it is.
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
    look = LOOK.parse(await findSettings(sql, NAMES));
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
    /** Looks again soon, for a file that another process may have made. */
    freshenForFile: () => freshen(ASKED_EVERY_MS),
    /** Looks again at once, after a change in this process. */
    async reload(): Promise<void> {
      await looking;
      await freshen(0);
    },
    current: () => look,
    /** Changes whenever the look does. */
    stamp: () => stamp,
  };
}

/** Returns a text that differs whenever a setting of the look does. */
async function findStamp(sql: Sql): Promise<string> {
  const [row] = await sql<{ stamp: string | null }[]>`
    select string_agg(name || ' ' || extract(epoch from changed_at) || ' ' || md5(value::text), ',' order by name)
      as stamp
    from site_setting where name = any(${[...NAMES]})`;
  return row?.stamp ?? "";
}

/**
 * Sets texts of the site's look, all or none; an empty one removes it. Only administrators may. Refuses what
 * `parseLookText` refuses.
 */
export async function saveLookTexts(
  context: Context,
  { texts, ...act }: Act & { texts: Partial<Record<LookText, string>> },
): Promise<void> {
  const named = LOOK_TEXTS.filter((name) => texts[name] !== undefined);
  await change(
    context,
    act,
    named.map((name) => {
      const value = parseLookText(name, texts[name] ?? "");
      const details = name === "imprint"
        ? { characters: value.length }
        : { to: value || "the default" };
      return { name, value: value === "" ? null : value, details };
    }),
  );
}

/** Sets the site's logo, as the pipeline of pictures wrote it, or removes it. Only administrators may. */
export async function saveLogo(
  context: Context,
  { logo, ...act }: Act & { logo: Uint8Array | undefined },
): Promise<void> {
  const details = { to: logo ? "a new picture" : "the default" };
  await change(context, act, [{ name: "logo", value: logo?.toBase64() ?? null, details }]);
}

async function change(
  { sql }: Context,
  act: Act,
  changes: readonly {
    name: typeof NAMES[number];
    value: string | null;
    details: AuditDetails;
  }[],
): Promise<void> {
  requireRight(act.by, "settings", "change_settings");
  await sql.begin(async (tx: Query) => {
    for (const { name, value, details } of changes) {
      await storeSetting(tx, { name, value, now: act.now });
      const entry = { action: "setting_changed", serverId: null, subject: name } as const;
      await recordAudit(tx, act, { ...entry, details });
    }
  });
}

/**
 * Returns a text as it is stored. Refuses a name that is no line of at most 60 characters, a colour other than
 * `#rrggbb`, and an imprint that is too long.
 */
export function parseLookText(name: LookText, typed: string): string {
  const text = typed.trim();
  if (name === "imprint") {
    if (text.length > IMPRINT_MAX) {
      throw refusal("setting_invalid", { why: name, max: IMPRINT_MAX });
    }
    return cleanText(text);
  }
  if (name === "accent") {
    const color = text.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
    if (text !== "" && !COLOR.test(color)) throw refusal("setting_invalid", { why: name });
    return color;
  }
  const line = cleanLine(text);
  if (line === undefined || line.length > SITE_NAME_MAX) {
    throw refusal("setting_invalid", { why: name, max: SITE_NAME_MAX });
  }
  return line;
}
