import { z } from "zod";
import { listClaims, type ListedClaim } from "../../../site/accounts/moderation/decide_claim.ts";
import { sendAfterResponse } from "../../../site/mail/send_mail.ts";
import { decideNameClaim } from "../../../site/sign_in/account_decisions.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { hidden } from "../../../site/web/forms/fields.tsx";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { WHOLE_QUEUE } from "../../queue/waiting_list.ts";
import { findAround } from "../frame/found_listing.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { BesideQueue } from "./waiting_pane.tsx";

/** Gives a name to a claimant or refuses the claim, notifies them by email, and opens the next claim. */
export const decideName = action({
  path: "/moderation/names/:id",
  who: { may: "names" },
  fields: { decision: hidden(z.enum(["give", "refuse"])) },
  refused: { claim_gone: "form" },
  copy: () => ({ submit: currentLocale().words.moderationTabs.names.give }),
  async onSubmit({ c, web, values: { decision }, sender }) {
    const id = c.req.param("id") ?? "";
    const { mail } = await decideNameClaim(web.services, id, { decision, ...sender });
    sendAfterResponse(web.services, mail);
  },
  async then(_, { web, values: { decision }, sender: { by } }) {
    const { sql, postman } = web.services;
    const [next] = await listClaims(sql, { by, hasMail: postman.isOn });
    const notice = decision === "give" ? "name_given" : "name_refused";
    return [next ? `/moderation/names/${next.id}` : "/moderation", notice];
  },
  page: showClaim,
});

/** GET /moderation/names/:id: shows a claim to a name that players voted with from the game, beside the queue. */
export async function showClaim(c: WebContext, web: Web) {
  const { moderation: { queue }, moderationTabs: { names: words } } = currentLocale().words;
  const id = c.req.param("id") ?? "";
  const { by } = actOf(c, web);
  const around = await findAround(web, { by, filter: WHOLE_QUEUE });
  const claim = around.claims.find((one) => one.id === id);
  if (claim === undefined && sentForm() === undefined) return c.redirect("/moderation");
  return await sendModeration(c, web, {
    title: queue.title(claim?.username ?? words.title),
    heading: null,
    body: (
      <BesideQueue here={id} around={around}>
        {claim ? <Claim {...claim} /> : <Empty level="h1" title={words.none} />}
      </BesideQueue>
    ),
  });
}

/** The current holder of the name, the claimant, and the decision. */
function Claim(claim: ListedClaim) {
  const { names: words } = currentLocale().words.moderationTabs;
  const { id, accountId, username } = claim;
  const [player, voted, claimed, order] = words.heads;
  return (
    <>
      <section class="panel">
        <h1 dir="auto">{username}</h1>
        <p class="lead">{words.lead}</p>
        <FactList
          facts={[
            [player, <PlayerLink id={accountId} name={username} />],
            [voted, <ClaimedVotes claim={claim} />],
            [claimed, <ClaimMade claim={claim} />],
            [order, words.order(claim.place, claim.claims)],
          ]}
        />
        <p class="note">{words.means}</p>
      </section>
      <Panel>
        <div class="actions">
          <decideName.Button at={{ id }} typed={{ decision: "give" }} look="primary" />
          <decideName.Button at={{ id }} typed={{ decision: "refuse" }} submit={words.refuse} />
        </div>
      </Panel>
    </>
  );
}

/** The votes under the name, and the server whose link vouches for its player. */
function ClaimedVotes({ claim: { servers, lastVotedAt, vouchedBy } }: { claim: ListedClaim }) {
  const { names: words } = currentLocale().words.moderationTabs;
  return (
    <>
      {words.servers(servers)}
      {lastVotedAt && (
        <>
          , <Since label={words.last} at={lastVotedAt} />
        </>
      )}
      <br />
      {vouchedBy === null ? words.nobody : (
        <>
          {words.link} <a href={`/moderation/servers/${vouchedBy}`}>{vouchedBy}</a>
        </>
      )}
    </>
  );
}

/** When the name was claimed, and when the claimant's email address was confirmed. */
function ClaimMade({ claim: { claimedAt, confirmedAt } }: { claim: ListedClaim }) {
  const { names: words } = currentLocale().words.moderationTabs;
  return (
    <>
      <Since label={words.made} at={claimedAt} />
      <br />
      {confirmedAt === null
        ? words.unconfirmed
        : <Since label={words.confirmed} at={confirmedAt} />}
    </>
  );
}

function Since({ label, at }: { label: string; at: Date }) {
  return (
    <>
      {label} <Instant at={at} />
    </>
  );
}
