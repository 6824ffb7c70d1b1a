import { z } from "zod";
import { countHours } from "../../../site/deliveries/delivery_figures.ts";
import { findUrlKey } from "../../../site/keys/url_key.ts";
import { connectVotifier, findRewards, findVotifierKeys } from "../../keys/votifier.ts";
import { sendTest } from "../../../site/keys/test_webhook.ts";
import { findOverviews } from "../../../site/keys/own_overview.ts";
import { countInbox, listRewards } from "../../rewards/inbox_counts.ts";
import { type RewardsBy, setRewardsBy } from "../../rewards/rewards_by.ts";
import { addTestVote } from "../../rewards/test_vote.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { FaultSummary, type FaultyForm } from "../../../site/web/kit/form.tsx";
import { redirectTo, submitOwn } from "../../../site/web/forms/submit.ts";
import { isOnItsWay } from "../../../site/web/deliveries/delivery_page.tsx";
import { rewardsPath } from "../../../site/web/my_servers/shown_once.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Own, Web, WebContext } from "../../../site/web/web_env.ts";
import { DoorSection } from "./door_section.tsx";
import { InboxSection, RecentRewards } from "./inbox_section.tsx";
import { LinkSection } from "./link_section.tsx";
import { PATHS, Paths } from "./paths.tsx";
import { SamplesSection } from "./samples_section.tsx";
import { RewardSteps } from "./steps.tsx";
import { VoteAddress } from "../../../site/web/my_servers/vote_address.tsx";
import { PushSection } from "./push_section.tsx";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { asciiValue } from "../../../site/text/ascii_value.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { fault } from "../../../site/web/parts/faults.ts";

/** Seconds between the page's reloads while a test is running. */
const LOOK_AGAIN_S = 1;

/** Number of votes whose rewards are listed. */
const RECENT_LENGTH = 50;

/** What the form is about; see `ReceiverChoice`. Absent or unknown: the only receiver, or the first one. */
const RECEIVER = z.union([
  z.enum(["first", "another"]),
  z.uuid().transform((id) => ({ id })),
]).optional().catch(undefined);

const SETTINGS = z.object({
  receiver: RECEIVER,
  name: z.string().optional().transform((text) => text?.trim() === "" ? undefined : text),
  host: z.string(),
  port: z.string().transform(asciiValue)
    .pipe(z.string().regex(/^\d{1,5}$/, fault("port")))
    .transform(Number),
  secret: z.string().transform((text) => text.trim() === "" ? undefined : text),
});

/** POST /my/servers/:slug/rewards/votifier: connects the server's Votifier and sends a test to it. */
export const saveVotifier = submitOwn({
  schema: SETTINGS,
  fields: {
    votifier_address_refused: "host",
    votifier_secret_refused: "secret",
    votifier_connected: "",
    votifiers_too_many: "",
    webhook_url_taken: "host",
    key_name_invalid: "name",
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

/** POST /my/servers/:slug/rewards/tests: sends another test to a receiver. */
export const testVotifier = submitOwn({
  schema: z.object({ receiver: z.uuid() }),
  fields: { sends_too_many: "" },
  show: showRewards,
  async act(c, web, { server, act }, { receiver }) {
    const keys = await findVotifierKeys(web.services.sql, server.id);
    if (keys.includes(receiver)) await sendTest(web.services, receiver, act);
    return redirectTo(c, rewardsPath(server));
  },
});

/** POST /my/servers/:slug/rewards: chooses the one method by which votes are rewarded. */
export const savePath = submitOwn({
  schema: z.object({ path: z.enum(PATHS) }),
  show: showRewards,
  async act(c, web, own, { path }) {
    const { rewards: words } = currentLocale().words;
    const { server, act } = own;
    if (path === "push" && (await findVotifierKeys(web.services.sql, server.id)).length === 0) {
      return showRewards(c, web, own, { typed: {}, faults: { secret: words.connectFirst } });
    }
    await setRewardsBy(web.services, server.slug, { path, ...act });
    return redirectTo(c, rewardsPath(server), "rewards_saved");
  },
});

/** POST /my/servers/:slug/rewards/test-votes: adds a reward to the inbox that isn't counted anywhere. */
export const sendTestVote = submitOwn({
  schema: z.object({ player: z.string().transform(pastedValue) }),
  show: showRewards,
  async act(c, web, own, { player }, typed) {
    const { rewards: words } = currentLocale().words;
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
  const { rewards: words, frame } = currentLocale().words;
  const { slug } = server;
  const known = await findKnown(web, server, act);
  const { votifiers, counts, recent, urlKey, overview } = known;
  const isUnderWay = !sent &&
    votifiers.some(({ test }) => test && isOnItsWay(test.delivery, web.services.now()));
  if (isUnderWay) c.header("Refresh", String(LOOK_AGAIN_S));
  const { baseUrl } = web.site;
  const receiver = c.req.query("receiver");
  const sections = {
    push: (
      <PushSection
        server={server}
        votifiers={votifiers}
        serviceName={new URL(baseUrl).hostname}
        chosen={receiver}
        sent={sent}
      />
    ),
    inbox: (
      <>
        <InboxSection slug={slug} counts={counts} sent={sent} />
        <SamplesSection slug={slug} baseUrl={baseUrl} />
        <DoorSection slug={slug} baseUrl={baseUrl} urlKey={urlKey} />
      </>
    ),
    none: null,
  };
  const isNew = votifiers.length === 0 && !urlKey && counts.rewardsBy === "none" &&
    (overview?.webhookState ?? null) === null;
  const chosen = methodOf(sent) ?? (receiver && votifiers.length > 0 ? "push" : undefined) ??
    (isNew ? likelyMethod(server.game) : counts.rewardsBy);
  return await sendOwnPage(c, web, {
    server,
    overview,
    title: words.title(isolated(server.name)),
    status: sent ? 422 : 200,
    body: (
      <div class="split split--steps">
        <RewardSteps by={chosen} known={known} />
        <div>
          <FaultSummary faults={sent?.faults} />
          {server.status === "approved"
            ? (
              <Paths
                slug={slug}
                used={counts.rewardsBy}
                chosen={chosen}
                isConnected={votifiers.length > 0}
                sections={sections}
              />
            )
            : <p class="notice late">{words.notApproved(frame.statuses[server.status])}</p>}
          <VoteAddress baseUrl={baseUrl} slug={slug} />
          <LinkSection web={web} server={server} />
          <RecentRewards rewards={recent} />
        </div>
      </div>
    ),
  });
}

/** Finds the state of a server's rewards. */
async function findKnown({ services }: Web, { id }: ServerDetails, act: Own["act"]) {
  const { sql, now, voteCounts } = services;
  const { votifiers } = await findRewards(sql, id, act);
  const [counts, recent, urlKey, { weekly }, [overview], ...days] = await Promise.all([
    countInbox(sql, id, now()),
    listRewards(sql, id, { now: now(), limit: RECENT_LENGTH }),
    findUrlKey(sql, id),
    voteCounts(id),
    findOverviews(services, { serverId: id }, now()),
    ...votifiers.map(({ key }) => countHours(sql, [id], { now: now(), keyId: key.id })),
  ]);
  const ofDay = days.map((day) => day.get(id));
  return { votifiers, votes: weekly, days: ofDay, counts, recent, urlKey, overview };
}

/** Returns the method whose form was submitted. */
function methodOf(sent: FaultyForm | undefined): RewardsBy | undefined {
  const fields = { ...sent?.typed, ...sent?.faults };
  if ("secret" in fields || "receiver" in fields) return "push";
  return "player" in fields ? "inbox" : undefined;
}

/** Returns the method that most owners of a game's servers want. */
function likelyMethod(game: string): RewardsBy {
  return /^(minecraft|hytale)/.test(game) ? "push" : "inbox";
}
