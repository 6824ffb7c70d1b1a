import { z } from "zod";
import { rollKey } from "../../../core/keys/roll_key.ts";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { countHours, findAnswerTimes } from "../../../site/deliveries/delivery_figures.ts";
import { findHeldVotes } from "../../../site/keys/held_votes.ts";
import { replayDeliveries, REPLAYED_STATES } from "../../../site/keys/replay_votes.ts";
import {
  activateWebhookSecret,
  pauseWebhook,
  prepareWebhookSecret,
  resumeWebhook,
  setWebhook,
} from "../../../site/keys/webhook.ts";
import type { Locales } from "../../../site/locales/site_locales.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { proved } from "../../../site/web/account/proof/prove_page.tsx";
import { action } from "../../../site/web/forms/action.tsx";
import { choice, hidden, moment } from "../../../site/web/forms/fields.tsx";
import { FaultSummary } from "../../../site/web/kit/form.tsx";
import { typedMoment } from "../../../site/web/kit/moment_field.tsx";
import { LastDay, type LastDayProps } from "../../../site/web/my_servers/health/delivery_strip.tsx";
import { deliveriesPath, keyPath } from "../../../site/web/my_servers/key_path.ts";
import {
  apiKey,
  sendFormUsed,
  sendShownOnce,
  shownOnce,
  TryKey,
  webhookSecret,
} from "../../../site/web/my_servers/shown_once.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { fault } from "../../../site/web/kit/faults.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../../site/web/web_env.ts";
import { changeChat } from "../../keys/chat.ts";
import { ADDRESS_FAULTS, ADDRESS_FIELD, chatFields } from "../chats/chat_fields.tsx";
import { offerChat } from "../rewards/offer_chat.tsx";
import { findOwnKey } from "./find_own_key.ts";
import { KeyForms } from "./key_parts.tsx";
import { KeyHead, KeyNotes, type KeyView } from "./key_view.tsx";
import { createGradeForm, createTestForm, SENDS } from "./receiver_forms.tsx";

/** GET /my/servers/:slug/api/keys/:id: shows a key, its webhook's state, and all actions on them. */
export async function showKey(c: WebContext, web: Web, own: ServerAccess): Promise<Response> {
  const found = await findKeyPage(c, web, own);
  const { title } = currentLocale().words.keys.key;
  return await sendOwnPage(c, web, {
    server: own.server,
    title: title(isolated(found.view.apiKey.name), isolated(own.server.name)),
    body: <KeyBody {...found} locales={web.services.locales} />,
  });
}

/** A key and its deliveries. */
interface KeyPage extends LastDayProps {
  view: KeyView;
}

async function findKeyPage(c: WebContext, web: Web, own: ServerAccess): Promise<KeyPage> {
  const { sql, now } = web.services;
  const { server: { id: serverId, slug } } = own;
  const { key, path } = await findOwnKey(c, web, own);
  const counted = { serverId, keyId: key.id };
  const [held, days, times] = await Promise.all([
    findHeldVotes(sql, key.id),
    countHours(sql, [serverId], { now: now(), keyId: key.id }),
    findAnswerTimes(sql, counted, now()),
  ]);
  const view = { apiKey: key, path, at: { slug, id: key.id }, held, actions: KEY_ACTIONS };
  return { view, day: days.get(serverId), times };
}

function KeyBody({ view, locales, ...deliveries }: KeyPage & { locales: Locales }) {
  const { apiKey, at } = view;
  const isOpen = apiKey.revokedAt === null;
  return (
    <>
      <FaultSummary />
      <KeyHead slug={at.slug} apiKey={apiKey} />
      {isOpen ? <KeyNotes {...view} /> : null}
      <LastDay {...deliveries} />
      {isOpen ? <KeyForms {...view} locales={locales} /> : null}
    </>
  );
}

/** Creates a new secret for the key, which only the response shows. */
const roll = action({
  path: "/my/servers/:slug/api/keys/:id/rolls",
  who: "manager",
  route: { purpose: "key" },
  guard: proved,
  once: true,
  fields: { overlap: choice({ missing: "required" }) },
  refused: { overlap_invalid: "overlap" },
  copy() {
    const { key: words } = currentLocale().words.keys;
    return { overlap: { label: words.overlap }, submit: words.roll.button };
  },
  async onSubmit({ c, web, own, values: { overlap }, sender }) {
    const { once } = currentLocale().words.keys;
    const { key, path } = await findOwnKey(c, web, own);
    const overlapHours = Number(overlap);
    const { secret } = await rollKey(web.services, key.id, { overlapHours, ...sender });
    const canRead = key.scopes.includes("read");
    return await sendShownOnce(c, web, {
      title: once.rolled(isolated(key.name)),
      secrets: [apiKey(secret)],
      more: <p>{once.overlap(overlapHours)}</p>,
      tryKey: (
        <TryKey site={web.site} path={path} secret={secret} canRead={canRead} hasWebhook={false} />
      ),
      next: path,
    });
  },
  page: showKey,
  used: sendFormUsed,
});

/** Prepares another webhook secret, which only the response shows. */
const secret = shownOnce({
  path: "/my/servers/:slug/api/keys/:id/webhook/secret",
  purpose: "webhook",
  copy: () => ({ submit: currentLocale().words.keys.key.prepare }),
  async make({ c, web, own, sender }) {
    const { once } = currentLocale().words.keys;
    const { key: { id, name } } = await findOwnKey(c, web, own);
    const secrets = [webhookSecret(await prepareWebhookSecret(web.services, id, sender))];
    return { title: once.prepared(isolated(name)), secrets, more: <p>{once.preparedNext}</p> };
  },
  pageOf: (c, { server }) => keyPath(server.slug, c.req.param("id") ?? ""),
});

/** Signs with the prepared secret from now on. */
const activation = action({
  path: "/my/servers/:slug/api/keys/:id/webhook/secret/activation",
  who: "manager",
  route: { purpose: "webhook" },
  guard: proved,
  fields: {},
  copy: () => ({ submit: currentLocale().words.keys.key.activate }),
  async onSubmit({ c, web, own, sender }) {
    const { key, path } = await findOwnKey(c, web, own);
    await activateWebhookSecret(web.services, key.id, sender);
    return path;
  },
  then: (path) => [path, "secret_activated"],
});

/** Sets the webhook's URL. An empty one removes it. */
const webhook = action({
  path: "/my/servers/:slug/api/keys/:id/webhook",
  who: "manager",
  route: { purpose: "webhook" },
  guard: proved,
  fields: { url: hidden(z.string().transform(pastedValue)) },
  refused: { webhook_url_refused: "url", webhook_url_taken: "url" },
  async onSubmit({ c, web, own, values: { url }, sender }) {
    const offer = offerChat(c, web, { ...own, address: url });
    if (offer) return await offer;
    const { key, path } = await findOwnKey(c, web, own);
    await setWebhook(web.services, key.id, { url: url === "" ? null : url, ...sender });
    return path;
  },
  then: (path) => [path, "webhook_saved"],
  page: showKey,
});

/** Changes how often a channel gets messages, their language and, with an address, the channel. */
const chat = action({
  path: "/my/servers/:slug/api/keys/:id/chat",
  who: "manager",
  route: { purpose: "webhook" },
  guard: proved,
  fields: chatFields({ isConnected: true }),
  refused: { ...ADDRESS_FAULTS, sends_too_many: ADDRESS_FIELD },
  copy: () => ({ submit: currentLocale().words.chats.channel.save }),
  async onSubmit({ c, web, own, values: { [ADDRESS_FIELD]: typed, ...chosen }, sender }) {
    const { key, path } = await findOwnKey(c, web, own);
    const address = typed === "" ? undefined : typed;
    await changeChat(web.services, key.id, { address, ...chosen, ...sender });
    return path;
  },
  then: (path) => [path, "chat_saved"],
  page: showKey,
});

/** Pauses or resumes the webhook. */
const state = action({
  path: "/my/servers/:slug/api/keys/:id/webhook/state",
  who: "manager",
  route: { purpose: "webhook" },
  guard: proved,
  fields: { state: hidden(z.enum(["active", "paused"])) },
  async onSubmit({ c, web, own, values, sender }) {
    const { key, path } = await findOwnKey(c, web, own);
    if (values.state === "paused") {
      await pauseWebhook(web.services, key.id, sender);
      return [path, "webhook_paused"] as const;
    }
    const { held } = await resumeWebhook(web.services, key.id, sender);
    return [path, held > 0 ? "webhook_resumed_held" : "webhook_resumed"] as const;
  },
  then: (destination) => destination,
  page: showKey,
});

const test = createTestForm(showKey);

const grade = createGradeForm(showKey);

/**
 * Resends the key's votes since a time (in UTC unless it has a zone), or those in one state. Shows a message if there
 * were no such votes.
 */
const replay = action({
  path: "/my/servers/:slug/api/keys/:id/replays",
  who: "manager",
  route: { cost: "work" },
  once: true,
  fields: {
    only: hidden(z.enum(REPLAYED_STATES).optional().catch(undefined)),
    since: { ...moment("time"), schema: typedMoment("time").optional() },
  },
  check: (schema) =>
    schema.refine(({ only, since }) => only ?? since, { message: fault("time"), path: ["since"] }),
  refused: { ...SENDS, replay_time_invalid: "since", replay_too_soon: "form" },
  wrong: { since: "nothingToReplay" },
  copy: () => ({ submit: currentLocale().words.keys.key.replay.button }),
  async onSubmit({ c, web, own, values, sender }) {
    const { key } = await findOwnKey(c, web, own);
    const { queued, left } = await replayDeliveries(web.services, key.id, { ...values, ...sender });
    if (queued === 0) return { kind: "wrong" };
    return left > 0 ? "replayed_more" : "replayed";
  },
  then: (notice, { own }) => [deliveriesPath(own.server.slug), notice],
  page: showKey,
});

/** All forms of a key's page except the one that revokes it. */
export const KEY_ACTIONS = {
  roll,
  secret,
  activation,
  webhook,
  chat,
  state,
  test,
  grade,
  replay,
};
