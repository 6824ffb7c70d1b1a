/** Number of lines of a file by their result. */
type LineCounts = Record<string, number>;

/** The report on one file of an archive. Faults are printed as they are found, so that they take no memory. */
export interface FileReport {
  file: string;
  counts: LineCounts;
  count(name: string): void;
  /** Reports a fault because of which a line is imported without a part, or a remark about it. */
  tell(line: number, sentence: string): void;
  /** Reports the fault because of which a line is left out. */
  leaveOut(line: number, sentence: string): void;
}

/** Creates the report on a file. `note` prints a line. */
export function createReport(
  file: string,
  { names, note }: { names: readonly string[]; note: (text: string) => void },
): FileReport {
  const counts: LineCounts = {
    lines: 0,
    ...Object.fromEntries(names.map((name) => [name, 0])),
    leftOut: 0,
  };
  const count = (name: string) => void (counts[name] = (counts[name] ?? 0) + 1);
  const tell = (line: number, sentence: string) =>
    note(`${file}:${line}: ${sentence.replace(/\p{C}/gu, "�")}`); // the archive's text may hold control sequences
  return {
    file,
    counts,
    count,
    tell,
    leaveOut(line, sentence) {
      count("leftOut");
      tell(line, sentence);
    },
  };
}
