import { raw } from "hono/html";
import { renderMarkdown } from "./markdown.ts";

/** An owner's text in Markdown: the only HTML on any page that is not written here. */
export async function Prose({ text }: { text: string }) {
  return <div class="prose">{raw(await renderMarkdown(text))}</div>;
}
