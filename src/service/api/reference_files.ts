import { Scalar } from "@scalar/hono-api-reference";
import { Hono } from "hono";
import { PROJECT } from "../../core/project.ts";
import { BUNDLE_PATH } from "./reference_bundle.ts";

/** Texts of the reference's pages, as HTML. */
export const REFERENCE = {
  title: "Voteboard API",
  rewardsTitle: "Voteboard Rewards API",
  publicTitle: "Voteboard Public API",
  contract: (file: string) => `The contract is at <a href="/${file}">/${file}</a>.`,
  noScript: "This reference needs JavaScript.",
  notFetched:
    "The people who run this host can fetch the interactive reference with <code>deno task assets</code>.",
};

/** The path of the script that repairs Scalar's pages. */
export const MENDING_PATH = "/docs/api/reference.js";

/** The contracts: page path, title, file name, folder within generated/, and the guide to begin with. */
const CONTRACTS = [
  {
    page: "/docs/api",
    title: REFERENCE.title,
    name: "openapi",
    folder: "",
    guide: "/docs/quick-start",
  },
  {
    page: "/docs/api/rewards",
    title: REFERENCE.rewardsTitle,
    name: "openapi-rewards",
    folder: "rewards/",
    guide: "/docs/reward-plugins",
  },
  {
    page: "/docs/api/public",
    title: REFERENCE.publicTitle,
    name: "openapi-public",
    folder: "public/",
    guide: "/docs/public-api",
  },
];

/** The files that the reference serves byte for byte, and the folder of the bundle, which may be empty or missing. */
export type ReferenceFiles = Awaited<ReturnType<typeof readReferenceFiles>>;

/** A contract, and its reference: the location, and the body of Scalar's page. */
export type Contract = ReferenceFiles["contracts"][number];

/**
 * Reads the reference's files from the program's folder: the contracts as YAML, as generated JSON, and as Scalar's
 * page.
 */
export async function readReferenceFiles() {
  const contracts = CONTRACTS.map(async (paper) => ({
    ...paper,
    scalar: await scalarOf(paper),
    yaml: await Deno.readFile(new URL(`${paper.name}.yaml`, PROJECT)),
    json: await Deno.readFile(new URL(`generated/${paper.folder}openapi.json`, PROJECT)),
    json30: await Deno.readFile(new URL(`generated/${paper.folder}openapi-3.0.json`, PROJECT)),
  }));
  return { contracts: await Promise.all(contracts), assets: new URL("static/", PROJECT) };
}

/**
 * Renders the body of Scalar's page for a contract. The settings prevent requests to other hosts, offer the contract
 * exactly as served, and keep the fields in SPEC §2's order.
 */
async function scalarOf({ name, title, page }: typeof CONTRACTS[number]): Promise<string> {
  const handler = Scalar({
    url: `/${name}.json`,
    cdn: BUNDLE_PATH,
    pageTitle: title,
    theme: "default",
    defaultOpenAllTags: true,
    hideModels: true, // every operation shows its own; the list would be longer than the rest
    documentDownloadType: "direct",
    orderSchemaPropertiesBy: "preserve",
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    hideDarkModeToggle: true, // the site has one
    showDeveloperTools: "never",
  });
  const answer = await new Hono().get(page, handler).request(page);
  const [, body = ""] = /<body>([^]*)<\/body>/.exec(await answer.text()) ?? [];
  return body;
}
