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
