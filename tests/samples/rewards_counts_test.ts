/** The reward plugins of the panel give by streak and total, which the site counts. */
import assert from "node:assert/strict";
import { prepareSample } from "./prepare_sample.ts";
import { startProgram } from "./running_program.ts";
import { openFolder, tryCommand } from "./samples.ts";
import { serve } from "../support/network/loopback.ts";

const isThere = tryCommand("python3", ["--version"]);
const ignore = Deno.env.get("CI") !== "true" && !isThere;

Deno.test(
  { name: "the command of rewards.py knows the streak and the total", ignore },
  async () => {
    await using folder = await openFolder();
    const asked: unknown[] = [];
    const vote_id = crypto.randomUUID();
    const vote = { vote_id, username: "{total}_7", claims: 1, streak: 7, total: 42 };
    const { promise: granted, resolve: grant } = Promise.withResolvers<void>();
    await using site = serve(async (request) => {
      if (request.url.endsWith("/grants")) grant();
      else asked.push(await request.json());
      const votes = asked.length === 1 ? [vote] : [];
      return Response.json({ votes, results: [], more: false, next_check_seconds: 20 });
    });
    const [command = "", ...args] = await prepareSample("rewards.py", folder.path);
    const script = args.slice(0, args.indexOf("sh"));
    const give = ["sh", "-c", 'echo "$*" > given', "give", "{player}", "{streak}", "{total}"];
    await using life = startProgram(command, [...script, ...give], {
      folder: folder.path,
      env: {
        PATH: Deno.env.get("PATH") ?? "",
        SITE: site.origin,
        VOTEBOARD_KEY: "vb_0",
      },
    });
    await Promise.race([granted, life.ended]);
    await life.kill();
    assert.equal(
      await Deno.readTextFile(`${folder.path}/given`),
      "{total}_7 7 42\n",
      life.printed(),
    );
    assert.equal(Object(asked[0]).include, "counts");
  },
);
