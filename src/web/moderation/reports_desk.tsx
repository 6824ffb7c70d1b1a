import type { Report } from "../../reports/report.ts";
import { REPORTED_PAGE, type ReportedServer } from "../../reports/reported.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import type { ComparedText } from "../../servers/unreviewed_edit.ts";
import { isolated } from "../../text/typed_text.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { Logo } from "../frame/face.tsx";
import { linkWith, NumberedPages } from "../frame/page_links.tsx";
import { Address, Instant } from "../frame/parts.tsx";
import { Sheet, StatusBadge } from "../frame/state.tsx";
import { LISTING } from "../listing/words.ts";
import { Step } from "./desk.tsx";
import { ListingSheet } from "./listing_text.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import { ReasonForm } from "./moderation_frame.tsx";
import { Reports } from "./reports_section.tsx";
import { MODERATION } from "./words.ts";

const { reports: words, desk, server: serverWords } = MODERATION;

/** A listing with all that its reports may be about. */
export interface OpenReports {
  server: ServerDetails;
  reports: Report[];
  text: ComparedText | undefined;
}

/** The listings with open reports, and the way to the next and the previous one. */
export function ReportedQueue({ reported, here, page, total }: {
  reported: readonly ReportedServer[];
  here: string;
  page: number;
  total: number;
}) {
  const at = reported.findIndex(({ slug }) => slug === here);
  const [previous, next] = [reported[at - 1], reported[at + 1]];
  const hrefTo = ({ slug }: ReportedServer) =>
    linkWith("/moderation/reports", { listing: slug, page: page > 1 ? String(page) : undefined });
  return (
    <section class="sheet">
      <div class="sheet__head">
        <h2>{words.waiting(total)}</h2>
        <p class="note">{words.order}</p>
      </div>
      <ol class="queue">
        {reported.map((server) => (
          <li>
            <a href={hrefTo(server)} aria-current={server.slug === here ? "page" : undefined}>
              <b dir="auto">{server.name}</b>
              <span>
                {words.of(server.reports)} · <Instant at={server.since} />
              </span>
              <span>
                {server.reasons.map((reason) => LISTING.report.reasons[reason]).join(", ")}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div class="row sheet__foot">
        {previous && <Step href={hrefTo(previous)} label={desk.previous} shortcut="k" />}
        {next && <Step href={hrefTo(next)} label={desk.next} shortcut="j" />}
      </div>
      <NumberedPages
        label={words.pages}
        page={page}
        pages={Math.ceil(total / REPORTED_PAGE)}
        hrefOf={(to) => linkWith("/moderation/reports", { page: to > 1 ? String(to) : undefined })}
      />
    </section>
  );
}

/** What was reported, and all that its listing says. */
export function Reported({ server, reports, text }: OpenReports) {
  const path = `/moderation/servers/${server.slug}`;
  return (
    <div>
      <section class="sheet">
        <div class="reported">
          <Logo server={server} size={56} isFirst />
          <div>
            <h2>
              <a href={path} dir="auto">{server.name}</a>
            </h2>
            <p class="note">
              <bdi>{server.gameName}</bdi> · <Address server={server} /> ·{" "}
              <PlayerLink id={server.ownerId} name={server.owner} />
            </p>
          </div>
          <p class="row">
            <StatusBadge status={server.status} isUnlisted={server.unlistedAt !== null} />
            {server.status === "approved"
              ? <a href={`/servers/${server.slug}`}>{serverWords.publicPage}</a>
              : null}
          </p>
        </div>
        <p class="desk__to">
          <a class="button secondary" href="#answer">{words.toAnswer}</a>
        </p>
        <Reports reports={reports} />
      </section>
      {text && (
        <Sheet title={words.listing} aside={<a href={path}>{words.seeAll}</a>}>
          <ListingSheet text={text} />
        </Sheet>
      )}
    </div>
  );
}

/** The form that closes the reports that are shown. */
export function Answer({ server: { slug, name }, reports, sent }: OpenReports & {
  sent: FaultyForm | undefined;
}) {
  const until = reports.at(-1)?.reportedAt.toISOString() ?? "";
  return (
    <Sheet title={words.closing} id="answer">
      <div class="sheet__body">
        <p class="note">{words.closingLead}</p>
        <a
          class="button secondary"
          href={`/moderation/servers/${slug}#decide`}
          aria-label={`${words.act}: ${isolated(name)}`}
        >
          {words.act}
        </a>
        <ReasonForm
          action={`/moderation/servers/${slug}/reports`}
          readers="trail"
          submit={words.close(reports.length)}
          look="primary"
          shortcut="a"
          sent={sent}
          name="note"
          picks={words.picks}
          fields={{ until }}
        />
      </div>
    </Sheet>
  );
}
