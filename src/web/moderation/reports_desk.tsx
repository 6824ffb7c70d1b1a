import type { Report } from "../../reports/report.ts";
import { REPORTED_PAGE, type ReportedServer } from "../../reports/reported.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { decisionsFor } from "../../servers/server.ts";
import { REASON_MAX, REASON_MIN } from "../../trail/reason.ts";
import type { ComparedText } from "../../servers/unreviewed_edit.ts";
import { isolated } from "../../text/typed_text.ts";
import { type FaultyForm, Form, Submit, TextArea } from "../forms/forms.tsx";
import { Logo } from "../frame/face.tsx";
import { linkWith, NumberedPages } from "../frame/page_links.tsx";
import { Address, Instant } from "../frame/parts.tsx";
import { Sheet, StatusBadge } from "../frame/state.tsx";
import { DeskSteps, Step } from "./desk.tsx";
import { ListingSheet } from "./listing_text.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import { Reports } from "./reports_section.tsx";
import type { Locale } from "../../locales/locale.ts";

/** What a moderator does about reports: the first two only close them. */
export const ANSWERS = ["fine", "asked", "logo", "banner", "suspend"] as const;
export type ReportAnswer = typeof ANSWERS[number];

/** A listing with all that its reports may be about. */
export interface OpenReports {
  server: ServerDetails;
  reports: Report[];
  text: ComparedText | undefined;
}

/** A page of the listings with open reports, and the one of them that is open. */
interface ReportedAround {
  locale: Locale;
  reported: readonly ReportedServer[];
  here: string;
  page: number;
  /** On all pages. */
  total: number;
}

/** The place of the open listing, and the way to the next one: phones show it above the reports. */
export function ReportedSteps(around: ReportedAround) {
  const { locale, total } = around;
  const { reports: words } = locale.words.moderation;
  const { place, previous, next } = stepsOf(around);
  if (place === undefined) return null;
  return (
    <DeskSteps
      locale={locale}
      label={words.steps}
      place={words.place(place, total)}
      previous={previous}
      next={next}
    />
  );
}

function stepsOf({ reported, here, page }: ReportedAround) {
  const at = reported.findIndex(({ slug }) => slug === here);
  const hrefTo = (server: ReportedServer | undefined) => server && hrefOf(server, page);
  return {
    place: at < 0 ? undefined : (page - 1) * REPORTED_PAGE + at + 1,
    previous: hrefTo(reported[at - 1]),
    next: hrefTo(reported[at + 1]),
  };
}

function hrefOf({ slug }: ReportedServer, page: number): string {
  return linkWith("/moderation/reports", {
    listing: slug,
    page: page > 1 ? String(page) : undefined,
  });
}

/** The listings with open reports, and the way to the next and the previous one. */
export function ReportedQueue(around: ReportedAround) {
  const { locale, reported, here, page, total } = around;
  const { reports: words, desk } = locale.words.moderation;
  const { reasons } = locale.words.listing.report;
  const { previous, next } = stepsOf(around);
  return (
    <section class="sheet">
      <div class="sheet__head">
        <h2>{words.waiting(total)}</h2>
        <p class="note">{words.order}</p>
      </div>
      <ol class="queue">
        {reported.map((server) => (
          <li>
            <a href={hrefOf(server, page)} aria-current={server.slug === here ? "page" : undefined}>
              <b dir="auto">{server.name}</b>
              <span>
                {words.of(server.reports)} · <Instant locale={locale} at={server.since} />
              </span>
              <span>{locale.formats.facts(server.reasons.map((reason) => reasons[reason]))}</span>
            </a>
          </li>
        ))}
      </ol>
      <div class="row sheet__foot">
        {previous && <Step href={previous} label={desk.previous} shortcut="k" />}
        {next && <Step href={next} label={desk.next} shortcut="j" />}
      </div>
      <NumberedPages
        locale={locale}
        label={words.pages}
        page={page}
        pages={Math.ceil(total / REPORTED_PAGE)}
        hrefOf={(to) => linkWith("/moderation/reports", { page: to > 1 ? String(to) : undefined })}
      />
    </section>
  );
}

/** What was reported, and all that its listing says. */
export function Reported({ locale, server, reports, text }: OpenReports & { locale: Locale }) {
  const { reports: words, server: serverWords } = locale.words.moderation;
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
              <PlayerLink locale={locale} id={server.ownerId} name={server.owner} />
            </p>
          </div>
          <p class="row">
            <StatusBadge
              locale={locale}
              status={server.status}
              isUnlisted={server.unlistedAt !== null}
            />
            {server.status === "approved"
              ? <a href={`/servers/${server.slug}`}>{serverWords.publicPage}</a>
              : null}
          </p>
        </div>
        <p class="desk__to">
          <a class="button secondary" href="#answer">{words.toAnswer}</a>
        </p>
        <Reports locale={locale} reports={reports} />
      </section>
      {text && (
        <Sheet title={words.listing} aside={<a href={path}>{words.seeAll}</a>}>
          <ListingSheet locale={locale} text={text} />
        </Sheet>
      )}
    </div>
  );
}

/** The form that closes the reports that are shown, and acts on their listing. */
export function Answer(
  { locale, server, reports, sent }: OpenReports & {
    locale: Locale;
    sent: FaultyForm | undefined;
  },
) {
  const { reports: words } = locale.words.moderation;
  const { id: listing, slug, logo, banner, statusAt } = server;
  const until = reports.at(-1)?.reportedAt.toISOString() ?? "";
  const can = answersFor(server);
  const note = words.noteHelp(REASON_MIN, REASON_MAX);
  return (
    <Sheet title={words.closing} id="answer">
      <Form
        action={`/moderation/servers/${slug}/reports`}
        class="form sheet__body"
        fields={{
          listing,
          until,
          logo: logo ?? "",
          banner: banner ?? "",
          status_seen: statusAt?.toISOString() ?? "",
        }}
      >
        <fieldset class="field ticks" id="answer-choices">
          <legend>{words.what}</legend>
          <div class="ticks__list">
            {can.map((answer, nth) => (
              <label class="tick">
                <input
                  type="radio"
                  name="answer"
                  value={answer}
                  required
                  checked={sent?.typed["answer"] === answer}
                  aria-keyshortcuts={String(nth + 1)}
                />{" "}
                {words.answers[answer].label}
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          locale={locale}
          name="note"
          label={words.note}
          help={note}
          required={false}
          value={sent?.typed["note"]}
          faults={sent?.faults}
          rows={3}
          maxlength={REASON_MAX}
        />
        <Submit shortcut="a">{words.close(reports.length)}</Submit>
        <p class="note">
          {words.secret}{" "}
          <a
            href={`/moderation/servers/${slug}#decide`}
            aria-label={`${words.act}: ${isolated(server.name)}`}
          >
            {words.act}
          </a>
        </p>
      </Form>
    </Sheet>
  );
}

/** Returns what can be done about a listing: pictures that it has come down, and a listed one is suspended. */
function answersFor(server: ServerDetails): ReportAnswer[] {
  return ANSWERS.filter((answer) =>
    answer === "suspend"
      ? decisionsFor(server).includes("suspend")
      : answer === "logo" || answer === "banner"
      ? server[answer] !== null
      : true
  );
}
