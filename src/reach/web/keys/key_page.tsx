import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import {
  countHours,
  countStates,
  findAnswerTimes,
} from "../../../site/deliveries/delivery_figures.ts";
import { findHeldVotes, HELD_COUNTED_MAX } from "../../../site/keys/held_votes.ts";
import { type KeyStatus, requireKeyOf } from "../../../site/keys/list_keys.ts";
import { ButtonForm, FaultSummary, type FaultyForm } from "../../../site/web/kit/form.tsx";
import { Timestamp } from "../../../site/web/parts/parts.tsx";
import { LastDay } from "../../../site/web/my_servers/delivery_strip.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Own, Web, WebContext } from "../../../site/web/web_env.ts";
import { WebhookBadge } from "../webhook_badge.tsx";
import { KeyForms, type KeyView } from "./key_forms.tsx";
import { deliveriesPath, keyPath } from "../../../site/web/my_servers/key_path.ts";
import { isolated } from "../../../site/text/shown_text.ts";

/** Returns the key of the server that the path names. Refuses if there is none. */
export async function findOwnKey(c: WebContext, { services }: Web, { server, act }: Own) {
  const id = c.req.param("id") ?? "";
  const key = await requireKeyOf(services.sql, server.id, { id, now: act.now });
  return { key, path: keyPath(server.slug, id) };
}

/** GET /my/servers/:slug/api/keys/:id: shows a key, its webhook's state, and all actions on them. */
export async function showKey(
  c: WebContext,
  web: Web,
  own: Own,
  sent?: FaultyForm,
): Promise<Response> {
  const locale = currentLocale();
  const { key: words } = locale.words.keys;
  const { server } = own;
  const { key, path } = await findOwnKey(c, web, own);
  const { sql, now } = web.services;
  const counted = { serverId: server.id, keyId: key.id };
  const [held, days, times, states] = await Promise.all([
    findHeldVotes(sql, key.id),
    countHours(sql, [server.id], { now: now(), keyId: key.id }),
    findAnswerTimes(sql, counted, now()),
    countStates(sql, counted),
  ]);
  const view = { apiKey: key, path, ...sent, held };
  const isOpen = key.revokedAt === null;
  return await sendOwnPage(c, web, {
    server,
    title: words.title(isolated(key.name), isolated(server.name)),
    status: sent ? 422 : 200,
    body: (
      <>
        <Head slug={server.slug} apiKey={key} />
        <FaultSummary faults={sent?.faults} />
        {isOpen ? <KeyNotes {...view} /> : null}
        <LastDay day={days.get(server.id)} times={times} states={states} />
        {isOpen ? <KeyForms {...view} locales={web.services.locales} /> : null}
      </>
    ),
  });
}

function Head({ slug, apiKey: key }: { slug: string; apiKey: KeyStatus }) {
  const locale = currentLocale();
  const { key: words, panel } = locale.words.keys;
  const [page, label] = ({
    webhook: ["api", words.back],
    votifier: ["rewards", words.toRewards],
    chat: ["chats", locale.words.myServers.tabs.chats],
  } as const)[key.kind];
  return (
    <div class="head">
      <div>
        <p class="subject__way">
          <a href={`/my/servers/${slug}/${page}`}>{label}</a>
        </p>
        <h2 class="object">
          <bdi>{key.name}</bdi> <WebhookBadge apiKey={key} />
        </h2>
        {key.kind !== "webhook" ? null : (
          <p class="note">
            {panel.ending} <code>…{key.ending}</code> · {panel.scopes} {scopesOf(key)} ·{" "}
            {panel.created} <Timestamp at={key.createdAt} /> · {panel.lastUsed}{" "}
            <Timestamp at={key.lastUsedAt} />
            {key.revokedAt && (
              <>
                · {words.revokedAt} <Timestamp at={key.revokedAt} />
              </>
            )}
          </p>
        )}
      </div>
      {key.webhookUrl === null
        ? null
        : <a href={deliveriesPath(slug, { key: key.id })}>{words.deliveries}</a>}
    </div>
  );
}

/** Problems of a webhook and the votes waiting for it, with the recommended action. */
function KeyNotes({ apiKey: key, path, held }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const isOff = key.webhookState === "paused" || key.webhookState === "disabled";
  return (
    <>
      {key.webhookState === "disabled"
        ? <p class="notice bad">{disabledSentence(key)}</p>
        : key.failingSince && (
          <p class="notice bad">
            {words.failingSince} <Timestamp at={key.failingSince} />.{" "}
            {key.webhookState === "waiting"
              ? (
                <>
                  {words.asksAgain} <Timestamp at={key.asksAgainAt} />.
                </>
              )
              : null}
          </p>
        )}
      {held && (
        <div class="notice late held">
          <p>
            {held.count > HELD_COUNTED_MAX
              ? words.heldMore(HELD_COUNTED_MAX, KEPT_DAYS.delivery)
              : words.held(held.count, KEPT_DAYS.delivery)} <Timestamp at={held.keptUntil} />.{" "}
            {isOff ? words.heldOff : null}
          </p>
          {isOff ? null : (
            <ButtonForm
              action={`${path}/replays`}
              label={words.sendHeld}
              fields={{ only: "held" }}
              once
            />
          )}
        </div>
      )}
    </>
  );
}

function disabledSentence({ disabledBecause }: KeyStatus): string {
  const { words } = currentLocale();
  if (disabledBecause === "chat_gone") return words.chats.channel.gone;
  const { gone, failing } = words.keys.key.disabled;
  return disabledBecause === "gone" ? gone : failing;
}

/** Lists a key's scopes as text. */
export function scopesOf({ scopes }: KeyStatus): string {
  const locale = currentLocale();
  const { panel } = locale.words.keys;
  return locale.formats.facts(scopes.map((scope) => panel.scope[scope].name));
}
