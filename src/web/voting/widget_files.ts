import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import WIDGET from "altcha/external" with { type: "text" };
import STYLES from "altcha/altcha.css" with { type: "text" };
import FALLBACK from "altcha/workers/scrypt" with { type: "text" };
import SETUP from "./bot_widget.js" with { type: "text" };
import ROMIX from "./solver/romix.js" with { type: "text" };
import SOLVER from "./solver/solver.js" with { type: "text" };
import type { WebContext } from "../web_env.ts";

/** A file that a page with a proof of work loads. */
interface WidgetFile {
  path: string;
  content: string;
  type: string;
  /** Its content security policy; a worker has its own, whatever the page's is. */
  policy?: string;
}

const OTHER_WORKER = fileOf("altcha-scrypt", "js", FALLBACK);

/** ALTCHA's widget without anything written into it, so that a strict policy holds; from npm, on our own host. */
export const WIDGET_FILES = {
  script: fileOf("altcha", "js", WIDGET),
  worker: {
    ...fileOf("altcha-worker", "js", `${ROMIX}self.FALLBACK = "${OTHER_WORKER.path}";\n${SOLVER}`),
    // It compiles the WebAssembly that it carries, and loads the other worker where it can't.
    policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
  },
  otherWorker: OTHER_WORKER,
  styles: fileOf("altcha", "css", STYLES),
  setup: fileOf("bot-widget", "js", SETUP),
} satisfies Record<string, WidgetFile>;

/** GET of one of the widget's files: gzipped once, when it is first asked for. */
export function sendWidgetFile({ content, type, policy }: WidgetFile) {
  let gzipped: Uint8Array<ArrayBuffer> | undefined;
  return (c: WebContext): Response => {
    c.header("Content-Type", type);
    if (policy !== undefined) c.header("Content-Security-Policy", policy);
    c.header("Cache-Control", "public, max-age=31536000, immutable, no-transform");
    c.header("Vary", "Accept-Encoding");
    if (!/\bgzip\b/.test(c.req.header("accept-encoding") ?? "")) return c.body(content);
    gzipped ??= new Uint8Array(gzipSync(content, { level: 9 }));
    c.header("Content-Encoding", "gzip");
    return c.body(gzipped);
  };
}

/** The path changes with the content, so that browsers may keep what they have for a year. */
function fileOf(name: string, ending: "js" | "css", content: string): WidgetFile {
  const print = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const type = ending === "js" ? "text/javascript" : "text/css";
  return { path: `/${name}.${print}.${ending}`, content, type: `${type}; charset=utf-8` };
}
