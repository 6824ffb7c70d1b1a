import { count, plural } from "../../text/language.ts";

/** Texts of the moderators' pages. */
export const MODERATION = {
  title: "Moderation",
  tabs: {
    label: "Moderation",
    servers: "Servers",
    audit: "Audit trail",
    names: "Names",
    games: "Games",
    tags: "Tags",
    health: "Health",
  },

  reason: {
    label: "Reason",
    help: {
      owner: (least: number, most: number) =>
        `The owner will read this. ${least} to ${most} characters.`,
      trail: (least: number, most: number) =>
        `For the audit trail. ${least} to ${most} characters.`,
    },
    because: "Because",
    becauseHelp: "The owner reads what you tick, then your words.",
    picks: [
      { slug: "address", name: "Nothing answers at its address." },
      { slug: "text", name: "Its name or description doesn't say what it is." },
      { slug: "game", name: "It isn't a server of this game." },
      { slug: "twin", name: "It is listed already." },
      { slug: "advert", name: "It advertises something else." },
      { slug: "rules", name: "It breaks the rules of this site." },
    ],
    own: "In your words",
  },

  queue: {
    filter: "By status",
    statuses: {
      pending: "Waiting",
      changed: "Changes",
      pictures: "New pictures",
      reported: "Reported",
      approved: "Approved",
      rejected: "Rejected",
      suspended: "Suspended",
    },
    title: (status: string) => `Moderation: ${status.toLowerCase()}`,
    count: (label: string, number: number) => `${label} (${count(number)})`,
    none: {
      pending: "No servers are waiting for review.",
      changed: "No changes are waiting for review.",
      pictures: "No new pictures.",
      reported: "No open reports.",
      approved: "No servers are approved.",
      rejected: "No servers are rejected.",
      suspended: "No servers are suspended.",
    },
    claimed: (names: number) =>
      plural(names, { one: "A claim to a name waits.", other: `Claims to ${names} names wait.` }),
    game: "Game",
    address: "Address",
    owner: "Owner",
    submitted: "Submitted",
    noDescription: "No description.",
    pages: "Pages",
  },

  desk: {
    waiting: "Waiting",
    checks: "Checks",
    answers: { online: "It answers", offline: "It doesn't answer", unknown: "Not asked yet" },
    proven: { yes: "Its owner has proved it", no: "Nobody has proved that it is theirs" },
    twins: (count: number) =>
      count === 0 ? "No other listing has its address" : `Its address is listed ${count + 1} times`,
  },

  server: {
    title: (server: string) => `Moderate ${server}`,
    status: "Status",
    reason: "Reason",
    publicPage: "Public page",
    listing: "The listing",
    decide: "Decision",
    approve: "Approve",
    reject: "Reject",
    suspend: "Suspend",
    approveLead: {
      pending: "It will be listed, can get votes and may have API keys.",
      rejected: "It will be listed after all, can get votes and may have API keys.",
      suspended: "Votes and API keys work again, and deliveries on hold are sent.",
    },
    leads: {
      reject: "It won't be listed. Its owner can edit it and resubmit it.",
      suspend:
        "It leaves the listing at once. Votes and API keys stop, and deliveries are on hold until it is approved again.",
    },
    noMail: {
      unconfirmed:
        "No email will go to its owner, whose address isn't confirmed. They can read your decision on the server's page.",
      stopped:
        "No email will go to its owner, who stopped it. They can read your decision on the server's page.",
      off: "This site sends no email. Its owner can read your decision on the server's page.",
    },
    votes: "Votes",
    votesLead: "Newest first, including void ones.",
    noVotes: "No votes yet.",
    voteHeads: [
      "Player",
      "Cast",
      "Account's age",
      "Votes from its address that day",
      "Cast via",
      "State",
      "Action",
    ],
    ageOf: (days: number) => plural(days, { one: "1 day", other: `${count(days)} days` }),
    unknown: "not known",
    many: "Votes by hour, and void many at once",
    counts: "counts",
    void: "void",
    voidLink: "Void …",
    voidLabel: (player: string) => `Void the vote of ${player} …`,
    showVoid: "Show",
    showLabel: (player: string) => `Show the void vote of ${player}`,
    olderVotes: "Older votes",
    newestVotes: "Newest votes",
    votePages: "Pages of votes",
    history: "Recent activity",
    wholeHistory: "Full audit trail of this server",
  },

  change: {
    heading: "Waiting change",
    decide: "Decide on the change",
    lead: "Players and the API see the old until you approve. The votes stay with the listing.",
    approve: "Approve the change",
    refuse: "Refuse the change",
  },

  pictures: {
    heading: "Pictures",
    isNew: "New, and already shown on an approved listing.",
    accept: "They may stay",
    takeDown: "Take a picture down …",
    which: "Picture",
    kinds: { logo: "Logo", banner: "Banner" },
  },

  reports: {
    heading: "Reports",
    lead: "Players' words, oldest first. Act on the listing first if you need to, then close them.",
    heads: ["Reason", "Words", "From", "When"],
    nobody: "a visitor who wasn't signed in",
    close: "Close these reports",
  },

  vote: {
    title: (player: string) => `Vote of ${player}`,
    server: "Server",
    player: "Player",
    cast: "Cast",
    source: "Cast via",
    id: "Vote (X-Listing-Vote)",
    voidedAt: "Voided",
    voidedBy: "By",
    reason: "Reason",
    noReason: "none given",
    heading: "Void this vote",
    consequences: [
      "It is taken out of the server's counts, and the vote check answers as if it had never been cast.",
      "Its day stays spent: if it is from today, the player can vote again tomorrow.",
      "Webhooks that are still waiting are given up. Those already sent can't be called back: the player may have the reward.",
      "It stays in the history, and this cannot be undone.",
    ],
    submit: "Void the vote",
    cancel: "Keep the vote",
  },

  account: {
    title: (username: string) => `Account of ${username}`,
    since: "Created",
    email: "Email",
    confirmed: "confirmed",
    unconfirmed: "not confirmed",
    noSignIn: (server: string | null) =>
      server === null
        ? "no sign-in: typed the name"
        : `no sign-in: first came by a link of ${server}`,
    moderator: "Moderator",
    isModerator: "yes: only the operator can disable it",
    listings: "Listings",
    votedFor: "Voted for, latest first",
    none: "none",
    disabled: "Disabled",
    disable: "Disable the account",
    consequences:
      "It is signed out everywhere and can neither sign in nor vote. Its votes still count until you void them. Its listings stay, and their API keys keep working: suspend a server to stop them.",
    enable: "Enable the account",
  },
} as const;
