/** A line of the list: its number, its result, and the rest. */
const LINE = /^- \*\*(\d+\.\d+\.\d+) (met|not applicable|missing)\*\* (.+)$/;

/** A test of a line that is met: a file and the name of a test in it. */
const TEST = /`(tests\/[^`]+)` · `([^`]+)`/g;

/** The sentence that counts the lines. */
const COUNTS = /(\d+) are met, (\d+) not applicable and (\d+) missing/;

/**
 * Finds the errors in a list of requirements. A requirement that is met must name its tests, each of which must be in
 * the named file, no requirement may occur twice, and the sentence above the list must count them correctly. `testsOf`
 * has the names of the tests in each file. An error starts with the requirement's number.
 */
export function faultsOfAsvs(
  text: string,
  testsOf: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  // The formatter wraps long lines.
  const list = text.replaceAll(/\n {2}(?=\S)/g, " ");
  const lines = list.split("\n").flatMap((line) => {
    const [, number = "", outcome = "", rest = ""] = LINE.exec(line) ?? [];
    return number === "" ? [] : [{ number, outcome, rest }];
  });
  const seen = new Set<string>();
  const faults = lines.flatMap(({ number, outcome, rest }) => {
    const twice = seen.has(number) ? ["occurs twice"] : [];
    seen.add(number);
    const untested = outcome === "met" ? faultsOfTests(rest, testsOf) : [];
    return [...twice, ...untested].map((fault) => `${number}: ${fault}`);
  });
  const count = (wanted: string) => lines.filter(({ outcome }) => outcome === wanted).length;
  const counted = ["met", "not applicable", "missing"].map(count).join();
  const [, ...stated] = COUNTS.exec(list.replaceAll("\n", " ")) ?? [];
  return stated.join() === counted ? faults : [...faults, `counts ${stated}, but has ${counted}`];
}

function faultsOfTests(
  rest: string,
  testsOf: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const named = [...rest.matchAll(TEST)];
  if (named.length === 0) return ["names no test"];
  return named.filter(([, file = "", test = ""]) => !testsOf.get(file)?.has(test))
    .map(([, file, test]) => `${file} has no test "${test}"`);
}
