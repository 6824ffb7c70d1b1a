import { PAGES } from "./words.ts";

/** A page before or after this one. */
interface Neighbour {
  href: string;
  label: string;
}

/** The way to the other pages of a list; nothing when there are none. */
export function Pages({ label, here, back, on }: {
  /** The list's name, for those who do not see it. */
  label: string;
  /** Which page this is, where that is known. */
  here?: string;
  back: Neighbour | undefined;
  on: Neighbour | undefined;
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

/** The way to the other pages of a list whose pages are numbered. */
export function NumberedPages({ label, here, page, pages, hrefOf }: {
  label: string;
  here?: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}) {
  return (
    <Pages
      label={label}
      {...here === undefined ? {} : { here }}
      back={page > 1 ? { href: hrefOf(page - 1), label: PAGES.previous } : undefined}
      on={page < pages ? { href: hrefOf(page + 1), label: PAGES.next } : undefined}
    />
  );
}

/** A path with those values as its query that are not empty. */
export function linkWith(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The entry after which the next page begins, when more were found than one page has. */
export function lastOnPage<Entry>(found: readonly Entry[], size: number): Entry | undefined {
  return found.length > size ? found[size - 1] : undefined;
}
