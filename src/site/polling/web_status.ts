import type { GameProtocol } from "./game_protocols.ts";
import type { ParsedStatus } from "./parsed_status.ts";

type Members = Record<string, unknown>;

/** Describes the JSON with which a game server responds over HTTP. */
interface WebReader {
  /** Members of which a status has at least one. */
  members: readonly string[];
  read(body: Members): Omit<ParsedStatus, "isStatus">;
}

/** In place of gamedig's readers, which give up at a missing member. */
const READERS: { [protocol in GameProtocol]?: WebReader } = {
  eco: {
    members: ["Info"],
    read({ Info }) {
      const info = membersOf(Info);
      const { Description: name, OnlinePlayers: numplayers, TotalPlayers: maxplayers } = info;
      return { name, numplayers, maxplayers, raw: { description: info["DetailedDescription"] } };
    },
  },
  hytale: {
    members: ["Basic", "Server", "Universe", "Players", "Plugins"],
    read({ Server, Universe }) {
      const { Name: name, MaxPlayers: maxplayers } = membersOf(Server);
      const { DefaultWorld: map, CurrentPlayers: numplayers } = membersOf(Universe);
      return { name, map, numplayers, maxplayers };
    },
  },
  terraria: {
    members: ["status", "name", "playercount", "maxplayers"],
    read: ({ name, playercount: numplayers, maxplayers }) => ({ name, numplayers, maxplayers }),
  },
};

/** Reads a game server's JSON. Returns undefined if its protocol has no JSON, or if it isn't a status. */
export function readWebStatus(protocol: GameProtocol, body: unknown): ParsedStatus | undefined {
  const reader = READERS[protocol];
  const members = membersOf(body);
  if (!reader?.members.some((name) => name in members)) return undefined;
  return { ...reader.read(members), isStatus: true };
}

function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
