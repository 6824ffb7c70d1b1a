import { z } from "zod";
import { requireVote, voidVote } from "../../votes/void_vote.ts";
import type { CastVote } from "../../votes/vote_history.ts";
import type { Child } from "hono/jsx";
import { actOf } from "../frame/act.tsx";
import { Facts } from "../frame/facts.tsx";
import { FaultSummary } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { ModerationTabs } from "./moderation_tabs.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { PlayerLink } from "./moderated_votes.tsx";
import { ReasonForm } from "./reason_form.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { TRAIL } from "../frame/words.ts";
import { MODERATION } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { vote: words } = MODERATION;

const VOIDING = z.object({ reason: z.string() });

/** GET /moderation/votes/:id: one vote, and a form to void it. */
export function showVote(web: Web) {
  return (c: WebContext) => sendVote(c, web);
}

/** POST /moderation/votes/:id/voiding: voids it. */
export function voidOneVote(web: Web) {
  return submit(web, {
    schema: VOIDING,
    fields: { reason_needed: "reason", vote_voided: "" },
    show: sendVote,
    async act(c, { reason }) {
      const id = c.req.param("id") ?? "";
      await voidVote(web.services, id, { reason, ...actOf(c, web) });
      return redirectTo(c, `/moderation/votes/${id}`, "vote_voided");
    },
  });
}

async function sendVote(c: WebContext, web: Web, sent?: FaultyForm) {
  const { by } = actOf(c, web);
  const id = c.req.param("id") ?? "";
  const vote = await requireVote(web.services.sql, id, { by, doing: "show vote" });
  const title = words.title(vote.player ?? TRAIL.gone);
  return await sendPage(c, web, {
    title,
    status: sent ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{title}</h1>
        <ModerationTabs c={c} web={web} />
        <FaultSummary faults={sent?.faults} />
        <Facts facts={factsOf(vote)} />
        {vote.voidedAt === null ? <VoidForm vote={vote} sent={sent} /> : null}
      </>
    ),
  });
}

function factsOf(vote: CastVote): [name: string, fact: Child][] {
  const facts: [string, Child][] = [
    [words.player, <PlayerLink id={vote.accountId} name={vote.player} />],
    [words.server, <a href={`/moderation/servers/${vote.server}`}>{vote.server}</a>],
    [words.cast, <Exactly at={vote.votedAt} />],
    [words.id, <code>{vote.id}</code>],
  ];
  return vote.voidedAt === null ? facts : [
    ...facts,
    [words.voidedAt, <Exactly at={vote.voidedAt} />],
    [words.voidedBy, vote.voidedBy ?? TRAIL.operator],
    [words.reason, vote.voidReason ?? words.noReason],
  ];
}

/** Shows a moment to the millisecond, as the API and the webhook do: scripts vote at suspiciously regular ones. */
function Exactly({ at }: { at: Date }) {
  return <code>{at.toISOString()}</code>;
}

function VoidForm({ vote, sent }: { vote: CastVote; sent: FaultyForm | undefined }) {
  return (
    <section>
      <h2>{words.heading}</h2>
      <ReasonForm
        action={`/moderation/votes/${vote.id}/voiding`}
        readers="trail"
        submit={words.submit}
        sent={sent}
      >
        <ul>
          {words.consequences.map((sentence) => <li>{sentence}</li>)}
        </ul>
      </ReasonForm>
      <p>
        <a href={`/moderation/servers/${vote.server}#votes`}>{words.cancel}</a>
      </p>
    </section>
  );
}
