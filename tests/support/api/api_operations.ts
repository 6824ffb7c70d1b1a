import { createApp } from "../../../src/service/app.ts";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import type { Scope } from "../../../src/core/keys/scopes.ts";
import { readReferenceFiles } from "../../../src/service/api/reference_files.ts";
import {
  type ContractName,
  type Json,
  listAt,
  objectAt,
  operationsIn,
  readContract,
  resolve,
  valueAt,
} from "./contract.ts";
import { openInbox } from "./rewards_api.ts";
import { SITE, type World } from "../world.ts";

/** An operation and a valid request. */
export type Operation = ReturnType<typeof operationsOf>[number];

/** Returns the operations of a contract, each with a request from its examples. */
export function operationsOf(name: ContractName) {
  const contract = readContract(name);
  return operationsIn(contract).map(({ path, method, operation }) => {
    const media = valueAt(operation, "requestBody", "content", "application/json");
    const required = listAt(operation, "parameters").filter((one) => valueAt(one, "required"));
    const inPath = required.filter((one) => valueAt(one, "in") === "path");
    const inQuery = required.filter((one) => valueAt(one, "in") === "query");
    const [body] = Object.values(objectAt(valueAt(media, "examples") ?? {}));
    return {
      name,
      id: String(operation["operationId"]),
      path,
      /** The path with the examples of its parameters. */
      url: inPath.reduce(
        (url: string, one) => url.replace(`{${valueAt(one, "name")}}`, exampleOf(one)),
        path,
      ),
      method: method.toUpperCase(),
      scope: (valueAt(operation, "x-scope") ?? "read") as Scope,
      hasParameters: listAt(operation, "parameters").length > inPath.length,
      requests: Number(valueAt(operation, "x-rate-limit", "requests")),
      body: valueAt(resolve(body, contract), "value"),
      query: inQuery.map((one) => `${valueAt(one, "name")}=${exampleOf(one)}`).join("&"),
      responses: objectAt(operation, "responses"),
    };
  });
}

function exampleOf(parameter: Json): string {
  const [example] = Object.values(objectAt(parameter, "examples"));
  return String(valueAt(example, "value"));
}

/** The differences from the valid request. `key` is a secret, or null for a request without a key. */
export interface Change {
  key?: string | null;
  url?: string;
  method?: string;
  query?: string;
  body?: Json;
  raw?: string;
  headers?: Record<string, string>;
  address?: string;
  app?: Pick<World["app"], "fetch">;
}

/** A site with which each response can be produced. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Opens a site with a waiting vote. */
export async function openSite(world: World) {
  const { key: issue, wait } = await openInbox(world);
  await wait();
  const keys = new Map<string, string>();
  let sent = 0;

  /** Creates a key of the server with the scope of an operation. */
  async function keyFor({ id, scope }: Pick<Operation, "id" | "scope">): Promise<string> {
    const secret = keys.get(`${id} ${scope}`) ?? (await issue(scope)).secret;
    keys.set(`${id} ${scope}`, secret);
    return secret;
  }

  /** Creates a key of another server. */
  async function keyElsewhere({ scope }: Operation) {
    const { slug } = await world.server();
    const act = { name: "plugin", scopes: [scope], ...world.act };
    return { slug, ...await issueKey(world.context, slug, act) };
  }

  /** Sends an operation's valid request with changes, each from a separate address. */
  async function send(operation: Operation, change: Change = {}): Promise<Response> {
    const { method, url, query, body, key, app, ...rest } = { ...operation, ...change };
    const isOpen = operation.name === "public";
    const secret = key === undefined && !isOpen ? await keyFor(operation) : key ?? null;
    const headers = {
      ...operation.method === "POST" ? { "Content-Type": "application/json" } : {},
      ...secret === null ? {} : { Authorization: `Bearer ${secret}` },
      ...rest.headers,
    };
    const raw = rest.raw ?? (operation.method === "POST" ? JSON.stringify(body) : undefined);
    const request = new Request(`http://localhost${url}${query ? `?${query}` : ""}`, {
      method,
      headers,
      ...raw === undefined ? {} : { body: raw },
    });
    const remoteAddress = rest.address ?? `192.0.2.${++sent}`;
    return await (app ?? world.app).fetch(request, { remoteAddress });
  }

  const brokenApp = (code?: string) => breakApp(world, code);
  return { world, keyFor, keyElsewhere, send, brokenApp };
}

/** Creates an app whose database fails with an error code. Keys are still found. */
async function breakApp(world: World, code?: string) {
  const gone = () => Object.assign(new Error("gone"), code ? { code } : {});
  const lost = () => Promise.reject(gone());
  // Fails when it is awaited, which a part of a statement never is.
  const query = () => ({ then: (_: unknown, fail: (error: Error) => void) => fail(gone()) });
  const sql = Object.assign(query, { begin: lost });
  const waitingClaims = { ...world.services.waitingClaims, claim: lost };
  const ranking = { ...world.services.ranking, games: lost, tags: lost, findAfter: lost };
  const broken = {
    sql,
    waitingClaims,
    ranking,
    listing: lost,
    voteCounts: lost,
    lastVote: lost,
    rememberedVote: lost,
  };
  const services = Object.assign({ ...world.services }, broken);
  return createApp(services, SITE, { reference: await readReferenceFiles() });
}
