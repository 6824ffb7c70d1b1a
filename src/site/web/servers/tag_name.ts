import { ENGLISH } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";

/** Names by the key of a message, which is a slug with underscores. */
type NamesBySlug = Readonly<Partial<Record<string, string>>>;

/**
 * Returns the name of a tag in the reader's language. A tag that the site renamed or added has only the site's name.
 */
export function tagName({ slug, name }: { slug: string; name: string }): string {
  const { words } = currentLocale();
  const key = slug.replaceAll("-", "_");
  const english: NamesBySlug = ENGLISH.words.tagNames;
  const own: NamesBySlug = words.tagNames;
  return english[key] === name ? own[key] ?? name : name;
}
