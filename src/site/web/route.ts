import type { Right } from "../../core/rights/rights.ts";
import type { RouteOptions } from "./route_options.ts";
import type { Own, Web, WebContext } from "./web_env.ts";

/**
 * Audiences of the pages about one server, by the least role (src/core/servers/roles.ts): a member is a viewer, a
 * manager or the owner; an uploader is a manager who sends a picture. Their routes contain `:slug`, and their handlers
 * receive that server. The domain checks again whatever changes something.
 */
export const SERVER_AUDIENCES = ["member", "manager", "uploader", "owner"] as const;
export type ServerAudience = typeof SERVER_AUDIENCES[number];

/**
 * The audience of a page or a form. `may`: those whose role on the whole site has that right
 * (src/core/rights/rights.ts), and with `uploads` send a picture.
 */
export type Audience =
  | "anybody"
  | "signed in"
  | "voter"
  | "link holder"
  | { may: Right; uploads?: boolean }
  | ServerAudience;

type PageResponse = Response | Promise<Response>;

/** A page (GET) or a form (POST): its path, audience and handler, and what else is special about it. */
export type Route<AllOfWeb extends Web = Web> =
  | readonly [
    method: "GET" | "POST",
    path: string,
    audience: Exclude<Audience, ServerAudience>,
    answer: (c: WebContext, web: AllOfWeb) => PageResponse,
    options?: RouteOptions,
  ]
  | readonly [
    method: "GET" | "POST",
    path: `/${string}/:slug${string}`,
    audience: ServerAudience,
    answer: (c: WebContext, web: AllOfWeb, own: Own) => PageResponse,
    options?: RouteOptions,
  ];

/** Returns routes with options that they share, besides their own. */
export function withOptions<AllOfWeb extends Web>(
  options: RouteOptions,
  routes: readonly Route<AllOfWeb>[],
): Route<AllOfWeb>[] {
  // The compiler can't follow that the handler still belongs to its audience.
  return routes.map(([method, path, audience, answer, own]) =>
    [method, path, audience, answer, { ...options, ...own }] as Route<AllOfWeb>
  );
}

/** Returns the address of a route, with values in place of the names in its path. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ""));
}
