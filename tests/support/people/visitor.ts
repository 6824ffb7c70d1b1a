import { signIn as signInByForm } from "../../../src/site/sign_in/entry/sign_in_by_password.ts";
import { insertAccount } from "../../../src/site/accounts/account_repository.ts";
import {
  hashToken,
  makeToken,
  sessionCookie,
} from "../../../src/site/sign_in/sessions/session_cookie.ts";
import type { App } from "../../../src/service/app.ts";
import { PASSWORDS, SITE, type World } from "../world.ts";

/** The password of every account that signs in here. */
export const PASSWORD = "correct horse battery";

/** The response of a page. */
export interface Visit {
  status: number;
  headers: Headers;
  html: string;
  /** Redirect target, if any. */
  location: string | null;
}

/** The headers with which browsers show that a page of the site sent a form. */
export const FROM_HERE: Readonly<Record<string, string>> = { origin: SITE.baseUrl };

/** A browser without scripts. It keeps cookies, and sends the origin of its forms. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<Visit>;
  /** Sends a form. `headers` replace those that show that it comes from a page of the site. */
  submit(
    path: string,
    fields?: Record<string, string> | FormData,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Visit>;
}

/** Opens a browser for a new visitor at a given address. */
export function openVisitor(
  { app }: { app: Pick<App, "fetch"> },
  { address = "192.0.2.1" } = {},
): Visitor {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<Visit> {
    const headers = new Headers(init.headers);
    headers.set("Accept", "text/html");
    if (cookies.size > 0) headers.set("Cookie", cookieHeader(cookies));
    const request = new Request(`http://localhost${path}`, { ...init, headers });
    const response = await app.fetch(request, { remoteAddress: address });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    const html = await response.text();
    const location = response.headers.get("location");
    return { status: response.status, headers: response.headers, html, location };
  }

  return {
    cookies,
    get: (path) => send(path, {}),
    submit: (path, fields = {}, headers = FROM_HERE) =>
      send(path, {
        method: "POST",
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers,
      }),
  };
}

/** Opens a browser in which the owner of a new account is signed in, at a given address. */
export async function openPerson(
  world: World,
  username: string,
  { isModerator = false, isAdministrator = false, address = "192.0.2.1" } = {},
): Promise<Visitor> {
  const { sql } = world.services;
  const id = crypto.randomUUID();
  const email = `${username.toLowerCase()}@example.com`;
  const password = await PASSWORDS.hash(PASSWORD);
  const roles = { isModerator, isAdministrator };
  await insertAccount(sql, { id, username, email, password, ...roles, now: world.clock.now });
  const visitor = openVisitor(world, { address });
  keep(visitor.cookies, await openSession(world, id));
  return visitor;
}

/**
 * Creates a session, as signing in would, and its cookie. It counts as a recent proof of identity as long as it lasts.
 */
async function openSession(
  { services: { sql }, clock: { now } }: World,
  accountId: string,
): Promise<string> {
  const token = makeToken();
  const hash = hashToken(token);
  const expiresAt = new Date(now.getTime() + 86_400_000 * 29);
  await sql`
    insert into session
      (account_id, token_hash, ip_address, user_agent, proved_at, expires_at, created_at, updated_at)
    values
      (${accountId}, ${hash}, '192.0.2.1', 'Test/1.0', ${expiresAt}, ${expiresAt}, ${now}, ${now})`;
  return sessionCookie(SITE.baseUrl, token);
}

let signedIn = 0;

/** Signs in a user with the sign-in form, each time from another network, because networks have separate limits. */
export async function signIn(world: World, visitor: Visitor, username: string): Promise<void> {
  const request = { headers: new Headers(), address: `198.18.${signedIn++ % 256}.1` };
  const typed = { nameOrEmail: username, password: PASSWORD };
  const answer = await signInByForm(world.context, typed, { request });
  if (answer.kind !== "signed_in") throw new Error(`${username} cannot sign in: ${answer.kind}`);
  for (const cookie of answer.setCookies) keep(visitor.cookies, cookie);
}

function cookieHeader(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function keep(cookies: Map<string, string>, header: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  if (value === "" || /max-age=0/i.test(header)) cookies.delete(name);
  else cookies.set(name, value);
}
