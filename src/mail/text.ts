/** Facts about the site that emails mention. */
export interface MailSite {
  name: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

/** Joins the lines of an email. */
export function lines(...text: string[]): string {
  return text.join("\n") + "\n";
}
