import { issueKey } from "../../../core/keys/issue_key.ts";
import type { InboxCounts, ListedReward } from "../../rewards/inbox_counts.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { sentTo } from "../../../site/web/kit/sent_form.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { keyPath } from "../../../site/web/my_servers/key_path.ts";
import { apiKey, shownOnce } from "../../../site/web/my_servers/shown_once.tsx";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Chip, State, type Tone } from "../../../site/web/kit/state.tsx";
import { FigureList } from "../../../site/web/kit/rows.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** Creates a key that can only hand out rewards. */
export const newInboxKey = shownOnce({
  path: "/my/servers/:slug/rewards/keys",
  copy: () => ({ submit: currentLocale().words.rewards.inbox.make }),
  async make({ web, own: { server: { slug } }, sender }) {
    const { inbox: words } = currentLocale().words.rewards;
    const wanted = { name: words.keyName, scopes: ["rewards"] };
    const { id, secret } = await issueKey(web.services, slug, { ...wanted, ...sender });
    return { title: words.made, secrets: [apiKey(secret)], next: keyPath(slug, id) };
  },
});

/** The inbox's counts, a form to create a key for it, and a test vote. */
export function InboxSection({ slug, counts, test }: {
  slug: string;
  counts: InboxCounts;
  /** The form that adds a test vote. */
  test: Action;
}) {
  const locale = currentLocale();
  const { inbox: words } = locale.words.rewards;
  return (
    <section class="stack">
      <h3>{words.title}</h3>
      <p>
        {words.lead} <a href="/docs/networks#the-plugin-for-paper-and-velocity">{words.plugin}</a> ·
        {" "}
        <a href="/docs/api/rewards">{words.reference}</a>
      </p>
      {counts.rewardsBy === "inbox" ? null : <p class="notice late">{words.notInUse}</p>}
      <FigureList
        figures={[
          [words.waiting, locale.formats.count(counts.waiting)],
          [words.leased, locale.formats.count(counts.leased)],
          [words.today, locale.formats.count(counts.grantedToday)],
          [words.twice, locale.formats.count(counts.grantedTwice30Days)],
          [words.expired, locale.formats.count(counts.expired30Days)],
        ]}
      />
      {counts.oldestWaitingAt && (
        <p class="note">
          {words.oldest} <Instant at={counts.oldestWaitingAt} />
        </p>
      )}
      <newInboxKey.Button at={{ slug }} />
      <details open={sentTo(test) !== undefined}>
        <summary>{words.test}</summary>
        <test.Form at={{ slug }} look="secondary" />
      </details>
    </section>
  );
}

/** The tone of each state, as in lists of deliveries. */
const LOOKS: Record<ListedReward["state"], Tone> = {
  none: "off",
  waiting: "late",
  leased: "under",
  granted: "good",
  refused: "bad",
  voided: "off",
  expired: "bad",
};

/** The outcomes of the latest votes' rewards. */
export function RecentRewards({ rewards }: { rewards: readonly ListedReward[] }) {
  const { recent } = currentLocale().words.rewards;
  if (rewards.length === 0) return null;
  return (
    <Panel title={recent.title}>
      <Table
        label={recent.title}
        heads={recent.heads}
        rows={rewards.map(({ username, votedAt, state, gameServers, note, again, isTest }) => [
          <>
            {username ?? recent.gone} {isTest ? <Chip>{recent.isTest}</Chip> : null}
          </>,
          <Instant at={votedAt} />,
          <>
            <State tone={LOOKS[state]}>{recent.states[state]}</State> {gameServers.length > 0
              ? <span class="note">{recent.on(gameServers.map(isolated).join(", "))}</span>
              : null} {again > 0 ? <Chip tone="bad">{recent.twice}</Chip> : null}
          </>,
          note ?? "",
        ])}
      />
      {rewards.some(({ again }) => again > 0) ? <p class="note">{recent.twiceHelp}</p> : null}
    </Panel>
  );
}
