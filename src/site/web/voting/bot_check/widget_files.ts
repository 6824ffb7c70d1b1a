import WIDGET from "altcha/external" with { type: "text" };
import STYLES from "altcha/altcha.css" with { type: "text" };
import WORKER from "altcha/workers/pbkdf2" with { type: "text" };
import { LICENSES_COMMENT } from "../../frame/licenses_path.ts";
import { createFile } from "../../create_file.ts";
import SETUP from "./bot_widget.js" with { type: "text" };

/**
 * ALTCHA's widget without inline code, so that a strict policy can apply. It comes from npm and is served by this site.
 */
export const WIDGET_FILES = {
  script: createFile("altcha", "js", { content: LICENSES_COMMENT + WIDGET }),
  worker: createFile("altcha-worker", "js", {
    content: LICENSES_COMMENT + WORKER,
    // A worker has its own policy, and this worker loads nothing.
    headers: { "Content-Security-Policy": "default-src 'none'" },
  }),
  styles: createFile("altcha", "css", { content: LICENSES_COMMENT + STYLES }),
  setup: createFile("bot-widget", "js", { content: SETUP }),
};
