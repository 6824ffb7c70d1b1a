/**
 * The protocols of gamedig that we speak: those that ask the server itself, over sockets that we bound. Left out are
 * the ones that ask a publisher's or a community's directory instead (`asa`, `squad`, `factorio`, `ragemp` …), need a
 * password (`palworld`), open sockets of their own (`nadeo`), or wait out every timeout (`unreal2`).
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

/** One of them, by gamedig's name. */
export type GameProtocol = typeof GAME_PROTOCOLS[number];

/**
 * Whether servers of that protocol can be asked.
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
