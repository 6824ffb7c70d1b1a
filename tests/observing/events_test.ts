import assert from "node:assert/strict";
import { PROJECT } from "../../embedded/launcher/project.ts";

/** Events whose level or name is only known at run time. */
const CHOSEN = [
  ..."request clock_off job_failed job_waits desk_news lines_left_out log_lines_lost".split(" "),
  ..."proxy_not_trusted proxy_not_telling request_failed database_unavailable".split(" "),
  ..."sign_in_provider_unavailable sign_in_answer_refused".split(" "),
];

async function sourcesIn(folder: string): Promise<string[]> {
  const found = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) found.push(...await sourcesIn(path));
    else if (/\.tsx?$/.test(name)) found.push(await Deno.readTextFile(path));
  }
  return found;
}

const sources =
  (await Promise.all(["src", "embedded"].map((folder) => sourcesIn(`${PROJECT}${folder}`)))).flat();
/** A warning or an error, or a message that could not be sent because of a bug (`unsentBecause`). */
const CALL = /\blog\(\s*"(?:warn|error)",\s*"(\w+)"|\bunsentBecause\(\w+, \{ event: "(\w+)"/g;

const called = sources.flatMap((text) =>
  [...text.matchAll(CALL)].map(([, logged, event = ""]) => logged ?? event)
);

Deno.test("the guide explains every warning and error of the log, and none that there isn't", async () => {
  const guide = await Deno.readTextFile(`${PROJECT}docs/observing.md`);
  const [, part = ""] = guide.split("## Events of the log");
  const explained = [...part.matchAll(/^\| `(\w+)`/gm)].map(([, event = ""]) => event);
  assert.equal(new Set(explained).size, explained.length, "each once");
  for (const event of CHOSEN) {
    assert.ok(sources.some((text) => text.includes(event.replace("proxy_", ""))), event);
  }
  assert.deepEqual(explained.toSorted(), [...new Set([...called, ...CHOSEN])].toSorted());
});

Deno.test("an event means one thing: no other place logs the same one", () => {
  // The same failure, at two places.
  const shared = [
    "turnstile_unavailable",
    "letter_not_sent",
    "limits_not_shared",
    "request_failed",
    "chat_not_written",
    "send_failed",
  ];
  const twice = called.filter((event, nth) => called.indexOf(event) !== nth);
  assert.deepEqual(twice.filter((event) => !shared.includes(event)), []);
});
