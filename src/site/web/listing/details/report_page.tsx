import { REPORT_MAX, REPORT_REASONS, takeReport } from "../../../reports/report.ts";
import { findListed } from "../../../servers/public/shown_server.ts";
import { action } from "../../forms/action.tsx";
import { oneOf, paragraphs } from "../../forms/fields.tsx";
import { sendError } from "../../frame/error_page.tsx";
import { sendPage } from "../../frame/layout.tsx";
import { CenteredCard } from "../../kit/centered_card.tsx";
import { FaultSummary } from "../../kit/form.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { addressKeyOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";

/** Reports a listing to the moderators. */
export const report = action({
  path: "/servers/:slug/reports",
  who: "anybody",
  fields: {
    reason: oneOf(REPORT_REASONS, { missing: "reason" }),
    text: paragraphs({ max: REPORT_MAX, rows: 5, isOptional: true }),
  },
  refused: { report_invalid: "text", reports_too_many: "form" },
  copy() {
    const { report: words } = currentLocale().words.listing;
    return {
      reason: { label: words.reason },
      text: { label: words.more, help: words.moreHelp },
      submit: words.send,
    };
  },
  async onSubmit({ c, web, values }) {
    const reporterId = c.get("viewer")?.accountId ?? null;
    const sent = { ...values, reporterId, now: web.services.now() };
    return await takeReport(web.services, slugOf(c), { ...sent, address: addressKeyOf(c, web) });
  },
  then: (_, { c }) => [`/servers/${slugOf(c)}`, "report_sent"],
  page: showReport,
});

/** GET /servers/:slug/report: shows a form to report a listing. */
export async function showReport(c: WebContext, web: Web) {
  const { report: words } = currentLocale().words.listing;
  const { sql, now } = web.services;
  const server = await findListed(sql, slugOf(c), now());
  if (!server) return await sendError(c, web, "notFound");
  const reasons = REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }));
  const name = isolated(server.name);
  return await sendPage(c, web, {
    title: words.title(name),
    narrow: true,
    body: (
      <CenteredCard
        title={words.title(name)}
        lead={words.lead}
        more={<LinkLine href={`/servers/${server.slug}`} label={words.back(name)} />}
      >
        <FaultSummary />
        <report.Form
          at={{ slug: server.slug }}
          options={{ reason: [{ value: "", label: words.pick }, ...reasons] }}
        />
      </CenteredCard>
    ),
  });
}

function slugOf(c: WebContext): string {
  return c.req.param("slug") ?? "";
}
