import { pathToFileURL } from "node:url";
import { localeFiles, pseudoModule } from "../../scripts/generate/locales/files.ts";
import { readLocales } from "../../scripts/generate/locales/read_locales.ts";

const LOCALES = new URL("../../locales/", import.meta.url);

/** Formatters like those of the service, made for each call. */
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

/** Compiles messages, and lets `code` read them. Returns the modules and the lines about completeness. */
export async function compileMessages(messages: Messages, code: string = readsAll(messages)) {
  const sources = new Map(
    Object.entries(messages).map(([tag, files]) => [tag, new Map(Object.entries(files))]),
  );
  return await localeFiles(sources, new Map([["page.tsx", code]]));
}

/** Compiles messages and returns the words of one language. */
// deno-lint-ignore no-explicit-any -- The words are made in the test.
export async function wordsOf(messages: Messages, tag: string): Promise<any> {
  const { files } = await compileMessages(messages);
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

/** Returns the lines about the faults of messages. */
export async function faultsOf(messages: Messages, code?: string): Promise<string[]> {
  try {
    return [...(await compileMessages(messages, code)).unused];
  } catch (error) {
    return String((error as Error).message).split("\n");
  }
}

/** Returns the words of the pseudo-locale, made from the English files: longer, and with marks around each text. */
// deno-lint-ignore no-explicit-any -- Its type is that of the English words.
export async function pseudoWords(folder: URL = LOCALES): Promise<any> {
  const code = pseudoModule((await readLocales(folder)).get("en") ?? new Map());
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.words(formattersOf("en"));
}

/** A program that passes on all words of each area. */
function readsAll({ en = {} }: Messages): string {
  return Object.keys(en).map((name) => `show(locale.words.${name.replace(".ftl", "")});`).join(
    "\n",
  );
}
