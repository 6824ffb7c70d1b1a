import type { Child } from "hono/jsx";
import { z } from "zod";
import { isVotifierUrl } from "../../destinations/votifier_address.ts";
import { Refusal } from "../../errors.ts";
import { requireOwnServer } from "../../servers/require_server.ts";
import { type Attempt, readAttempts } from "../../deliveries/list_attempts.ts";
import { type OwnDelivery, requireOwnDelivery } from "../../deliveries/own_delivery.ts";
import { resendDelivery } from "../../deliveries/resend_delivery.ts";
import { type SentRequest, showRequest } from "../../keys/show_request.ts";
import { actOf, FORM_ID } from "../frame/act.tsx";
import { StateBadge } from "./deliveries.tsx";
import { ButtonForm } from "../forms/forms.tsx";
import { Facts, Instant, LinkLine, Section } from "../frame/parts.tsx";
import { keyPath } from "../keys/key_forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { OwnerTabs } from "../my_servers/owner_tabs.tsx";
import { readForm, redirectTo } from "../forms/submit.ts";
import { DELIVERIES } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { one: words, log } = DELIVERIES;

/** Seconds until the page of a delivery under way refreshes. */
const LOOK_AGAIN_S = 2;

/** The page refreshes while the next attempt is at most this far away, or this long overdue, in milliseconds. */
const SOON_MS = 15_000;
const OVERDUE_MS = 60_000;

/** GET /my/servers/:slug/deliveries/:id: what was sent, each attempt, and what was answered. */
export async function showDelivery(c: WebContext, web: Web) {
  const { services } = web;
  const { server, delivery } = await findOwnDelivery(c, web);
  const attempts = await readAttempts(services.sql, delivery);
  const last = attempts.at(-1);
  const isVotifier = isVotifierUrl(delivery.webhookUrl ?? "");
  const request = last && !isVotifier ? await showRequest(services, delivery, last) : undefined;
  const isUnderWay = isOnItsWay(delivery, services.now());
  if (isUnderWay) c.header("Refresh", String(LOOK_AGAIN_S));
  return sendPage(c, web, {
    title: words.title,
    body: (
      <>
        <h1>{words.title}</h1>
        <OwnerTabs c={c} server={server} />
        <LinkLine href={`/my/servers/${server.slug}/deliveries`} label={words.back} />
        {isUnderWay ? <p class="notice" role="status">{words.underWay}</p> : null}
        <Facts facts={factsOf(server.slug, delivery)} />
        <Resend slug={server.slug} delivery={delivery} />
        <AttemptList keyPath={keyPath(server.slug, delivery.keyId)} attempts={attempts} />
        {isVotifier ? null : <Request request={request} body={delivery.body} />}
      </>
    ),
  });
}

/** POST /my/servers/:slug/deliveries/:id/resends: resends it at once. */
export async function resendOwnDelivery(c: WebContext, web: Web) {
  const { server, delivery } = await findOwnDelivery(c, web);
  const form = await readForm(c, z.object({ form_id: FORM_ID }));
  const formId = form.kind === "valid" ? form.values.form_id : undefined;
  await resendDelivery(web.services, delivery.id, actOf(c, web, formId));
  return redirectTo(c, `/my/servers/${server.slug}/deliveries/${delivery.id}`);
}

async function findOwnDelivery(c: WebContext, web: Web) {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const [slug, id] = [c.req.param("slug") ?? "", c.req.param("id") ?? ""];
  const server = await requireOwnServer(sql, slug, { by });
  const delivery = await requireOwnDelivery(sql, id, { by, doing: "show delivery" });
  if (delivery.serverId === server.id) return { server, delivery };
  throw new Refusal("delivery_unknown", `Cannot show delivery: there is no delivery "${id}"`);
}

/** A test is due in 1970, before all others: it is under way from when it was made. */
function isOnItsWay({ state, dueAt, createdAt }: OwnDelivery, now: Date): boolean {
  if (state === "sending") return true;
  const wait = Math.max(dueAt?.getTime() ?? 0, createdAt.getTime()) - now.getTime();
  return state === "pending" && wait < SOON_MS && wait > -OVERDUE_MS;
}

function factsOf(slug: string, delivery: OwnDelivery): [name: string, fact: Child][] {
  const { state, finishedAt, dueAt, attempts, createdAt } = delivery;
  const isWaiting = state === "pending" && attempts > 0;
  return [
    [
      log.state,
      <>
        <StateBadge state={state} />
        {delivery.isTest ? <span class="badge">{log.test}</span> : null}{" "}
        {REASONS.get(delivery.lastOutcome ?? "")}
      </>,
    ],
    [log.key, <a href={keyPath(slug, delivery.keyId)}>{delivery.keyName}</a>],
    [words.url, <code>{delivery.webhookUrl ?? words.noUrl}</code>],
    [log.cast, <Instant at={createdAt} />],
    [words.finished, finishedAt && <Instant at={finishedAt} />],
    [log.next, finishedAt === null && isWaiting ? <Instant at={dueAt} /> : null],
    [words.vote, <code>{delivery.voteId}</code>],
    [words.id, <code>{delivery.id}</code>],
  ];
}

/** Why it was abandoned without an attempt; an attempt shows its own outcome. */
const REASONS = new Map<string, string>(Object.entries(words.reasons));

function Resend({ slug, delivery }: { slug: string; delivery: OwnDelivery }) {
  if (delivery.webhookUrl === null || delivery.isVoid || delivery.state === "sending") return null;
  return (
    <ButtonForm
      action={`/my/servers/${slug}/deliveries/${delivery.id}/resends`}
      label={words.resend}
      once
    />
  );
}

/** Every attempt of a delivery, the last one first: when, how long, and what was answered, as text. */
function AttemptList({ keyPath, attempts }: {
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

function Request({ request, body }: { request: SentRequest | undefined; body: string }) {
  const head = Object.entries(request?.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  return (
    <Section title={words.request}>
      <p class="note">{request ? words.requestLead : words.notSent}</p>
      <pre
        class="code wrap"
        tabindex={0}
      >{[...head, ...head.length > 0 ? [""] : [], body].join("\n")}</pre>
    </Section>
  );
}
