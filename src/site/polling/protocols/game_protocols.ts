/**
 * The supported gamedig protocols, which query the server itself over sockets with limits. Left out are the ones that
 * query a publisher's or a community's directory instead (`asa`, `squad`, `factorio`, `ragemp` …), need a password
 * (`palworld`), open their own sockets (`nadeo`), or always wait for their timeouts (`unreal2`).
 */
export const GAME_PROTOCOLS = [
  "ase",
  "dayz",
  "eco",
  "fivem",
  "gamespy1",
  "gamespy3",
  "gtasao",
  "hytale",
  "minecraftbedrock",
  "minecraftvanilla",
  "mumbleping",
  "quake2",
  "quake3",
  "samp",
  "sdtd",
  "terraria",
  "valve",
] as const;

/** A supported protocol, by gamedig's name. */
export type GameProtocol = typeof GAME_PROTOCOLS[number];

/**
 * Returns whether servers with a protocol can be queried.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(isGameProtocol("valve"), true);
 * assert.equal(isGameProtocol("palworld"), false);
 * ```
 */
export function isGameProtocol(name: string): name is GameProtocol {
  return GAME_PROTOCOLS.some((protocol) => protocol === name);
}
