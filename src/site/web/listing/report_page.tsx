import { z } from "zod";
import { REPORT_MAX, REPORT_REASONS, reportServer } from "../../reports/report.ts";
import { findListed } from "../../servers/listings.ts";
import { takeAll } from "../../sign_in/limits.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { sendError } from "../frame/error_page.tsx";
import type { FaultyForm } from "../kit/form.tsx";
import { FaultSummary, fieldsOf, Form, Select, Submit, TextArea } from "../kit/form.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { addressKeyOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";
import { fault } from "../parts/faults.ts";

/** POST /servers/:slug/reports: reports a listing to the moderators. */
export const sendReport = submit({
  schema: z.object({
    reason: z.enum(REPORT_REASONS, fault("reason")),
    words: z.string(),
  }),
  fields: { report_invalid: "words", reports_too_many: "" },
  show: showReport,
  async act(c, web, report) {
    const slug = c.req.param("slug") ?? "";
    const { reportLimits: { byAddress, byNetwork }, now } = web.services;
    const address = addressKeyOf(c, web);
    const network = networkKey(address);
    const limited = await takeAll([byAddress, address, network], [byNetwork, network]);
    if (limited) return limited;
    const reporterId = c.get("viewer")?.accountId ?? null;
    await reportServer(web.services, slug, { ...report, reporterId, now: now() });
    return redirectTo(c, `/servers/${slug}`, "report_sent");
  },
});

/** GET /servers/:slug/report: shows a form to report a listing. */
export async function showReport(c: WebContext, web: Web, sent?: FaultyForm) {
  const { report: words } = currentLocale().words.listing;
  const { sql, now } = web.services;
  const server = await findListed(sql, c.req.param("slug") ?? "", now());
  if (!server) return await sendError(c, web, "notFound");
  const field = fieldsOf(sent);
  const reasons = REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }));
  return await sendPage(c, web, {
    title: words.title(isolated(server.name)),
    narrow: true,
    status: sent ? 422 : 200,
    body: (
      <>
        <LinkLine href={`/servers/${server.slug}`} label={words.back(isolated(server.name))} />
        <h1 dir="auto">{words.title(isolated(server.name))}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={sent?.faults} />
        <Form action={`/servers/${server.slug}/reports`} class="form panel">
          <Select
            {...field("reason")}
            label={words.reason}
            options={[{ value: "", label: words.pick }, ...reasons]}
          />
          <TextArea
            {...field("words")}
            label={words.more}
            help={words.moreHelp}
            required={false}
            rows={5}
            maxlength={REPORT_MAX}
          />
          <Submit>{words.send}</Submit>
        </Form>
      </>
    ),
  });
}
