import { z } from "zod";
import {
  disableAccount,
  enableAccount,
  type ModeratedAccount,
  requireModeratedAccount,
} from "../../accounts/disable_account.ts";
import type { Child } from "hono/jsx";
import { ButtonForm, type FaultyForm } from "../forms/forms.tsx";
import { Facts, Instant } from "../frame/parts.tsx";
import { ReasonForm, sendModeration } from "./moderation_frame.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { MODERATION } from "./words.ts";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { account: words } = MODERATION;

/** POST /moderation/accounts/:id/state: disables or enables an account. */
export const changeAccountState = submit({
  schema: z.object({ state: z.enum(["disabled", "enabled"]), reason: z.string().optional() }),
  fields: {
    reason_needed: "reason",
    account_disabled: "",
    account_not_disabled: "",
    account_is_moderator: "",
  },
  show: showModeratedAccount,
  async act(c, web, { state, reason }) {
    const id = c.req.param("id") ?? "";
    const act = actOf(c, web);
    if (state === "enabled") await enableAccount(web.services, id, act);
    else await disableAccount(web.services, id, { reason, ...act });
    return redirectTo(c, `/moderation/accounts/${id}`, `account_${state}`);
  },
});

/** GET /moderation/accounts/:id: shows an account, and a form to disable or enable it. */
export async function showModeratedAccount(c: WebContext, web: Web, sent?: FaultyForm) {
  const id = c.req.param("id") ?? "";
  const account = await requireModeratedAccount(web.services.sql, id, actOf(c, web));
  const action = `/moderation/accounts/${id}/state`;
  return await sendModeration(c, web, {
    title: words.title(account.username),
    narrow: true,
    sent,
    body: (
      <>
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
  return [
    [words.since, <Instant at={account.createdAt} />],
    [words.email, emailOf(account)],
    [words.moderator, account.isModerator ? words.isModerator : null],
    [words.listings, <Servers slugs={account.listings} />],
    [words.votedFor, <Servers slugs={account.votedFor} />],
    [
      words.disabled,
      account.disabledAt && (
        <>
          <Instant at={account.disabledAt} /> <bdi>{account.disabledReason}</bdi>
        </>
      ),
    ],
  ];
}

function emailOf({ hasSignIn, emailVerified, vouchedBy }: ModeratedAccount): string {
  if (!hasSignIn) return words.noSignIn(vouchedBy);
  return emailVerified ? words.confirmed : words.unconfirmed;
}

function Servers({ slugs }: { slugs: string[] }) {
  if (slugs.length === 0) return <>{words.none}</>;
  return (
    <>
      {slugs.map((slug) => [<a href={`/moderation/servers/${slug}`}>{slug}</a>, " "])}
    </>
  );
}
