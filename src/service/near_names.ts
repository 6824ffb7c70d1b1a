import { ENVIRONMENT_VARIABLES } from "./environment.ts";

/** Variables that our tools read and the service doesn't. */
const OF_TOOLS = ["BACKUP_PASSPHRASE"];

/** Variables of other programs: those of OpenTelemetry, and those that Docker and Kubernetes set for a service. */
const OTHERS = /^(OTEL_|PORT_|LC_|VOTEBOARD_(SERVICE_|PORT_\d|PASSWORD$))/;

/** The value that Docker and Kubernetes give a variable such as VOTEBOARD_PORT. */
const LINKED = /^(tcp|udp):\/\//;

/** A prefix that people who know other programs put before a name. */
const OWN_PREFIX = /^VOTEBOARD_?/;

/** Most edits, by the minimum length of a name. A short name resembles too many others. */
const EDITS: readonly [letters: number, most: number][] = [[12, 3], [8, 2], [4, 1], [0, 0]];

/**
 * Finds variables that no program reads and whose names resemble those of settings. Returns each with the setting, such
 * as `SMTPURL (SMTP_URL?)`, and never a value.
 */
export function findNearNames(env: Record<string, string>): string[] {
  const known = [...ENVIRONMENT_VARIABLES, ...OF_TOOLS];
  return Object.entries(env)
    .filter(([name, value]) => value !== "" && !known.includes(name) && !OTHERS.test(name))
    .flatMap(([name, value]) => {
      const meant = LINKED.test(value) ? undefined : nearestOf(name, known);
      return meant === undefined ? [] : [`${name} (${meant}?)`];
    }).sort();
}

function nearestOf(name: string, known: readonly string[]): string | undefined {
  const typed = lettersOf(name);
  const bare = lettersOf(name.toUpperCase().replace(OWN_PREFIX, ""));
  let nearest: { name: string; edits: number } | undefined;
  for (const one of known) {
    const letters = lettersOf(one);
    const [, most = 0] = EDITS.find(([least]) => letters.length >= least) ?? [];
    const edits = Math.min(
      ...[typed, bare]
        // Each missing or extra letter is an edit. This check is quick, and Kubernetes gives a service thousands of
        // long names.
        .filter((each) => Math.abs(each.length - letters.length) <= most)
        .map((each) => editsBetween(each, letters)),
    );
    if (edits <= most && edits < (nearest?.edits ?? Infinity)) nearest = { name: one, edits };
  }
  return nearest?.name;
}

/** Returns a name's letters and digits, because the most common mistakes are in case and underscores. */
function lettersOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Counts the letters to add, remove, change or swap with their neighbour (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(Math.min(
        (rows[row - 1]?.[column] ?? Infinity) + 1,
        (line[column - 1] ?? Infinity) + 1,
        (rows[row - 1]?.[column - 1] ?? Infinity) + cost,
        isSwap ? (rows[row - 2]?.[column - 2] ?? Infinity) + 1 : Infinity,
      ));
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}
