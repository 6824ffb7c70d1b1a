import { pathToFileURL } from "node:url";
import { localeFiles } from "../../scripts/languages/files.ts";
import { unusedMessages } from "../../scripts/languages/unused.ts";
import { formattersOf } from "../support/pages/compiled_messages.ts";

/** Messages by language and then by file. */
type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/** Returns a program that passes on all texts of each area. */
function readsAll({ en = {} }: Messages): string {
  return Object.keys(en).map((name) => `show(locale.words.${name.replace(".ftl", "")});`).join(
    "\n",
  );
}
