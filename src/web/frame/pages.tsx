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

/** The entry after which the next page begins, when more were found than one page has. */
export function lastOnPage<Entry>(found: readonly Entry[], size: number): Entry | undefined {
  return found.length > size ? found[size - 1] : undefined;
}
