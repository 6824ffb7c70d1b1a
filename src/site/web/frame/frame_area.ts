import type { Area } from "../area.ts";
import { FRAME_STYLES } from "./styles.ts";
import ACCOUNT_MENU from "./styles/account_menu.css" with { type: "text" };
import {
  CHANGE_PASSWORD_PATH,
  leadToPassword,
  SECURITY_PATH,
  sendSecurityText,
} from "./well_known.ts";

/** What surrounds each page. */
export const FRAME_AREA: Area = {
  routes: [
    ["GET", SECURITY_PATH, "anybody", sendSecurityText],
    ["GET", CHANGE_PASSWORD_PATH, "anybody", leadToPassword],
  ],
  styles: { everybody: FRAME_STYLES, signedIn: [ACCOUNT_MENU] },
};
