import type { Child } from "hono/jsx";
import type { Delivery } from "../../deliveries/shown_delivery.ts";
import { isAbandonReason } from "../../../core/deliveries/delivery.ts";
import { hasArrived } from "../../../core/deliveries/judge_attempt.ts";
import { Instant } from "../kit/times.tsx";
import { ButtonForm } from "../kit/form.tsx";
import { Pages } from "../kit/page_links.tsx";
import { deliveryPath, keyPath } from "../my_servers/key_path.ts";
import { DeliveryBadge, OutcomeName, Tries } from "./states.tsx";
import { LastDay } from "../my_servers/health/delivery_strip.tsx";
import { currentLocale } from "../current_locale.ts";
import { isolated } from "../../text/shown_text.ts";
import { Panel } from "../kit/panel.tsx";
import { Chip } from "../kit/state.tsx";
import { Table } from "../kit/table.tsx";
import type { Log, LogPart } from "./delivery_log.ts";
import { LogSearch, NoneFound, States } from "./log_search.tsx";

/** The last day's summary, and the log with its filters. */
export function Deliveries({ day, times, ...log }: Log) {
  const { log: words } = currentLocale().words.deliveries;
  const { slug, keys, filter, deliveries, newest, older } = log;
  const rows = deliveries.map((delivery) => cellsOf(delivery, { slug, keys }));
  return (
    <div class="stack" id="deliveries">
      <LastDay day={day} times={times} />
      <Panel title={words.heading} lead={words.lead}>
        <States {...log} />
        <LogSearch {...log} />
        {log.mayResend && <Retries {...log} />}
        {rows.length === 0
          ? <NoneFound slug={slug} filter={filter} />
          : <Table label={words.heading} heads={tableHeads()} rows={rows} />}
      </Panel>
      <Pages
        label={words.pages}
        back={newest === undefined ? undefined : { href: newest, label: words.newest }}
        on={older === undefined ? undefined : { href: older, label: words.older }}
      />
    </div>
  );
}

/** The forms that resend deliveries that failed or are on hold, per key. */
function Retries({ slug, filter: { state, key }, keys, deliveries }: LogPart) {
  const { log: words } = currentLocale().words.deliveries;
  if (deliveries.length === 0 || state !== "abandoned" && state !== "held") return null;
  const open = keys.filter(({ revokedAt, webhookUrl }) =>
    revokedAt === null && webhookUrl !== null
  );
  return (
    <div class="actions">
      {open.filter(({ id }) => key === undefined || key === id).map(({ id, name }) => (
        <ButtonForm
          action={`${keyPath(slug, id)}/replays`}
          label={words.retry[state](isolated(name))}
          fields={{ only: state }}
          once
        />
      ))}
      <p class="note">{words.retryLead[state]}</p>
    </div>
  );
}

function cellsOf(delivery: Delivery, { slug, keys }: Pick<Log, "slug" | "keys">): Child[] {
  const { log: words } = currentLocale().words.deliveries;
  const { id, player, isTopTen, state, isTest, attempts, lastOutcome, lastStatus } = delivery;
  const wasSentAgain = delivery.acceptedAttempt !== null && lastOutcome !== null &&
    !isAbandonReason(lastOutcome) && !hasArrived(lastOutcome);
  return [
    <>
      <a href={deliveryPath(slug, id)}>
        <bdi>{isTopTen ? words.topTen : player ?? words.nobody}</bdi>
      </a>{" "}
      {isTest ? <Chip>{words.test}</Chip> : null}
    </>,
    <DeliveryBadge {...delivery} />,
    <Tries delivery={delivery} />,
    <>
      {wasSentAgain ? `${words.again} ` : ""}
      {lastOutcome && <OutcomeName outcome={lastOutcome} />} {lastStatus}
      {state === "pending" && attempts > 0 && (
        <>
          <br />
          {words.next} <Instant at={delivery.dueAt} />
        </>
      )}
    </>,
    keys.find((key) => key.id === delivery.keyId)?.name,
    <span class="note">
      <Instant at={delivery.createdAt} />
    </span>,
  ];
}

function tableHeads(): string[] {
  const { log: words } = currentLocale().words.deliveries;
  return [words.player, words.state, words.attempts, words.last, words.key, words.cast];
}
