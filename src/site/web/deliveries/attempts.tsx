import { type Attempt, meaningOf } from "../../deliveries/list_attempts.ts";
import type { OwnDelivery } from "../../deliveries/own_delivery.ts";
import { RETRY_SCHEDULE } from "../../../core/deliveries/retry_schedule.ts";
import type { SentRequest } from "../../keys/show_request.ts";
import { hasArrived } from "../../../core/deliveries/judge_attempt.ts";
import { ButtonForm } from "../kit/form.tsx";
import { Instant } from "../kit/times.tsx";
import { deliveryPath, keyPath } from "../my_servers/key_path.ts";
import { OutcomeName, Schedule } from "./states.tsx";
import { timeOf } from "../my_servers/health/delivery_strip.tsx";
import { currentLocale } from "../current_locale.ts";
import { Panel } from "../kit/panel.tsx";
import { State } from "../kit/state.tsx";
import { FactList, Row, Rows } from "../kit/rows.tsx";

/** The schedule and all attempts, latest first, with links to their requests and responses. */
export function Attempts({ slug, delivery, attempts, chosen }: {
  slug: string;
  delivery: OwnDelivery;
  attempts: Attempt[];
  chosen: Attempt | undefined;
}) {
  const { one: words } = currentLocale().words.deliveries;
  const { id, state, isTest, tries, acceptedAttempt } = delivery;
  if (attempts.length === 0) return null;
  const own = deliveryPath(slug, id);
  const run = Math.min(tries ?? acceptedAttempt ?? attempts.length, RETRY_SCHEDULE.length);
  const last = attempts.at(-1);
  const redirect = last?.outcome === "redirected" ? last.redirectsTo : null;
  return (
    <Panel
      title={words.attempts}
      aside={isTest ? null : <span class="note">{words.schedule}</span>}
    >
      {isTest ? null : <Schedule run={run} state={state} />}
      <Rows>
        {attempts.toReversed().map((attempt) => (
          <Row
            isCurrent={attempt === chosen}
            title={
              <a href={`${own}?attempt=${attempt.number}#request`}>
                {attempt.number}. {answered(attempt)}
              </a>
            }
            note={
              <>
                <Instant at={attempt.startedAt} />
                {attempt.isElsewhere && ` · ${words.elsewhere}`}
              </>
            }
            end={
              <State tone={hasArrived(attempt.outcome) ? "good" : "bad"}>
                <OutcomeName outcome={attempt.outcome} />
              </State>
            }
          />
        ))}
      </Rows>
      {redirect === null ? null : (
        // Sets the new URL without copying it by hand.
        <ButtonForm
          action={`${keyPath(slug, delivery.keyId)}/webhook`}
          label={words.saveRedirect}
          fields={{ url: redirect }}
        />
      )}
    </Panel>
  );
}

/**
 * The request of an attempt, with the URL to which it was sent. If the URL has changed since, the current one isn't
 * shown.
 */
export function Request({ delivery, request, attempt }: {
  delivery: OwnDelivery;
  request: SentRequest | undefined;
  attempt: Attempt | undefined;
}) {
  const { one: words } = currentLocale().words.deliveries;
  const head = Object.entries(request?.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const text = [...head, ...head.length > 0 ? [""] : [], delivery.body].join("\n");
  return (
    <Panel title={words.request}>
      <p class="note">
        {request ? words.requestLead(attempt?.number ?? 1) : words.notSent}{" "}
        <code>
          {attempt?.isElsewhere
            ? attempt.formerOrigin ?? words.formerUrl
            : delivery.webhookUrl ?? words.noUrl}
        </code>
        {attempt?.isElsewhere ? ` ${words.sinceMoved}` : null}
      </p>
      <pre class="code folded" tabindex={0} aria-label={words.request}>{text}</pre>
    </Panel>
  );
}

/** Returns the status and the time of an attempt's response. */
function answered({ status, durationMs }: Attempt): string {
  const { one: words } = currentLocale().words.deliveries;
  return words.answered(String(status ?? words.noResponse), timeOf(durationMs));
}

/** The response of an attempt. */
export function AttemptResponse({ attempt }: { attempt: Attempt }) {
  const locale = currentLocale();
  const { one: words } = locale.words.deliveries;
  const { headers, excerpt, status } = attempt;
  return (
    <Panel title={words.answer}>
      <p class="note">
        <code>{attempt.outcome}</code>
      </p>
      {headers === null
        ? null
        : <pre class="code folded" tabindex={0} aria-label={words.headers}>{headers}</pre>}
      {excerpt !== null && status !== null ? null : <p>{meaningOf(locale, attempt)}</p>}
      {excerpt === null ? null : (
        <pre
          class="code folded"
          tabindex={0}
          dir="auto"
          aria-label={words.answer}
        >{excerpt}</pre>
      )}
      {headers === null ? null : <p class="note">{words.answerKept}</p>}
    </Panel>
  );
}

/** The ids with which a receiver recognizes the delivery. */
export function Ids({ delivery: { voteId, id } }: { delivery: OwnDelivery }) {
  const { one: words } = currentLocale().words.deliveries;
  return (
    <FactList
      facts={[[words.vote, <code>{voteId}</code>], [words.id, <code>{id}</code>]]}
    />
  );
}
