/** The words of the samples for authors of plugins. */
export const PLUGINS = {
  heading: "Write your own plugin",
  lead:
    "Each is a whole program: it claims votes, gives the rewards you choose, and records them. What is in its log is never given again. Our tests kill each of them at random, in games that stand in for the real ones.",
  guide: "The API they use",
};

/** The words of the page on which owners say how their players get their reward. */
export const REWARDS = {
  title: (server: string) => `Rewards of ${server}`,
  heading: "How do players get their reward?",
  lead:
    "With NuVotifier, VotifierPlus or HytaleVotifier on your server, each vote reaches it the moment it is cast, and a plugin such as VotingPlugin hands out the reward. You write no code.",
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
  portFault: "Enter a port number from 1 to 65535.",
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
  other: "Other ways",
  otherLead:
    "No Votifier, or a server behind a home router? Write a program that receives signed webhooks, or one that asks who has voted:",
  otherKeys: "API keys and webhooks",
};

/** The words of the part about vote links. */
export const LINKS = {
  heading: "Vote links from the game",
  lead:
    "Let your plugin print a link for whoever types /vote: it says who they are, so that they vote with one click, without an account and without typing.",
  recipe: (baseUrl: string, slug: string) =>
    `${baseUrl}/servers/${slug}/vote?player=PLAYER&expires=UNIX&sig=SIG\n\nSIG = hex(HMAC-SHA256(key, "${slug}\\nPLAYER\\nUNIX"))\nUNIX = the second when it ends, 24 hours ahead at most`,
  key: "Link key",
  keyHelp:
    "All of it, vbl_ included, is the key of the HMAC. Whoever has it can vote as any player of your server: keep it in your plugin's settings.",
  make: "Make a link key",
  makeHelp: "It is shown once.",
  replace: "Replace the key",
  replaceHelp: "Links made with the present one stop working.",
  remove: "Remove the key",
  unreadable: "The site lost what it needs to read this key. Replace it.",
  made: "Your link key",
  once: "Copy it now: it is shown only this once.",
  done: "Back to rewards",
};
