import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { challengeOf, solve } from "../support/votes/ballots.ts";
import { eventually } from "../support/processes/processes.ts";
import type { Receiver } from "../support/deliveries/receiver.ts";
import type { CommandLine } from "../support/processes/service.ts";
import { UNASKED } from "../support/world.ts";

const PASSWORD = "correct horse battery";

/** Lists an approved server with a webhook, and players for it. */
export async function listWithWebhook(admin: CommandLine, receiver: Receiver) {
  for (const name of ["Owner", "Voter_1", "Voter_2", "Voter_3", "Voter_4"]) {
    const account = `--username ${name} --email ${name}@example.com`;
    await admin.json(`account create ${account} --password-stdin`, { input: PASSWORD });
  }
  const { host, port } = UNASKED;
  const { slug = "" } = await admin.text(
    `server add --owner Owner --name Caves --game minecraft --host ${host} --port ${port}`,
  );
  await admin.json(`server approve ${slug}`);
  const issued = await admin.text(`key issue ${slug} --webhook-url ${receiver.url}`);
  return { slug, secret: issued["webhook_secret"] ?? "", key: issued["key"] ?? "" };
}

/** Casts a vote and waits for its webhook, which that secret must have signed. */
export async function expectVote(
  admin: CommandLine,
  { received }: Receiver,
  { slug, secret, player }: { slug: string; secret: string; player: string },
): Promise<void> {
  await admin.json(`vote cast ${slug} ${player}`);
  const vote = await eventually(
    `the vote of ${player}`,
    () => received.find(({ body }) => body.includes(player)),
  );
  const [, at, digest] = /^t=(\d+),v1=(\w+)$/.exec(
    vote.headers.get("x-listing-signature") ?? "",
  ) ?? [];
  const wanted = createHmac("sha256", secret).update(`${at}.${vote.body}`).digest("hex");
  assert.equal(digest, wanted);
}

/** Signs a player up and returns the session's cookie. */
export async function signUp(url: string): Promise<string> {
  const page = await fetch(`${url}/sign-up`);
  const proof = await solve(challengeOf(await page.text()));
  const fields = { username: "Steve_01", email: "steve@example.com", password: PASSWORD, proof };
  const answer = await fetch(`${url}/sign-up`, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });
  await answer.body?.cancel();
  assert.equal(answer.status, 303);
  return cookieOf(answer.headers.getSetCookie());
}

/** Requests a page with that cookie. */
export async function openAccount(url: string, cookie: string): Promise<Response> {
  const answer = await fetch(`${url}/account`, { redirect: "manual", headers: { cookie } });
  await answer.body?.cancel();
  return answer;
}

/** The session's cookie among those that an answer sets. */
export function cookieOf(setCookies: string[]): string {
  const session = setCookies.find((cookie) => cookie.startsWith("voteboard_session="));
  return session?.split(";")[0] ?? "";
}
