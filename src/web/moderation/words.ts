import { count, plural } from "../../text/language.ts";
import { LISTING } from "../listing/words.ts";

const { text: TEXTS, ...IDENTITY } = LISTING.change;

/** Texts of the moderators' pages. */
export const MODERATION = {
  title: "Moderation",
  tabs: {
    label: "Moderation",
    servers: "Review",
    reports: "Reports",
    waves: "Waves",
    search: "Search",
    audit: "Audit trail",
    site: "Site",
    names: "Names",
    games: "Games",
    tags: "Tags",
    setup: "Setting up",
    settings: "Settings",
    health: "Health",
    mail: "Email",
  },

  reason: {
    label: "Reason",
    help: {
      owner: (least: number, most: number) =>
        `The owner will read this. ${least} to ${most} characters.`,
      account: (least: number, most: number) =>
        `They will read this. ${least} to ${most} characters.`,
      trail: (least: number, most: number) =>
        `For the audit trail. ${least} to ${most} characters.`,
    },
    because: "Because",
    becauseHelp: {
      owner: "The owner reads what you tick, then your words.",
      account: "They read what you tick, then your words.",
      trail: "The audit trail keeps what you tick, then your words.",
    },
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
      edited: "Recently changed",
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
      edited: "No owner changed anything that you haven't seen.",
      approved: "No servers are approved.",
      rejected: "No servers are rejected.",
      suspended: "No servers are suspended.",
    },
    claimed: (names: number) =>
      plural(names, {
        one: "A claim to a name is waiting.",
        other: `Claims to ${names} names are waiting.`,
      }),
    game: "Game",
    address: "Address",
    owner: "Owner",
    submitted: "Submitted",
    noDescription: "No description.",
    pages: "Pages",
    tick: (server: string) => `Tick ${server}`,
    everything: "Everything that will be public",
    isEdited: "Approved listings whose owners changed something since a moderator last looked.",
    several: "Decide on several",
    approve: "Approve the ticked",
    reject: "Reject the ticked",
    onlyReject: "Reject the ticked …",
    outcome: (done: number, reasons: string) => `${done} decided. ${reasons}.`,
  },

  desk: {
    waiting: (place: number | null, total: number) =>
      place === null ? `${count(total)} waiting` : `${count(place)} of ${count(total)} waiting`,
    nothing: "Nothing else is waiting.",
    steps: "Through the queue",
    toDecision: "Decide …",
    kinds: { new: "New", change: "Change" },
    list: "Whole queue",
    next: "Next",
    previous: "Previous",
    keys: "Keys",
    keyList: [
      ["a", "approve"],
      ["r", "reject"],
      ["1", "to 6: reasons"],
      ["j", "next"],
      ["k", "previous"],
      ["c", "check now"],
    ],
    done: {
      server_approved: "Approved",
      server_rejected: "Rejected",
      change_approved: "Change approved",
      change_refused: "Change refused",
      reports_closed: "Reports closed",
    },
    checks: "Checks",
    checkNow: "Check now",
    answers: { online: "It answers", offline: "It doesn't answer", unknown: "Not asked yet" },
    proven: { yes: "Its owner has proved it", no: "Nobody has proved that it is theirs" },
    twins: (count: number) =>
      count === 0 ? "No other listing has its address" : `Its address is listed ${count + 1} times`,
  },

  text: {
    changed: (parts: number) =>
      plural(parts, {
        one: "1 part changed since a moderator last looked.",
        other: `${parts} parts changed since a moderator last looked.`,
      }),
    changedBack: "Its owner changed it since a moderator last looked, and changed it back.",
    seen: "I have seen the changes",
    seenLead: "These changes are public already: owners may make them without review.",
    mark: "changed",
    none: "none",
    absent: (parts: string) => `Not given: ${parts}.`,
    empty: "Nothing else.",
    linksInText: "Where its links lead:",
    parts: { ...IDENTITY, slug: "Page address", ...TEXTS },
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
    as: (name: string) => `as ${name}`,
    votesLead: "Newest first, including void ones.",
    noVotes: "No votes yet.",
    voteHeads: [
      "Player",
      "Cast",
      "Account's age",
      "Votes from its address that day",
      "Cast via",
      "Trust",
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
    title: "Reports",
    order: "Most reports first, then the longest wait.",
    none: "No open reports.",
    noneLead: "When players report a listing, it waits here.",
    waiting: (listings: number) =>
      plural(listings, {
        one: "1 listing reported",
        other: `${count(listings)} listings reported`,
      }),
    of: (reports: number) =>
      plural(reports, { one: "1 report", other: `${count(reports)} reports` }),
    pages: "Pages",
    nobody: "a visitor who wasn't signed in",
    close: (reports: number) =>
      plural(reports, {
        one: "Answer and close the report",
        other: `Answer and close ${count(reports)} reports`,
      }),
    steps: "Through the reports",
    place: (place: number, total: number) => `${count(place)} of ${count(total)}`,
    toAnswer: "Answer …",
    closing: "Answer",
    what: "What you do",
    answers: {
      fine: { label: "It is fine: nothing to do", note: "There is nothing wrong with it." },
      asked: { label: "I asked its owner to change it", note: "I asked its owner to change it." },
      logo: { label: "Take the logo down", note: "I took the logo down." },
      banner: { label: "Take the banner down", note: "I took the banner down." },
      suspend: { label: "Suspend the listing", note: "I suspended the listing." },
    },
    note: "In your words",
    noteHelp: (least: number, most: number) =>
      `For the audit trail. The owner reads it if you suspend or take something down: then ${least} to ${most} characters.`,
    secret: "Nobody is told who reported it.",
    act: "Everything else about the listing",
    seeAll: "The listing on the desk",
    keyList: [
      ["a", "close"],
      ["1", "and on: what you do"],
      ["j", "next"],
      ["k", "previous"],
    ],
    listing: "The listing",
    lead: "Players' words, oldest first.",
    answer: "Answer them",
  },

  vote: {
    title: (player: string) => `Vote of ${player}`,
    server: "Server",
    player: "Player",
    gameName: "Voted as",
    cast: "Cast",
    source: "Cast via",
    trust: "Trust",
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
    seen: "Last seen",
    notSeen: "not known",
    ways: {
      label: "Signs in with",
      password: "password",
      passkeys: (passkeys: number) =>
        plural(passkeys, { one: "1 passkey", other: `${count(passkeys)} passkeys` }),
      none: "nothing that works here",
    },
    secondFactor: { label: "Two-step sign-in", since: "on since", off: "off" },
    id: "Account ID",
    email: "Email",
    confirmed: "confirmed",
    unconfirmed: "not confirmed",
    noSignIn: (server: string | null) =>
      server === null
        ? "no sign-in: typed the name"
        : `no sign-in: first came by a link of ${server}`,
    role: {
      label: "Role on this site",
      names: { none: "none", moderator: "moderator", administrator: "administrator" },
      change: "Change the role",
      meaning: "What each role may do",
      lead: "It applies at once. The account can't be disabled while it has a role.",
      means: {
        moderator: (rights: string) => `${rights}.`,
        administrator: (rights: string) => `all of that; ${rights}.`,
      },
      submit: "Save the role",
    },
    hasRole:
      "An account with a role can't be disabled. An administrator takes the role away first.",
    who: "Who this is",
    states: { fine: "In good standing", disabled: "Disabled" },
    listings: "Listings",
    noListings: "It works on no listing.",
    roles: { owner: "owner", manager: "manager", viewer: "viewer" },
    changeWaits: "Change waits",
    reported: (reports: number) =>
      plural(reports, { one: "1 open report", other: `${count(reports)} open reports` }),
    votes: "Votes",
    noVotes: "It has voted for no listing.",
    votesIn: (votes: number) => `${count(votes)} that count in the last 30 days`,
    barsLabel: (most: number) => `Votes a day for 30 days, at most ${count(most)}`,
    lastVotes: "The last vote for each listing, newest first.",
    reports: "Reports that it sent",
    noReports: "It has reported no listing.",
    openReport: "Open",
    closedReport: "Closed",
    disabled: "Disabled",
    disable: "Disable the account",
    consequences:
      "It is signed out everywhere and can neither sign in nor vote. Its votes still count until you void them. Its listings stay, and their API keys keep working: suspend a server to stop them.",
    picks: [
      { slug: "bought", name: "Votes were bought or sold." },
      { slug: "many", name: "One person has several accounts." },
      { slug: "harass", name: "It harasses people." },
      { slug: "stolen", name: "Somebody else got into the account." },
    ],
    toDisable: "Disable …",
    enable: "Enable the account",
    enableLead: "Its owner can sign in and vote again.",
    history: "Account history",
  },
} as const;
