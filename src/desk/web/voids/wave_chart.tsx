import type { Child } from "hono/jsx";
import { HOUR_MS } from "../../../core/time/day.ts";
import { marksOf, round } from "../../../site/web/listing/chart_scale.ts";
import { Plot } from "../../../site/web/listing/charts.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Table } from "../../../site/web/kit/table.tsx";

/** The drawing's own units, scaled by the page. */
const WIDTH = 600;
const HEIGHT = 200;

/** The share of an hour's width that its bar takes. */
const BAR = 0.8;

/** Labels below the chart. */
const LABELS = 3;

/** Votes by the hour as bars, those of the wave marked, with the usual of each hour as a line. */
export function WaveChart({ hours, since, until, isPickable = false, aside }: {
  /** The earliest first. */
  hours: readonly { hour: Date; votes: number; usual: number }[];
  since: Date | undefined;
  until: Date | undefined;
  /** Whether the page's script lets hours be picked, for the form's fields `since` and `until`. */
  isPickable?: boolean;
  aside?: Child;
}) {
  const locale = currentLocale();
  const { chart: words, signs: signWords } = locale.words.waves;
  const most = Math.max(1, ...hours.map(({ votes, usual }) => Math.max(votes, Math.ceil(usual))));
  const marks = marksOf(0, most);
  const step = WIDTH / hours.length;
  const yOf = (votes: number) => round(HEIGHT - votes / marks[4] * HEIGHT);
  const isHot = (hour: Date) =>
    since !== undefined && until !== undefined && hour < until &&
    hour.getTime() + HOUR_MS > since.getTime();
  const summary = words.summary(Math.max(0, ...hours.map(({ votes }) => votes)));
  return (
    <figure
      class={isPickable ? "panel chart chart--pickable" : "panel chart"}
      data-first={isPickable ? hours[0]?.hour.toISOString() : undefined}
    >
      <figcaption class="head">
        <h2>{words.title}</h2>
        <p>{summary}</p>
      </figcaption>
      {aside}
      <ul class="key">
        {(isPickable ? words.pickLegend : words.legend).map((name, nth) => (
          <li class={LOOKS[nth]}>{name}</li>
        ))}
      </ul>
      <Plot
        label={`${words.title}: ${summary}`}
        marks={marks.map(locale.words.charts.number).reverse()}
        below={labelsOf(hours.map(({ hour }) => hour))}
      >
        {hours.map(({ hour, votes, usual }, nth) => (
          <rect
            class={isHot(hour) ? "bar hot" : "bar"}
            x={round((nth + (1 - BAR) / 2) * step)}
            width={round(BAR * step)}
            y={yOf(votes)}
            height={round(HEIGHT - yOf(votes))}
          >
            <title>{`${words.hour(hour)}: ${votes} (${signWords.number(usual)})`}</title>
          </rect>
        ))}
        <path class="usual" d={usualPath(hours.map(({ usual }) => yOf(usual)), step)} />
      </Plot>
      {isPickable && <Pickers hours={hours.length} />}
      <details>
        <summary>{locale.words.charts.asTable}</summary>
        <Table
          label={words.title}
          heads={words.heads}
          rows={hours.map((
            { hour, votes, usual },
          ) => [words.hour(hour), votes, Math.round(usual * 10) / 10])}
          isWide
        />
      </details>
    </figure>
  );
}

/** Sliders for the first and the last hour, which the script shows: the keyboard's way to pick bars. */
function Pickers({ hours }: { hours: number }) {
  const { chart: words } = currentLocale().words.waves;
  return (
    <div class="pickers" hidden>
      <p class="note">{words.pickLead}</p>
      {(["since", "until"] as const).map((end) => (
        <label>
          {words.pick[end]}
          <input type="range" data-end={end} min="0" max={String(hours)} step="1" />
        </label>
      ))}
    </div>
  );
}

/** The tones of the key: votes have the colour of a series. */
const LOOKS = [undefined, "bad", "under"];

/** A stair: the usual holds for a whole hour. */
function usualPath(ys: readonly number[], step: number): string {
  return ys.map((y, nth) => `${nth === 0 ? `M0 ${y}` : `V${y}`}H${round((nth + 1) * step)}`)
    .join("");
}

function labelsOf(hours: readonly Date[]): string[] {
  const { chart: words } = currentLocale().words.waves;
  return Array.from({ length: LABELS }, (_, nth) => {
    const hour = hours[Math.round(nth * (hours.length - 1) / (LABELS - 1))];
    return hour === undefined ? "" : words.shortHour(hour);
  });
}

/** A count as a bar, with the line above which it is unusual. */
export function Meter({ seen, line }: { seen: number; line: number }) {
  const { signs: signWords } = currentLocale().words.waves;
  const most = Math.max(seen, line) * 1.1;
  const xOf = (votes: number) => round(votes / most * 100);
  return (
    <svg
      class="limit"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={signWords.meter(seen, Math.round(line))}
    >
      <rect class={seen >= line ? "bar hot" : "bar"} y="2" width={xOf(seen)} height="6" />
      <path d={`M${xOf(line)} 0V10`} />
    </svg>
  );
}
