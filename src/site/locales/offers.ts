import type { LocaleTag } from "../../core/locales/language_tags.ts";

/**
 * Each language's offer to switch to it, for readers of a page in another language. These texts aren't in a language's
 * file, because they are shown on pages in the others.
 */
export const OFFERS: Readonly<Record<LocaleTag, string>> = {
  en: "Read this page in English",
  de: "Diese Seite auf Deutsch lesen",
  es: "Leer esta página en español",
  "pt-BR": "Ler esta página em português",
  fr: "Lire cette page en français",
  pl: "Czytaj tę stronę po polsku",
  ru: "Читать эту страницу по-русски",
  tr: "Bu sayfayı Türkçe oku",
  ar: "اقرأ هذه الصفحة بالعربية",
  xa: "Ŕéeáad ţhíiş ƥáaĝée",
};
