import { isolated } from "../../text/shown_text.ts";
import { ButtonForm } from "../kit/form.tsx";
import { pathBack } from "../return_path.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";

/**
 * The notice for the owner of an imported account about who stores their data now, on every page until they confirm it.
 */
export function ImportedNotice({ c, web }: { c: WebContext; web: Web }) {
  const list = c.get("viewer")?.importedFrom ?? null;
  if (list === null) return null;
  const { layout: words } = currentLocale().words.frame;
  return (
    <div class="notice">
      <p>{words.imported(isolated(list), isolated(web.site.name))}</p>
      <p>
        <a href="/privacy">{words.importedMore}</a>
      </p>
      <ButtonForm
        action="/account/move-notice/removal"
        label={words.importedRead}
        fields={{ next: pathBack(c) }}
      />
    </div>
  );
}
