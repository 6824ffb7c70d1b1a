import assert from "node:assert/strict";
import { describeFolders, endOf, sumByFolder } from "../../scripts/test/summary.ts";

const RESULTS = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="deno test" tests="4" failures="1" errors="0" time="3.1">
    <testsuite name="./tests/web/forms/a_test.ts" tests="2" disabled="0" errors="0" failures="1">
        <testcase name="one" classname="./tests/web/forms/a_test.ts" time="1.500" line="1" col="6">
        </testcase>
        <testcase name="two &gt; step" classname="./tests/web/forms/a_test.ts" time="0.250" line="2" col="6">
            <failure message="Uncaught Error: oh">Error: oh</failure>
        </testcase>
    </testsuite>
    <testsuite name="./tests/votes/b_test.ts" tests="1" disabled="0" errors="0" failures="0">
        <testcase name="three" classname="./tests/votes/b_test.ts" time="1.000" line="1" col="6">
        </testcase>
    </testsuite>
    <testsuite name="./tests/web/c_test.ts" tests="1" disabled="0" errors="0" failures="0">
        <testcase name="four" classname="./tests/web/c_test.ts" time="0.400" line="1" col="6">
        </testcase>
    </testsuite>
</testsuites>
`;

Deno.test("a run is told in a line for each folder, and a failure marks its line", () => {
  assert.equal(
    describeFolders(sumByFolder(RESULTS)),
    "ok      tests/votes      1 tests     1.0 s\nFAILED  tests/web        2 tests     1.9 s",
  );
});

Deno.test("what failed is shown with its reason, without the logs of what passed", () => {
  const end =
    " ERRORS \n\nx => ./a_test.ts:1:6\nerror: Error: oh\n\n FAILURES \n\nx\n\nFAILED | 2 passed | 1 failed (1s)";
  assert.equal(endOf(`a log line\nx ... \x1b[31mFAILED\x1b[0m\n\n${end}\n`), end);
});

Deno.test("a run that passed is told in its one line", () => {
  const line = "ok | 2 passed (1 step) | 0 failed (50ms)";
  assert.equal(endOf(`a log line\nx ... ok\n\n\x1b[32m${line}\x1b[0m\n\n`), line);
});

Deno.test("a run that broke off shows its last lines", () => {
  assert.match(endOf(`${"log\n".repeat(100)}error: out of memory\n`), /^(log\n){59}error: out/);
});
