import type { Attempt } from "../../deliveries/list_attempts.ts";
import { ButtonForm } from "../forms/forms.tsx";
import { Facts, Instant, Section } from "../frame/parts.tsx";
import { DELIVERIES } from "./words.ts";

const { one: words } = DELIVERIES;

/** Every attempt of a delivery, the last one first: when, how long, and what was answered, as text. */
export function AttemptList({ keyPath, attempts }: {
  /** The page of the delivery's key: where a redirect's target is saved. */
  keyPath: string;
  attempts: Attempt[];
}) {
  if (attempts.length === 0) return null;
  return (
    <Section title={words.attempts}>
      <ol class="cards" reversed>
        {attempts.toReversed().map((attempt) => (
          <li class="card">
            <h3>{words.attempt(attempt.number)}</h3>
            <p>{attempt.meaning}</p>
            <Facts
              facts={[
                [words.started, <Instant at={attempt.startedAt} />],
                [words.duration, words.milliseconds(attempt.durationMs)],
                [words.status, attempt.status ?? words.noStatus],
                [words.outcome, <code>{attempt.outcome}</code>],
              ]}
            />
            {attempt.excerpt === null ? null : (
              <>
                <p class="note">{words.answer}</p>
                <pre class="code wrap" tabindex={0}>{attempt.excerpt}</pre>
              </>
            )}
            {attempt.redirectsTo === null ? null : (
              // Saves copying an address by hand.
              <ButtonForm
                action={`${keyPath}/webhook`}
                label={words.saveRedirect}
                fields={{ url: attempt.redirectsTo }}
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
