import { ENGLISH } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";

/** Names by slugs, in which messages have underscores. */
type Names = Readonly<Partial<Record<string, string>>>;

/**
 * Returns what a tag is called in a reader's language. A tag that the site renamed or added has only the name that the
 * site gave it.
 */
export function tagName({ slug, name }: { slug: string; name: string }): string {
  const { words } = currentLocale();
  const key = slug.replaceAll("-", "_");
  const english: Names = ENGLISH.words.tagNames;
  const own: Names = words.tagNames;
  return english[key] === name ? own[key] ?? name : name;
}
