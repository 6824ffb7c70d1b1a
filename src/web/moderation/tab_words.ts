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

/** Texts of the page on which moderators decide who gets a name. */
export const NAMES = {
  title: "Claims to names",
  lead:
    "Somebody signed up with the name of a player who votes from the game without an account. The name goes to the first confirmed email address; a claim waits here when two addresses are confirmed, or when this site sends no email. The votes stay with the name.",
  none: "No claims are waiting.",
  heads: ["Name", "First named by", "Claimed", "Address confirmed", "Decision"],
  unconfirmed: "no",
  give: "Give the name",
  refuse: "Refuse",
} as const;

/** Texts of the games page. */
export const GAMES = {
  title: "Moderation: games",
  heading: "Games",
  lead: "The games that servers can be listed under, and how we ask their servers who is online.",
  add: "Add a game",
  added: "Games",
  name: { label: "Name" },
  slug: {
    label: "Short name",
    help:
      "Used in web addresses: lowercase letters, digits and hyphens. Leave it empty to derive it from the name. It cannot be changed later.",
  },
  port: { label: "Default port" },
  protocol: {
    label: "Protocol",
    help: "How we query its servers. Most games with a Steam query port use “valve”.",
  },
  noProtocol: "none: its servers can't be queried",
  offset: {
    label: "Query port",
    help:
      "How far the query port is from the default port: 1 for the next one, 0 if they are the same.",
  },
  offsetOf: (offset: number) => offset === 0 ? "the same" : offset > 0 ? `+${offset}` : `${offset}`,
  wholeNumber: "Enter a whole number.",
  submit: "Add game",
} as const;

/** Texts of the tags page. */
export const TAGS = {
  title: "Tags",
  lead: "The tags that owners choose from. Players find servers by them.",
  add: "Add a tag",
  name: { label: "Name", help: "As it is shown." },
  slug: {
    label: "Short name",
    help:
      "Used in web addresses: lowercase letters, digits and hyphens. Leave it empty to derive it from the name.",
  },
  submit: "Add tag",
  listed: "Tags",
  heads: ["Name", "Short name", "Servers", ""],
  remove: "Remove",
  removal: "A tag that you remove disappears from all servers that have it.",
} as const;

/** Texts of the doctor's findings. */
export const HEALTH = {
  lookedAt: "Looked at",
  heads: ["Check", "State", "Found"],
  states: { ok: "Fine", warn: "Warning", fail: "Fault", shell: "Not checked here" },
};
