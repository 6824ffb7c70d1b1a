import type { Answer } from "../voters/answers.ts";
import type { Post } from "../receivers/receivers.ts";
import { rewardOf } from "./duplicates.ts";

/** The time from a strike to its repair, by `performance.now()`. */
export interface Window {
  strike: string;
  from: number;
  to: number;
}

/** Describes the requests that each service refused in a window, for how long, and the number of duplicate webhooks. */
export function describeRefusals(
  windows: readonly Window[],
  { answers, posts, services }: {
    answers: readonly Answer[];
    posts: readonly Post[];
    services: number;
  },
): Record<string, string> {
  const rows = windows.flatMap((window) => [
    ...Array.from({ length: services }, (_, service): [string, string] => {
      const asked = within(window, answers).filter((answer) => answer.service === service);
      return [`${window.strike}: service ${service + 1}`, describeService(asked)];
    }),
    [`${window.strike}: webhooks`, describePosts(window, posts)] as const,
  ]);
  return Object.fromEntries(rows);
}

function describeService(asked: readonly Answer[]): string {
  const v1 = asked.filter(({ door }) => door === "v1");
  const votes = asked.filter(({ what }) => /:slug\/votes?$/.test(what));
  const longest = Math.max(0, ...v1.map(({ ms }) => ms)) / 1000;
  const cast = votes.filter(({ what, status }) => what.startsWith("POST") && status === 303).length;
  return `v1 refused ${describeSpan(v1)} (longest answer ${longest.toFixed(2)} s), ` +
    `votes refused ${describeSpan(votes)}, ${cast} cast`;
}

/** Counts the refusals, from the first request to the last response. */
function describeSpan(asked: readonly Answer[]): string {
  const refused = asked.filter(({ status }) => typeof status !== "number" || status >= 500);
  if (refused.length === 0) return "0 ×";
  const from = Math.min(...refused.map(({ at }) => at));
  const to = Math.max(...refused.map(({ at, ms }) => at + ms));
  return `${refused.length} × in ${((to - from) / 1000).toFixed(1)} s`;
}

function describePosts(window: Window, posts: readonly Post[]): string {
  const accepted = posts.filter((post) => post.accepted);
  const before = new Set(accepted.filter(({ at }) => at < window.from).map(rewardOf));
  const here = within(window, accepted);
  const doubled = here.length - new Set(here.map(rewardOf)).difference(before).size;
  return `${here.length} accepted, ${doubled} of them a second time`;
}

function within<T extends { at: number }>({ from, to }: Window, items: readonly T[]): T[] {
  return items.filter(({ at }) => at >= from && at < to);
}
