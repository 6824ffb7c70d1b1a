import type { DeliveryDay } from "../../../site/deliveries/delivery_figures.ts";
import type { WebhookState } from "../../../site/keys/list_keys.ts";
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
import { shownWebhookState, WEBHOOK_TONES } from "../webhook_badge.tsx";

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

/** Whether a step is known to work or to fail. Undefined if this site can't tell. */
type StepOutcome = "good" | "bad" | undefined;

/** A step from a vote to its reward, with its result, and a note about it. */
type ChecklistStep = readonly [title: string, result: StepOutcome, note: string];

/** The steps from a vote to its reward, with their states. */
export function RewardSteps(
  { rewardsBy, known }: { rewardsBy: RewardsBy; known: RewardProgress },
) {
  const { steps: words } = currentLocale().words.rewards;
  const voted: ChecklistStep = [words.votes, doneIf(known.votes > 0), words.votesOf(known.votes)];
  const rest: ChecklistStep[] = rewardsBy === "push"
    ? pushSteps(known)
    : rewardsBy === "inbox"
    ? inboxSteps(known)
    : webhookSteps(known);
  return (
    <Panel title={words.title}>
      <Steps
        steps={[voted, ...rest].map(([title, state, note]) => ({
          title: (
            <>
              {title}
              <span class="unseen">{words.results[state ?? "open"]}</span>
            </>
          ),
          note,
          state,
        }))}
      />
      {rewardsBy === "none" ? null : <a href={GUIDES[rewardsBy]}>{words.helpLabel}</a>}
    </Panel>
  );
}

function doneIf(isDone: boolean): StepOutcome {
  return isDone ? "good" : undefined;
}

/** The results of receivers' last tests. If receivers differ, the first of these counts. */
const TEST_STATES = ["untaken", "underWay", "none", "taken"] as const;

function pushSteps({ votifiers, days }: RewardProgress): ChecklistStep[] {
  const { rewards: { steps: words }, keys } = currentLocale().words;
  const arrived = sumOf(days.flatMap((day) => [...day?.atOnce ?? [], ...day?.late ?? []]));
  const sent = arrived + sumOf(days.flatMap((day) => day?.failed ?? []));
  const isConnected = votifiers.length > 0;
  const states = votifiers.map(({ key }) => shownWebhookState(key)).filter((s) => s !== "active");
  const stopped = states.find((state) => WEBHOOK_TONES[state] === "bad") ?? states[0];
  const tests = isConnected ? votifiers.map(testStateOf) : ["none" as const];
  const tested = TEST_STATES.find((state) => tests.includes(state)) ?? "none";
  const tell: ChecklistStep = stopped !== undefined
    ? [words.tell, resultOf(stopped), keys.states[stopped]]
    : isConnected
    ? [words.tell, doneIf(arrived === sent && tested !== "untaken"), words.sent(arrived, sent)]
    : [words.tell, undefined, words.unconnected];
  return [
    tell,
    [words.take, tested === "untaken" ? "bad" : doneIf(tested === "taken"), words.tests[tested]],
    [words.reward, undefined, words.unknown],
  ];
}

/** Returns the result of a step that sends to a webhook in a state. */
function resultOf(state: WebhookState | "revoked"): StepOutcome {
  return WEBHOOK_TONES[state] === "bad" ? "bad" : doneIf(state === "active");
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
  if (state === null) return [[words.none, undefined, words.noneNext]];
  return [
    [words.webhook, resultOf(state), keys.states[state]],
    [words.receiver, undefined, words.unknown],
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
    [inbox.keep, doneIf(isUsed), isUsed ? inbox.waiting(waiting) : inbox.unused],
    [inbox.take, doneIf(isTaken), isTaken ? inbox.taken : inbox.untaken],
    [inbox.give, doneIf(isGiven), isGiven ? inbox.given(grantedToday) : inbox.ungiven],
  ];
}
