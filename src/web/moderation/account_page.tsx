import { z } from "zod";
import {
  disableAccount,
  enableAccount,
  type ModeratedAccount,
  requireModeratedAccount,
} from "../../accounts/disable_account.ts";
import type { Child } from "hono/jsx";
import { actOf } from "../frame/act.tsx";
import { ButtonForm, FaultSummary } from "../forms/forms.tsx";
import { Facts } from "../frame/facts.tsx";
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

/** POST /moderation/accounts/:id/state: disables it, or lets it in again. */
export function changeAccountState(web: Web) {
  return submit(web, {
    schema: z.object({ state: z.enum(["disabled", "enabled"]), reason: z.string().optional() }),
    fields: {
      reason_needed: "reason",
      account_disabled: "",
      account_not_disabled: "",
      account_is_moderator: "",
    },
    show: sendAccount,
    async act(c, { state, reason }) {
      const id = c.req.param("id") ?? "";
      const act = actOf(c, web);
      if (state === "enabled") await enableAccount(web.services, id, act);
      else await disableAccount(web.services, id, { reason, ...act });
      return redirectTo(c, `/moderation/accounts/${id}`, `account_${state}`);
    },
  });
}

async function sendAccount(c: WebContext, web: Web, sent?: FaultyForm) {
  const id = c.req.param("id") ?? "";
  const account = await requireModeratedAccount(web.services.sql, id, actOf(c, web));
  const action = `/moderation/accounts/${id}/state`;
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
        <Facts facts={factsOf(account)} />
        {account.disabledAt
          ? <ButtonForm action={action} label={words.enable} fields={{ state: "enabled" }} />
          : (
            <ReasonForm
              action={action}
              readers="owner"
              submit={words.disable}
              sent={sent}
              fields={{ state: "disabled" }}
            >
              <p>{words.consequences}</p>
            </ReasonForm>
          )}
      </>
    ),
  });
}

function factsOf(account: ModeratedAccount): [name: string, fact: Child][] {
  const { createdAt, emailVerified, disabledAt, disabledReason } = account;
  return [
    [words.since, <Instant at={createdAt} />],
    [words.email, emailVerified ? words.confirmed : words.unconfirmed],
    [words.moderator, account.isModerator ? words.isModerator : null],
    [words.listings, <Servers slugs={account.listings} />],
    [words.votedFor, <Servers slugs={account.votedFor} />],
    [
      words.disabled,
      disabledAt && (
        <>
          <Instant at={disabledAt} /> {disabledReason}
        </>
      ),
    ],
  ];
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
