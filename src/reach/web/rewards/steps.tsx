import type { DeliveryDay } from "../../../site/deliveries/delivery_figures.ts";
import type { UrlKey } from "../../../site/keys/url_key.ts";
import type { Overview } from "../../../site/keys/own_overview.ts";
import type { ConnectedVotifier } from "../../keys/connected_votifiers.ts";
import type { InboxCounts, ListedReward } from "../../rewards/inbox_counts.ts";
import type { RewardsBy } from "../../../core/servers/rewards_by.ts";
import { hasArrived } from "../../../core/deliveries/judge_attempt.ts";
import { sumOf } from "../../../site/web/sum_of.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Steps } from "../../../site/web/kit/rows.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";

/** The state of a server's rewards, as far as this site can see it. */
interface RewardProgress {
  /** Its receivers, oldest first. */
  votifiers: ConnectedVotifier[];
  /** Votes of the last 7 UTC days. */
  votes: number;
  /** Votes sent to each of its receivers in the last 24 hours. */
  days: readonly (DeliveryDay | undefined)[];
  counts: InboxCounts;
  recent: readonly ListedReward[];
  urlKey: UrlKey | undefined;
  overview: Overview | undefined;
}

/** The guide for each way of rewarding. */
const GUIDES = { push: "/docs/minecraft", inbox: "/docs/reward-plugins" };

/** A step from a vote to its reward, with whether it is known to work, and its state. */
type ChecklistStep = readonly [title: string, isDone: boolean, state: string];

/** The steps from a vote to its reward, with their states. */
export function RewardSteps(
  { rewardsBy, known }: { rewardsBy: RewardsBy; known: RewardProgress },
) {
  const { steps: words } = currentLocale().words.rewards;
  const voted: ChecklistStep = [words.votes, known.votes > 0, words.votesOf(known.votes)];
  const rest: ChecklistStep[] = rewardsBy === "push"
    ? pushSteps(known)
    : rewardsBy === "inbox"
    ? inboxSteps(known)
    : webhookSteps(known);
  return (
    <Panel title={words.title}>
      <Steps
        steps={[voted, ...rest].map(([title, isDone, state]) => ({
          title: (
            <>
              {title}
              <span class="unseen">{isDone ? words.done : words.open}</span>
            </>
          ),
          note: state,
          state: isDone ? "good" : undefined,
        }))}
      />
      {rewardsBy === "none" ? null : <a href={GUIDES[rewardsBy]}>{words.helpLabel}</a>}
    </Panel>
  );
}

/** The results of receivers' last tests. If receivers differ, the first of these counts. */
const TEST_STATES = ["untaken", "underWay", "none", "taken"] as const;

function pushSteps({ votifiers, days }: RewardProgress): ChecklistStep[] {
  const { steps: words } = currentLocale().words.rewards;
  const arrived = sumOf(days.flatMap((day) => [...day?.atOnce ?? [], ...day?.late ?? []]));
  const sent = arrived + sumOf(days.flatMap((day) => day?.failed ?? []));
  const isConnected = votifiers.length > 0;
  const isActive = isConnected && votifiers.every(({ key }) => key.webhookState === "active");
  const note = isActive
    ? words.sent(arrived, sent)
    : words[isConnected ? "notActive" : "unconnected"];
  const tests = isConnected ? votifiers.map(testStateOf) : ["none" as const];
  const tested = TEST_STATES.find((state) => tests.includes(state)) ?? "none";
  return [
    [words.tell, isActive && arrived === sent, note],
    [words.take, tested === "taken", words.tests[tested]],
    [words.reward, false, words.unknown],
  ];
}

function testStateOf({ test }: ConnectedVotifier): typeof TEST_STATES[number] {
  if (!test) return "none";
  const last = test.attempts.at(-1);
  if (!last) return "underWay";
  return hasArrived(last.outcome) ? "taken" : "untaken";
}

/**
 * Returns the steps of a server that uses neither Votifier nor the inbox. It may receive votes by a webhook, which
 * doesn't report rewards.
 */
function webhookSteps({ votifiers, overview }: RewardProgress): ChecklistStep[] {
  const { words: { rewards: { steps: words }, keys } } = currentLocale();
  // If a Votifier is connected, the overview may contain its state, which doesn't count here.
  const state = votifiers.length === 0 ? overview?.webhookState ?? null : null;
  if (state === null) return [[words.none, false, words.noneNext]];
  return [
    [words.webhook, state === "active", keys.states[state]],
    [words.receiver, false, words.unknown],
  ];
}

const UNTAKEN: readonly ListedReward["state"][] = ["none", "waiting", "expired", "voided"];

function inboxSteps(
  { counts: { rewardsBy, waiting, leased, grantedToday }, recent, urlKey }: RewardProgress,
): ChecklistStep[] {
  const { steps: words } = currentLocale().words.rewards;
  const { inbox } = words;
  const isUsed = rewardsBy === "inbox";
  // If many votes are waiting, the list may contain only those, so the counts are checked too.
  const isGiven = grantedToday > 0 || recent.some(({ state }) => state === "granted");
  const isTaken = isGiven || leased > 0 || Boolean(urlKey?.askedAt) ||
    recent.some(({ state }) => !UNTAKEN.includes(state));
  return [
    [inbox.keep, isUsed, isUsed ? inbox.waiting(waiting) : inbox.unused],
    [inbox.take, isTaken, isTaken ? inbox.taken : inbox.untaken],
    [inbox.give, isGiven, isGiven ? inbox.given(grantedToday) : inbox.ungiven],
  ];
}
