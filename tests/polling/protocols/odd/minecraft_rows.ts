import { BEDROCK_PING } from "../../../../src/site/polling/protocols/bedrock_status.ts";
import { javaPacket } from "../../../../demo/game_servers.ts";
import type { Row } from "./odd_servers.ts";
import { bytes, utf16 } from "./bytes.ts";

const pong = (text: string | Uint8Array, length = text.length) => {
  const size = [length >> 8, length & 0xff];
  return bytes(
    [0x1c],
    BEDROCK_PING.subarray(1, 9),
    Array(8).fill(7),
    BEDROCK_PING.subarray(9, 25),
    size,
    text,
  );
};

const STATUS = "MCPE;Cave;390;1.21.50;12;100;1;voteboard-abc;Survival;1;19132;19133;";

/** Answers of Minecraft: Bedrock Edition. */
export const BEDROCK: Row[] = [
  ["whole", [pong(STATUS)], [12, 100, "Cave voteboard-abc"]],
  ["bytes behind it", [bytes(pong(STATUS), "more")], [12, 100, "Cave voteboard-abc"]],
  ["a length that is too small", [pong(STATUS, 12)], [12, 100, "Cave voteboard-abc"]],
  ["a length that is too large", [pong(STATUS, 5_000)], [12, 100, "Cave voteboard-abc"]],
  ["another time", [bytes([0x1c], Array(8).fill(9), pong(STATUS).subarray(9))], [12, 100, /^Cave/]],
  ["negative counts", [pong("MCPE;Cave;390;1.21;-8;-1;1;World")], [null, null, "Cave World"]],
  ["huge counts", [pong("MCPE;Cave;390;1.21;2147483647;99999999999;1")], [null, null, "Cave"]],
  ["empty counts", [pong("MCPE;Cave;390;1.21;;;1;World")], [null, null, "Cave World"]],
  ["only a name", [pong("MCPE;Cave")], [null, null, "Cave"]],
  ["no text", [pong("")], [null, null, ""]],
  ["no length either", [pong("").subarray(0, 33)], [null, null, ""]],
  ["a name that is no UTF-8", [pong(bytes("MCPE;C\xe4ve;390;1.21;12;100;"))], [
    12,
    100,
    /^C\ufffdve/,
  ]],
  ["UTF-16", [pong(utf16(STATUS))], [12, 100, "Cave voteboard-abc"]],
  ["a version in words", [pong("MCPE;A;B;390;1.20 to 1.21;12;100;1;W;Survival")], [
    12,
    100,
    "A;B W",
  ]],
  ["another datagram before it", [bytes([0x1c, 1, 2]), pong(STATUS)], [12, 100, /^Cave/]],
];

const varint = (value: number): number[] =>
  value < 128 ? [value] : [value & 127 | 128, ...varint(value >>> 7)];

const packet = (text: string | Uint8Array, { size = text.length, more = "" } = {}) =>
  javaPacket(bytes(varint(size), text, more));

const JAVA_STATUS = '{"version":{},"players":{"online":5,"max":20},"description":"Cave"}';

const ofPlayers = (players: string) => packet(`{"players":${players},"description":"Cave"}`);

const pieces = Array.from(
  { length: 20 },
  (_, nth) => packet(JAVA_STATUS).subarray(nth * 4, nth * 4 + 4),
);

const kick = (text: string) => bytes([0xff, 0, text.length], utf16(text).swap16());

/** Answers of Minecraft: Java Edition. */
export const JAVA: Row[] = [
  ["whole", [packet(JAVA_STATUS)], [5, 20, "Cave"]],
  ["in pieces", pieces, [5, 20, "Cave"]],
  ["bytes behind it", [packet(JAVA_STATUS, { more: "more" })], [5, 20, "Cave"]],
  ["a packet behind it", [bytes(packet(JAVA_STATUS), [9, 1, 0, 0, 0, 0, 0, 0, 0, 0])], [
    5,
    20,
    "Cave",
  ]],
  ["a packet before it", [bytes([3, 1, 2, 3], packet(JAVA_STATUS))], [5, 20, "Cave"]],
  ["an empty packet before it", [bytes([0], packet(JAVA_STATUS))], [5, 20, "Cave"]],
  ["a text length that is too small", [packet(JAVA_STATUS, { size: 20 })], [5, 20, "Cave"]],
  ["a text length that is too large, and more", [
    packet(JAVA_STATUS, { size: 70, more: "xxxxxxxxx" }),
  ], [5, 20, "Cave"]],
  ["both lengths too large", [bytes([0xff, 1, 0, 0xfe, 1], JAVA_STATUS)], [5, 20, "Cave"]],
  ["no text length", [javaPacket(bytes(JAVA_STATUS))], [5, 20, "Cave"]],
  ["a mark of UTF-8", [packet(bytes("\xef\xbb\xbf", JAVA_STATUS))], [5, 20, "Cave"]],
  ["UTF-16", [packet(utf16(JAVA_STATUS))], [5, 20, "Cave"]],
  ["no UTF-8", [packet(bytes('{"players":{"online":5},"description":"C\xe4ve"}'))], [
    5,
    null,
    "C\ufffdve",
  ]],
  ["plain quotes in a text", [
    packet('{"description":"The "Cave"","players":{"max":20,"online":5}}'),
  ], [5, 20, /The "Cave"/]],
  ["a cut text", [packet(JAVA_STATUS.slice(0, 45))], [5, 20, ""]],
  ["a text that never ends", [packet(JAVA_STATUS).subarray(0, 48)], [5, 20, ""]],
  ["a comma and NaN", [packet('{"players":{"online":NaN,"max":20,},"description":"Cave"}')], [
    null,
    20,
    "Cave",
  ]],
  ["only counts", [packet('{"players":{"online":5,"max":20}}')], [5, 20, ""]],
  ["only a version", [packet('{"version":null}')], [null, null, ""]],
  ["players null", [ofPlayers("null")], [null, null, "Cave"]],
  ["players a list", [ofPlayers("[5,20]")], [null, null, "Cave"]],
  ["negative", [ofPlayers('{"online":-1,"max":-20}')], [null, null, "Cave"]],
  ["huge", [ofPlayers('{"online":2147483647,"max":1e99}')], [null, null, "Cave"]],
  ["fractions and lists", [ofPlayers('{"online":1.5,"max":[20]}')], [null, null, "Cave"]],
  ["texts", [ofPlayers('{"online":" 5","max":"20"}')], [5, 20, "Cave"]],
  ["odd samples", [ofPlayers('{"online":5,"max":20,"sample":[null,5,{"name":{}},[]]}')], [
    5,
    20,
    "Cave",
  ]],
  ["a refusal", [packet('{"translate":"disconnect.genericReason","with":["busy"]}')], [
    null,
    null,
    /busy/,
  ]],
  ["the status of 1.6", [kick("§1\x0078\x001.6.4\0§aCave\x005\x0020")], [5, 20, "Cave"]],
  ["the status of 1.3", [kick("Cave§5§20")], [5, 20, "Cave"]],
  ["the refusal of 1.6", [kick("Protocol error")], [null, null, "Protocol error"]],
];
