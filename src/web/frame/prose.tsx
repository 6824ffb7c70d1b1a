import { raw } from "hono/html";

/** What an owner wrote, as `renderMarkdown` made it: the only HTML on any page that is not written here. */
export function Prose({ html }: { html: string }) {
  return <div class="prose">{raw(html)}</div>;
}
