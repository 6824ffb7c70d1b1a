/** `deno task grade`: says what a receiver gets wrong. */
import assert from "node:assert/strict";
import { runGrade } from "../../scripts/grade.ts";
import RULES from "../../src/site/keys/grade_rules.json" with { type: "json" };
import { createSender } from "../../src/core/sending/send_delivery.ts";
import { type Mistake, startGradedReceiver } from "./graded_receiver.ts";
import { SECRET } from "../support/api/sample_votes.ts";
import { serve } from "../support/network/loopback.ts";

/** Milliseconds for an answer: enough for a good receiver on a busy machine, and for others no ten seconds. */
const responseTimeoutMs = 5_000;

/** The checks that fail for each mistake. */
const FOUND: Readonly<Record<Mistake, readonly string[]>> = {
  no_signature_check: ["forged", "stale"],
  reprinted_body: ["bytes"],
  no_age_check: ["stale"],
  no_dedupe: ["doubled", "together"],
  late_claim: ["together"],
  header_alone: ["doubled"],
  duplicate_refused: ["doubled", "together"],
  newest_alone: ["reordered"],
  works_first: ["good"],
  known_headers_alone: ["headers"],
  ends_on_abort: ["aborted"],
  one_at_a_time: ["together"],
  any_size: ["oversized"],
};

/** Checks that fail, too, if votes sent at once happen to arrive in another order. */
const MAYBE_FOUND: Partial<Record<Mistake, string>> = { newest_alone: "together" };

Deno.test("the grader finds each common mistake, and no other", async (t) => {
  const unwatched = { sanitizeOps: false, sanitizeResources: false, sanitizeExit: false };
  await Promise.all(
    Object.entries(FOUND).map(([mistake, found]) =>
      t.step({
        name: mistake,
        ...unwatched,
        async fn() {
          await using receiver = startGradedReceiver(mistake as Mistake);
          const { status, findings } = await gradeAsJson(receiver.url);
          const maybe = MAYBE_FOUND[mistake as Mistake];
          const wrong = checksOf(findings, "wrong").filter((check) => check !== maybe);
          assert.deepEqual([status, wrong], [1, found]);
          for (const { verdict, seen } of findings) assert.equal(seen !== "", verdict !== "good");
        },
      })
    ),
  );
});

Deno.test("a receiver without mistakes gets none, and rewards no real player", async () => {
  await using receiver = startGradedReceiver(undefined);
  const { status, findings } = await gradeAsJson(receiver.url);
  assert.deepEqual([status, checksOf(findings, "good").length], [0, findings.length]);
  assert.deepEqual([...new Set(receiver.rewarded)], ["Voteboard_Test"]);
});

Deno.test("rewards that a receiver does not report are unknown, no fault", async () => {
  await using receiver = startGradedReceiver("no_dedupe", { reports: false });
  const { status, findings } = await gradeAsJson(receiver.url);
  const unknown = ["doubled", "reordered", "together"];
  assert.deepEqual([status, checksOf(findings, "unknown")], [0, unknown]);
});

Deno.test("a receiver that takes nothing good gets one POST", async () => {
  let posts = 0;
  await using server = serve(() => {
    posts++;
    return new Response(null, { status: 404 });
  });
  const printed = await grade([`${server.origin}/`, "--secret", SECRET]);
  assert.deepEqual([posts, printed.status], [1, 1]);
  assert.match(
    printed.text,
    /^wrong +good +It answered 404\.\n +Answer 2xx within 10 seconds/,
  );
  assert.match(printed.text, /\nunknown +aborted +It takes no good delivery\.\n\n1 wrong\.$/);
});

Deno.test("a grade that cannot begin says why and ends with 2", async () => {
  for (
    const args of [[], ["nowhere"], ["http://a/", "http://b/"], ["http://a/"], ["--what"], [
      "http://a/",
      "--secret",
      "x",
    ]]
  ) {
    const { status, text } = await grade(args);
    assert.equal(status, 2, text);
    assert.match(text, /\n\nUsage: deno task grade URL/);
  }
  assert.equal((await grade(["--help"])).status, 0);
});

Deno.test("the guide has the rule of each check", async () => {
  const guide = await Deno.readTextFile(new URL("../../docs/webhooks.md", import.meta.url));
  for (const [check, rule] of Object.entries(RULES)) {
    assert.match(guide, new RegExp(`\\| \`${check}\` +\\| ${RegExp.escape(rule)} +\\|`));
  }
});

interface Found {
  check: string;
  verdict: string;
  seen: string;
}

function checksOf(findings: readonly Found[], verdict: string): string[] {
  return findings.filter((finding) => finding.verdict === verdict).map(({ check }) => check);
}

async function gradeAsJson(url: string): Promise<{ status: number; findings: Found[] }> {
  const { status, text } = await grade([url, "--secret", SECRET, "--json"]);
  return { status, findings: JSON.parse(text).findings };
}

async function grade(args: string[]): Promise<{ status: number; text: string }> {
  const lines: string[] = [];
  const sender = createSender({ allowPrivate: true, now: () => new Date(), responseTimeoutMs });
  const status = await runGrade({ args, sender, print: (line) => lines.push(line) });
  await sender.close();
  return { status, text: lines.join("\n") };
}
