import { count } from "../../text/language.ts";

/** Texts of the page on which owners choose how their players get rewards. */
export const REWARDS = {
  title: (server: string) => `Rewards of ${server}`,
  heading: "How do players get their reward?",
  lead: "One way at a time, so no vote pays twice. Webhooks go out whichever you choose.",
  inUse: "in use",
  savePath: "Use this way",
  connectFirst: "Enter your Votifier's token or key, then choose “Save and test”.",
  paths: {
    push: {
      name: "Minecraft plugin with Votifier",
      who: "NuVotifier, VotifierPlus or HytaleVotifier, with VotingPlugin or alike. No code.",
    },
    inbox: {
      name: "Your plugin asks us",
      who: "Your own plugin, one that reads 0, 1 or 2, or a server behind a home router.",
    },
    none: { name: "No reward from here", who: "Votes count; players get nothing from us." },
  },
  steps: {
    title: "How a vote reaches the player",
    done: ": done. ",
    open: ": not yet. ",
    votes: "A player votes",
    votesOf: (votes: number) => `${count(votes)} in the last 7 days`,
    tell: "We tell your server",
    unconnected: "Say where your Votifier listens",
    notActive: "The connection is paused, off or failing",
    sent: (arrived: number, sent: number) =>
      `${count(arrived)} of ${count(sent)} arrived in 24 hours`,
    take: "Your Votifier takes it",
    tests: {
      none: "Not tested yet",
      underWay: "The test is on its way",
      taken: "It took the last test",
      untaken: "It didn't take the last test: see below",
    },
    reward: "Your plugin rewards",
    unknown: "It doesn't tell us. Vote once yourself to be sure",
    inbox: {
      keep: "We keep it for you",
      waiting: (waiting: number) => `${count(waiting)} waiting`,
      unused: "This way is not in use yet",
      take: "Your plugin takes it",
      taken: "It has asked us",
      untaken: "It hasn't asked yet: make a key, and send a test vote",
      give: "It says what it gave",
      given: (today: number) => `${count(today)} given today`,
      ungiven: "It hasn't said so yet",
    },
    none: "Players get nothing from here",
    noneNext: "Choose another way whenever you like",
    help: { push: "/docs/minecraft", inbox: "/docs/rewards" },
    helpLabel: "If a step stays empty",
  },
  notApproved: (status: string) =>
    `This server is ${status}. You can connect it once it is approved.`,
  votifier: "Votifier",
  host: {
    label: "Host",
    help: "Where your Votifier listens: usually your server's own address.",
  },
  port: "Port",
  portHelp: (usual: number) =>
    `Usually ${usual}, and not the game's own port. Open it in your firewall.`,
  secret: "Token or public key",
  secretHelp:
    "From plugins/Votifier: the token in config.yml, or all of rsa/public.key. We see which one it is. Never a private key.",
  secretKept: "Leave it empty to keep the one you gave us.",
  service: "Name of this site in your plugin",
  save: "Save and test",
  saveHelp: "The test's player is Voteboard_Test. It is not counted as a vote.",
  again: "Send another test",
  off: "Turn off or pause",
  lastTest: "Last test",
  underWay: "The test is on its way. This page looks again by itself.",
  took: (ms: number) => `${ms} ms`,
  all: "Every vote that was sent",
  works: "Your server has it. One step is left: say what players get.",
  worksNext: (site: string) =>
    `VotingPlugin now knows this site. Open plugins/VotingPlugin/VoteSites.yml, look for ${site}, and add a reward, for example:`,
  example: (site: string) =>
    `${site}:\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'`,
  samples: {
    title: "Plugins to start from",
    lead:
      "Each is a whole program. It claims votes, gives the rewards you choose and remembers which, so that no vote pays twice. Our tests kill each at random moments, in games that stand in for the real ones.",
  },
  sampleGames: {
    command: "Any game with a command",
    paper: "Minecraft: Paper",
    votingPlugin: "Minecraft: VotingPlugin, no open port",
    oxide: "Rust and others: Oxide, Carbon",
    fivem: "FiveM",
  },
  inbox: {
    title: "Inbox",
    lead: "Votes wait here until your plugin takes them and says what it gave.",
    reference: "How to write such a plugin",
    notInUse: "New votes enter the inbox only while this way is in use.",
    waiting: "Waiting",
    leased: "Being handed out",
    oldest: "Oldest waits since",
    today: "Given today",
    twice: "Given twice in 30 days",
    expired: "Expired in 30 days",
    keyName: "Reward plugin",
    make: "Make a key for your plugin",
    made: "A key for your plugin",
    player: {
      label: "Player",
      help: "The player of the test vote. It waits for an hour and is never counted.",
    },
    noPlayer: "No account has this name.",
    test: "Send a test vote",
  },
  recent: {
    title: "Recent rewards",
    heads: ["Player", "Voted", "Reward", "Your plugin's note"],
    gone: "deleted account",
    isTest: "test",
    twice: "given twice",
    states: {
      none: "none",
      waiting: "waits",
      leased: "being handed out",
      granted: "given",
      refused: "refused by your plugin",
      voided: "withdrawn: the vote is void",
      expired: "expired",
    },
  },
  door: {
    title: "Plugins that read 0, 1 or 2",
    lead: "They ask whether a player voted, by a URL with a key that opens nothing else.",
    key: "URL key",
    asked: "Last request",
    answered: "Our answer",
    answers: {
      "check 0": "0 to “voted?”: no reward waits",
      "check 1": "1 to “voted?”: a reward waits",
      "check 2": "2 to “voted?”: already given",
      "claim 0": "0 to a claim: nothing waits",
      "claim 1": "1 to a claim: given",
      nameless: "an error: it sent no name. Set your plugin to names instead of Steam ids.",
    } as Readonly<Record<string, string>>,
    make: "Make a URL key",
    makeHelp: "It is shown once, in lines to paste.",
    replace: "Make a new URL key",
    replaceHelp: "The current key stops working immediately.",
    made: "Your URL key",
    paste: "Paste into your plugin",
    /** Name, and where to paste the lines. */
    plugins: {
      easyVote: ["Rust: EasyVoteExtended", "Into its JSON configuration"],
      rocket: ["Unturned: Votifier for Rocket", "Into its XML. It asks by Steam id"],
      other: ["Any other script", "Put this site's host and key in place of the other listing's"],
    },
  },
};

/** Texts of the section about vote links. */
export const LINKS = {
  heading: "Vote links from the game",
  lead:
    "Let your plugin print a link for each player who types /vote: it says who they are, so that they vote with one click, without an account and without typing. A player who has an account here is asked to sign in once, and to let your links vote as them.",
  recipe: (baseUrl: string, slug: string) =>
    `${baseUrl}/servers/${slug}/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "${slug}\\nPLAYER\\nUNIX"))\nUNIX = the second when it ends, 24 hours ahead at most`,
  key: "Link key",
  keyHelp:
    "Use the whole text, including vbl_, as the HMAC key. Anyone who has it can vote as any player without an account here, and as any player who allowed your links: keep it in your plugin's settings.",
  make: "Make a link key",
  makeHelp: "It is shown once.",
  replace: "Replace the key",
  replaceHelp: "Links made with the present one stop working.",
  remove: "Remove the key",
  unreadable: "The site lost what it needs to read this key. Replace it.",
  made: "Your link key",
};
