import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import { HELD_COUNTED_MAX, type HeldVotes } from "../../../site/keys/held_votes.ts";
import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { Notice, Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { deliveriesPath } from "../../../site/web/my_servers/key_path.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { WebhookBadge } from "../webhook_badge.tsx";
import { scopesOf } from "./find_own_key.ts";

/** The forms of a key's page. */
type KeyActions = Record<
  "replay" | "roll" | "state" | "secret" | "activation" | "chat" | "test",
  Action
>;

/** The data of a key that the parts of its page need. */
export interface KeyView {
  apiKey: KeyStatus;
  /** The page's path, and the names in it. The page's forms are sent to paths below it. */
  path: string;
  at: Record<"slug" | "id", string>;
  actions: KeyActions;
  /** Votes on hold. */
  held: HeldVotes | undefined;
}

/** The key's name and state, and a link to the page that it belongs to. */
export function KeyHead({ slug, apiKey: key }: { slug: string; apiKey: KeyStatus }) {
  const { key: words, panel } = currentLocale().words.keys;
  const [page, label] = ({
    webhook: ["api", words.back],
    votifier: ["rewards", words.toRewards],
    chat: ["rewards#chats", words.toRewards],
  } as const)[key.kind];
  const facts = [
    [panel.ending, <code>…{key.ending}</code>],
    [panel.scopes, scopesOf(key)],
    [panel.created, <Instant at={key.createdAt} />],
    [panel.lastUsed, <Instant at={key.lastUsedAt} />],
    [words.revokedAt, key.revokedAt && <Instant at={key.revokedAt} />],
  ] as const;
  return (
    <>
      <a class="crumb" href={`/my/servers/${slug}/${page}`}>{label}</a>
      <Panel
        title={
          <span class="page__title">
            <bdi>{key.name}</bdi>
            <WebhookBadge apiKey={key} />
          </span>
        }
        aside={key.webhookUrl !== null && (
          <a href={deliveriesPath(slug, { key: key.id })}>{words.deliveries}</a>
        )}
      >
        {key.kind === "webhook" && <FactList facts={facts} />}
      </Panel>
    </>
  );
}

/** Problems of a webhook and the votes waiting for it, with the recommended action. */
export function KeyNotes({ apiKey: key, at, held, actions: { replay } }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const isOff = key.webhookState === "paused" || key.webhookState === "disabled";
  return (
    <>
      {key.webhookState === "disabled"
        ? (
          <Notice tone="bad">
            <p>{disabledSentence(key)}</p>
          </Notice>
        )
        : key.failingSince && (
          <Notice tone="bad">
            <p>
              {words.failingSince} <Instant at={key.failingSince} />.{" "}
              {key.webhookState === "waiting"
                ? (
                  <>
                    {words.asksAgain} <Instant at={key.asksAgainAt} />.
                  </>
                )
                : null}
            </p>
          </Notice>
        )}
      {held && (
        <div class="notice late">
          <p>
            {held.count > HELD_COUNTED_MAX
              ? words.heldMore(HELD_COUNTED_MAX, KEPT_DAYS.delivery)
              : words.held(held.count, KEPT_DAYS.delivery)} <Instant at={held.keptUntil} />.{" "}
            {isOff ? words.heldOff : null}
          </p>
          {isOff
            ? null
            : <replay.Button at={at} typed={{ only: "held" }} submit={words.sendHeld} />}
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
