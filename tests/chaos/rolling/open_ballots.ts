import { setTimeout as pause } from "node:timers/promises";
import { challengeOf, solve } from "../../support/votes/ballots.ts";

/** Votes at once. Each takes a browser's work, and the upgrade needs a processor too. */
const AT_ONCE = 2;

/** Milliseconds between two votes. */
const VOTE_EVERY_MS = 100;

/** A different address from that of the other load, which uses up its page views. */
const ADDRESS = "127.0.0.2";

/** The headers of a form that a browser sends from the site. */
const FORM = { Origin: "http://localhost" };

/** Votes on a site where players vote by typing a name. */
export interface OpenBallots {
  /** The ids of the votes that a receipt confirmed so far. */
  cast: string[];
  /** Number of ballots that were shown again, so that a player would have to send them again. */
  shownAgain: number;
  /** Votes that failed, a sentence each. */
  failed: string[];
  /** Milliseconds of the slowest response to a ballot so far. */
  slowestMs: number;
  stop(): Promise<void>;
}

/** Casts votes of new players, for one server after the other, from the ballot's page to the receipt. */
export function startOpenBallots(url: string, slugs: readonly string[]): OpenBallots {
  const client = Deno.createHttpClient({ localAddress: ADDRESS });
  let stopped = false;
  let turn = 0;

  async function send(path: string, fields?: Record<string, string>) {
    const at = performance.now();
    const init = fields
      ? { method: "POST", headers: FORM, body: new URLSearchParams(fields) }
      : undefined;
    const response = await fetch(url + path, { ...init, redirect: "manual", client });
    const html = await response.text();
    ballots.slowestMs = Math.max(ballots.slowestMs, Math.round(performance.now() - at));
    return { status: response.status, html, location: response.headers.get("location") ?? "" };
  }

  async function vote(slug: string, name: string): Promise<void> {
    let page = await send(`/servers/${slug}/vote`);
    while (page.status === 200 || page.status === 422) {
      if (page.status === 422) ballots.shownAgain++;
      const proof = await solve(challengeOf(page.html));
      page = await send(`/servers/${slug}/votes`, { name, proof });
    }
    const [, voteId] = /\/votes\/([^?]+)\?receipt=/.exec(page.location) ?? [];
    if (voteId !== undefined) ballots.cast.push(voteId);
    else throw new Error(`${page.status}`);
  }

  async function voteOn(): Promise<void> {
    while (!stopped) {
      const slug = slugs[turn % slugs.length] ?? "";
      await vote(slug, `Voter_${turn++}`).catch((error) => {
        ballots.failed.push(`${new Date().toISOString()} vote for ${slug}: ${error.message}`);
      });
      await pause(VOTE_EVERY_MS);
    }
  }

  const ballots: OpenBallots = {
    cast: [],
    shownAgain: 0,
    failed: [],
    slowestMs: 0,
    async stop() {
      stopped = true;
      await voting;
      client.close();
    },
  };
  const voting = Promise.all(Array.from({ length: AT_ONCE }, voteOn));
  return ballots;
}
