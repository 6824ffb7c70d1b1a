/**
 * Lets Schemathesis ask the service for whatever the contracts allow and forbid, with all its checks, along links too.
 * Run by `deno task fuzz`; needs Python with pip. Arguments go to `schemathesis run`.
 */
import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { withTestServer } from "../../scripts/test/test_server.ts";
import {
  CONTRACT_NAMES,
  type ContractName,
  type Json,
  type JsonObject,
  objectAt,
  operationsIn,
  readContract,
} from "../support/api/contract.ts";
import { openLiveSites } from "../support/api/live_site.ts";
import { openWorld } from "../support/world.ts";

const SCHEMATHESIS = "schemathesis==4.32.5";

/** Milliseconds between two requests as the service sees it, so that it doesn't refuse requests that exceed a limit. */
const APART_MS = 10_000;

const CLAIMED = "$response.body#/votes/0/vote_id";

/** Links with bodies, by operation and status; in the contract they would keep generators from reading it. */
const LINKS: Record<string, { status: string; links: Json }> = {
  claimVotes: {
    status: "200",
    links: {
      grant: { operationId: "recordGrants", requestBody: { votes: [{ vote_id: CLAIMED }] } },
      release: {
        operationId: "releaseVotes",
        requestBody: { claim_id: "$response.body#/claim_id", votes: [{ vote_id: CLAIMED }] },
      },
    },
  },
  createTestVote: {
    status: "201",
    links: {
      grant: {
        operationId: "recordGrants",
        requestBody: { votes: [{ vote_id: "$response.body#/vote_id" }] },
      },
    },
  },
};

// The service's log would bury the report.
Deno.stdout.writeSync = ({ length }) => length;

const tools = await Deno.makeTempDir({ prefix: "voteboard-fuzz-" });
try {
  await run("python3", [
    ...["-m", "pip", "install", "-q", "--no-warn-conflicts", "--root-user-action=ignore"],
    ...["--target", tools, SCHEMATHESIS],
  ]);
  const succeeded = await withTestServer(async (environment) => {
    for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
    await using world = await openWorld();
    let asked = 0;
    const { fetch } = world.app;
    world.app.fetch = (request, peer) => {
      asked++;
      return fetch(request, peer);
    };
    performance.now = () => asked * APART_MS;
    await using site = await (await openLiveSites(world)).open();
    const outcomes = [];
    for (const name of CONTRACT_NAMES) {
      const path = join(tools, `${name}.json`);
      await Deno.writeTextFile(path, JSON.stringify(withLinks(name)));
      outcomes.push(await fuzz(path, site.env));
    }
    console.log(`${asked} requests`);
    return outcomes.every(Boolean);
  });
  Deno.exit(succeeded ? 0 : 1);
} finally {
  await Deno.remove(tools, { recursive: true });
}

function withLinks(name: ContractName): JsonObject {
  const contract = readContract(name);
  for (const { operation } of operationsIn(contract)) {
    const more = LINKS[String(operation["operationId"])];
    if (more) objectAt(operation, "responses", more.status)["links"] = more.links;
  }
  return contract;
}

async function fuzz(contract: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const args = [
    "run",
    contract,
    `--url=${env["SITE"]}`,
    `--header=Authorization: Bearer ${env["KEY"]}`,
    "--checks=all",
    "--seed=1",
    "--max-examples=50",
    ...Deno.args,
  ];
  return await run(`${tools}/bin/schemathesis`, args);
}

async function run(command: string, args: string[]): Promise<boolean> {
  const cwd = join(PROJECT, "tests/schemathesis");
  const env = { PYTHONPATH: `${tools}:${cwd}`, SCHEMATHESIS_HOOKS: "hooks" };
  const { success } = await new Deno.Command(command, { args, cwd, env, stdin: "null" })
    .spawn().status;
  return success;
}
