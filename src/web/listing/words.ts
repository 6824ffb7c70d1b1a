import { count, plural } from "../../text/language.ts";
import type { RankCounts } from "../../servers/rank_counts.ts";
import { RANKING_VOTERS } from "../frame/words.ts";

/** Texts of the listing and of a server's public page. */
export const LISTING = {
  change: {
    name: "Name",
    game: "Game",
    host: "Address",
    port: "Port",
    text: {
      tagline: "Tagline",
      tags: "Tags",
      country: "Country",
      version: "Version",
      languages: "Languages",
      website: "Website",
      discord: "Discord",
      video: "Video",
      description: "Description",
      rules: "Rules",
    },
  },

  home: {
    title: "Game servers",
    heading: "Ranked by the people who play there",
    lead: (counts: RankCounts) =>
      "One vote a day for each server. Ranks follow the votes of " +
      (counts === "all" ? "the last 30 days." : `${RANKING_VOTERS[counts]} in the last 30 days.`),
    results: (text: string) => `Servers for “${text}”`,
    pageOf: (title: string, page: number) => `${title}, page ${count(page)}`,
    landing: {
      title: (name: string) => `${name} servers`,
      lead: (
        name: string,
        { servers, playersOnline }: { servers: number; playersOnline: number },
      ) =>
        plural(servers, { one: `1 ${name} server`, other: `${count(servers)} ${name} servers` }) +
        ", ranked by their players' votes. " +
        plural(playersOnline, {
          one: "1 player is online right now.",
          other: `${count(playersOnline)} players are online right now.`,
        }),
      line: (counts: RankCounts) =>
        counts === "all"
          ? "Ranked by the votes that their players cast."
          : `Ranked by the votes of ${RANKING_VOTERS[counts]}.`,
    },
    sums: {
      servers: "servers",
      online: "players online",
      votes: "votes in 30 days",
    },
    games: "Games",
    moreGames: (games: number) =>
      plural(games, { one: "1 more game", other: `${count(games)} more games` }),
    gamesLead: (games: number) =>
      plural(games, { one: "1 game with servers.", other: `${count(games)} games with servers.` }),
    gameOrders: { players: "Players", servers: "Servers", name: "Name" },
    gameCounts: ({ servers, playersOnline }: { servers: number; playersOnline: number }) =>
      plural(servers, { one: "1 server", other: `${count(servers)} servers` }) + " · " +
      plural(playersOnline, {
        one: "1 player online",
        other: `${count(playersOnline)} players online`,
      }),
    tags: "Tags",
    board: "Servers",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },

  nothing: {
    listed: "No servers listed yet",
    listedNext:
      "Be the first: it takes five fields, and players can vote as soon as it is approved.",
    list: "List your server",
    found: "No server fits all of that",
    foundFor: (text: string) => `Nothing for “${text}”`,
    drop: "Each of these finds servers:",
    clear: "Fewer filters may find one.",
    dropFor: "No server fits all of that. Each of these finds servers:",
    retype:
      "No server fits all of that. We looked at names, games, tags, countries and addresses: try fewer words.",
    without: "Without",
    showAll: "Clear filters",
    pastEnd: "The list has fewer pages.",
    firstPage: "To the first page",
    waysOn: "Try these instead",
    games: { label: "Browse a game", more: "Every game with a listed server" },
    newest: { label: "Newest servers", more: "Just added to the list" },
    own: { label: "List your own", more: "Five fields, free" },
  },

  board: {
    rank: "Rank",
    copy: (name: string) => `Copy the address of ${name}`,
    vote: "Vote",
    voteFor: (name: string) => `for ${name}`,
    votes: (votes: number) => plural(votes, { one: "vote", other: "votes" }),
    today: "today",
    monthly: "in the last 30 days",
    all: "of all time",
  },

  moves: {
    isNew: "new",
    up: "up in a week",
    down: "down in a week",
  },

  filters: {
    title: "Filters",
    used: "in use",
    text: "Name or address",
    choose: {
      game: { label: "Game", all: "All games" },
      country: { label: "Country", all: "Anywhere" },
      language: { label: "Language", all: "Any language" },
      version: { label: "Version", all: "Any version" },
    },
    tags: "Tags, all of",
    clear: "Clear all",
    quick: "Quick filters",
    online: "Online now",
    show: "Show servers",
    found: (total: number) => plural(total, { one: "1 server", other: `${count(total)} servers` }),
    quoted: (text: string) => `“${text}”`,
    remove: ": remove",
    sortBy: "Sort by",
    sorts: {
      match: "Best match",
      votes_30: "Votes",
      votes_today: "Today",
      votes_all: "All time",
      players: "Players",
      newest: "Newest",
      name: "Name",
    },
  },

  server: {
    moderate: "Moderate",
    servers: "Servers",
    about: "About",
    rules: "Rules",
    links: "Links",
    website: "Website",
    discord: "Discord",
    video: "Video",
    community: { discord: "Join the Discord", website: "Visit the website" },
    tags: "Tags",
    facts: "Facts",
    version: "Version",
    country: "Country",
    languages: (languages: number) => plural(languages, { one: "Language", other: "Languages" }),
    listed: "Listed since",
    rankIn: (game: string) => `in ${game}`,
    of: (listed: number) => `of ${count(listed)}`,
    votes: "Votes",
    votesMonthly: "Votes, 30 days",
    votesIn: "votes in 30 days",
    playersIn: "players",
    votesWeekly: "Votes, 7 days",
    votesTotal: "Votes, all time",
    allVotes: (counts: Exclude<RankCounts, "all">) =>
      "Votes here include those by links from the game and by typed names. " +
      `The rank counts votes of ${RANKING_VOTERS[counts]} only.`,
    windows: "Days are UTC days, including today.",
    vote: "Vote",
    voteFor: (name: string) => `Vote for ${name}`,
    description: (name: string, game: string) =>
      `${name}, a ${game} server: address, players and votes.`,
  },

  share: { share: "Share", address: "Address of this page" },

  report: {
    title: (server: string) => `Report ${server}`,
    back: (server: string) => `Back to ${server}`,
    lead:
      "Is something wrong with this listing? Tell the moderators. The owner never learns who you are.",
    reason: "What is wrong?",
    pick: "Choose one",
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
    owner: "Owner",
    verified: "verified",
    verifiedHelp: "The owner has proved that this server is theirs.",
  },

  badge: {
    title: "Badge",
    lead: "Shows your rank on your own site, and leads here.",
    code: "HTML for your site",
    alternative: "Vote for us",
    rank: (rank: number, game: string) => `#${count(rank)} in ${game}`,
    votes: (votes: number) => `${votesOf(votes)} in 30 days`,
  },
} as const;

/** Formats a number of votes, like "1 vote". */
export function votesOf(votes: number): string {
  return plural(votes, { one: "1 vote", other: `${count(votes)} votes` });
}
