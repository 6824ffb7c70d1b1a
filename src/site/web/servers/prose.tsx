import type { TextLanguage } from "./text_language.ts";
import { raw } from "hono/html";
import { renderMarkdown } from "./markdown.ts";

/** An owner's Markdown text, whose rendering is the only HTML from users' input. */
export async function Prose(
  { text, language = { dir: "auto" } }: { text: string; language?: TextLanguage },
) {
  return <div class="prose" {...language}>{raw(await renderMarkdown(text))}</div>;
}
