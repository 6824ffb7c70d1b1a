import WIDGET from "altcha/external" with { type: "text" };
import STYLES from "altcha/altcha.css" with { type: "text" };
import FALLBACK from "altcha/workers/scrypt" with { type: "text" };
import { createFile } from "../frame/static_files.ts";
import SETUP from "./bot_widget.js" with { type: "text" };
import ROMIX from "./solver/romix.js" with { type: "text" };
import SOLVER from "./solver/solver.js" with { type: "text" };

const OTHER_WORKER = createFile("altcha-scrypt", "js", { content: FALLBACK });

/**
 * ALTCHA's widget without inline code, so that a strict policy applies. It comes from npm and is served from our own
 * host.
 */
export const WIDGET_FILES = {
  script: createFile("altcha", "js", { content: WIDGET }),
  worker: createFile("altcha-worker", "js", {
    content: `${ROMIX}self.FALLBACK = "${OTHER_WORKER.path}";\n${SOLVER}`,
    // Compiles the WebAssembly it contains, and loads the other worker where that isn't possible.
    headers: {
      "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    },
  }),
  otherWorker: OTHER_WORKER,
  styles: createFile("altcha", "css", { content: STYLES }),
  setup: createFile("bot-widget", "js", { content: SETUP }),
};
