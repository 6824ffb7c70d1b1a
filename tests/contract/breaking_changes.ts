import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  resolve,
  valueAt,
} from "../support/api/contract.ts";

/** Names of what people read: rewording breaks no client. */
const PROSE = new Set(
  "description summary title example examples tags x-problem-detail".split(" "),
);

/** Lists whose order means nothing. */
const SETS = new Set(["enum", "required", "type"]);

/** Maps that may gain entries: clients ask for what they know. */
const MAY_GAIN = /^(paths|webhooks|headers)$/;

/** Keywords that limit a value from below or above. Without one a request may hold more. */
const LOWER_LIMITS = new Set(["minLength", "minimum", "minItems"]);
const UPPER_LIMITS = new Set(["maxLength", "maximum", "maxItems"]);

/**
 * Names what a later contract takes away, changes or adds to what an earlier one says, by the promise in openapi.yaml
 * under "Versions": only paths, headers, optional parameters and fields of requests, prose, fields of problems and
 * fields of responses that a request asks for may be added, and requests may hold more. Returns one line for each,
 * empty for a contract that every client of the earlier one still understands.
 */
export function breakingChanges(earlier: JsonObject, later: JsonObject): string[] {
  return ["paths", "webhooks", "security"].flatMap((part) =>
    compare([part], earlier[part], later[part])
  );

  function compare(path: string[], before: Json | undefined, after: Json | undefined): string[] {
    const old = resolve(before, earlier);
    const now = resolve(after, later);
    const name = path.at(-1) ?? "";
    if (Array.isArray(old) && Array.isArray(now)) {
      return compare(path, keyed(old, name, earlier), keyed(now, name, later));
    }
    if (isObject(old) && isObject(now)) return compareMaps(path, old, now);
    if (JSON.stringify(old) === JSON.stringify(now) || isLooser(path, old, now)) return [];
    return [`changed: ${path.join(" ")}`];
  }

  function compareMaps(path: string[], old: JsonObject, now: JsonObject): string[] {
    const isNames = path.at(-1) === "properties";
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.filter((name) => isNames || !PROSE.has(name)).flatMap((name) => {
      const where = [...path, name];
      if (!Object.hasOwn(now, name)) return isLimit(where) ? [] : [`gone: ${where.join(" ")}`];
      if (Object.hasOwn(old, name)) return compare(where, old[name], now[name]);
      return mayGain(path, now[name]) ? [] : [`added: ${where.join(" ")}`];
    });
  }

  function mayGain(path: string[], added: Json | undefined): boolean {
    const name = path.at(-1) ?? "";
    if (name === "parameters") return Object(resolve(added, later)).required !== true;
    return MAY_GAIN.test(name) || isFieldOfProblem(path) || isFieldOfRequest(path) ||
      isAskedFor(path, added);
  }

  /**
   * Returns whether a field of a response names a field of its operation's request that asks for it, which earlier
   * clients can't send and later ones may leave out. A field that is always there is named among the required ones
   * besides.
   */
  function isAskedFor(path: string[], added: Json | undefined): boolean {
    const [part, , , kind] = path;
    const asker = isObject(added) ? added["x-asked-by"] : undefined;
    if (part !== "paths" || kind !== "responses" || path.at(-1) !== "properties") return false;
    const operation = path.slice(0, 3);
    return typeof asker === "string" && !requestFields(earlier, operation).has(asker) &&
      requestFields(later, operation).get(asker) === "optional";
  }
}

/** A list as a map, by what tells its entries apart. */
function keyed(list: Json[], name: string, document: JsonObject): JsonObject {
  return Object.fromEntries(list.map((entry, index) => {
    const { in: place, name: own } = Object(resolve(entry, document));
    if (name === "parameters") return [`${place} ${own}`, entry];
    return [SETS.has(name) ? JSON.stringify(entry) : String(index), entry];
  }));
}

function isFieldOfProblem(path: string[]): boolean {
  return path.includes("application/problem+json") && path.at(-1) === "properties";
}

/** Returns whether a keyword limits what a request's body may hold. */
function isLimit(path: string[]): boolean {
  const name = path.at(-1) ?? "";
  return isInRequest(path) &&
    (name === "pattern" || LOWER_LIMITS.has(name) || UPPER_LIMITS.has(name));
}

function isLooser(path: string[], old: Json | undefined, now: Json | undefined): boolean {
  const name = path.at(-1) ?? "";
  if (!isInRequest(path) || typeof old !== "number" || typeof now !== "number") return false;
  return LOWER_LIMITS.has(name) ? now < old : UPPER_LIMITS.has(name) && now > old;
}

function isInRequest(path: string[]): boolean {
  return path[0] === "paths" && path.includes("requestBody") && path.at(-2) !== "properties";
}

/** A field that has to be there is named among the required ones besides. */
function isFieldOfRequest(path: string[]): boolean {
  return path[0] === "paths" && path.includes("requestBody") && path.at(-1) === "properties";
}

/** Returns the parameters of an operation and the fields of its request's body, by name. */
function requestFields(document: JsonObject, operation: string[]) {
  const parameters = listAt(document, ...operation, "parameters")
    .map((parameter) => objectAt(resolve(parameter, document)))
    .map(({ name, required }) => [String(name), required === true] as const);
  const content = valueAt(document, ...operation, "requestBody", "content", "application/json");
  const body = resolve(valueAt(content, "schema"), document);
  const required = listAt(body, "required");
  const fields = Object.keys(Object(valueAt(body, "properties")))
    .map((name) => [name, required.includes(name)] as const);
  return new Map(
    [...parameters, ...fields].map(([name, isRequired]) =>
      [name, isRequired ? "required" : "optional"] as const
    ),
  );
}
