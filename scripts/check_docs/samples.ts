/** Languages of programs. Requests, responses and settings don't have to be run. */
const PROGRAM = /^```(ts|js|mjs|py|python|php|java|go|rs|rust|cs|csharp|lua|kotlin)\n/gm;

/** A link to a sample, which the site replaces with the sample. */
const SAMPLE = /\]\(\.\.\/(samples\/[\w./]+\.\w+)\)/g;

/** Programs inside a guide, by its path and their language, and the test that runs them from there. */
const RUN_FROM_GUIDES: Readonly<Record<string, string>> = {
  "docs/webhooks.md ts": "tests/spec/guides_test.ts",
  "docs/rewards.md lua": "tests/spec/guides_test.ts",
};

/**
 * Finds the errors in a guide's samples: every program in it must be run by a test, from the guide or as a file below
 * samples/. `lists` are the texts of the lists of samples that the tests run.
 */
export function faultsOfSamples(
  path: string,
  text: string,
  { files, lists }: { files: ReadonlySet<string>; lists: string },
): string[] {
  const inside = [...text.matchAll(PROGRAM)].filter(([, language]) =>
    !files.has(RUN_FROM_GUIDES[`${path} ${language}`] ?? "")
  ).map(([, language]) => `no test runs the ${language} in it: link to a file of samples/ instead`);
  const linked = Array.from(text.matchAll(SAMPLE), ([, sample = ""]) => sample)
    .filter((sample) => !files.has(sample) || !lists.includes(sample.replace(/^.*\//, "")))
    .map((sample) => `no test runs ${sample}`);
  return [...inside, ...linked];
}
