/** A day such as "Mar 10". */
const DAY = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });

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
  },

  charts: {
    asTable: "Show the numbers as a table",
    number: (count: number) => count.toLocaleString("en"),
    day: (at: Date) => DAY.format(at),
    today: "Today",
    now: "Now",
    votes: "Votes",
    votesSummary: (sum: number, today: number) =>
      `${votesOf(sum)} in 30 days, ${today.toLocaleString("en")} so far today (UTC)`,
    votesOn: (day: Date, votes: number) => `${DAY.format(day)}: ${votesOf(votes)}`,
    votesHeads: ["Day (UTC)", "Votes"],
    players: "Players",
    playersSummary: (most: number, mean: number) =>
      `${most.toLocaleString("en")} at most in 7 days, ${
        Math.round(mean).toLocaleString("en")
      } on average`,
    playersAt: (at: Date, players: number) =>
      `${DAY.format(at)}, ${at.toISOString().slice(11, 13)}:00 UTC: ${
        Math.round(players).toLocaleString("en")
      } on average`,
    playersHeads: ["Day (UTC)", "On average", "At most"],
    offline: "offline",
    rank: "Rank",
    place: (rank: number) => `#${rank.toLocaleString("en")}`,
    rankSummary: (last: number, best: number) =>
      `#${last.toLocaleString("en")} now, #${best.toLocaleString("en")} at best`,
    rankOn: (day: Date, rank: number) => `${DAY.format(day)}: #${rank.toLocaleString("en")}`,
    rankHeads: ["Day (UTC)", "Rank"],
  },

  badge: {
    alternative: "Vote for us",
    rank: (rank: number, votes: number) => `#${rank.toLocaleString("en")} · ${votesOf(votes)}`,
    votes: (votes: number) => `${votesOf(votes)} in 30 days`,
    players: (
      { playersOnline, playersMax, isOffline }: {
        playersOnline: number;
        playersMax: number;
        isOffline: boolean;
      },
    ) =>
      isOffline
        ? "offline"
        : playersMax === 0
        ? "vote for us"
        : `${playersOnline.toLocaleString("en")} of ${playersMax.toLocaleString("en")} online`,
  },
} as const;

function votesOf(count: number): string {
  return count === 1 ? "1 vote" : `${count.toLocaleString("en")} votes`;
}
