/** One figure of one side, in every round. */
export interface Series {
  rounds: number[];
  /** Digits behind the point that are shown. */
  digits: number;
}

/** A cell of a table: a series, or words. */
export type Cell = Series | string;

/** Figures as they are printed, kept and shown in the docs. */
export interface Table {
  /** Unique, and the same in every run: the docs and the plots find it by this. */
  id: string;
  title: string;
  /** Time of the measurement: the day, and the commit, which ends in `-dirty` if files had changed since. */
  measured?: { on: string; commit: string };
  /** Titles of the columns behind the first. */
  head: string[];
  rows: { name: string; cells: Cell[] }[];
}

/** Makes a series of one figure of each round. */
export function series<T>(rounds: T[], figure: (round: T) => number, digits: number): Series {
  return { rounds: rounds.map(figure), digits };
}

/** Divides two series round by round. */
export function ratio(above: Series, below: Series): Series {
  const rounds = above.rounds.map((value, n) => value / (below.rounds[n] ?? NaN));
  return { rounds, digits: 2 };
}

/** The middle of a series; NaN of an empty one. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Prints a cell: a series as "median (least–most)", and a dash for what could not be measured. */
export function cellText(cell: Cell): string {
  if (typeof cell === "string") return cell;
  const { rounds, digits } = cell;
  const known = rounds.filter((value) => Number.isFinite(value));
  if (known.length === 0) return "–";
  const text = (value: number) =>
    value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const least = text(Math.min(...known));
  const most = text(Math.max(...known));
  return least === most ? least : `${text(median(known))} (${least}–${most})`;
}

/** Prints a table in columns, the first one to the left. */
export function printTable({ title, head, rows }: Table): void {
  const lines = [["", ...head], ...rows.map(({ name, cells }) => [name, ...cells.map(cellText)])];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0))
  );
  console.log(`\n${title}`);
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0)
    );
    console.log(cells.join("  ").trimEnd());
  }
}
