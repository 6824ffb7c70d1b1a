import { createFile } from "../../../site/web/create_file.ts";
import { joined } from "../../../site/web/frame/styles.ts";
import SITE from "./site.css" with { type: "text" };
import TRAIL from "./trail.css" with { type: "text" };
import VOIDS from "./voids.css" with { type: "text" };
import WAVES from "./waves.css" with { type: "text" };
import MODERATION from "./moderation.css" with { type: "text" };

/** The style sheet of the pages that only moderators see. */
export const MODERATION_STYLES: string = joined([MODERATION, WAVES, VOIDS, TRAIL]);

/** The style sheet of moderators' pages about the site itself. */
export const SITE_STYLES: string = joined([SITE]);

export const MODERATION_STYLES_FILE = createFile("moderation", "css", {
  content: MODERATION_STYLES,
});
export const SITE_STYLES_FILE = createFile("site", "css", { content: SITE_STYLES });
