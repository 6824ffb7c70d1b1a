/** Languages that people may speak on a server (ISO 639-1). */
export const LANGUAGES: readonly string[] =
  "ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tl tr uk ur vi zh"
    .split(" ");

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** Returns the English name of a language; whatever else was typed in its place stays as it is. */
export function languageName(code: string): string {
  return LANGUAGES.includes(code) ? NAMES.of(code) ?? code : code;
}
