import type { Area } from "../area.ts";
import { FONT_FILES, SCRIPT_FILE } from "./static_files.ts";
import { FRAME_STYLES } from "./styles.ts";
import ACCOUNT_MENU from "./styles/account_menu.css" with { type: "text" };
import { OWN_KIT_STYLES } from "../kit/styles/kit_styles.ts";
import { sendTheme, THEME_PATH } from "./theme.ts";
import {
  CHANGE_PASSWORD_PATH,
  leadToPassword,
  SECURITY_PATH,
  sendSecurityText,
} from "./well_known.ts";

/** The files and styles of the frame around each page. */
export const FRAME_AREA: Area = {
  routes: [
    ["GET", SECURITY_PATH, "anybody", sendSecurityText],
    ["GET", CHANGE_PASSWORD_PATH, "anybody", leadToPassword],
  ],
  files: [SCRIPT_FILE, ...Object.values(FONT_FILES), { path: THEME_PATH, send: sendTheme }],
  styles: { everybody: FRAME_STYLES, signedIn: [ACCOUNT_MENU, OWN_KIT_STYLES] },
};
