/** Path of the page where players add and remove names. */
export const GAME_NAMES_PATH = "/account/game-names";
