/** A place that a search can find: a guide, one of its sections, or an operation of an API. */
export interface DocsSection {
  href: string;
  heading: string;
  /** Other names for it, which count as much as its heading. */
  aliases: string;
  /** The guide or reference that it is a part of, and the weight of its group. */
  page: { href: string; title: string; group: string; weight: number };
  /** The text, which results quote from. */
  prose: string;
  /** The text with its code and the names of fields. */
  text: string;
}
