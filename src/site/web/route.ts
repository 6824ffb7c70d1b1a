import type { Right } from "../../core/rights/rights.ts";
import type { RouteOptions } from "./route_options.ts";
import type { ServerAccess, Web, WebContext } from "./web_env.ts";

/**
 * Audiences of the pages about one server, by the lowest role (src/core/servers/roles.ts). A member is a viewer, a
 * manager or the owner; an uploader is a manager who sends a picture. Their routes contain `:slug`, and their handlers
 * receive that server. The domain checks every change again.
 */
export const SERVER_AUDIENCES = ["member", "manager", "uploader", "owner"] as const;
export type ServerAudience = typeof SERVER_AUDIENCES[number];

/**
 * The audience of a page or a form. `may`: users whose role on the whole site has this right
 * (src/core/rights/rights.ts). `uploads`: the form sends a picture.
 */
export type Audience =
  | "anybody"
  | "signed in"
  | "voter"
  | "link holder"
  | { may: Right; uploads?: boolean }
  | ServerAudience;

/** A value or a promise of it. */
export type MaybePromise<T> = T | Promise<T>;

/** A page (GET) or a form (POST): its path, audience, handler and options. */
export type Route<AllOfWeb extends Web = Web> =
  | readonly [
    method: "GET" | "POST",
    path: string,
    audience: Exclude<Audience, ServerAudience>,
    answer: (c: WebContext, web: AllOfWeb) => MaybePromise<Response>,
    options?: RouteOptions,
  ]
  | readonly [
    method: "GET" | "POST",
    path: `/${string}/:slug${string}`,
    audience: ServerAudience,
    answer: (c: WebContext, web: AllOfWeb, own: ServerAccess) => MaybePromise<Response>,
    options?: RouteOptions,
  ];

/** Returns routes with shared options in addition to their own. */
export function withOptions<AllOfWeb extends Web>(
  options: RouteOptions,
  routes: readonly Route<AllOfWeb>[],
): Route<AllOfWeb>[] {
  // The compiler can't infer that the handler still belongs to its audience.
  return routes.map(([method, path, audience, answer, own]) =>
    [method, path, audience, answer, { ...options, ...own }] as Route<AllOfWeb>
  );
}

/** Returns a route's path with values in place of its parameters. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ""));
}
