import { z } from "zod";
import { currentLocale } from "../current_locale.ts";

/** Maximum page number, more than a visitor needs. */
const PAGE_MAX = 10_000;

/** The schema of a page's number in an address. Invalid values select the first page. */
export const PAGE_NUMBER = z.coerce.number().int().min(1).max(PAGE_MAX).catch(1);

/** A link to the page before or after this one. */
interface LinkNeighbour {
  href: string;
  label: string;
}

/** Links to the other pages of a list. Renders nothing if there are none. */
export function Pages({ label, here, back, on }: {
  /** The list's name, for screen readers. */
  label: string;
  /** The current page, if its number is known. */
  here?: string;
  back: LinkNeighbour | undefined;
  on: LinkNeighbour | undefined;
}) {
  if (!back && !on) return null;
  return (
    <nav class="pages" aria-label={label}>
      {back ? <a href={back.href}>{back.label}</a> : <span />}
      {here === undefined ? null : <span>{here}</span>}
      {on ? <a rel="next" href={on.href}>{on.label}</a> : <span />}
    </nav>
  );
}

/** Pages shown on each side of the current one. */
const AROUND = 1;

/** Links to the other pages of a list with numbered pages. */
export function NumberedPages({ label, page, pages, hrefOf }: {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}) {
  const locale = currentLocale();
  if (pages <= 1) return null;
  const shown = new Set([1, pages]);
  for (let near = page - AROUND; near <= page + AROUND; near++) shown.add(near);
  const numbers = [...shown].filter((nth) => nth >= 1 && nth <= pages).sort((a, b) => a - b);
  return (
    <nav class="pages" aria-label={label}>
      {page > 1
        ? <a rel="prev" href={hrefOf(page - 1)}>{locale.words.frame.pages.previous}</a>
        : null}
      {numbers.map((nth, at) => (
        <>
          {nth - (numbers[at - 1] ?? 0) > 1 ? <span class="soft">…</span> : null}
          {nth === page
            ? <span aria-current="page">{locale.formats.count(nth)}</span>
            : <a href={hrefOf(nth)}>{locale.formats.count(nth)}</a>}
        </>
      ))}
      {page < pages
        ? <a rel="next" href={hrefOf(page + 1)}>{locale.words.frame.pages.next}</a>
        : null}
    </nav>
  );
}

/** Breadcrumbs from the listing to this page. */
export function Crumbs({ way, here }: {
  way: readonly { href: string; label: string }[];
  here: string;
}) {
  return (
    <nav aria-label={currentLocale().words.frame.layout.way}>
      <ol class="crumbs">
        {way.map(({ href, label }) => (
          <li>
            <a href={href} dir="auto">{label}</a>
          </li>
        ))}
        <li aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}

/** Returns a path with the non-empty values as its query. A list repeats its name. */
export function linkWith(
  path: string,
  values: Record<string, string | readonly string[] | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value ?? ""].flat()) if (one !== "") query.append(name, one);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the last entry of this page if more entries were found than fit on it. The next page starts after it. */
export function lastOnPage<Entry>(found: readonly Entry[], size: number): Entry | undefined {
  return found.length > size ? found[size - 1] : undefined;
}

/** A link on its own line; with a look, it is styled as a button. */
export function LinkLine({ href, label, look }: { href: string; label: string; look?: string }) {
  return (
    <p>
      <a class={look && `button ${look}`} href={href}>{label}</a>
    </p>
  );
}
