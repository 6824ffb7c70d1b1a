import { Copyable } from "../frame/join.tsx";
import { Icon } from "../frame/icons.tsx";
import { FORMS } from "../frame/words.ts";
import { LISTING } from "./words.ts";

const { share: words } = LISTING;

/**
 * Shares a page: with an app where the browser can, or else by copying its address. Without a script, or where neither
 * works, its address is a field.
 */
export function Share({ url, title }: { url: string; title: string }) {
  const shared = { "data-share": url, "data-title": title, "data-copied": FORMS.copied };
  return (
    <div class="share">
      <button type="button" {...shared} hidden>
        <Icon name="share" />
        <b>{words.share}</b>
      </button>
      <details>
        <summary class="button">
          <Icon name="share" />
          {words.share}
        </summary>
        <Copyable id="share" label={words.address} value={url} />
      </details>
    </div>
  );
}
