import { AREAS } from "./areas.ts";
import { LICENSES_COMMENT } from "../../site/web/frame/licenses_path.ts";
import { FONT_FACES } from "../../site/web/frame/static_files.ts";
import { createFile } from "../../site/web/create_file.ts";
import { joined } from "../../site/web/frame/styles.ts";

/** The style sheet of all pages. */
export const STYLES: string = joined(
  AREAS.flatMap(({ styles }) => styles?.everybody ?? []),
);

/** The style sheet of the pages that only signed-in users see. */
export const DESK_STYLES: string = joined(
  AREAS.flatMap(({ styles }) => styles?.signedIn ?? []),
);

/** The style sheet of the pages that only moderators see. */
export const MODERATION_STYLES: string = joined(
  AREAS.flatMap(({ styles }) => styles?.moderators ?? []),
);

export const STYLES_FILE = createFile("styles", "css", {
  content: LICENSES_COMMENT + FONT_FACES + STYLES,
});
export const DESK_STYLES_FILE = createFile("desk", "css", { content: DESK_STYLES });
export const MODERATION_STYLES_FILE = createFile("moderation", "css", {
  content: MODERATION_STYLES,
});
