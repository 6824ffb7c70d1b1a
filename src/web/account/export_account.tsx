import { z } from "zod";
import { exportAccount } from "../../votes/export_account.ts";
import { NEEDED_PASSWORD } from "./account_form.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { FaultSummary, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { PasswordField, WhosePassword } from "./password_field.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { submit } from "../forms/submit.ts";
import { ACCOUNTS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { download: words } = ACCOUNTS;

const DOWNLOAD = z.object({ password: NEEDED_PASSWORD });

/** GET /account/export: says what the file holds, and asks for the password. */
export function askForExport(web: Web) {
  return (c: WebContext) => sendExportForm(c, web);
}

/** POST /account/export: sends all that is kept of the viewer as a JSON file. */
export function downloadExport(web: Web) {
  return submit(web, {
    schema: DOWNLOAD,
    show: sendExportForm,
    async act(c, { password }, typed) {
      const { services } = web;
      const asked = { password, now: services.now() };
      const exported = await exportAccount(services, viewerOf(c), asked);
      switch (exported.kind) {
        case "limited":
          return sendTooMany(c, web, exported.retryAfterSeconds);
        case "wrong":
          return sendExportForm(c, web, {
            typed,
            faults: { password: ACCOUNTS.account.wrongPassword },
          });
        case "exported":
          return c.body(
            ReadableStream.from(exported.json).pipeThrough(new TextEncoderStream()),
            200,
            {
              "Content-Type": "application/json",
              "Content-Disposition": `attachment; filename="${viewerOf(c).username}.json"`,
              "Cache-Control": "private, no-store",
            },
          );
      }
    },
  });
}

function sendExportForm(c: WebContext, web: Web, form?: FaultyForm) {
  return sendPage(c, web, {
    title: words.title,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={form?.faults} />
        <Form action="/account/export">
          <WhosePassword username={viewerOf(c).username} />
          <PasswordField label={ACCOUNTS.password} faults={form?.faults} />
          <Submit>{words.submit}</Submit>
        </Form>
        <p>
          <a href="/account">{words.back}</a>
        </p>
      </>
    ),
  });
}
