import type { Child } from "hono/jsx";
import { z } from "zod";
import { VOTIFIER_PORT } from "../../destinations/votifier_address.ts";
import { connectAndTest } from "../../keys/connect_and_test.ts";
import { deliveryPath, keyPath } from "../../../site/web/my_servers/key_path.ts";
import { ADDRESS_FAULTS, ADDRESS_FIELD, chatFields } from "../chats/chat_fields.tsx";
import { ChatsSection } from "../chats/chats_section.tsx";
import { connectVotifier } from "../../keys/votifier.ts";
import { sendTest } from "../../../site/keys/test_webhook.ts";
import { REWARDS_BY, type RewardsBy } from "../../../core/servers/rewards_by.ts";
import { setRewardsBy } from "../../rewards/set_rewards_by.ts";
import { likelyRewardsBy } from "../../rewards/likely_rewards_by.ts";
import { addTestVote } from "../../rewards/test_vote.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { proved } from "../../../site/web/account/proof/prove_page.tsx";
import { action } from "../../../site/web/forms/action.tsx";
import { hidden, line, oneOf, whole } from "../../../site/web/forms/fields.tsx";
import { Notice } from "../../../site/web/kit/panel.tsx";
import { FaultSummary } from "../../../site/web/kit/form.tsx";
import { sentForm, sentTo } from "../../../site/web/kit/sent_form.ts";
import { isOnItsWay } from "../../../site/web/deliveries/delivery_outcome.tsx";
import { rewardsPath } from "../../../site/web/my_servers/shown_once.tsx";
import { linkWith } from "../../../site/web/kit/page_links.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../../site/web/web_env.ts";
import { DoorSection } from "./door_section.tsx";
import { findRewardSetup, type RewardSetup } from "./find_reward_setup.ts";
import { GoalsLink } from "./goals_page.tsx";
import { InboxSection, RecentRewards } from "./inbox_section.tsx";
import { LinkSection } from "./link_section.tsx";
import { RewardsByChoice } from "./rewards_by_choice.tsx";
import { SamplesSection } from "./samples_section.tsx";
import { RewardSteps } from "./steps.tsx";
import { VoteAddress } from "../../../site/web/my_servers/overview/vote_address.tsx";
import { PushSection } from "./push_section.tsx";
import { asciiValue } from "../../../site/text/ascii_value.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { fault } from "../../../site/web/kit/faults.ts";

/** Seconds between the page's reloads while a test is running. */
const LOOK_AGAIN_S = 1;

/**
 * The receiver that the form is about (see `ReceiverChoice`). If it is absent or unknown: the only receiver, or the
 * first one.
 */
const RECEIVER = z.union([
  z.enum(["first", "another"]),
  z.uuid().transform((id) => ({ id })),
]).optional().catch(undefined);

/** Returns the path to the result of a receiver's last test. */
function testPath(server: ServerDetails, receiver: string): string {
  return `${rewardsPath(server)}#test-${receiver}`;
}

/** Connects the server's Votifier and sends a test to it. */
export const votifier = action({
  path: "/my/servers/:slug/rewards/votifier",
  who: "manager",
  route: { purpose: "votifier" },
  guard: proved,
  fields: {
    receiver: hidden(RECEIVER),
    name: {
      ...line(),
      schema: z.string().optional().transform((text) => text?.trim() === "" ? undefined : text),
    },
    host: line(),
    port: {
      ...whole({ min: 1, max: 65_535 }),
      schema: z.string().transform(asciiValue)
        .pipe(z.string().regex(/^\d{1,5}$/, fault("port")))
        .transform(Number),
    },
    secret: hidden(
      z.string().transform((text) => text.trim() === "" ? undefined : text),
      { isSecret: true },
    ),
  },
  refused: {
    votifier_address_refused: "host",
    votifier_secret_refused: "secret",
    votifier_connected: "form",
    votifiers_too_many: "form",
    webhook_url_taken: "host",
    key_name_invalid: "name",
    server_not_approved: "form",
    keys_too_many: "form",
  },
  copy() {
    const { rewards: words } = currentLocale().words;
    const port = { label: words.port, help: words.portHelp(String(VOTIFIER_PORT)) };
    return { host: words.host, port, submit: words.save };
  },
  async onSubmit({ web, own: { server }, values, sender }) {
    const { id } = await connectVotifier(web.services, server.slug, { ...values, ...sender });
    await sendTest(web.services, id, sender);
    return id;
  },
  then: (id, { own: { server } }) => [testPath(server, id)],
  page: showRewards,
});

/** Sends another test to a receiver. */
export const votifierTest = action({
  path: "/my/servers/:slug/rewards/tests",
  who: "manager",
  fields: { receiver: hidden(z.uuid()) },
  refused: { sends_too_many: "form" },
  copy: () => ({ submit: currentLocale().words.rewards.again }),
  async onSubmit({ web, own: { server }, values: { receiver }, sender }) {
    const of = { serverId: server.id, kind: "votifier" } as const;
    await sendTest(web.services, receiver, { of, ...sender });
    return receiver;
  },
  then: (receiver, { own: { server } }) => [testPath(server, receiver)],
  page: showRewards,
});

/** Chooses how votes are rewarded. */
export const chooseRewardsBy = action({
  path: "/my/servers/:slug/rewards",
  who: "manager",
  fields: { rewardsBy: oneOf(REWARDS_BY) },
  // The settings of push are below the choice, and its Votifier is connected there.
  refused: { votifier_missing: "secret" },
  copy: () => ({ submit: currentLocale().words.rewards.saveRewardsBy }),
  onSubmit: ({ web, own: { server }, values: { rewardsBy }, sender }) =>
    setRewardsBy(web.services, server.slug, { rewardsBy, ...sender }),
  then: (_, { own: { server } }) => [rewardsPath(server), "rewards_saved"],
  page: showRewards,
});

/** Adds a reward to the inbox that isn't counted anywhere. */
export const testVote = action({
  path: "/my/servers/:slug/rewards/test-votes",
  who: "manager",
  route: { cost: "work" },
  fields: { player: line({ isPasted: true }) },
  copy() {
    const { inbox: words } = currentLocale().words.rewards;
    return { player: words.player, submit: words.test };
  },
  async onSubmit({ web, own: { server }, values: { player }, sender }) {
    const vote = { serverId: server.id, testId: crypto.randomUUID(), player };
    if (await addTestVote(web.services, vote, sender.now)) return;
    return { kind: "faulty", faults: { player: currentLocale().words.rewards.inbox.noPlayer } };
  },
  then: (_, { own: { server } }) => [rewardsPath(server), "test_vote_waits"],
  page: showRewards,
});

/** Connects a channel, posts a test there, and shows its progress. */
export const connectChannel = action({
  path: "/my/servers/:slug/chats",
  who: "manager",
  route: { purpose: "webhook" },
  guard: proved,
  once: true,
  fields: chatFields({ isConnected: false }),
  refused: {
    ...ADDRESS_FAULTS,
    server_not_approved: "form",
    keys_too_many: "form",
    sends_too_many: "form",
  },
  copy: () => ({ submit: currentLocale().words.chats.page.submit }),
  async onSubmit({ web, own: { server: { slug } }, values, sender }) {
    const { [ADDRESS_FIELD]: address, ...chosen } = values;
    const channel = { address, ...chosen, ...sender };
    const { id, test } = await connectAndTest(web.services, slug, channel);
    return test.kind === "queued" ? deliveryPath(slug, test.deliveryId) : keyPath(slug, id);
  },
  then: (path) => [path, "chat_connected"],
  page: showRewards,
});

/** GET /my/servers/:slug/rewards: shows how players of an owner's server get their rewards. */
export async function showRewards(c: WebContext, web: Web, own: ServerAccess): Promise<Response> {
  const { server, act } = own;
  const known = await findRewardSetup(web, server, act);
  const { receiver, again } = c.req.query();
  const tested = findTestUnderWay(known, act.now);
  if (tested !== undefined) {
    // A browser only scrolls if nothing but the part behind "#" is given, so every second address has a query.
    const path = linkWith(rewardsPath(server), { receiver, again: again ? undefined : "1" });
    c.header("Refresh", `${LOOK_AGAIN_S}; url=${path}#test-${tested}`);
  }
  return await sendOwnPage(c, web, {
    server,
    overview: known.overview,
    title: currentLocale().words.rewards.title(isolated(server.name)),
    body: <RewardsBody web={web} server={server} known={known} receiver={receiver} />,
  });
}

/**
 * Returns the receiver whose test is under way, so that the page reloads soon. A page that shows a sent form again
 * doesn't, because typed text would be lost.
 */
function findTestUnderWay({ votifiers }: RewardSetup, now: Date): string | undefined {
  if (sentForm()) return undefined;
  return votifiers.find(({ test }) => test && isOnItsWay(test.delivery, now))?.key.id;
}

function RewardsBody({ web, server, known, receiver }: {
  web: Web;
  server: ServerDetails;
  known: RewardSetup;
  receiver: string | undefined;
}) {
  const { rewards: words, frame } = currentLocale().words;
  const { slug } = server;
  const chosen = chosenRewardsBy(server, known, receiver);
  const isPending = server.status === "pending";
  return (
    <div class="split">
      <div class="stack">
        <FaultSummary />
        {isPending && (
          <Notice tone="late">
            <p>{words.pending}</p>
          </Notice>
        )}
        {isPending || server.status === "approved"
          ? (
            <RewardsByChoice
              slug={slug}
              used={known.counts.rewardsBy}
              chosen={chosen}
              isConnected={known.votifiers.length > 0}
              sections={sectionsOf(web, server, { ...known, receiver })}
              save={chooseRewardsBy}
            />
          )
          : <p class="notice late">{words.notApproved(frame.statuses[server.status])}</p>}
        <GoalsLink server={server} />
        <ChatsSection
          server={server}
          channels={known.channels}
          locales={web.services.locales}
          connect={connectChannel}
        />
        <VoteAddress baseUrl={web.site.baseUrl} slug={slug} />
        <LinkSection slug={slug} baseUrl={web.site.baseUrl} linkKey={known.linkKey} />
        <RecentRewards rewards={known.recent} />
      </div>
      <RewardSteps rewardsBy={chosen} known={known} />
    </div>
  );
}

/** The settings of each way of rewarding. */
function sectionsOf(
  { site: { baseUrl } }: Web,
  server: ServerDetails,
  { votifiers, counts, urlKey, receiver }: RewardSetup & { receiver: string | undefined },
): Record<RewardsBy, Child> {
  const { slug } = server;
  return {
    push: (
      <PushSection
        server={server}
        votifiers={votifiers}
        serviceName={new URL(baseUrl).hostname}
        chosen={receiver}
        save={votifier}
        test={votifierTest}
      />
    ),
    inbox: server.status === "pending" ? <p>{currentLocale().words.rewards.inboxLater}</p> : (
      <>
        <InboxSection slug={slug} counts={counts} test={testVote} />
        <SamplesSection slug={slug} baseUrl={baseUrl} />
        <DoorSection slug={slug} baseUrl={baseUrl} urlKey={urlKey} />
      </>
    ),
    none: null,
  };
}

/**
 * Returns the way of rewarding whose settings are shown: that of the form that was sent, or the one in the page's
 * address, or the one in use, or the most likely one.
 */
function chosenRewardsBy(
  { game }: ServerDetails,
  { votifiers, counts, urlKey, overview }: RewardSetup,
  receiver: string | undefined,
): RewardsBy {
  const isNew = votifiers.length === 0 && !urlKey && counts.rewardsBy === "none" &&
    (overview?.webhookState ?? null) === null;
  return sentRewardsBy() ?? (receiver && votifiers.length > 0 ? "push" : undefined) ??
    (isNew ? likelyRewardsBy(game) : counts.rewardsBy);
}

/** Returns the way of rewarding whose form the page shows again. */
function sentRewardsBy(): RewardsBy | undefined {
  if (sentTo(votifier) || sentTo(votifierTest)) return "push";
  if (sentTo(testVote)) return "inbox";
  const chosen = sentTo(chooseRewardsBy)?.typed["rewardsBy"];
  return REWARDS_BY.find((by) => by === chosen);
}
