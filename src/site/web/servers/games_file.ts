import { createFile } from "../create_file.ts";
import { drawSprite } from "./game_drawings.ts";

/** The drawings of all games. Opened directly, the file must not run scripts or load files. */
export const GAMES_FILE = createFile("games", "svg", {
  content: drawSprite(),
  headers: { "Content-Security-Policy": "default-src 'none'; sandbox" },
});
