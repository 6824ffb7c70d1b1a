import { z } from "zod";
import { VOTIFIER_PORT, votifierPlace } from "../../destinations/votifier_address.ts";
import { connectVotifier, findRewards, type Rewards } from "../../keys/votifier.ts";
import { sendTest } from "../../keys/test_webhook.ts";
import { FaultSummary } from "../forms/forms.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { actOf } from "../frame/act.tsx";
import { sendPage } from "../frame/layout.tsx";
import { keyPath } from "../keys/own_key.ts";
import { OwnerTabs } from "../my_servers/owner_tabs.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { LinkSection } from "./link_section.tsx";
import { LastTest, VotifierForm } from "./votifier_form.tsx";
import { REWARDS as words } from "./words.ts";

/** Seconds until the page looks again for the end of a test. */
const LOOK_AGAIN_S = 1;

const SETTINGS = z.object({
  host: z.string(),
  port: z.string().trim().regex(/^\d{1,5}$/, words.portFault).transform(Number),
  secret: z.string().transform((text) => text.trim() === "" ? undefined : text),
});

/** POST /my/servers/:slug/rewards/votifier: connects the server's Votifier and sends a test there. */
export const saveVotifier = submit({
  schema: SETTINGS,
  fields: {
    votifier_address_refused: "host",
    votifier_secret_refused: "secret",
    votifier_connected: "",
    server_not_approved: "",
    keys_too_many: "",
  },
  show: showRewards,
  async act(c, web, settings) {
    const slug = c.req.param("slug") ?? "";
    const act = actOf(c, web);
    const { id } = await connectVotifier(web.services, slug, { ...settings, ...act });
    await sendTest(web.services, id, act);
    return redirectTo(c, `/my/servers/${slug}/rewards`, "votifier_tested");
  },
});

/** POST /my/servers/:slug/rewards/tests: sends another test. */
export async function testVotifier(c: WebContext, web: Web) {
  const slug = c.req.param("slug") ?? "";
  const act = actOf(c, web);
  const { votifier } = await findRewards(web.services.sql, slug, act);
  if (votifier) await sendTest(web.services, votifier.id, act);
  return redirectTo(c, `/my/servers/${slug}/rewards`);
}

/** GET /my/servers/:slug/rewards: how players of one's own server get their reward. */
export async function showRewards(c: WebContext, web: Web, sent?: FaultyForm): Promise<Response> {
  const slug = c.req.param("slug") ?? "";
  const { sql } = web.services;
  const rewards = await findRewards(sql, slug, actOf(c, web));
  const { server, test } = rewards;
  if (test && test.attempts.length === 0) c.header("Refresh", String(LOOK_AGAIN_S));
  const serviceName = new URL(web.site.baseUrl).hostname;
  return await sendPage(c, web, {
    title: words.title(server.name),
    status: sent ? 422 : 200,
    body: (
      <>
        <h1>{words.heading}</h1>
        <OwnerTabs c={c} server={server} />
        <FaultSummary faults={sent?.faults} />
        <p>{words.lead}</p>
        {server.status === "approved"
          ? <VotifierForm {...rewards} {...typedOf(rewards, sent)} serviceName={serviceName} />
          : <p class="notice warn">{words.notApproved(server.status)}</p>}
        {test ? <LastTest slug={slug} test={test} serviceName={serviceName} /> : null}
        <LinkSection web={web} server={server} />
        <section>
          <h2>{words.other}</h2>
          <p>
            {words.otherLead} <a href={`/my/servers/${slug}/api`}>{words.otherKeys}</a>.
          </p>
        </section>
      </>
    ),
  });
}

/** The values of the form: as typed, as saved, or as is likely. */
function typedOf({ server, votifier }: Rewards, sent: FaultyForm | undefined) {
  const saved = votifierPlace(votifier?.webhookUrl ?? "");
  const typed = {
    host: saved?.host ?? server.host,
    port: String(saved?.port ?? VOTIFIER_PORT),
    ...sent?.typed,
  };
  const keyPage = votifier ? keyPath(server.slug, votifier.id) : undefined;
  return { typed, faults: sent?.faults, keyPage };
}
