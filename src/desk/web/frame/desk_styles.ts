import { createFile } from "../../../site/web/create_file.ts";
import { joined } from "../../../site/web/frame/styles.ts";
import SITE from "./site.css" with { type: "text" };

/** The style sheet of moderators' pages about the site itself. */
export const SITE_STYLES: string = joined([SITE]);

export const SITE_STYLES_FILE = createFile("site", "css", { content: SITE_STYLES });
