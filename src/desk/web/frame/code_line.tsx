import { CopyButton } from "../../../site/web/parts/join.tsx";
import type { Locale } from "../../../core/locales/locale.ts";

/** A command or a line of the environment, in full on any screen, with a button that copies it. */
export function CodeLine({ locale, id, value }: { locale: Locale; id: string; value: string }) {
  return (
    <div class="command">
      <code id={id} dir="ltr">{value}</code>
      <CopyButton locale={locale} of={id} />
    </div>
  );
}
