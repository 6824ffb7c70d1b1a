import type { Row } from "./odd_servers.ts";
import { bytes, utf16 } from "./bytes.ts";

const HYTALE = '{"Server":{"Name":"Cave","MaxPlayers":32},"Universe":{"CurrentPlayers":5}}';

const TERRARIA = '{"status":"200","name":"Cave","playercount":5,"maxplayers":32}';

const ECO = '{"Info":{"Description":"Cave","OnlinePlayers":5,"TotalPlayers":32}}';

/** Answers over HTTP, by protocol. */
export const WEB: Record<string, Row[]> = {
  hytale: [
    ["whole", [HYTALE], [5, 32, "Cave"]],
    ["a mark, and bytes behind it", [bytes("\xef\xbb\xbf", HYTALE, "\0more")], [5, 32, "Cave"]],
    ["UTF-16", [utf16(HYTALE)], [5, 32, "Cave"]],
    ["members null", ['{"Server":null,"Universe":null,"Players":[null],"Plugins":5}'], [
      null,
      null,
      "",
    ]],
    ["odd types", ['{"Server":{"Name":5,"MaxPlayers":"32"},"Universe":[]}'], [null, 32, "5"]],
    ["negative and huge", ['{"Server":{"MaxPlayers":1e12},"Universe":{"CurrentPlayers":-1}}'], [
      null,
      null,
      "",
    ]],
  ],
  terraria: [
    ["no list of players", [TERRARIA], [5, 32, "Cave"]],
    ["a number as status", ['{"status":200,"playercount":5}'], [5, null, ""]],
    ["403 it tells nothing", ['{"status":"403","error":"no token"}'], [null, null, ""]],
  ],
  eco: [
    ["whole", [ECO], [5, 32, "Cave"]],
    ["no information", ['{"Info":null}'], [null, null, ""]],
    ["odd names", ['{"Info":{"Description":["Cave"],"OnlinePlayersNames":[null]}}'], [
      null,
      null,
      "Cave",
    ]],
  ],
};
