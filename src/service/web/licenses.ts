import ARCHIVO from "../../site/web/frame/fonts/LICENSE" with { type: "text" };
import FLAGS from "../../site/web/listing/flags/LICENSE" with { type: "text" };
import type { WebContext } from "../../site/web/web_env.ts";
import MIT from "./licenses/mit.txt" with { type: "text" };

/**
 * The third-party files that are served, and their notices, which licences require with every copy. Svelte is a part of
 * altcha. The script of Scalar names its own parts.
 */
const NOTICES = [
  ["Archivo", ARCHIVO],
  ["country-flag-icons", FLAGS],
  ["altcha", `Copyright (c) 2023-2026 Daniel Regeci, BAU Software s.r.o.\n\n${MIT}`],
  ["svelte", `Copyright (c) 2016-2025 Svelte Contributors\n\n${MIT}`],
  ["@scalar/api-reference", `Copyright (c) 2023-present Scalar\n\n${MIT}`],
] as const;

const TEXT = NOTICES.map(([what, notice]) => `${what}\n\n${notice.trim()}\n`)
  .join(`\n${"=".repeat(80)}\n\n`);

/** GET /licenses.txt */
export function sendLicenses(c: WebContext): Response {
  return c.text(TEXT, 200, { "Cache-Control": "public, max-age=86400" });
}
