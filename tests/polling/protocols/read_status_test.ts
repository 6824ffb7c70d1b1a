import assert from "node:assert/strict";
import { readStatus } from "../../../src/site/polling/protocols/read_status.ts";

const COUNTS = { numplayers: 1, maxplayers: 8 };

Deno.test("a poll tells the map and the mode, without folders, codes and length", () => {
  const told = (answer: object) => {
    const { map, mode } = readStatus({ ...COUNTS, ...answer }) ?? assert.fail();
    return [map, mode];
  };
  assert.deepEqual(told({ map: "workshop/12/de_dust2", raw: { game: "Retakes" } }), [
    "de_dust2",
    "Retakes",
  ]);
  assert.deepEqual(told({ map: "x", raw: { gamemode: "§aRoleplay\u202e" } }), ["x", "Roleplay"]);
  assert.deepEqual(told({ map: { evil: 1 }, raw: { gametype: ["CTF"] } }), ["", "CTF"]);
  assert.deepEqual(told({ map: "m".repeat(500) }), ["m".repeat(40), ""]);
  assert.deepEqual(told({}), ["", ""]);
});
