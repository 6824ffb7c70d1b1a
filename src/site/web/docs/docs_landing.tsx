import { raw } from "hono/html";
import { DocsSearch, inEnglish } from "./docs_frame.tsx";
import type { ShownGuide } from "./guides.ts";
import { currentLocale } from "../current_locale.ts";
import { ENGLISH } from "../../../core/locales/locale.ts";
import { Icon } from "../kit/icons.tsx";

/** The icons of the first sections, which are the doors to what one can do. */
const DOORS = ["gift", "code", "house"] as const;

/** The docs' start page: a search, three doors and the references. All but the search is from docs/index.md. */
export function DocsLanding({ parts: [, ...parts] }: Pick<ShownGuide, "parts">) {
  return (
    <div class="page docs-start">
      <h1 {...inEnglish()}>{ENGLISH.words.docs.start}</h1>
      <DocsSearch placeholder={currentLocale().words.docs.searchHint} />
      <div class="trio" {...inEnglish()}>
        {DOORS.map((icon, nth) => (
          <section class="panel door">
            <Icon name={icon} />
            {raw(`${parts[nth]?.head}${parts[nth]?.body}`)}
          </section>
        ))}
      </div>
      {parts.slice(DOORS.length).map(({ head, body }) => (
        <section class="panel door" {...inEnglish()}>{raw(head + body)}</section>
      ))}
    </div>
  );
}
