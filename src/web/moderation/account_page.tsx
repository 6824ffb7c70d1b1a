import { z } from "zod";
import {
  disableAccount,
  enableAccount,
  type ModeratedAccount,
  requireModeratedAccount,
} from "../../accounts/disable_account.ts";
import { actOf } from "../frame/act.tsx";
import { ButtonForm, FaultSummary } from "../forms/forms.tsx";
import { Instant } from "../frame/instant.tsx";
import { sendPage } from "../frame/layout.tsx";
import { ModerationTabs } from "./moderation_tabs.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { ReasonForm } from "./reason_form.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { MODERATION } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { account: words } = MODERATION;

/** GET /moderation/accounts/:id: one account, and a form to disable or enable it. */
export function showModeratedAccount(web: Web) {
  return (c: WebContext) => sendAccount(c, web);
}

/** POST /moderation/accounts/:id/disabling: disables it. */
export function disableOneAccount(web: Web) {
  return submit(web, {
    schema: z.object({ reason: z.string() }),
    fields: { reason_needed: "reason", account_disabled: "", account_is_moderator: "" },
    show: sendAccount,
    async act(c, { reason }) {
      const id = c.req.param("id") ?? "";
      await disableAccount(web.services, id, { reason, ...actOf(c, web) });
      return redirectTo(c, `/moderation/accounts/${id}`, "account_disabled");
    },
  });
}

/** POST /moderation/accounts/:id/enabling: lets it in again. */
export function enableOneAccount(web: Web) {
  return submit(web, {
    schema: z.object({}),
    fields: { account_not_disabled: "" },
    show: sendAccount,
    async act(c) {
      const id = c.req.param("id") ?? "";
      await enableAccount(web.services, id, actOf(c, web));
      return redirectTo(c, `/moderation/accounts/${id}`, "account_enabled");
    },
  });
}

async function sendAccount(c: WebContext, web: Web, sent?: FaultyForm) {
  const id = c.req.param("id") ?? "";
  const account = await requireModeratedAccount(web.services.sql, id, actOf(c, web));
  const path = `/moderation/accounts/${id}`;
  const title = words.title(account.username);
  return await sendPage(c, web, {
    title,
    status: sent ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{title}</h1>
        <ModerationTabs c={c} web={web} />
        <FaultSummary faults={sent?.faults} />
        <Facts account={account} />
        {account.disabledAt
          ? (
            <>
              <p>{words.enabling}</p>
              <ButtonForm action={`${path}/enabling`} label={words.enable} />
            </>
          )
          : (
            <ReasonForm
              action={`${path}/disabling`}
              readers="owner"
              submit={words.disable}
              sent={sent}
            >
              <p>{words.consequences}</p>
            </ReasonForm>
          )}
      </>
    ),
  });
}

function Facts({ account }: { account: ModeratedAccount }) {
  return (
    <dl class="facts">
      <dt>{words.since}</dt>
      <dd>
        <Instant at={account.createdAt} />
      </dd>
      <dt>{words.email}</dt>
      <dd>{account.emailVerified ? words.confirmed : words.unconfirmed}</dd>
      {account.isModerator
        ? (
          <>
            <dt>{words.moderator}</dt>
            <dd>{words.isModerator}</dd>
          </>
        )
        : null}
      <dt>{words.listings}</dt>
      <dd>
        <Servers slugs={account.listings} />
      </dd>
      <dt>{words.votedFor}</dt>
      <dd>
        <Servers slugs={account.votedFor} />
      </dd>
      {account.disabledAt
        ? (
          <>
            <dt>{words.disabled}</dt>
            <dd>
              <Instant at={account.disabledAt} /> {account.disabledReason}
            </dd>
          </>
        )
        : null}
    </dl>
  );
}

function Servers({ slugs }: { slugs: string[] }) {
  if (slugs.length === 0) return <>{words.none}</>;
  return (
    <>
      {slugs.map((slug) => (
        <>
          <a href={`/moderation/servers/${slug}`}>{slug}</a>
          {" "}
        </>
      ))}
    </>
  );
}
