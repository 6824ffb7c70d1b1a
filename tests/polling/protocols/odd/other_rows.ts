import type { Row } from "./odd_servers.ts";
import { bytes, HEAD, long } from "./bytes.ts";

const quake = (kind: string, ...rest: string[]) => bytes(HEAD, `${kind}\n`, ...rest);

const RULES = "\\sv_hostname\\^1Cave\\sv_maxclients\\32\\mapname\\q3dm1\n";

const FIVEM = "\\sv_maxclients\\32\\clients\\5\\hostname\\Cave";

const GAMESPY = "\\hostname\\Cave\\mapname\\dm1\\numplayers\\5\\maxplayers\\32";

const mumble = (...rest: number[][]) => bytes([0, 1, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8], ...rest);

const pascal = (...texts: string[]) => bytes(...texts.flatMap((text) => [[text.length + 1], text]));

/** Of each other protocol that uses datagrams: what is missing, negative, huge, cut or behind it. */
export const OTHERS: Record<string, Row[]> = {
  quake3: [
    ["whole", [quake("statusResponse", RULES, '10 50 "A"\n0 0 "B"\n')], [2, 32, "Cave q3dm1"]],
    ["a bot without a name", [quake("statusResponse", RULES, "0 0\n")], [1, 32, "Cave q3dm1"]],
    ["a negative limit", [quake("statusResponse", "\\sv_maxclients\\-1\n")], [0, null, ""]],
    ["no rules", [quake("statusResponse")], [0, null, ""]],
  ],
  quake2: [["no UTF-8", [quake("print", "\\hostname\\C\xe4ve\\maxclients\\8\n")], [0, 8, "Cäve"]]],
  fivem: [
    ["no version", [quake("infoResponse", FIVEM)], [5, 32, "Cave"]],
    ["no count", [quake("infoResponse", "\\iv\\1\\hostname\\Cave")], [null, null, "Cave"]],
    ["a huge one", [quake("infoResponse", "\\clients\\4294967295\\iv\\1")], [null, null, ""]],
  ],
  gamespy1: [
    ["whole", [bytes(GAMESPY, "\\final\\\\queryid\\1.1")], [5, 32, "Cave dm1"]],
    ["no number of the part", [bytes(GAMESPY, "\\final\\")], [5, 32, "Cave dm1"]],
    ["the last part lost", [bytes(GAMESPY, "\\queryid\\1.1")], [5, 32, "Cave dm1"]],
    ["no count", [bytes("\\hostname\\Cave\\final\\\\queryid\\1.1")], [null, null, "Cave"]],
    ["a negative one", [bytes("\\hostname\\Cave\\numplayers\\-5\\final\\\\queryid\\1.1")], [
      null,
      null,
      "Cave",
    ]],
  ],
  mumbleping: [
    ["whole", [mumble(long(5), long(32), long(9))], [5, 32, ""]],
    ["bytes behind it", [mumble(long(5), long(32), long(9), long(9))], [5, 32, ""]],
    ["cut", [mumble(long(5))], [5, null, ""]],
    ["huge", [mumble(long(0xffffffff), long(32), long(9))], [null, 32, ""]],
  ],
  ase: [
    ["whole", [
      bytes("EYE1", pascal("mta", "22003", "Cave", "Race", "Map", "1.6", "0", "5", "32"), [1]),
    ], [5, 32, "Cave Map"]],
    ["cut", [bytes("EYE1", pascal("mta", "22003", "Cave"))], [null, null, "Cave"]],
    ["negative", [bytes("EYE1", pascal("mta", "1", "Cave", "", "", "", "0", "-5", "x"))], [
      null,
      null,
      "Cave",
    ]],
  ],
};
