/** What several games have in common. */
const CONSOLE = "Copy the address, open the console in the game and type connect and the address.";
const DIRECT = "Copy the address and enter it in the game's list of servers.";

/** What players do with an address, by the slug of the game; absent: the game's own list of servers finds it. */
const CONNECT: Readonly<Record<string, string>> = {
  "minecraft": "Check the version, copy the address, and paste it under Multiplayer, Add Server.",
  "minecraft-bedrock":
    "Copy the address, and enter it and its port under Play, Servers, Add Server.",
  "rust": "Copy the address, press F1 in the game and type client.connect and the address.",
  "counter-strike-2": CONSOLE,
  "counter-strike-1-6": CONSOLE,
  "counter-strike-source": CONSOLE,
  "garrys-mod": CONSOLE,
  "left-4-dead-2": CONSOLE,
  "team-fortress-2": CONSOLE,
  "fivem": "Copy the address, press F8 in FiveM and type connect and the address.",
  "redm": "Copy the address, press F8 in RedM and type connect and the address.",
  "factorio": "Copy the address, and paste it under Multiplayer, Connect to address.",
  "terraria": "Copy the address, and enter it under Multiplayer, Join via IP.",
  "valheim": "Copy the address, and paste it under Join Game, Add server.",
  "7-days-to-die": DIRECT,
  "palworld": DIRECT,
  "project-zomboid": DIRECT,
};

/** Texts of the games' pages. */
export const GAME = {
  connect: (game: string): string | undefined => CONNECT[game],
  first: {
    version: "Version",
    edition: "Edition",
    mode: "Mode",
    map: "Map",
    languages: "Language",
    country: "Country",
  },
  java: "Java",
  bedrock: "Bedrock",
} as const;
