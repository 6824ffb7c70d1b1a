import { z } from "zod";
import { countHours } from "../../deliveries/delivery_figures.ts";
import { splitVotifierUrl, VOTIFIER_PORT } from "../../destinations/votifier_address.ts";
import { findUrlKey } from "../../keys/url_key.ts";
import { connectVotifier, findRewards, type Rewards } from "../../keys/votifier.ts";
import { sendTest } from "../../keys/test_webhook.ts";
import { countInbox, listRewards } from "../../rewards/inbox_counts.ts";
import { type RewardsBy, setRewardsBy } from "../../rewards/rewards_by.ts";
import { addTestVote } from "../../rewards/test_vote.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { FaultSummary, type FaultyForm } from "../forms/forms.tsx";
import { redirectTo, submitOwn } from "../forms/submit.ts";
import { isOnItsWay } from "../deliveries/delivery_page.tsx";
import { keyPath } from "../keys/key_forms.tsx";
import { rewardsPath } from "../keys/shown_once.tsx";
import { sendOwnPage } from "../my_servers/subject.tsx";
import type { Own, Web, WebContext } from "../web_env.ts";
import { DoorSection } from "./door_section.tsx";
import { InboxSection, RecentRewards } from "./inbox_section.tsx";
import { LinkSection } from "./link_section.tsx";
import { PATHS, Paths } from "./paths.tsx";
import { SamplesSection } from "./samples_section.tsx";
import { Steps } from "./steps.tsx";
import { LastTest, VotifierForm } from "./votifier_form.tsx";
import { isolated } from "../../text/typed_text.ts";
import { fault } from "../forms/faults.ts";
import type { Locale } from "../../locales/locale.ts";

/** Seconds between the page's reloads while a test is running. */
const LOOK_AGAIN_S = 1;

/** Number of votes whose rewards are listed. */
const RECENT_LENGTH = 50;

const SETTINGS = z.object({
  host: z.string(),
  port: z.string().trim().regex(/^\d{1,5}$/, fault("port")).transform(Number),
  secret: z.string().transform((text) => text.trim() === "" ? undefined : text),
});

/** POST /my/servers/:slug/rewards/votifier: connects the server's Votifier and sends a test to it. */
export const saveVotifier = submitOwn({
  schema: SETTINGS,
  fields: {
    votifier_address_refused: "host",
    votifier_secret_refused: "secret",
    votifier_connected: "",
    server_not_approved: "",
    keys_too_many: "",
  },
  show: showRewards,
  async act(c, web, { server, act }, settings) {
    const { id } = await connectVotifier(web.services, server.slug, { ...settings, ...act });
    await sendTest(web.services, id, act);
    return redirectTo(c, rewardsPath(server), "votifier_tested");
  },
});

/** POST /my/servers/:slug/rewards/tests: sends another test. */
export async function testVotifier(c: WebContext, web: Web, { server, act }: Own) {
  const { votifier } = await findRewards(web.services.sql, server.id, act);
  if (votifier) await sendTest(web.services, votifier.id, act);
  return redirectTo(c, rewardsPath(server));
}

/** POST /my/servers/:slug/rewards: chooses the one method by which votes are rewarded. */
export const savePath = submitOwn({
  schema: z.object({ path: z.enum(PATHS) }),
  show: showRewards,
  async act(c, web, own, { path }) {
    const { rewards: words } = c.get("locale").words;
    const { server, act } = own;
    if (path === "push" && !(await findRewards(web.services.sql, server.id, act)).votifier) {
      return showRewards(c, web, own, { typed: {}, faults: { secret: words.connectFirst } });
    }
    await setRewardsBy(web.services, server.slug, { path, ...act });
    return redirectTo(c, rewardsPath(server), "rewards_saved");
  },
});

/** POST /my/servers/:slug/rewards/test-votes: adds a reward to the inbox that isn't counted anywhere. */
export const sendTestVote = submitOwn({
  schema: z.object({ player: z.string() }),
  show: showRewards,
  async act(c, web, own, { player }, typed) {
    const { rewards: words } = c.get("locale").words;
    const { server, act } = own;
    const asked = { serverId: server.id, testId: crypto.randomUUID(), player };
    const vote = await addTestVote(web.services, asked, act.now);
    if (vote) return redirectTo(c, rewardsPath(server), "test_vote_waits");
    return showRewards(c, web, own, { typed, faults: { player: words.inbox.noPlayer } });
  },
});

/** GET /my/servers/:slug/rewards: shows how players of an owner's server get their rewards. */
export async function showRewards(
  c: WebContext,
  web: Web,
  { server, act }: Own,
  sent?: FaultyForm,
): Promise<Response> {
  const locale = c.get("locale");
  const { rewards: words, frame } = locale.words;
  const { slug } = server;
  const known = await findKnown(web, server, act);
  const { votifier, test, counts, recent, urlKey } = known;
  const isUnderWay = !sent && test && isOnItsWay(test.delivery, web.services.now());
  if (isUnderWay) c.header("Refresh", String(LOOK_AGAIN_S));
  const { baseUrl } = web.site;
  const sections = {
    push: (
      <PushSection locale={locale} server={server} rewards={known} baseUrl={baseUrl} sent={sent} />
    ),
    inbox: (
      <>
        <InboxSection locale={locale} slug={slug} counts={counts} sent={sent} />
        <SamplesSection locale={locale} slug={slug} baseUrl={baseUrl} />
        <DoorSection locale={locale} slug={slug} baseUrl={baseUrl} urlKey={urlKey} />
      </>
    ),
    none: null,
  };
  const isNew = !votifier && !urlKey && counts.rewardsBy === "none";
  const chosen = methodOf(sent) ?? (isNew ? likelyMethod(server.game) : counts.rewardsBy);
  return await sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    status: sent ? 422 : 200,
    body: (
      <div class="split split--steps">
        <Steps locale={locale} by={chosen} known={known} />
        <div>
          <FaultSummary locale={locale} faults={sent?.faults} />
          {server.status === "approved"
            ? (
              <Paths
                locale={locale}
                slug={slug}
                used={counts.rewardsBy}
                chosen={chosen}
                sections={sections}
              />
            )
            : <p class="notice warn">{words.notApproved(frame.statuses[server.status])}</p>}
          <LinkSection locale={locale} web={web} server={server} />
          <RecentRewards locale={locale} rewards={recent} />
        </div>
      </div>
    ),
  });
}

/** Finds the state of a server's rewards. */
async function findKnown({ services }: Web, { id }: ServerDetails, act: Own["act"]) {
  const { sql, now, voteCounts } = services;
  const rewards = await findRewards(sql, id, act);
  const sent24 = { now: now(), keyId: rewards.votifier?.id };
  const [counts, recent, urlKey, { weekly }, days] = await Promise.all([
    countInbox(sql, id, now()),
    listRewards(sql, id, { now: now(), limit: RECENT_LENGTH }),
    findUrlKey(sql, id),
    voteCounts(id),
    rewards.votifier ? countHours(sql, [id], sent24) : undefined,
  ]);
  return { ...rewards, votes: weekly, day: days?.get(id), counts, recent, urlKey };
}

/** The settings of the server's Votifier, and its last test. */
function PushSection({ locale, server, rewards, baseUrl, sent }: {
  locale: Locale;
  server: ServerDetails;
  rewards: Rewards;
  baseUrl: string;
  sent: FaultyForm | undefined;
}) {
  const { slug } = server;
  const { test } = rewards;
  const serviceName = new URL(baseUrl).hostname;
  return (
    <>
      <VotifierForm
        locale={locale}
        {...rewards}
        slug={slug}
        {...typedOf(server, rewards, sent)}
        serviceName={serviceName}
      />
      {test ? <LastTest locale={locale} slug={slug} test={test} serviceName={serviceName} /> : null}
    </>
  );
}

/** Returns the method whose form was submitted. */
function methodOf(sent: FaultyForm | undefined): RewardsBy | undefined {
  const fields = { ...sent?.typed, ...sent?.faults };
  if ("secret" in fields) return "push";
  return "player" in fields ? "inbox" : undefined;
}

/** Returns the method that most owners of a game's servers want. */
function likelyMethod(game: string): RewardsBy {
  return /^(minecraft|hytale)/.test(game) ? "push" : "inbox";
}

/** Returns the form's values: as typed, or else as saved, or else a likely default. */
function typedOf(
  server: ServerDetails,
  { votifier }: Rewards,
  sent: FaultyForm | undefined,
) {
  const saved = splitVotifierUrl(votifier?.webhookUrl ?? "");
  const typed = {
    host: saved?.host ?? server.host,
    port: String(saved?.port ?? VOTIFIER_PORT),
    ...sent?.typed,
  };
  const keyPage = votifier ? keyPath(server.slug, votifier.id) : undefined;
  return { typed, faults: sent?.faults, keyPage };
}
