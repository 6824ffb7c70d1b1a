import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import {
  createPasswords,
  type DeriveKey,
  PASSWORD_QUEUE,
  type Passwords,
} from "../../../src/site/accounts/passwords/password.ts";
import { findAccount } from "../../../src/core/accounts/named_account.ts";
import { parseTrustedProxies } from "../../../src/core/limits/trusted_proxies.ts";
import type { BotCheck } from "../../../src/site/voting/ballot/bot_check.ts";
import { LENIENT } from "../../support/votes/ballots.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** A queue of two slots, with the waiting room of a real one. */
export const ROOM = { ...PASSWORD_QUEUE, slots: 2 };

/** Accepts each word once, except "forged". */
const CHECK: BotCheck = {
  ...LENIENT,
  judge: (word, ...asked) =>
    word === "forged" ? Promise.resolve({ kind: "forged" }) : LENIENT.judge(word, ...asked),
};

/** Passwords that take until `finish`, and notes of those asked for and those begun. */
function holdPasswords() {
  const opened = Promise.withResolvers<void>();
  const begun: string[] = [];
  const asked: string[] = [];
  const derive: DeriveKey = async (password) => {
    begun.push(password);
    await opened.promise;
    return Buffer.alloc(64);
  };
  const noting = (passwords: Passwords): Passwords => ({
    ...passwords,
    as: (rank) => noting(passwords.as(rank)),
    hash: (password) => (asked.push(password), passwords.hash(password)),
    verify: (stored, password) => (asked.push(password), passwords.verify(stored, password)),
  });
  const passwords = noting(createPasswords({ N: 16, r: 1, p: 1 }, { derive, room: ROOM }));
  return { begun, asked, finish: opened.resolve, passwords };
}

/** A site behind a proxy, whose passwords take until `finish`. */
export async function openSite() {
  const { begun, asked, finish, passwords } = holdPasswords();
  let refused = 0;
  // So patient no page is late on any machine.
  const world: World = await openWorld({
    passwords,
    botCheck: CHECK,
    trustedProxies: parseTrustedProxies("127.0.0.1"),
    timeoutFactor: 1_000,
  });

  async function send(...form: Parameters<typeof formOf>): Promise<Response> {
    const answer = await world.app.fetch(formOf(...form), { remoteAddress: "127.0.0.1" });
    if (answer.status === 503) refused++;
    return answer;
  }

  const signIn = (
    name: string,
    from: string,
    { proof, ...more }: {
      proof?: string;
      cookie?: string;
      signal?: AbortSignal;
    } = {},
  ) =>
    send("/sign-in", { name, password: `${name}'s long walk`, ...proof && { proof } }, {
      from,
      ...more,
    });

  return {
    world,
    begun,
    asked,
    signIn,
    finish,
    refused: () => refused,
    hasAsked: (name: string) => asked.includes(`${name}'s long walk`),
    signUp: (username: string, from: string, proof: string) =>
      send("/sign-up", {
        username,
        email: `${username}@example.com`,
        password: `${username}'s long walk`,
        proof,
      }, { from }),
    /** Sends a sign-in from each of a number of networks, and waits until no more of them find a place. */
    async floodFrom(networks: number): Promise<Promise<Response>[]> {
      const flood = Array.from(
        { length: networks },
        (_, n) => signIn(`Nobody_${n}`, `10.${n >> 8}.${n & 255}.1`),
      );
      const least = networks - ROOM.slots - ROOM.waiting;
      await eventually("the queue is full", () => refused >= least);
      return flood;
    },
    [Symbol.asyncDispose]: () => (finish(), world[Symbol.asyncDispose]()),
  };
}

/** A form as the proxy forwards it. */
function formOf(
  path: string,
  fields: Record<string, string>,
  { from, cookie = "", signal }: { from: string; cookie?: string; signal?: AbortSignal },
): Request {
  const headers = { "X-Forwarded-For": from, "Sec-Fetch-Site": "same-origin", cookie };
  const body = new URLSearchParams(fields);
  const init = { method: "POST", headers, body, ...(signal ? { signal } : {}) };
  return new Request(`http://localhost${path}`, init);
}

/** Fills the queue with known browsers of two accounts, each from a network of its own. */
export async function fillWithKnownBrowsers(site: Awaited<ReturnType<typeof openSite>>) {
  const { world } = site;
  for (const name of ["Mallory", "Eve"]) await openPerson(world, name);
  const full = ROOM.slots + ROOM.waiting;
  const flood = [];
  for (let n = 0; n < full; n++) {
    const name = n % 2 ? "Mallory" : "Eve";
    flood.push(site.signIn(name, `10.0.${n}.1`, { cookie: await browserOf(world, name) }));
  }
  await eventually("the queue is full", () => site.asked.length === full ? true : undefined);
  return flood;
}

/** A cookie by which a browser of the account is known, another one each time. */
export async function browserOf({ services }: World, username: string): Promise<string> {
  const account = await findAccount(services.sql, username);
  const cookie = services.browsers.introduce(account?.id ?? assert.fail("no such account"));
  return cookie.split(";")[0] ?? "";
}
