import { createFile } from "../../../site/web/create_file.ts";
import SCRIPT from "./desk.js" with { type: "text" };

/** The script of the desk's keys, which only moderators load. */
export const DESK_FILE = createFile("desk", "js", { content: SCRIPT });
