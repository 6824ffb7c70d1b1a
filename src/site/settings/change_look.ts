import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type Act, requireRight } from "../../core/rights/actor.ts";
import { cleanLine, cleanText } from "../../core/text/typed_text.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { AuditDetails } from "../../core/trail/audit_details.ts";
import type { Context } from "../../core/trail/context.ts";
import { findSettings, storeSetting } from "./site_settings.ts";

/** Maximum characters of the site's name and of its imprint. */
export const SITE_NAME_MAX = 60;
export const IMPRINT_MAX = 20_000;

/** A text of the site's look. */
export type LookText = typeof LOOK_TEXTS[number];

const LOOK_TEXTS = ["name", "accent", "imprint"] as const;

/** A colour in the form that is stored. */
export const COLOR = /^#[0-9a-f]{6}$/;

/** The settings of a site's look. */
export const LOOK_NAMES = ["name", "accent", "logo", "imprint"] as const;

/**
 * Sets texts of the site's look in one transaction, and returns whether any of them changed. An empty text removes the
 * setting. Refuses non-administrators, and what `parseLookText` refuses.
 */
export async function saveLookTexts(
  context: Context,
  { texts, ...act }: Act & { texts: Partial<Record<LookText, string>> },
): Promise<{ isChanged: boolean }> {
  const named = LOOK_TEXTS.filter((name) => texts[name] !== undefined);
  return await change(
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

/** Sets or removes the site's logo, which is a picture of `RewritePicture`. Refuses non-administrators. */
export async function saveLogo(
  context: Context,
  { logo, ...act }: Act & { logo: Uint8Array | undefined },
): Promise<void> {
  const details = { to: logo ? "a new picture" : "the default" };
  await change(context, act, [{ name: "logo", value: logo?.toBase64() ?? null, details }]);
}

/** Makes the changes that differ from what is stored, with an entry in the trail for each. */
async function change(
  { sql }: Context,
  act: Act,
  changes: readonly {
    name: typeof LOOK_NAMES[number];
    value: string | null;
    details: AuditDetails;
  }[],
): Promise<{ isChanged: boolean }> {
  requireRight(act.by, "settings");
  return await sql.begin(async (tx: Query) => {
    const stored = await findSettings(tx, changes.map(({ name }) => name));
    const made = changes.filter(({ name, value }) => value !== (stored[name] ?? null));
    for (const { name, value, details } of made) {
      await storeSetting(tx, { name, value, now: act.now });
      const entry = { action: "setting_changed", serverId: null, subject: name } as const;
      await recordAudit(tx, act, { ...entry, details });
    }
    return { isChanged: made.length > 0 };
  });
}

/**
 * Returns a text in the form that is stored. Refuses a name that isn't a single line of at most 60 characters, a colour
 * other than `#rrggbb`, and an imprint that is too long.
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
