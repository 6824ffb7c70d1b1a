import { count, plural } from "../../text/language.ts";

/** Texts of the pages on which owners list and manage servers. */
export const MY_SERVERS = {
  tabs: {
    label: "This server",
    "": "Overview",
    rewards: "Rewards",
    api: "API keys",
    deliveries: "Deliveries",
    voters: "Voters",
    status: "Status",
    edit: "Listing",
    partsLabel: "Parts of the listing",
    parts: { edit: "Name, address and text", pictures: "Pictures", facts: "Facts and links" },
    people: "People",
    page: "Public page",
    waiting: "waiting or on hold",
  },

  subject: {
    players: (online: number, max: number) => `${count(online)} of ${count(max)} players`,
    states: { unknown: "Not queried yet", online: "Online", offline: "Offline" },
    rank: (rank: number) => `Rank ${count(rank)}`,
  },

  list: {
    title: "My servers",
    lead: (votes: number, needy: number) =>
      plural(votes, { one: "1 vote today. ", other: `${count(votes)} votes today. ` }) +
      (needy === 0 ? "No problems." : plural(needy, {
        one: "One server needs attention.",
        other: `${needy} servers need attention.`,
      })),
    none: "You haven't listed a server yet",
    roles: { owner: "", manager: "You are a manager.", viewer: "You are a viewer." },
    offers: "Offers to you",
    offer: (owner: string, server: string, role: "owner" | "manager" | "viewer") =>
      role === "owner"
        ? `${owner} wants to hand ${server} over to you.`
        : `${owner} invites you to work on ${server} as a ${role}.`,
    toOffer: "See the offer",
    noneNext:
      "Submit one with its game, name, address and a few words about it. Once a moderator approves it, players can vote for it.",
    submit: "List a server",
    allVotes: "Numbers are of all votes. Ranks count votes of signed-in players only.",
    figures: ["Rank", "Votes today", "In 30 days"],
    sent: "Sent, last 24 hours",
    nothingSent: "Nothing sent",
  },

  mail: {
    unconfirmed:
      "Your email address isn't confirmed, so we can't write to you when a moderator decides about a listing, or when a webhook fails.",
    confirm: "Confirm your address",
  },

  attention: {
    pending: "A moderator will review it. Until then you can say more about it.",
    provable: "A moderator will review it. Until then you can prove that it is yours.",
    unlisted: "You took it off the list. Nobody can vote for it until you list it again.",
    decided: (reason: string | null) => reason === null ? "" : `A moderator wrote: ${reason}`,
    failing: (key: string, waiting: number) => `The webhook ${key} fails; ${waitingOf(waiting)}.`,
    waiting: (waiting: number) => `On the way or on hold: ${waitingOf(waiting)}.`,
    offline: "It doesn't answer our queries, so players see it as offline.",
    inbox: (waiting: number) => `The inbox: ${waitingOf(waiting)}.`,
    noReward: "Players get no reward for their votes yet.",
    toPeople: ["/people", "List it again"],
    toServer: ["", "See what to do"],
    toStatus: ["/status", "See its status"],
    toFacts: ["/facts", "Add facts and links"],
    toDeliveries: ["/deliveries", "See deliveries"],
    toRewards: ["/rewards", "See rewards"],
  },

  submit: {
    title: "List a server",
    lead:
      "A moderator reviews every new server before it is listed. You can follow its status here.",
    submit: "Submit server",
  },

  form: {
    game: { label: "Game", help: "Not in the list? Ask a moderator to add it." },
    name: { label: "Name", help: "As players know it." },
    chooseGame: "Choose a game",
    noGame: "Choose the game from the list.",
    host: { label: "Address", help: "Hostname or IP address. You can add the port: host:25565." },
    port: { label: "Port", help: "Leave it empty to use the game's default port." },
    portFault: "Enter a port number from 1 to 65535.",
    description: (most: number) => ({
      label: "Description",
      help: "Tell players what to expect. Markdown works: **bold**, lists, links, headings. " +
        `At most ${count(most)} characters.`,
    }),
  },

  edit: {
    title: (server: string) => `Edit ${server}`,
    heading: "Edit the listing",
    lead: "Your changes show at once. The status stays the same.",
    leadApproved:
      "A moderator has to approve a new name, game or address; players see the old one until then.",
    leadRejected: "When you're done, resubmit it under Overview.",
    save: "Save",
  },

  pictures: {
    title: (server: string) => `Pictures of ${server}`,
    heading: "Pictures",
    lead: "Your server's face in every list. New pictures show at once.",
    logo: {
      label: "Logo",
      none: "You have none yet: players see this tile with your initials.",
      file: "Picture for the logo",
      best: "A square one is best; of any other we show the middle.",
      upload: "Upload logo",
      remove: "Remove logo",
    },
    banner: {
      label: "Banner",
      none: "You have none yet: players see stripes in your server's colour.",
      file: "Picture for the banner",
      best: "Three times as wide as high is best; of any other we show the middle.",
      upload: "Upload banner",
      remove: "Remove banner",
    },
    help: (width: number, height: number, best: string) =>
      `PNG, JPEG or WebP, at most 8 MB and at least ${width} × ${height} pixels. ${best}`,
    choose: "Choose a file first.",
    rulesTitle: "What you may show",
    rules: [
      "Your server: its name, its world, what players build and do there.",
      "Only pictures that are yours or that you may use. No other server's logo.",
      "Nothing sexual, gory or hateful, and nobody's private details.",
      "No false promises, such as free currency for a vote.",
      "Moderators look at every new picture. They remove what breaks these rules and email you the reason.",
    ],
  },

  meanwhile: {
    title: "This was changed meanwhile",
    lead:
      "In another tab, or by somebody else. Compare the two, change the form below if need be, and save it again to keep what you typed.",
    heads: ["Field", "Saved now", "What you typed"],
    nothing: "nothing",
  },

  facts: {
    title: (server: string) => `Facts and links of ${server}`,
    heading: "Facts and links",
    lead:
      "All of this is optional. It helps players to find your server: they search and filter by it, and it shows at once.",
    tagline: { label: "Tagline", help: "One line that says what is special about it." },
    tags: (most: number) => ({ label: "Tags", help: `Up to ${most}.` }),
    country: { label: "Country", help: "Where the server is located." },
    noCountry: "Not said",
    version: { label: "Version", help: "Of the game, such as 1.21.4." },
    languages: (most: number) => ({
      label: "Languages",
      help: `What people speak on it. Up to ${most}.`,
      unfold: "Choose languages",
    }),
    website: { label: "Website", help: "Begins with https://." },
    discord: { label: "Discord", help: "An invitation, such as https://discord.gg/…" },
    video: { label: "Video", help: "On YouTube, Twitch or Vimeo." },
    rules: { label: "Rules", help: "What players must know. Markdown works here too." },
    save: "Save",
  },

  change: {
    waiting: "A change waits for a moderator",
    waitingNext: "Players and the API see what is shown now until it is approved.",
    refused: "A moderator refused your change",
    refusedNext: "The listing stays as it is.",
    reason: (reason: string) => `A moderator wrote: ${reason}`,
    prove: "You don't have to wait with the address if you can prove that it is yours:",
    toStatus: "Status",
    withdraw: "Withdraw the change",
    dismiss: "Got it",
  },

  overview: {
    title: (server: string) => `My server ${server}`,
    pending:
      "A moderator will review it. Once it is approved, it gets a public page, votes and API keys.",
    prove: "You don't have to wait if you can prove that it is yours:",
    approved: "It is listed, and players can vote for it.",
    rejected: "It is not listed. Fix what the moderator wrote about, then resubmit it.",
    unlisted: "It is off the list. Votes and API keys are stopped, and deliveries are on hold.",
    toRelist: "List it again",
    suspended:
      "It is not listed for now. Votes and API keys are stopped, and deliveries are on hold, until a moderator approves it again.",
    reason: "A moderator wrote:",
    resubmit: "Resubmit",
    edit: "Edit it first",
    description: "Description",
  },
} as const;

function waitingOf(votes: number): string {
  return plural(votes, { one: "1 vote waits", other: `${count(votes)} votes wait` });
}
