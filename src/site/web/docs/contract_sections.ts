import { z } from "zod";
import { PROJECT } from "../../../core/project.ts";
import type { DocsSection } from "./docs_section.ts";
import { renderGuide } from "./render_guide.ts";

const OPERATION = z.looseObject({
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
});

const OPERATIONS = z.record(z.string(), z.record(z.string(), OPERATION));

const CONTRACT = z.object({
  paths: OPERATIONS,
  webhooks: OPERATIONS.default({}),
  components: z.looseObject({}),
});

/** Returns the operations and webhooks of a contract, such as `openapi-rewards.yaml`, with links to its reference. */
export async function readContractSections(
  file: string,
  page: DocsSection["page"],
): Promise<DocsSection[]> {
  const folder = /^openapi-(\w+)\.yaml$/.exec(file)?.[1];
  const json = new URL(`generated/${folder ? `${folder}/` : ""}openapi.json`, PROJECT);
  const { paths, webhooks, components } = CONTRACT.parse(
    JSON.parse(await Deno.readTextFile(json)),
  );
  const sectionOf = async ({ path, method, operation }: ContractOperation, anchor: string) => {
    const { summary, description, tags: [tag] } = operation;
    const { parts } = await renderGuide(`# ${summary}\n\n${description}`);
    const names = [...fieldNames(operation, { components })].join(" ");
    return {
      // Scalar's anchor.
      href: `${page.href}#tag/${tag.toLowerCase()}/${anchor}`,
      heading: summary,
      aliases: path,
      page,
      prose: parts.map(({ prose }) => prose).join(" "),
      text: [method, names, ...parts.map(({ text }) => text)].join(" "),
    };
  };
  return await Promise.all([
    ...endpointsOf(paths).map((one) => sectionOf(one, one.method.toUpperCase() + one.path)),
    ...endpointsOf(webhooks).map((one) =>
      sectionOf(one, `webhook/${one.method.toUpperCase()}/${one.path}`)
    ),
  ]);
}

type ContractOperation = ReturnType<typeof endpointsOf>[number];

function endpointsOf(operations: z.infer<typeof OPERATIONS>) {
  return Object.entries(operations).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  );
}

/** Yields the names of parameters, headers and fields, including those of schemas that are referred to. */
function* fieldNames(node: unknown, root: object, seen = new Set<unknown>()): Generator<string> {
  if (typeof node !== "object" || node === null || seen.has(node)) return;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref") yield* fieldNames(atPointer(root, `${value}`), root, seen);
    else if (key === "name" && typeof value === "string") yield value;
    else if (key !== "examples" && key !== "example") {
      if (key === "properties" || key === "headers") yield* Object.keys(value);
      yield* fieldNames(value, root, seen);
    }
  }
}

/** Returns the part of a document that a pointer such as `#/components/schemas/Vote` refers to. */
function atPointer(root: object, pointer: string): unknown {
  return pointer.split("/").slice(1).reduce<unknown>(
    (node, key) => Object.entries(Object(node)).find(([name]) => name === key)?.[1],
    root,
  );
}
