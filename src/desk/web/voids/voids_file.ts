import { createFile } from "../../../site/web/create_file.ts";
import SCRIPT from "./choose_votes.js" with { type: "text" };

/** The script of the pages that void votes, which only moderators load. */
export const VOIDS_FILE = createFile("voids", "js", { content: SCRIPT });
