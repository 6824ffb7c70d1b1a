import type { Locale } from "../../../core/locales/locale.ts";
import type { ListingText } from "../../../site/servers/unreviewed_edit.ts";

/** Returns the names of a listing's parts. */
export function partNames({ words }: Locale): Record<keyof ListingText, string> {
  const { name, game, host, port, text } = words.listing.change;
  return { name, game, host, port, slug: words.moderation.text.slug, ...text };
}
