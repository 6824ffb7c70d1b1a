import type { VisitDays } from "../../../servers/public/visits.ts";
import type { VoteDay } from "../../../../core/votes/vote_counts.ts";
import { sumOf } from "../../sum_of.ts";
import { linkWith } from "../../kit/page_links.tsx";
import { DaysChart } from "../../listing/charts/listing_charts.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { Delta } from "../../kit/rows.tsx";

/** Minimum count of a week for which a percentage is shown. With three votes, it would be meaningless. */
const COMPARED_MIN = 10;

/** Measures that the chart can show, in order. */
const MEASURES = ["votes", "ballot_click", "address_copy", "page_view"] as const;

type Measure = typeof MEASURES[number];
type Days = readonly { day: Date; count: number }[];

/** Returns the measure in an address, votes by default. */
export function measureOf(name: string | undefined): Measure {
  return MEASURES.find((measure) => measure === name) ?? "votes";
}

/** Numbers of days that the chart can show, up to today. */
const SPANS = [7, 30, 90] as const;

type FiguresSpan = typeof SPANS[number];

const FIRST_SPAN: FiguresSpan = 30;

/** Returns the number of days in an address, 30 by default. */
export function spanOf(days: string | undefined): FiguresSpan {
  return SPANS.find((span) => String(span) === days) ?? FIRST_SPAN;
}

/** Counts the visits of a kind in the last days. */
export function countVisits(visits: VisitDays["page_view"], days: number): number {
  return sumOf(visits.slice(-days).map(({ visits }) => visits));
}

/** A server's votes and visits, and which of them the chart shows. */
export interface FiguresProps {
  slug: string;
  chosen: { measure: Measure; span: FiguresSpan };
  /** Votes of at least these days. */
  votes: readonly VoteDay[];
  visits: VisitDays;
}

/** Four figures of the chosen days, each with a link to its chart, and links for other numbers of days. */
export function Figures({ slug, chosen: { measure: current, span }, votes, visits }: FiguresProps) {
  const locale = currentLocale();
  const { figures: words, charts } = locale.words.overview;
  const days = (measure: Measure): Days =>
    measure === "votes"
      ? votes.map(({ day, votes }) => ({ day, count: votes }))
      : visits[measure].map(({ day, visits }) => ({ day, count: visits }));
  const ofSpan = (measure: Measure) => days(measure).slice(-span);
  const texts = current === "votes" ? locale.words.charts.votes : charts[current];
  const isEmpty = ofSpan(current).every(({ count }) => count === 0);
  return (
    <Panel
      id="figures"
      title={words.title(span)}
      aside={<SpanLinks slug={slug} chosen={{ measure: current, span }} />}
    >
      <nav class="figures" aria-label={words.nav}>
        {MEASURES.map((measure) => (
          <a
            class="figure"
            href={figuresUrl(slug, measure, span)}
            aria-current={measure === current ? "true" : undefined}
          >
            <span>{words.names[measure]}</span>
            <b>
              {locale.formats.count(sumOf(ofSpan(measure).map(({ count }) => count)))}{" "}
              <Trend days={days(measure)} />
            </b>
          </a>
        ))}
      </nav>
      {isEmpty
        ? <p>{words.none[current](span)}</p>
        : <DaysChart days={ofSpan(current)} texts={texts} isPart />}
      <p class="note">{words.worth}</p>
    </Panel>
  );
}

/** Links for other numbers of days. */
function SpanLinks({ slug, chosen: { measure, span } }: Pick<FiguresProps, "slug" | "chosen">) {
  const { figures: words } = currentLocale().words.overview;
  return (
    <nav class="seg" aria-label={words.spans}>
      {SPANS.map((days) => (
        <a
          href={figuresUrl(slug, measure, days)}
          aria-current={days === span ? "true" : undefined}
        >
          {words.span(days)}
        </a>
      ))}
    </nav>
  );
}

function figuresUrl(slug: string, measure: Measure, span: FiguresSpan): string {
  const url = linkWith(`/my/servers/${slug}`, {
    show: measure === "votes" ? undefined : measure,
    days: span === FIRST_SPAN ? undefined : String(span),
  });
  return `${url}#figures`;
}

/** The change between the last seven whole days and the seven before. Renders nothing if there are few votes. */
function Trend({ days }: { days: Days }) {
  const { figures: words } = currentLocale().words.overview;
  const week = sumOf(days.slice(-8, -1).map(({ count }) => count));
  const before = sumOf(days.slice(-15, -8).map(({ count }) => count));
  if (before < COMPARED_MIN) return null;
  const percent = Math.round(100 * (week - before) / before);
  return (
    <Delta by={percent}>
      <span class="unseen">
        {percent === 0 ? "" : percent < 0 ? words.isDown : words.isUp}
      </span>
      {percent < 0 ? words.down(-percent) : words.up(percent)}{" "}
      <span class="unseen">{words.week}</span>
    </Delta>
  );
}
