/** The guides: code and figures in them stand elsewhere too, where they are run. */
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { deliveryLimits, limits as limitsOfV1 } from "../../generated/limits.ts";
import { limits as limitsOfRewards } from "../../generated/rewards/limits.ts";
import { routes as routesOfRewards } from "../../generated/rewards/routes.ts";
import { routes as routesOfV1 } from "../../generated/routes.ts";
import { GUIDES } from "../../src/site/web/docs/guides.ts";
import { openWorld } from "../support/world.ts";
import { REWARD_SAMPLES } from "../../src/reach/web/rewards/samples_section.tsx";
import published from "../vectors/signature.json" with { type: "json" };

type IsAuthentic = (header: string, rawBody: string, secret: string, now?: number) => boolean;

const read = (path: string) => Deno.readTextFile(new URL(`../../${path}`, import.meta.url));
const readme = await read("README.md");
const guide = await read("docs/webhooks.md");

function blockOf(paper: string, language: string, holding: string): string {
  const blocks = paper.matchAll(new RegExp("```" + language + "\\n([^]*?)```", "g"));
  return [...blocks].map(([, block = ""]) => block).find((block) => block.includes(holding)) ?? "";
}

async function guideVerification(): Promise<IsAuthentic> {
  const source = new TextEncoder().encode(blockOf(guide, "ts", "isAuthentic")).toBase64();
  return (await import(`data:application/typescript;base64,${source}`)).isAuthentic;
}

Deno.test("the guide's verification accepts every fresh vector", async () => {
  const isAuthentic = await guideVerification();
  assert.ok(published.vectors.length > 0);
  for (const { name, secret, timestamp, body, x_listing_signature } of published.vectors) {
    const verify = (seconds: number) =>
      isAuthentic(x_listing_signature, body, secret, (timestamp + seconds) * 1000);
    assert.deepEqual([-301, -300, 0, 300, 301].map(verify), [false, true, true, true, false], name);
  }
});

Deno.test("the guide's verification refuses whatever differs from what was signed", async () => {
  const isAuthentic = await guideVerification();
  const [{ secret, timestamp, body, x_listing_signature: header } = assert.fail()] =
    published.vectors;
  const now = timestamp * 1000;
  assert.ok(isAuthentic(header, body, secret, now));
  assert.ok(!isAuthentic(header, `${body} `, secret, now));
  assert.ok(!isAuthentic(header, body, `${secret}x`, now));
  const unset = createHmac("sha256", "").update(`${timestamp}.${body}`).digest("hex");
  assert.ok(!isAuthentic(`t=${timestamp},v1=${unset}`, body, "", now), "an unset secret");
  assert.ok(
    !isAuthentic(header.replace(`t=${timestamp}`, `t=${timestamp + 1}`), body, secret, now),
  );
  assert.ok(!isAuthentic(header.replace(/.$/, "g"), body, secret, now));
  for (const bad of ["", "t=,v1=", "v1=", `t=${timestamp}`, `t=${timestamp},v1=ab`, "t=x,v1=é"]) {
    assert.ok(!isAuthentic(bad, body, secret, now), bad);
  }
});

Deno.test("the webhooks that README and guide show are published vectors", () => {
  for (const paper of [readme, guide]) {
    const shown = blockOf(paper, "http", "X-Listing-Signature");
    const vector = published.vectors.find(({ body }) => shown.includes(body));
    assert.ok(vector, "the body is none of the vectors'");
    assert.ok(shown.includes(`X-Listing-Signature: ${vector.x_listing_signature}\n`));
    assert.ok(shown.includes(`X-Listing-Vote: ${vector.vote_id}\n`));
    const { webhook_signature: signature } = vector;
    if (paper === guide) assert.ok(shown.includes(`webhook-signature: ${signature}\n`));
    if (paper === guide) assert.ok(paper.includes(vector.secret));
  }
});

Deno.test("every curl line of a guide is answered as it stands", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  let asked = 0;
  for (const { file } of GUIDES) {
    for (const [line] of (await read(file)).matchAll(/^curl .*$/gm)) {
      const [, url] =
        /^curl (?:-H "Authorization: Bearer \$KEY" )?"https:\/\/voteboard\.example(\/[^"]*)"$/.exec(
          line,
        ) ??
          [];
      assert.ok(url, `${file}: ${line}`);
      const answer = await world.get(url, { key: key.secret });
      assert.equal(answer.status, 200, `${file}: ${line}`);
      await answer.body?.cancel();
      asked++;
    }
  }
  assert.ok(asked >= 3);
});

Deno.test("the guide on limits has every operation with its limit", async () => {
  const guide = await read("docs/errors.md");
  const routes = { ...routesOfV1, ...routesOfRewards };
  for (const [id, { requests }] of Object.entries({ ...limitsOfV1, ...limitsOfRewards })) {
    const { method, path } = routes[id as keyof typeof routes];
    const row = `\`${id}\` *\\| \`${method.toUpperCase()} ${path}\` *\\| ${requests} `;
    assert.match(guide, new RegExp(row), id);
  }
});

Deno.test("the guide on retries has the schedule that is kept", async () => {
  const rows = [
    ...(await read("docs/webhooks.md")).matchAll(/^\| (\d+) +\| (none|(\d+) (\w+)) +\|$/gm),
  ];
  const seconds = { second: 1, minute: 60, hour: 3_600 };
  const delays = rows.map(([, , , count = "0", unit = "second"]) =>
    Number(count) * Object(seconds)[unit.replace(/s$/, "")]
  );
  assert.deepEqual(delays, deliveryLimits.retryDelaysSeconds);
});

/** Lines of a reward sample, which is read before it is pasted. Java's is written out as Bukkit plugins are. */
const LINES_MAX = 80;
const JAVA_LINES_MAX = 120;

/** Blank lines, imports, comments and closing brackets. */
const SAYS_NOTHING =
  /^\s*$|^(import|using|from) |^\s*(\/\/|#|--|\*|\/\*)|^\s*([\]})]+[;,]?|end|@Override)$/;

Deno.test("the reward guide's code is in a sample, and all samples are named", async () => {
  const guide = await read("docs/rewards.md");
  const blocks = Array.from(guide.matchAll(/```\w+\n([^]*?)```/g), ([, block = ""]) => block);
  assert.ok(blocks.length > 0);
  assert.ok(
    blocks.every((block) => REWARD_SAMPLES.some(({ code }) => code.includes(block.trimEnd()))),
  );
  for (const { file, code } of REWARD_SAMPLES) {
    assert.ok(guide.includes(`(../samples/rewards/${file})`), file);
    const max = file.endsWith(".java") ? JAVA_LINES_MAX : LINES_MAX;
    const lines = code.split("\n").filter((line) => !SAYS_NOTHING.test(line));
    assert.ok(lines.length <= max, `${file} is too long for a sample: ${lines.length} lines`);
  }
});
