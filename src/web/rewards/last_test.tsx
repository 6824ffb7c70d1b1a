import type { Rewards } from "../../keys/show_votifier.ts";
import { hasArrived } from "../../sending/outcome.ts";
import { Instant } from "../frame/instant.tsx";
import { REWARDS as words } from "./words.ts";

/** The last test, step by step, and what is left to do. */
export function LastTest({ slug, test: { delivery, attempts }, serviceName }: {
  slug: string;
  test: NonNullable<Rewards["test"]>;
  serviceName: string;
}) {
  const last = attempts.at(-1);
  return (
    <section class="card" id="test">
      <h2>{words.lastTest}</h2>
      <p class="note">
        <Instant at={delivery.createdAt} />
        {last ? ` · ${words.took(last.durationMs)}` : ""}
      </p>
      {last
        ? <p class={look(last.outcome)} role="status">{last.meaning}</p>
        : <p class="notice" role="status">{words.underWay}</p>}
      {last?.excerpt ? <pre class="code wrap" tabindex={0}>{last.excerpt}</pre> : null}
      {last && hasArrived(last.outcome) ? <NextStep serviceName={serviceName} /> : null}
      <p>
        <a href={`/my/servers/${slug}/deliveries`}>{words.all}</a>
      </p>
    </section>
  );
}

/** VotingPlugin makes the site's entry by itself when the first vote comes. */
function NextStep({ serviceName }: { serviceName: string }) {
  const entry = serviceName.replaceAll(".", "_");
  return (
    <>
      <p>{words.works}</p>
      <p>{words.worksNext(entry)}</p>
      <pre class="code" tabindex={0}>{words.example(entry)}</pre>
    </>
  );
}

function look(outcome: string): string {
  return hasArrived(outcome) ? "notice good" : "notice fault";
}
