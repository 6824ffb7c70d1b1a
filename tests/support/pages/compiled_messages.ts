import { pathToFileURL } from "node:url";
import { localeFiles, pseudoModule } from "../../../scripts/languages/files.ts";
import { readLocales } from "../../../scripts/languages/read_locales.ts";
import { unusedMessages } from "../../../scripts/languages/unused.ts";

const LOCALES = new URL("../../../locales/", import.meta.url);

/** Returns formatters like those of the service, without a cache. */
export function formattersOf(tag: string) {
  return {
    count: (number: number) => number.toLocaleString(tag),
    plural: (number: number) => new Intl.PluralRules(tag).select(number),
    decimal: new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format,
    date: (_key: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }).format,
  };
}

/** Messages by language and then by file. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Compiles messages. Returns the modules and the lines about completeness. */
export function compileMessages(messages: Messages) {
  return localeFiles(
    new Map(Object.entries(messages).map(([tag, files]) => [tag, new Map(Object.entries(files))])),
  );
}

/** Compiles messages and returns the texts of one language. */
// deno-lint-ignore no-explicit-any -- The words are made in the test.
export async function wordsOf(messages: Messages, tag: string): Promise<any> {
  const { files } = compileMessages(messages);
  const folder = pathToFileURL(`${await Deno.makeTempDir()}/`);
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(new URL(name, folder), text);
    }
    const english = (await import(new URL("en.ts", folder).href)).words(formattersOf("en"));
    if (tag === "en") return english;
    return (await import(new URL(`${tag}.ts`, folder).href)).words(formattersOf(tag), english);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Returns the lines about the faults of messages, or about those that `code` doesn't read. */
export function faultsOf(messages: Messages, code: string = readsAll(messages)): string[] {
  try {
    compileMessages(messages);
    const english = new Map(Object.entries(messages["en"] ?? {}));
    return unusedMessages(english, new Map([["page.tsx", code]]));
  } catch (error) {
    return String((error as Error).message).split("\n");
  }
}

/**
 * Returns the texts of the pseudo-locale, generated from the English files: longer, and with brackets around each text.
 */
// deno-lint-ignore no-explicit-any -- Its type is that of the English words.
export async function pseudoWords(folder: URL = LOCALES): Promise<any> {
  const code = pseudoModule((await readLocales(folder)).get("en") ?? new Map());
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.words(formattersOf("en"));
}

/** Returns a program that passes on all texts of each area. */
function readsAll({ en = {} }: Messages): string {
  return Object.keys(en).map((name) => `show(locale.words.${name.replace(".ftl", "")});`).join(
    "\n",
  );
}
