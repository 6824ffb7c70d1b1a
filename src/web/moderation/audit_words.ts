/** Texts of the audit log. */
export const AUDIT = {
  title: "Audit trail",
  lead: "Who did what to which server, newest first. Entries are never changed.",
  server: "Server",
  serverHelp: "As it appears in the address of its page.",
  filter: "Show",
  showAll: "Show all servers",
  unknown: (slug: string) => `There is no server “${slug}”.`,
  none: "Nothing here yet.",
  heads: ["When", "Who", "Action"],
  details: "Details",
  older: "Older entries",
  newest: "Newest entries",
  pages: "Pages of the audit trail",
} as const;
