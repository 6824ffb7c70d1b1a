import { type Cell, cellText, type Table } from "../measure/table.ts";

/** Begins and ends what is written into a guide. */
const BEGIN = /^<!-- bench: (?<id>[\w-]+) -->$/;
const END = "<!-- bench ends -->";

/** Returns a table in Markdown, with its title, date and commit in front. */
export function markdownTable({ title, measured, head, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const at = measured ? ` (${measured.on}, at \`${measured.commit}\`)` : "";
  return [
    `${title}${at}:`,
    "",
    line(["", ...head]),
    line(["---", ...head.map(() => "---:")]),
    ...rows.map(({ name, cells }) => line([name, ...filled(cells, head.length)])),
  ].join("\n");
}

/**
 * Returns a guide whose places, each between `<!-- bench: ID -->` and `<!-- bench ends -->`, hold what `write` says for
 * that id. A place that it says nothing for stays as it is. Throws when a place does not end.
 */
export function fillPlaces(guide: string, write: (id: string) => string | undefined): string {
  const lines: string[] = [];
  let skipping = false;
  for (const line of guide.split("\n")) {
    if (line === END) skipping = false;
    if (!skipping) lines.push(line);
    const id = BEGIN.exec(line)?.groups?.["id"];
    const text = id === undefined ? undefined : write(id);
    if (text === undefined) continue;
    lines.push("", ...text.split("\n"), "");
    skipping = true;
  }
  if (skipping) throw new Error(`a place in the guide has no "${END}"`);
  return lines.join("\n");
}

function filled(cells: Cell[], columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => cellText(cells[column] ?? ""));
}
