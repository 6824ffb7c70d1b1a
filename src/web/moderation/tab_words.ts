import { count, plural } from "../../text/language.ts";

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
  account: (id: string) => `account ${id}…`,
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
      "Used in web addresses: lowercase letters, digits and hyphens. Leave it empty to derive it from the name.",
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
} as const;

/** Texts of the pages of one game or one tag. */
export const ENTRY = {
  title: { games: (name: string) => `Game: ${name}`, tags: (name: string) => `Tag: ${name}` },
  back: { games: "All games", tags: "All tags" },
  edit: "Edit",
  editLead: (servers: number) =>
    servers === 0 ? "No listing uses it." : plural(servers, {
      one: "One listing uses it. It stays, with its votes and keys.",
      other: `${count(servers)} listings use it. They stay, with their votes and keys.`,
    }),
  slug: {
    label: "Short name",
    help: "Used in web addresses. The old address leads to the new one.",
  },
  save: "Save",
  listings: "Listings",
  merge: {
    heading: { games: "Merge into another game", tags: "Merge into another tag" },
    lead: "For one that is on the list twice.",
    into: "Into",
    ask: "Merge …",
    choose: (name: string) => `Merge ${name}`,
    title: (from: string, into: string) => `Merge ${from} into ${into}?`,
    effects: (servers: number, from: string, into: string) => [
      servers === 0 ? "No listing moves." : plural(servers, {
        one: `One listing moves to ${into}.`,
        other: `${count(servers)} listings move to ${into}.`,
      }),
      "Votes, API keys and rewards stay as they are.",
      `${from} is gone. Its address leads to ${into}.`,
      "This can't be undone.",
    ],
    ranks: "Ranks within the game are those of all its listings together.",
    protocols: (from: string, into: string) =>
      `The listings are asked who is online by “${into}” from then on, not by “${from}”.`,
    submit: "Merge",
    cancel: "Keep both",
  },
  remove: {
    heading: "Remove",
    used: "Listings use it, so it can't be removed. Merge it instead.",
    unused: "No listing has it.",
    submit: "Remove",
  },
} as const;

/** Texts of the doctor's findings. */
export const HEALTH = {
  lookedAt: "Checked at",
  heads: ["Check", "State", "Found"],
  states: { ok: "Fine", warn: "Warning", fail: "Fault", shell: "Not checked here" },
};
