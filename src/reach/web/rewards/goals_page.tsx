import { refusal } from "../../../core/refusals/refusal.ts";
import {
  findOwnGoals,
  findVoteGoals,
  type OwnGoal,
  type VoteGoal,
} from "../../../site/goals/find_goals.ts";
import { GOAL_KINDS } from "../../../site/goals/goal_kinds.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { box, line, oneOf, perhaps, whole } from "../../../site/web/forms/fields.tsx";
import { FaultSummary } from "../../../site/web/kit/form.tsx";
import { LinkLine } from "../../../site/web/kit/page_links.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Chip } from "../../../site/web/kit/state.tsx";
import { sentTo } from "../../../site/web/kit/sent_form.ts";
import { rewardsPath } from "../../../site/web/my_servers/shown_once.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import type { ServerAccess, Web, WebContext } from "../../../site/web/web_env.ts";
import { changeGoal, GOAL_NAME_MAX, removeGoal, setGoal } from "../../goals/set_goal.ts";
import { testGoal } from "../../goals/test_goal.ts";
import { countInbox } from "../../rewards/inbox_counts.ts";

const PATH = "/my/servers/:slug/rewards/goals";

/** Sets a goal. */
export const newGoal = action({
  path: PATH,
  who: "manager",
  once: true,
  fields: {
    kind: oneOf(GOAL_KINDS),
    target: whole({ min: 1 }),
    name: line({ max: GOAL_NAME_MAX, autocapitalize: "none", spellcheck: false, dir: "ltr" }),
    isOnce: box(),
  },
  refused: {
    goal_name_invalid: "name",
    goal_name_taken: "name",
    goal_target_invalid: "target",
    goals_too_many: "kind",
  },
  copy() {
    const { fields, submit } = currentLocale().words.rewards.goals;
    return {
      kind: { label: fields.kind },
      target: { label: fields.target },
      name: { label: fields.name, help: fields.nameHelp },
      isOnce: { label: fields.once },
      submit,
    };
  },
  onSubmit: ({ web, own: { server: { slug } }, values, sender }) =>
    setGoal(web.services, slug, { goal: values, ...sender }),
  then: ({ begins }, { own: { server } }) => [
    goalsPath(server),
    begins === "now" ? "goal_set" : "goal_set_next",
  ],
  page: showGoals,
});

/** Changes the number of a goal. */
export const goalNumber = action({
  path: `${PATH}/:name`,
  who: "manager",
  each: "name",
  fields: { target: whole({ min: 1 }) },
  refused: { goal_target_invalid: "target" },
  copy() {
    const { fields, change } = currentLocale().words.rewards.goals;
    return { target: { label: fields.target }, submit: change };
  },
  onSubmit: ({ c, web, own: { server: { slug } }, values: { target }, sender }) =>
    changeGoal(web.services, slug, { name: c.req.param("name") ?? "", target, ...sender }),
  then: (_, { own: { server } }) => [goalsPath(server), "goal_changed"],
  page: showGoals,
});

/** Tests a goal. Only a goal of each player's own votes needs a player. */
export const goalTest = action({
  path: `${PATH}/:name/tests`,
  who: "manager",
  each: "name",
  route: { cost: "work" },
  fields: { player: perhaps(line({ isPasted: true })) },
  copy() {
    const { inbox, goals } = currentLocale().words.rewards;
    return { player: inbox.player, submit: goals.test };
  },
  async onSubmit({ c, web, own: { server }, values: { player }, sender: { now } }) {
    const reward = c.req.param("name") ?? "";
    const test = { serverId: server.id, testId: crypto.randomUUID(), player, reward };
    const { kind } = await testGoal(web.services, test, now);
    if (kind === "goal_unknown") throw refusal("goal_unknown", { name: reward });
    if (kind === "made") return kind;
    return { kind: "faulty", faults: { player: currentLocale().words.rewards.inbox.noPlayer } };
  },
  then: (_, { own: { server } }) => [goalsPath(server), "goal_tested"],
  page: showGoals,
});

/** Removes a goal. */
export const goalRemoval = action({
  path: `${PATH}/:name/removal`,
  who: "manager",
  fields: {},
  copy: () => ({ submit: currentLocale().words.rewards.goals.remove }),
  onSubmit: ({ c, web, own: { server: { slug } }, sender }) =>
    removeGoal(web.services, slug, { name: c.req.param("name") ?? "", ...sender }),
  then: (_, { own: { server } }) => [goalsPath(server), "goal_removed"],
});

function goalsPath(server: { slug: string }): string {
  return `${rewardsPath(server)}/goals`;
}

/** GET /my/servers/:slug/rewards/goals: shows what an owner promises for votes. */
export async function showGoals(c: WebContext, web: Web, { server }: ServerAccess) {
  const { rewards: { goals: words } } = currentLocale().words;
  const { sql, now } = web.services;
  const [voteGoals, ownGoals, { rewardsBy }] = await Promise.all([
    findVoteGoals(sql, server.id, now()),
    findOwnGoals(sql, server.id),
    countInbox(sql, server.id, now()),
  ]);
  const { slug } = server;
  return await sendOwnPage(c, web, {
    server,
    title: words.pageTitle(isolated(server.name)),
    body: (
      <>
        <FaultSummary />
        <Panel title={words.title} lead={words.lead}>
          {rewardsBy === "inbox" ? null : <p class="notice late">{words.unused}</p>}
          {voteGoals.length + ownGoals.length === 0
            ? <p>{words.none}</p>
            : (
              <Rows label={words.title}>
                {voteGoals.map((goal) => <VoteGoalRow slug={slug} goal={goal} />)}
                {ownGoals.map((goal) => <OwnGoalRow slug={slug} goal={goal} />)}
              </Rows>
            )}
          <LinkLine href="/docs/reward-plugins#goals" label={words.guide} />
        </Panel>
        <Panel title={words.newTitle}>
          <newGoal.Form
            at={{ slug }}
            options={{ kind: GOAL_KINDS.map((value) => ({ value, label: words.kinds[value] })) }}
          />
          <p class="note">{words.note}</p>
        </Panel>
      </>
    ),
  });
}

/** A goal of all players' votes, with its progress. */
function VoteGoalRow({ slug, goal }: { slug: string; goal: VoteGoal }) {
  const { goals: words } = currentLocale().words.rewards;
  const { name, target, period, reached } = goal;
  const count = Math.min(goal.count, target);
  return (
    <Row
      title={name}
      note={
        <>
          {words.says(words.kinds[period], target)} · {words.reached(reached)}
          <progress class="meter" value={count} max={target} aria-hidden="true" />
        </>
      }
      end={<b>{words.progress(count, target)}</b>}
    >
      <GoalForms slug={slug} name={name} target={target} />
      <div class="actions">
        <goalTest.Button at={{ slug, name }} arrange={() => []} />
        <goalRemoval.Button at={{ slug, name }} look="danger" />
      </div>
    </Row>
  );
}

/** A goal of each player's own votes. */
function OwnGoalRow({ slug, goal: { name, target, counts, once } }: {
  slug: string;
  goal: OwnGoal;
}) {
  const { goals: words } = currentLocale().words.rewards;
  const at = { slug, name };
  return (
    <Row
      title={name}
      note={words.says(words.kinds[counts], target)}
      end={once ? <Chip>{words.once}</Chip> : null}
    >
      <GoalForms slug={slug} name={name} target={target} />
      <details open={sentTo(goalTest, `${goalsPath({ slug })}/${name}/tests`) !== undefined}>
        <summary>{words.test}</summary>
        <goalTest.Form at={at} look="secondary" />
      </details>
      <div class="actions">
        <goalRemoval.Button at={at} look="danger" />
      </div>
    </Row>
  );
}

/** The form for another number, which is open if it has a fault. */
function GoalForms({ slug, name, target }: { slug: string; name: string; target: number }) {
  const { goals: words } = currentLocale().words.rewards;
  return (
    <details open={sentTo(goalNumber, `${goalsPath({ slug })}/${name}`) !== undefined}>
      <summary>{words.change}</summary>
      <goalNumber.Form
        at={{ slug, name }}
        typed={{ [`target-${name}`]: String(target) }}
        look="secondary"
      />
    </details>
  );
}

/** What the page of rewards says about goals, and the link to them. */
export function GoalsLink({ server }: { server: { slug: string } }) {
  const { goals: words } = currentLocale().words.rewards;
  return (
    <Panel title={words.title} lead={words.lead}>
      <LinkLine href={goalsPath(server)} label={words.open} />
    </Panel>
  );
}
