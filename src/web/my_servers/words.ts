/** What the pages say on which an owner lists servers and keeps their listings. */
export const OWNER_SERVERS = {
  statuses: {
    pending: "waiting for a moderator",
    approved: "approved",
    rejected: "rejected",
    suspended: "suspended",
  },

  list: {
    title: "My servers",
    lead: "What you list here, and how it stands.",
    none: "You have not listed a server yet.",
    noneNext:
      "Submit one: its game, name, address and some words about it. A moderator looks at it, then players can vote for it.",
    submit: "List a server",
    votes: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "vote" : "votes"}`,
    votesOf: "in 30 days",
    reason: (reason: string) => `A moderator wrote: ${reason}`,
    page: "Public page",
    api: "API keys",
    edit: "Edit",
  },

  submit: {
    title: "List a server",
    lead:
      "A moderator looks at every new server before it is in the listing. You see here how it stands, and why.",
    send: "Submit server",
  },

  form: {
    game: "Game",
    gameHelp: "Not there? Ask a moderator to add it.",
    name: "Name",
    nameHelp: "As players know it.",
    host: "Address",
    hostHelp: "Host name or IP address, without the port.",
    port: "Port",
    portHelp: "Leave it empty for the game's usual one.",
    portFault: "A port is a whole number from 1 to 65535.",
    description: "Description",
    descriptionHelp: (most: number) =>
      `What awaits players. Markdown works: **bold**, lists, links, headings. At most ${
        most.toLocaleString("en")
      } characters.`,
  },

  edit: {
    title: (server: string) => `Edit ${server}`,
    heading: "Edit the listing",
    lead: "What you save is shown at once. The status and the page's address stay as they are.",
    leadRejected: "When it is as it should be, submit it again under Overview.",
    save: "Save",
  },

  overview: {
    title: (server: string) => `My server ${server}`,
    heading: "Overview",
    status: "Status",
    listedAt: "Submitted",
    pending:
      "A moderator looks at it next. Votes, API keys and its public page come with approval.",
    approved: "It is in the listing, and players can vote for it.",
    rejected:
      "It is not in the listing. Edit what the moderator wrote about, then submit it again.",
    suspended:
      "It is out of the listing. Votes and API keys are stopped, and deliveries are held, until a moderator approves it again.",
    reason: "A moderator wrote:",
    resubmit: "Submit again",
    edit: "Edit it first",
    description: "Description",
    noDescription: "It says nothing about itself yet.",
    write: "Write a description",
  },
} as const;
