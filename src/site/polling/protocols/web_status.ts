import type { GameProtocol } from "./game_protocols.ts";
import { membersOf } from "./loose_json.ts";
import type { ParsedStatus } from "./parsed_status.ts";

/** How to read a game server's JSON over HTTP. */
interface WebReader {
  /** A status has at least one of these members. */
  members: readonly string[];
  read(body: Record<string, unknown>): Omit<ParsedStatus, "isStatus">;
}

/** Our readers, which replace gamedig's because these fail at a missing member. */
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

/** Parses a game server's JSON. Returns undefined if its protocol has no JSON, or if it isn't a status. */
export function readWebStatus(protocol: GameProtocol, body: unknown): ParsedStatus | undefined {
  const reader = READERS[protocol];
  const members = membersOf(body);
  if (!reader?.members.some((name) => name in members)) return undefined;
  return { ...reader.read(members), isStatus: true };
}
