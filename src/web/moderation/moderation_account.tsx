import { z } from "zod";
import {
  disableAccount,
  enableAccount,
  findConfirmedAddress,
  type ModeratedAccount,
  requireModeratedAccount,
} from "../../accounts/disable_account.ts";
import type { Child } from "hono/jsx";
import { changeSiteRole, NO_ROLE, ROLE_CHOICES } from "../../accounts/site_role.ts";
import { hasRight, siteRoleOf } from "../../rights/rights.ts";
import { accountStateMail } from "../../sign_in/mails.ts";
import { cleanText } from "../../text/typed_text.ts";
import { listAccountAudit } from "../../trail/audit.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { RoleForm } from "./account_role.tsx";
import { TrailTable } from "./audit.tsx";
import { Facts, Instant, Section } from "../frame/parts.tsx";
import { ReasonForm, sendModeration } from "./moderation_frame.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { MODERATION } from "./words.ts";
import { actOf, viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { account: words } = MODERATION;

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 20;

/** POST /moderation/accounts/:id/state: disables or enables an account. */
export const changeAccountState = submit({
  schema: z.object({
    state: z.enum(["disabled", "enabled"]),
    reason: z.string().optional(),
    seen: z.string().optional(),
  }),
  fields: {
    account_decided: "",
    reason_needed: "reason",
    account_disabled: "",
    account_not_disabled: "",
    account_has_role: "",
  },
  show: showModeratedAccount,
  async act(c, web, { state, reason, seen }) {
    const id = c.req.param("id") ?? "";
    const change = state === "enabled" ? enableAccount : disableAccount;
    await change(web.services, id, { reason, seen, ...actOf(c, web) });
    await tellOwner(web, id, { state, reason: cleanText(reason ?? "") });
    return redirectTo(c, `/moderation/accounts/${id}`, `account_${state}`);
  },
});

/** POST /moderation/accounts/:id/role: gives an account a role on the whole site, or takes it away. */
export const changeAccountRole = submit({
  schema: z.object({ role: z.enum(ROLE_CHOICES) }),
  fields: { last_administrator: "role", account_cant_have_role: "role" },
  show: showModeratedAccount,
  async act(c, web, { role }) {
    const id = c.req.param("id") ?? "";
    const wanted = role === NO_ROLE ? undefined : role;
    await changeSiteRole(web.services, id, { role: wanted, ...actOf(c, web) });
    // Somebody who gave up their own role can't see this page any more.
    const isShut = id === viewerOf(c).accountId && wanted === undefined;
    return redirectTo(c, isShut ? "/account" : `/moderation/accounts/${id}`, "site_role_changed");
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
  return await sendModeration(c, web, {
    title: words.title(account.username),
    sent,
    body: (
      <>
        <Facts facts={factsOf(account)} />
        <StateForm account={account} sent={sent} />
        {hasRight(viewerOf(c), "roles") && account.hasSignIn
          ? <RoleForm account={account} sent={sent} />
          : null}
        <Section title={words.history}>
          <TrailTable label={words.history} entries={entries} withServer />
        </Section>
      </>
    ),
  });
}

/** A form to disable or enable an account, if it has no role. */
function StateForm(
  { account, sent }: { account: ModeratedAccount; sent: FaultyForm | undefined },
) {
  if (siteRoleOf(account) && !account.disabledAt) return <p class="note">{words.hasRole}</p>;
  const [state, submit, lead] = account.disabledAt
    ? ["enabled", words.enable, words.enableLead]
    : ["disabled", words.disable, words.consequences];
  return (
    <ReasonForm
      action={`/moderation/accounts/${account.id}/state`}
      readers="owner"
      submit={submit}
      sent={sent}
      fields={{ state, seen: account.version ?? "" }}
    >
      <h2>{submit}</h2>
      <p>{lead}</p>
    </ReasonForm>
  );
}

function factsOf(account: ModeratedAccount): [name: string, fact: Child][] {
  return [
    [words.since, <Instant at={account.createdAt} />],
    [words.email, emailOf(account)],
    [words.role.label, words.role.names[siteRoleOf(account) ?? NO_ROLE]],
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
