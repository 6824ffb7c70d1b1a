import { exportAccount } from "../../votes/export_account.ts";
import { type PasswordPage, sendPasswordPage, submitPassword } from "./password_page.tsx";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const PAGE: PasswordPage = { path: "/account/export", words: ACCOUNTS.download };

/** GET /account/export: says what the file holds, and asks for the password. */
export function askForExport(web: Web) {
  return (c: WebContext) => sendPasswordPage(c, web, PAGE);
}

/** POST /account/export: sends all that is kept of the viewer as a JSON file. */
export function downloadExport(web: Web) {
  const { services } = web;
  return submitPassword(web, PAGE, async (c, password) => {
    const viewer = viewerOf(c);
    const exported = await exportAccount(services, viewer, { password, now: services.now() });
    if (exported.kind !== "exported") return exported;
    const file = ReadableStream.from(exported.json).pipeThrough(new TextEncoderStream());
    return c.body(file, 200, {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${viewer.username}.json"`,
      "Cache-Control": "private, no-store",
    });
  });
}
