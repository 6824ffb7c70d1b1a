import { createAccount } from "../../src/accounts/create_account.ts";
import type { World } from "./world.ts";

/** The password of every account that signs in here. */
export const PASSWORD = "correct horse battery";

/** What a page answered. */
export interface Visit {
  status: number;
  headers: Headers;
  html: string;
  /** Where it sends the browser. */
  location: string | null;
}

/** A browser without a script: it keeps cookies, and sends a form with the token of the page it saw last. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<Visit>;
  /** Sends a form; `token` replaces the one of the page seen last, null leaves it out. */
  submit(
    path: string,
    fields?: Record<string, string>,
    options?: { token?: string | null },
  ): Promise<Visit>;
  /** The token of the page seen last. */
  token(): string | null;
}

/** Somebody whom nobody knows yet, at an address of their own. */
export function openVisitor(world: World, { address = "192.0.2.1" } = {}): Visitor {
  const cookies = new Map<string, string>();
  let token: string | null = null;

  async function send(path: string, init: RequestInit): Promise<Visit> {
    const headers = new Headers(init.headers);
    headers.set("Accept", "text/html");
    if (cookies.size > 0) headers.set("Cookie", cookieHeader(cookies));
    const request = new Request(`http://localhost${path}`, { ...init, headers });
    const response = await world.app.fetch(request, { remoteAddress: address });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    const html = await response.text();
    token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? token;
    const location = response.headers.get("location");
    return { status: response.status, headers: response.headers, html, location };
  }

  return {
    cookies,
    get: (path) => send(path, {}),
    submit(path, fields = {}, { token: chosen = token } = {}) {
      const body = new URLSearchParams(fields);
      if (chosen !== null) body.set("form_token", chosen);
      return send(path, { method: "POST", body });
    },
    token: () => token,
  };
}

/** A new account's owner, signed in, with a page loaded; `address` is where they come from. */
export async function openPerson(
  world: World,
  username: string,
  { isModerator = false, address = "192.0.2.1" } = {},
): Promise<Visitor> {
  const email = `${username.toLowerCase()}@example.com`;
  const account = { username, email, password: PASSWORD, isModerator };
  await createAccount(world.services.sql, account, world.clock.now);
  const visitor = openVisitor(world, { address });
  await signIn(world, visitor, username);
  return visitor;
}

/** Signs somebody in, as the sign-in form does. */
export async function signIn(world: World, visitor: Visitor, username: string): Promise<void> {
  const answer = await world.services.accounts.signIn(
    { nameOrEmail: username, password: PASSWORD },
    { headers: new Headers(), address: "192.0.2.1" },
  );
  if (answer.kind !== "signed_in") throw new Error(`${username} cannot sign in: ${answer.kind}`);
  for (const cookie of answer.setCookies) keep(visitor.cookies, cookie);
  await visitor.get("/");
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function keep(cookies: Map<string, string>, header: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  if (value === "" || /max-age=0/i.test(header)) cookies.delete(name);
  else cookies.set(name, value);
}
