/** The path of the page on which players add and remove names. */
export const GAME_NAMES_PATH = "/account/game-names";
