import { setTimeout as pause } from "node:timers/promises";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { createSecretBox } from "../../../src/core/secrets/secret_key.ts";
import { SECRET_KEY } from "../../support/world.ts";
import { OPERATOR } from "../../../src/core/rights/actor.ts";
import type { Ballot } from "./listing.ts";
import type { Stage } from "../stage.ts";
import type { Cast } from "./voting.ts";

/** Milliseconds after which every process must know of a vote. */
const KNOWN_AFTER_MS = 250;

/** One vote in this many is checked. */
const CHECKED_EVERY = 8;

/** Milliseconds between two requests to each service, with which it keeps answering from memory. */
const ASK_EVERY_MS = 60;

/** Keys of each server for these requests, so that none reaches a limit. */
const KEYS = 5;

/** Milliseconds that a request may take. A later response is not judged here. */
const PATIENCE_MS = 1_000;

/** Whether votes were in the vote checks of all services in time. */
export interface Freshness {
  /** Casts a vote, and checks some. */
  cast: Cast;
  /** Stops asking, and returns how many vote checks were compared and which of them had missed their vote. */
  stop(): Promise<{ figures: Record<string, number>; violations: string[] }>;
}

/**
 * Checks that vote checks see each vote 250 ms after it was acknowledged, in each service. Asks about the player before
 * the vote, too, so that the services remember that there is none.
 */
export async function watchFreshness(stage: Watched, cast: Cast): Promise<Freshness> {
  const { services } = stage;
  const asking = await openAsking(stage);
  const pending = new Set<Promise<unknown>>();
  const stale: string[] = [];
  let votes = 0;
  let compared = 0;

  async function check(ballot: Ballot): Promise<void> {
    await pause(KNOWN_AFTER_MS);
    await Promise.all([...services.keys()].map(async (service) => {
      const voted = await asking.hasVoted(service, ballot);
      if (voted === undefined) return;
      compared += 1;
      if (!voted) stale.push(`service ${service + 1}: ${ballot.username} on ${ballot.slug}`);
    }));
  }

  function later(work: Promise<unknown>): void {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  }

  const timer = setInterval(() => asking.listVotes().forEach(later), ASK_EVERY_MS);

  return {
    async cast(ballot, options) {
      const isChecked = options.lost === 0 && votes++ % CHECKED_EVERY === 0;
      if (isChecked) {
        await Promise.all([...services.keys()].map((service) => asking.hasVoted(service, ballot)));
      }
      const told = await cast(ballot, options);
      if (isChecked && told.kind === "cast") later(check(ballot));
      return told;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return {
        figures: { "vote checks compared 250 ms after a vote": compared },
        violations: [
          ...compared > 0 ? [] : ["no vote check was compared with its vote"],
          ...stale.length === 0
            ? []
            : [`${stale.length} vote checks missed a vote, such as ${stale[0]}`],
        ],
      };
    },
  };
}

/** The parts of a stage that are asked. */
type Watched = Pick<Stage, "sql" | "services" | "listing">;

/** Makes keys of every server, and returns what asks the services with them in turn. */
async function openAsking({ sql, services, listing: { slugs } }: Watched) {
  const context = { sql, box: createSecretBox(SECRET_KEY), allowPrivate: true };
  const keys = new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await makeKeys(slug)] as const)),
  );
  const all = [...keys.values()].flat();
  let turn = 0;

  async function makeKeys(slug: string): Promise<string[]> {
    const made: string[] = [];
    for (let key = 0; key < KEYS; key++) {
      const options = { name: `freshness ${key}`, by: OPERATOR, now: new Date() };
      made.push((await issueKey(context, slug, options)).secret);
    }
    return made;
  }

  function ask(url: string, own: readonly string[]): Promise<Response> {
    const headers = { Authorization: `Bearer ${own[turn++ % own.length]}` };
    return fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  }

  return {
    /** Returns whether a service says that the player voted today. Undefined if it doesn't respond. */
    async hasVoted(service: number, { slug, username }: Ballot): Promise<boolean | undefined> {
      const url = `${services[service]?.url}/api/v1/vote-check?username=${username}`;
      try {
        const response = await ask(url, keys.get(slug) ?? []);
        const { voted } = await response.json();
        return response.ok ? voted : undefined;
      } catch {
        return undefined;
      }
    },
    /** Asks every service for a server's votes, whatever it responds. */
    listVotes: (): Promise<unknown>[] =>
      services.map(({ url }) =>
        ask(`${url}/api/v1/votes`, all).then((response) => response.body?.cancel()).catch(() => {})
      ),
  };
}
