import { Buffer } from "node:buffer";
import type { Row } from "./odd_servers.ts";
import { bytes, HEAD } from "./bytes.ts";

const TEXTS = "Cave\0de_dust2\0cstrike\0Classic\0";

const COUNTS = [0, 0, 5, 32];

const source = (...rest: (string | number[])[]) => bytes(HEAD, [0x49, 17], ...rest);

/** A part of a response of Source that is cut into two, by its number. */
export const part = (nth: number, text: Uint8Array) =>
  bytes([0xfe, 0xff, 0xff, 0xff, 7, 0, 0, 0, 2, nth, 0xe0, 4], text);

const WHOLE = source(
  TEXTS,
  COUNTS,
  [0, 0x64, 0x6c, 0, 1],
  "1.0\0",
  [0x20],
  "alpha,voteboard-abc\0",
);

/** Answers over the protocol of Source. */
export const SOURCE: Row[] = [
  ["whole", [WHOLE], [5, 32, "Cave de_dust2 alpha,voteboard-abc"]],
  ["bytes behind it", [bytes(WHOLE, "more\0\xff")], [5, 32, /^Cave/]],
  ["cut behind the counts", [source(TEXTS, COUNTS)], [5, 32, "Cave de_dust2"]],
  ["cut in the counts", [source(TEXTS, [0, 0, 5])], [5, null, "Cave de_dust2"]],
  ["cut before the counts", [source(TEXTS)], [null, null, "Cave de_dust2"]],
  ["cut in the name", [source("Cav")], [null, null, "Cav"]],
  ["nothing behind its kind", [bytes(HEAD, [0x49])], [null, null, ""]],
  ["an id that is cut", [source(TEXTS, COUNTS, [0, 0x64, 0x6c, 0, 1], "1\0", [0x11], [1, 2])], [
    5,
    32,
    /^Cave/,
  ]],
  ["a name that is no UTF-8", [source("C\xe4ve \xff\0m\0\0\0", COUNTS)], [5, 32, /^C\ufffdve/]],
  ["other datagrams before it", [Buffer.alloc(0), "\xff", bytes(HEAD, [0x44, 0]), WHOLE], [
    5,
    32,
    /^Cave/,
  ]],
  ["twice", [WHOLE, WHOLE], [5, 32, /^Cave/]],
  ["two parts, the last one first", [part(1, WHOLE.subarray(20)), part(0, WHOLE.subarray(0, 20))], [
    5,
    32,
    /^Cave/,
  ]],
  ["one part of two", [part(0, WHOLE.subarray(0, 20))], [null, null, ""]],
  ["the older form", [
    bytes(HEAD, "m127.0.0.1:1\0Cave\0crossfire\0valve\0Half-Life\0", [3, 16, 47]),
  ], [3, 16, "Cave crossfire"]],
];
