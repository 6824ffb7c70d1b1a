import { type Attempt, readAttempts } from "../../deliveries/list_attempts.ts";
import { type OwnDelivery, requireOwnDelivery } from "../../deliveries/own_delivery.ts";
import { resendDelivery } from "../../deliveries/resend_delivery.ts";
import { type SentRequest, showRequest } from "../../keys/show_request.ts";
import { AttemptResponse, Attempts, Ids, Request } from "./attempts.tsx";
import { DeliveryBadge } from "./states.tsx";
import { covers } from "../../../core/servers/roles.ts";
import { Panel } from "../kit/panel.tsx";
import { Chip } from "../kit/state.tsx";
import { Instant } from "../kit/times.tsx";
import { deliveriesPath, deliveryPath, keyPath } from "../my_servers/key_path.ts";
import { sendOwnPage } from "../my_servers/subject.tsx";
import { action } from "../forms/action.tsx";
import { currentLocale } from "../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";
import { DeliveryOutcome, isOnItsWay, isRetried } from "./delivery_outcome.tsx";

/** Seconds between refreshes of the page while a delivery is in progress. */
const LOOK_AGAIN_S = 2;

/** GET /my/servers/:slug/deliveries/:id: shows the request, every attempt, and the responses. */
export async function showDelivery(c: WebContext, web: Web, own: ServerAccess): Promise<Response> {
  const view = await findDeliveryView(c, web, own);
  if (view.isUnderWay) c.header("Refresh", String(LOOK_AGAIN_S));
  const { server } = own;
  const { delivery } = view;
  const { title } = currentLocale().words.deliveries.one;
  return await sendOwnPage(c, web, {
    server,
    title: title(nameOf(delivery), isolated(delivery.keyName), isolated(server.name)),
    body: <DeliveryBody slug={server.slug} view={view} />,
  });
}

/** The view of a delivery's page. */
interface DeliveryView {
  delivery: OwnDelivery;
  attempts: Attempt[];
  /** The attempt in the address, or else the last one. */
  chosen: Attempt | undefined;
  /** The request of that attempt. */
  request: SentRequest | undefined;
  isManager: boolean;
  isUnderWay: boolean;
}

/** Finds a delivery and its attempts. The URL and the signature are secrets, which viewers can't see. */
async function findDeliveryView(c: WebContext, web: Web, own: ServerAccess): Promise<DeliveryView> {
  const { services } = web;
  const delivery = await findOwnDelivery(c, web, own);
  const isManager = covers(own.role, "manager");
  const attempts = await readAttempts(services.sql, delivery, { hidesAnswers: !isManager });
  const chosen = attempts.find(({ number }) => String(number) === c.req.query("attempt")) ??
    attempts.at(-1);
  const request = chosen && delivery.kind === "webhook" && isManager
    ? await showRequest(services, delivery, chosen)
    : undefined;
  const isUnderWay = isOnItsWay(delivery, services.now());
  return { delivery, attempts, chosen, request, isManager, isUnderWay };
}

function DeliveryBody({ slug, view }: { slug: string; view: DeliveryView }) {
  const { one: words } = currentLocale().words.deliveries;
  const { delivery, attempts, chosen, isManager } = view;
  return (
    <>
      <Head slug={slug} delivery={delivery} isManager={isManager} />
      {view.isUnderWay && !isRetried(delivery)
        ? <p class="notice" role="status">{words.underWay}</p>
        : null}
      <DeliveryOutcome delivery={delivery} attempts={attempts} />
      <Attempts slug={slug} delivery={delivery} attempts={attempts} chosen={chosen} />
      <div class="trio" id="request">
        {delivery.kind === "webhook" && isManager
          ? <Request delivery={delivery} request={view.request} attempt={chosen} />
          : null}
        {chosen ? <AttemptResponse attempt={chosen} /> : null}
      </div>
    </>
  );
}

/** Resends a delivery at once. */
export const resend = action({
  path: "/my/servers/:slug/deliveries/:id/resends",
  who: "manager",
  once: true,
  fields: {},
  copy: () => ({ submit: currentLocale().words.deliveries.one.resend }),
  async onSubmit({ c, web, own, sender }) {
    const { id } = await findOwnDelivery(c, web, own);
    await resendDelivery(web.services, id, sender);
    return deliveryPath(own.server.slug, id);
  },
  then: (path) => [path],
  page: showDelivery,
});

function findOwnDelivery(
  c: WebContext,
  { services }: Web,
  { server, act: { by } }: ServerAccess,
): Promise<OwnDelivery> {
  const id = c.req.param("id") ?? "";
  const of = { by, serverId: server.id } as const;
  return requireOwnDelivery(services.sql, id, of);
}

function nameOf({ player, isTopTen }: OwnDelivery): string {
  const { words } = currentLocale();
  const { log } = words.deliveries;
  return isTopTen ? log.topTen : player ?? log.nobody;
}

function Head({ slug, delivery, isManager }: {
  slug: string;
  delivery: OwnDelivery;
  isManager: boolean;
}) {
  const { one: words, log } = currentLocale().words.deliveries;
  const { state, attempts, createdAt, finishedAt, dueAt } = delivery;
  const isWaiting = state === "pending" && attempts > 0 && !isRetried(delivery);
  return (
    <>
      <a class="crumb" href={deliveriesPath(slug)}>{words.back}</a>
      <Panel
        title={
          <span class="page__title">
            <bdi>{nameOf(delivery)}</bdi>
            <DeliveryBadge {...delivery} />
            {delivery.isTest ? <Chip>{log.test}</Chip> : null}
          </span>
        }
        aside={isManager && <Resend slug={slug} delivery={delivery} />}
      >
        <p class="note">
          {words.cast} <Instant at={createdAt} /> · {words.toKey} {isManager
            ? <a href={keyPath(slug, delivery.keyId)} dir="auto">{delivery.keyName}</a>
            : <bdi>{delivery.keyName}</bdi>}
          {finishedAt && (
            <>
              {" · "}
              {words.finished} <Instant at={finishedAt} />
            </>
          )}
          {isWaiting && (
            <>
              {" · "}
              {words.next} <Instant at={dueAt} />
            </>
          )}
        </p>
        <Ids delivery={delivery} />
      </Panel>
    </>
  );
}

function Resend({ slug, delivery }: { slug: string; delivery: OwnDelivery }) {
  if (delivery.webhookUrl === null || delivery.isVoid || delivery.state === "sending") return null;
  return <resend.Button at={{ slug, id: delivery.id }} look="primary" />;
}
