import type { ListingText } from "../../../site/servers/listing_version.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** Returns the names of a listing's parts. */
export function partNames(): Record<keyof ListingText, string> {
  const { words } = currentLocale();
  const { name, game, host, port, text } = words.listing.change;
  return { name, game, host, port, slug: words.moderation.text.slug, ...text };
}
