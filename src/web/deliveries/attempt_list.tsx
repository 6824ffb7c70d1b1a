import type { Attempt } from "../../deliveries/list_attempts.ts";
import { ButtonForm } from "../forms/forms.tsx";
import { Instant } from "../frame/instant.tsx";
import { DELIVERIES } from "./words.ts";

const { one: words } = DELIVERIES;

interface ListProps {
  /** The page of the delivery's key: where a redirect's target is saved. */
  keyPath: string;
  attempts: Attempt[];
}

/** Every attempt of a delivery, the last one first: when, how long, and what was answered, as text. */
export function AttemptList({ keyPath, attempts }: ListProps) {
  if (attempts.length === 0) return null;
  return (
    <section>
      <h2>{words.attempts}</h2>
      <ol class="cards" reversed>
        {attempts.toReversed().map((attempt) => (
          <li class="card">
            <h3>{words.attempt(attempt.number)}</h3>
            <p>{attempt.meaning}</p>
            <AttemptFacts attempt={attempt} />
            {attempt.excerpt === null ? null : <Answer excerpt={attempt.excerpt} />}
            <SaveRedirect keyPath={keyPath} url={attempt.redirectsTo} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function AttemptFacts({ attempt }: { attempt: Attempt }) {
  return (
    <dl class="facts">
      <dt>{words.started}</dt>
      <dd>
        <Instant at={attempt.startedAt} />
      </dd>
      <dt>{words.duration}</dt>
      <dd>{words.milliseconds(attempt.durationMs)}</dd>
      <dt>{words.status}</dt>
      <dd>{attempt.status ?? words.noStatus}</dd>
      <dt>{words.outcome}</dt>
      <dd>
        <code>{attempt.outcome}</code>
      </dd>
    </dl>
  );
}

function Answer({ excerpt }: { excerpt: string }) {
  return (
    <>
      <p class="note">{words.answer}</p>
      <pre class="code wrap" tabindex={0}>{excerpt}</pre>
    </>
  );
}

/** Saves copying an address by hand. */
function SaveRedirect(
  { keyPath, url }: { keyPath: string; url: string | null },
) {
  if (url === null) return null;
  return <ButtonForm action={`${keyPath}/webhook`} label={words.saveRedirect} fields={{ url }} />;
}
