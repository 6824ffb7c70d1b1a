import { z } from "zod";
import type { Query } from "../../core/database/connect.ts";
import { type Act, requireRight } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import { findSettings, storeSetting } from "./site_settings.ts";

/** Fields of an approved listing whose changes an administrator can make wait for a review, in groups. */
export const REVIEW_GROUPS = {
  name: ["name"],
  game: ["game"],
  address: ["host", "port"],
  texts: ["description", "rules", "textLanguage", "translations"],
  links: ["website", "discord", "video"],
  // Texts in other languages contain a tagline, too. The text language waits with them, because otherwise a language
  // could have two texts.
  facts: ["tagline", "tags", "country", "version", "languages", "textLanguage", "translations"],
} as const;

type ReviewGroup = keyof typeof REVIEW_GROUPS;

/** All groups, in the order in which pages show them. */
export const GROUPS = ["name", "game", "address", "texts", "links", "facts"] as const;

/** A field of a listing that can wait for a moderator. */
export type ReviewedField = typeof REVIEW_GROUPS[ReviewGroup][number];

/** Whether changes of each group wait for a moderator. Changes that don't wait are listed as recently changed. */
export type Review = Readonly<Record<ReviewGroup, boolean>>;

/** The schema of a review. By default, changes wait in the fields that identify a server for players. */
const REVIEW = z.object({
  name: z.boolean().default(true),
  game: z.boolean().default(true),
  address: z.boolean().default(true),
  texts: z.boolean().default(false),
  links: z.boolean().default(false),
  facts: z.boolean().default(false),
});

/** Returns which groups are reviewed. */
export async function findReview(sql: Query): Promise<Review> {
  const { review } = await findSettings(sql, ["review"]);
  return REVIEW.catch(REVIEW.parse({})).parse(review ?? {});
}

/**
 * Sets which groups are reviewed from now on, and returns whether this differs from before. Changes that wait already
 * go on waiting. Refuses non-administrators.
 */
export async function saveReview(
  { sql }: Context,
  { review, ...act }: Act & { review: Review },
): Promise<{ isChanged: boolean }> {
  requireRight(act.by, "settings");
  return await sql.begin(async (tx) => {
    const before = await findReview(tx);
    if (GROUPS.every((group) => review[group] === before[group])) return { isChanged: false };
    await storeSetting(tx, { name: "review", value: review, now: act.now });
    const reviewed = Object.entries(review).filter(([_, is]) => is).map(([group]) => group);
    const details = { reviewed: reviewed.join(", ") || "nothing" };
    const change = { action: "setting_changed", serverId: null, subject: "review" } as const;
    await recordAudit(tx, act, { ...change, details });
    return { isChanged: true };
  });
}

/** Returns whether changes of a field wait for a moderator. */
export function isReviewed(review: Review, field: ReviewedField): boolean {
  return GROUPS.some((group) => review[group] && REVIEW_GROUPS[group].some((one) => one === field));
}
