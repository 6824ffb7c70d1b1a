import { z } from "zod";
import { pastedValue } from "../../../core/text/typed_text.ts";
import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import { sendTest } from "../../../site/keys/test_webhook.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { type Action, action } from "../../../site/web/forms/action.tsx";
import { hidden } from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { fault } from "../../../site/web/kit/faults.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { deliveryPath } from "../../../site/web/my_servers/key_path.ts";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import type { ServerAccess, Web, WebContext } from "../../../site/web/web_env.ts";
import { findOwnKey } from "./find_own_key.ts";
import { GRADE_GUIDE, GradedReceiver } from "./graded_receiver.tsx";

/** Shows the key's page, with these forms. */
type ShowKey = (c: WebContext, web: Web, own: ServerAccess) => Promise<Response>;

/** Time limit of a grade in milliseconds: the time in which POSTs may start, plus the last one's, plus a margin. */
const GRADE_WITHIN_MS = 45_000;

/** Refusals of sending to a receiver. They concern the form as a whole. */
export const SENDS = {
  delivery_without_destination: "form",
  sends_too_many: "form",
  form_used: "form",
} as const;

/** The field of the webhook's URL in forms that send to the saved URL. */
const TYPED_URL = hidden(z.string().transform(pastedValue).optional());

/** Creates the form that sends a test and shows its progress. */
export function createTestForm(page: ShowKey): Action {
  return action({
    path: "/my/servers/:slug/api/keys/:id/tests",
    who: "manager",
    once: true,
    fields: {
      url: TYPED_URL,
      username: hidden(
        z.string().transform(pastedValue).transform((name) => name === "" ? undefined : name),
      ),
      confirmed: hidden(z.string().optional()),
    },
    check: (schema) =>
      schema.refine(({ username, confirmed }) => username === undefined || confirmed === "yes", {
        message: fault("confirmTest"),
        path: ["confirmed"],
      }),
    refused: { ...SENDS, account_name_invalid: "username", account_name_reserved: "username" },
    wrong: { url: "urlUnsaved" },
    async onSubmit({ c, web, own, values: { url, username }, sender }) {
      const { key } = await findOwnKey(c, web, own);
      if (isUnsaved(key, url)) return { kind: "wrong" };
      const sent = await sendTest(web.services, key.id, { username, ...sender });
      return deliveryPath(own.server.slug, sent);
    },
    then: (path) => [path],
    page,
  });
}

/** Returns whether the URL field differs from the saved URL, which tests and grades use. */
function isUnsaved({ webhookUrl }: KeyStatus, url: string | undefined): boolean {
  return url !== undefined && webhookUrl !== null && url !== webhookUrl;
}

/** Creates the form that grades the receiver at the key's URL and shows the result. */
export function createGradeForm(page: ShowKey): Action {
  return action({
    path: "/my/servers/:slug/api/keys/:id/grades",
    who: "manager",
    route: { cost: "work" },
    once: true,
    fields: { url: TYPED_URL },
    refused: SENDS,
    wrong: { url: "urlUnsaved" },
    async onSubmit({ c, web, own, values: { url }, sender }) {
      const { key: words } = currentLocale().words.keys;
      const { key, path } = await findOwnKey(c, web, own);
      if (isUnsaved(key, url)) return { kind: "wrong" };
      deadlineOf(c).restart(GRADE_WITHIN_MS);
      const findings = await web.services.gradeKey(key.id, sender);
      const title = words.graded(isolated(key.name));
      return await sendOwnPage(c, web, {
        server: own.server,
        title,
        body: (
          <>
            <a class="crumb" href={path}>{words.backToKey}</a>
            <Panel title={title} aside={<a href={GRADE_GUIDE}>{words.gradeGuide}</a>}>
              <GradedReceiver findings={findings} />
            </Panel>
          </>
        ),
      });
    },
    page,
  });
}
