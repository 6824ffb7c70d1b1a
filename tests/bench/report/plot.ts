/** One line of a plot: a point for each place on the x axis where there is one. */
export interface Line {
  name: string;
  points: { at: number; value: number; least: number; most: number }[];
}

/** A plot: values over sizes, both on logarithmic axes. */
export interface Plot {
  title: string;
  xTitle: string;
  yTitle: string;
  lines: Line[];
}

const WIDTH = 720;
const HEIGHT = 400;

/** The frame in which lines are drawn; names stand to the right of it. */
const FRAME = { left: 64, right: 520, top: 44, bottom: 340 };

/** Told apart by people who see few colours, on a white ground and on a black one. */
const COLOURS = ["#d55e00", "#0072b2", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#808080"];

/** Least distance between two names, in px. */
const NAME_HEIGHT = 18;

/** Draws a plot as SVG. Each line has a band from its least to its most, and its name at its end. */
export function drawPlot({ title, xTitle, yTitle, lines }: Plot): string {
  const points = lines.flatMap((line) => line.points);
  const x = scale(points.map(({ at }) => at), FRAME.left + 20, FRAME.right - 20);
  const y = scale(points.flatMap(({ least, most }) => [least, most]), FRAME.bottom, FRAME.top);
  const xs = [...new Set(points.map(({ at }) => at))].toSorted((a, b) => a - b);
  const names = placeNames(lines.map(({ points }) => y(points.at(-1)?.value ?? NaN)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(title, { x: FRAME.left, y: 24, extra: 'font-weight="600" font-size="15"' }),
    ...ticks(points.flatMap(({ least, most }) => [least, most])).map((value) => gridLine(value, y)),
    ...xs.map((at) => text(short(at), { x: x(at), y: FRAME.bottom + 20, extra: MIDDLE })),
    text(xTitle, { x: (FRAME.left + FRAME.right) / 2, y: HEIGHT - 14, extra: MIDDLE }),
    text(yTitle, { x: FRAME.left, y: FRAME.top - 4, extra: 'fill="#555"' }),
    ...lines.map((line, place) => drawLine(line, colourOf(place), { x, y })),
    ...lines.map(({ name }, place) =>
      text(name, {
        x: FRAME.right + 6,
        y: (names[place] ?? 0) + 4,
        extra: `fill="${colourOf(place)}"`,
      })
    ),
    "</svg>\n",
  ].join("\n");
}

const MIDDLE = 'text-anchor="middle"';

type Scale = (value: number) => number;

function scale(values: number[], from: number, to: number): Scale {
  const least = Math.log(Math.min(...values));
  const most = Math.log(Math.max(...values));
  const span = most - least || 1;
  return (value) => from + (Math.log(value) - least) / span * (to - from);
}

/** 1, 2 and 5 times each power of ten. */
function ticks(values: number[]): number[] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const powers = Array.from({ length: 16 }, (_, place) => 10 ** (place - 4));
  return powers.flatMap((power) => [power, 2 * power, 5 * power])
    .filter((value) => value >= least && value <= most);
}

function gridLine(value: number, y: Scale): string {
  const at = y(value).toFixed(1);
  const line = `<path d="M${FRAME.left} ${at}H${FRAME.right}" stroke="#ddd"/>`;
  return line +
    text(short(value), { x: FRAME.left - 6, y: y(value) + 4, extra: 'text-anchor="end"' });
}

function drawLine({ points }: Line, colour: string, { x, y }: { x: Scale; y: Scale }): string {
  const path = (list: [number, number][]) =>
    list.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("L");
  const upper = points.map(({ at, most }): [number, number] => [at, most]);
  const lower = points.map(({ at, least }): [number, number] => [at, least]).toReversed();
  const middle = points.map(({ at, value }): [number, number] => [at, value]);
  const dots = middle.map(([at, value]) =>
    `<circle cx="${x(at).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3" fill="${colour}"/>`
  );
  return `<path d="M${path([...upper, ...lower])}Z" fill="${colour}" fill-opacity="0.15"/>` +
    `<path d="M${path(middle)}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join("")}`;
}

/** Moves names apart that would overlap; the order stays. */
function placeNames(wanted: number[]): number[] {
  const order = wanted.map((_, place) => place).toSorted((a, b) =>
    (wanted[a] ?? 0) - (wanted[b] ?? 0)
  );
  const places = [...wanted];
  order.forEach((place, nth) => {
    const above = places[order[nth - 1] ?? -1];
    if (above !== undefined) places[place] = Math.max(places[place] ?? 0, above + NAME_HEIGHT);
  });
  return places;
}

function colourOf(place: number): string {
  return COLOURS[place % COLOURS.length] ?? "#000";
}

function short(value: number): string {
  return Intl.NumberFormat("en", { notation: "compact" }).format(value);
}

function text(words: string, { x, y, extra }: { x: number; y: number; extra: string }): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${extra}>${escape(words)}</text>`;
}

function escape(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
