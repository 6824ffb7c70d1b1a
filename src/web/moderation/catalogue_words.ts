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
