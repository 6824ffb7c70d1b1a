import { z } from "zod";
import {
  disableAccount,
  enableAccount,
  findConfirmedAddress,
  type ModeratedAccount,
  requireModeratedAccount,
} from "../../accounts/disable_account.ts";
import type { Child } from "hono/jsx";
import { accountStateMail } from "../../sign_in/mails.ts";
import { cleanText } from "../../text/typed_text.ts";
import { listAccountAudit } from "../../trail/audit.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { TrailTable } from "./audit.tsx";
import { Facts, Instant, Section } from "../frame/parts.tsx";
import { ReasonForm, sendModeration } from "./moderation_frame.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { MODERATION } from "./words.ts";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { account: words } = MODERATION;

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 20;

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
    const change = state === "enabled" ? enableAccount : disableAccount;
    await change(web.services, id, { reason, ...actOf(c, web) });
    await tellOwner(web, id, { state, reason: cleanText(reason ?? "") });
    return redirectTo(c, `/moderation/accounts/${id}`, `account_${state}`);
  },
});

/** Tells an account's owner by email, if their address is confirmed, what a moderator decided. */
async function tellOwner(
  { services: { sql, site, mailer, background } }: Web,
  id: string,
  decided: { state: "disabled" | "enabled"; reason: string },
): Promise<void> {
  const person = await findConfirmedAddress(sql, id);
  if (person === undefined) return;
  const mail = accountStateMail(site, { ...person, ...decided });
  background.run("account state", () => mailer.send(mail));
}

/** GET /moderation/accounts/:id: shows an account, and a form to disable or enable it. */
export async function showModeratedAccount(c: WebContext, web: Web, sent?: FaultyForm) {
  const id = c.req.param("id") ?? "";
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const account = await requireModeratedAccount(sql, id, { by });
  const entries = await listAccountAudit(sql, { by, accountId: id, limit: HISTORY_LENGTH });
  const action = `/moderation/accounts/${id}/state`;
  return await sendModeration(c, web, {
    title: words.title(account.username),
    sent,
    body: (
      <>
        <Facts facts={factsOf(account)} />
        {account.disabledAt
          ? (
            <ReasonForm
              action={action}
              readers="owner"
              submit={words.enable}
              sent={sent}
              fields={{ state: "enabled" }}
            >
              <p>{words.enableLead}</p>
            </ReasonForm>
          )
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
        <Section title={words.history}>
          <TrailTable label={words.history} entries={entries} withServer />
        </Section>
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
