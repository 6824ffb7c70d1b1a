/** The words of the listing and of a server's public page. */
export const LISTING = {
  change: {
    label: "Change of the listing",
    heads: ["Field", "Shown now", "Change to"],
    name: "Name",
    game: "Game",
    host: "Address",
    port: "Port",
  },

  home: {
    title: "Game servers",
    lead: "Find a server and join it. Servers with the most votes come first.",
    landing: {
      title: (name: string) => `${name} servers`,
      lead: (
        name: string,
        { servers, playersOnline }: { servers: number; playersOnline: number },
      ) =>
        `${
          servers === 1 ? `1 ${name} server` : `${servers.toLocaleString("en")} ${name} servers`
        }, ranked by ` +
        `their players' votes. ${playersOnline.toLocaleString("en")} ${
          playersOnline === 1 ? "player is" : "players are"
        } online right now.`,
    },
    searchLabel: "Search",
    choose: {
      game: { label: "Game", all: "All games" },
      tag: { label: "Tag", all: "Any tag" },
      country: { label: "Country", all: "Anywhere" },
      version: { label: "Version", all: "Any version" },
      sort: { label: "Sort by" },
    },
    sorts: {
      match: "Best match",
      votes_30: "Votes, 30 days",
      votes_today: "Votes today",
      votes_all: "Votes, all time",
      players: "Players online",
      newest: "Newest",
      name: "Name",
    },
    onlineLabel: "Online now",
    searchButton: "Search",
    found: (total: number) => total === 1 ? "1 server" : `${total.toLocaleString("en")} servers`,
    rank: (rank: number) => `Rank ${rank}`,
    players: (players: string) => `Players: ${players}`,
    number: (count: number) => count.toLocaleString("en"),
    votes: (count: number) => count === 1 ? "vote" : "votes",
    nothingListed: "No servers listed yet",
    nothingListedNext: "Be the first: sign up, then list yours under My servers.",
    nothingFound: "No servers found",
    nothingFoundNext: "Try fewer words, or browse all servers.",
    showAll: "Show all servers",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },

  server: {
    game: "Game",
    address: "Address",
    about: "About this server",
    players: "Players",
    votes: "Votes",
    votesTotal: "All time",
    votesMonthly: "Last 30 days",
    votesWeekly: "Last 7 days",
    windows: "Days are UTC days, including today.",
    back: "All servers",
    description: (name: string, game: string) =>
      `${name}, a ${game} server: address, players and votes.`,
  },

  report: {
    title: (server: string) => `Report ${server}`,
    back: (server: string) => `Back to ${server}`,
    lead:
      "Is something wrong with this listing? Tell the moderators. The owner never learns who you are.",
    reason: "What is wrong?",
    pick: "Choose one",
    choose: "Choose what is wrong.",
    reasons: {
      pictures: "Its pictures",
      hateful: "It is hateful or harasses people",
      scam: "It cheats players or asks for passwords",
      fake: "It pretends to be another server",
      wrong: "Its facts are wrong, or it is gone",
      other: "Something else",
    },
    more: "In your words",
    moreHelp: "What did you see, and where? Please name nobody's private details.",
    send: "Send report",
    link: "Report this listing",
  },

  live: {
    online: "Online since",
    offline: "Offline since",
    neverAnswered: "it was listed",
    uptime: "Uptime",
    uptimeOf: (percent: string) => `${percent} of the last 30 days`,
    owner: "Owner",
    verified: "verified",
    verifiedHelp: "The owner has proved that this server is theirs.",
    chart: "Players",
    chartMonth: "Last 30 days, by the hour",
    chartYear: "Last year, by the day",
    chartSummary: (peak: number, average: number) => `peak ${peak}, average ${average.toFixed(0)}`,
  },
} as const;
