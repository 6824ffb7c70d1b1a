import { raw } from "hono/html";

/** An owner's text, rendered by `renderMarkdown`: the only HTML on any page that is not written here. */
export function Prose({ html }: { html: string }) {
  return <div class="prose">{raw(html)}</div>;
}
