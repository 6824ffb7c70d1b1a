import { REPORTED_PAGE, type ReportedServer } from "../../reports/reported.ts";
import { Logo } from "../../../site/web/parts/face.tsx";
import { linkWith, NumberedPages } from "../../../site/web/parts/page_links.tsx";
import { ANSWERED_PATH } from "./answered_list.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Keys, ProgressLine, QueuePane, QueueWays } from "../frame/desk.tsx";
import { waitOf } from "../queue/waiting_pane.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** A page of the listings with open reports, and the one of them that is open. */
export interface ReportedAround {
  reported: readonly ReportedServer[];
  here: string;
  page: number;
  /** On all pages. */
  total: number;
  /** How many the moderator answered today. */
  done: number;
  now: Date;
}

/** The ways on from the open listing. Undefined where there is none. */
export function reportedSteps({ reported, here, page, total }: ReportedAround) {
  const at = reported.findIndex(({ slug }) => slug === here);
  const hrefTo = (nth: number) => {
    const server = reported[nth];
    return server && hrefOf(server, page);
  };
  const isMore = page * REPORTED_PAGE < total;
  return {
    place: at < 0 ? undefined : (page - 1) * REPORTED_PAGE + at + 1,
    previous: hrefTo(at - 1),
    next: hrefTo(at + 1) ?? (isMore ? pageHref(page + 1) : undefined),
  };
}

function hrefOf({ slug }: ReportedServer, page: number): string {
  const values = { listing: slug, page: page > 1 ? String(page) : undefined };
  return linkWith("/moderation/reports", values);
}

function pageHref(page: number): string {
  return linkWith("/moderation/reports", { page: page > 1 ? String(page) : undefined });
}

/** How far the moderator is: the listing's place among those that were reported, and what they answered today. */
export function ReportsProgress({ ...around }: ReportedAround) {
  const { reports: words, desk } = currentLocale().words.moderation;
  const { total, done } = around;
  const { place, previous, next } = reportedSteps(around);
  const { keyList: keys } = words;
  return (
    <ProgressLine
      title={place === undefined ? words.waiting(total) : words.place(place, total)}
      done={done}
      all={done + total}
      label={words.today}
      note={done === 0 ? words.noneToday : words.doneToday(done)}
    >
      <QueueWays label={words.steps} previous={previous} next={next} />
      <Keys
        list={[
          ["1", keys.found],
          ["a", keys.close],
          ["s", keys.skip],
          ["j", desk.keyList.next],
          ["k", desk.keyList.previous],
        ]}
      />
    </ProgressLine>
  );
}

/** The listings with open reports, beside the one that is open. A phone unfolds them. */
export function ReportedPane({ ...around }: ReportedAround) {
  const { reported, here, page, total, now } = around;
  const { reports: words } = currentLocale().words.moderation;
  return (
    <QueuePane
      label={words.list}
      waiting={words.waiting(total)}
      title={words.open}
      aside={<a class="note" href={ANSWERED_PATH}>{words.answered}</a>}
    >
      <Rows>
        {reported.map((server) => (
          <Row
            isCurrent={server.slug === here}
            art={<Logo server={server} size={40} />}
            title={<a href={hrefOf(server, page)} dir="auto">{server.name}</a>}
            note={aboutOf(server, now)}
          />
        ))}
      </Rows>
      <p class="note">{words.order}</p>
      <NumberedPages
        label={words.pages}
        page={page}
        pages={Math.ceil(total / REPORTED_PAGE)}
        hrefOf={pageHref}
      />
    </QueuePane>
  );
}

function aboutOf(server: ReportedServer, now: Date): string {
  const { reports: words } = currentLocale().words.moderation;
  const reasons = server.reasons.map((reason) => words.short[reason]);
  const facts = [words.of(server.reports), ...reasons.slice(0, 1), waitOf(server, now)];
  return facts.join(" · ");
}
