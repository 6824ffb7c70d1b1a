import { Copyable } from "../../kit/copy_button.tsx";
import { Icon } from "../../kit/icons.tsx";
import { currentLocale } from "../../current_locale.ts";

/**
 * The button that shares a page with an app or, if the browser can't do so, copies its address. Without a script, the
 * address is shown in a field.
 */
export function Share({ url, title }: { url: string; title: string }) {
  const locale = currentLocale();
  const { share: words } = locale.words.listing;
  const shared = {
    "data-share": url,
    "data-title": title,
    "data-copied": locale.words.frame.forms.copied,
  };
  return (
    <div>
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
