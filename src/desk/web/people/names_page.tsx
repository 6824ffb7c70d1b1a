import { z } from "zod";
import { decideClaim, listClaims, type WaitingClaim } from "../../../site/accounts/name_claims.ts";
import { tellAccount } from "../../../site/mail/send_mail.ts";
import { nameDecidedMail } from "../../../site/sign_in/mails.ts";
import { ButtonForm, type FaultyForm } from "../../../site/web/kit/form.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** POST /moderation/names/:id: gives a name to a claimant or refuses the claim, and notifies them by email. */
export const decideName = submit({
  schema: z.object({ decision: z.enum(["give", "refuse"]) }),
  fields: { claim_unknown: "" },
  show: showNames,
  async act(c, web, { decision }) {
    const { sql, site } = web.services;
    const id = c.req.param("id") ?? "";
    const claim = await decideClaim(sql, id, { decision, ...actOf(c, web) });
    await tellAccount(web.services, id, nameDecidedMail(site, { ...claim, decision }));
    return redirectTo(c, "/moderation/names", decision === "give" ? "name_given" : "name_refused");
  },
});

/**
 * GET /moderation/names: shows names that players voted with from the game and that somebody has signed up with since.
 */
export async function showNames(c: WebContext, web: Web, sent?: FaultyForm) {
  const { names: words } = currentLocale().words.moderationTabs;
  const { sql, postman } = web.services;
  const claims = await listClaims(sql, { by: actOf(c, web).by, hasMail: postman.isOn });
  return await sendModeration(c, web, {
    title: words.title,
    sent,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        {claims.length === 0 ? <p class="empty">{words.none}</p> : (
          <>
            <Table
              label={words.title}
              heads={words.heads}
              rows={claims.map((one) => cellsOf(one))}
            />
            <p class="note">{words.means}</p>
          </>
        )}
      </>
    ),
  });
}

function cellsOf(
  { id, accountId, username, claimedAt, confirmedAt, vouchedBy, ...known }: WaitingClaim,
) {
  const { names: words } = currentLocale().words.moderationTabs;
  const action = `/moderation/names/${id}`;
  return [
    <PlayerLink id={accountId} name={username} />,
    <>
      {words.servers(known.servers)}
      {known.lastVotedAt && (
        <>
          {", "}
          {words.last} <Instant at={known.lastVotedAt} />
        </>
      )}
      <br />
      {vouchedBy === null ? words.nobody : (
        <>
          {words.link} <a href={`/moderation/servers/${vouchedBy}`}>{vouchedBy}</a>
        </>
      )}
    </>,
    <>
      {words.made} <Instant at={claimedAt} />
      <br />
      {confirmedAt === null ? words.unconfirmed : (
        <>
          {words.confirmed} <Instant at={confirmedAt} />
        </>
      )}
    </>,
    words.order(known.place, known.claims),
    <div class="actions">
      <ButtonForm
        action={action}
        label={words.give}
        look="primary"
        fields={{ decision: "give" }}
      />
      <ButtonForm
        action={action}
        label={words.refuse}
        fields={{ decision: "refuse" }}
      />
    </div>,
  ];
}
