import { z } from "zod";
import {
  disableAccount,
  enableAccount,
  findConfirmedAddress,
  type ModeratedAccount,
  requireModeratedAccount,
} from "../../../site/accounts/disable_account.ts";
import { changeSiteRole, NO_ROLE, ROLE_CHOICES } from "../../../site/accounts/site_role.ts";
import { hasRight, siteRoleOf } from "../../../core/rights/rights.ts";
import type { Mail, MailSite, Reader } from "../../../site/mail/mailer.ts";
import { tellAccount } from "../../../site/mail/send_mail.ts";
import { findModeratedWays } from "../../../site/sign_in/moderated_ways.ts";
import { accountStateMail, siteRoleMail } from "../../../site/sign_in/mails.ts";
import { cleanText } from "../../../core/text/typed_text.ts";
import { listAccountAudit } from "../../../site/trail/find_audit.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { RoleForm } from "./account_role.tsx";
import { TrailRows } from "../trail/trail_rows.tsx";
import { listReportsBy } from "../../reports/reported.ts";
import { listHeld } from "../../queue/moderated_listings.ts";
import { listAccountVotes } from "../../../site/voting/account_votes.ts";
import { findOwnDays, findPastVotes, keptMonths } from "../../../site/voting/own_votes.ts";
import { countSharers } from "../../../site/voting/shared_address.ts";
import { EvidenceSheet } from "./account_evidence.tsx";
import { AccountIdentity, HeldListings, OwnVotes, SentReports } from "./account_sheets.tsx";
import { ReasonForm, sendModeration, typedReason } from "../frame/moderation_frame.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 20;

/** Months in which the 30 days of an account's votes lie. February is shorter. */
const MONTHS_SHOWN = 3;

/** Number of votes and of reports shown. */
const SHOWN_MAX = 10;

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
  async act(c, web, { state, reason: text, seen }, typed) {
    const { account: words } = currentLocale().words.moderation;
    const id = c.req.param("id") ?? "";
    const reason = typedReason(typed, { text, picks: words.picks });
    const change = state === "enabled" ? enableAccount : disableAccount;
    await change(web.services, id, { reason, seen, ...actOf(c, web) });
    const decided = { state, reason: cleanText(reason) };
    await tellOwner(web, id, (site, person) => accountStateMail(site, { ...person, ...decided }));
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
    const { was } = await changeSiteRole(web.services, id, { role: wanted, ...actOf(c, web) });
    if (was !== role) {
      await tellOwner(web, id, (site, person) => siteRoleMail(site, { ...person, role: wanted }));
    }
    // Somebody who gave up their own role can't see this page any more.
    const isShut = id === viewerOf(c).accountId && wanted === undefined;
    return redirectTo(c, isShut ? "/account" : `/moderation/accounts/${id}`, "site_role_changed");
  },
});

/** Tells an account's owner by email, if their address is confirmed, what was decided about it. */
async function tellOwner(
  { services }: Web,
  id: string,
  write: (site: MailSite, person: Reader & { username: string }) => Mail,
): Promise<void> {
  const person = await findConfirmedAddress(services.sql, id);
  if (person) await tellAccount(services, id, write(services.site, person));
}

/** GET /moderation/accounts/:id: shows an account, what it owns and did, and a form to disable or enable it. */
export async function showModeratedAccount(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = currentLocale();
  const { account: words } = locale.words.moderation;
  const id = c.req.param("id") ?? "";
  const { sql, now, passwordSignIn, rounds } = web.services;
  const { by } = actOf(c, web);
  const account = await requireModeratedAccount(sql, id, { by });
  const [ways, listings, days, past, votes, sharers, reports, entries] = await Promise.all([
    findModeratedWays(sql, { by, accountId: id, passwordSignIn }),
    listHeld(sql, { by, accountId: id }),
    findOwnDays(sql, id, now()),
    findPastVotes(sql, id, keptMonths(now()).slice(0, MONTHS_SHOWN)),
    listAccountVotes(sql, { by, accountIds: [id], limit: SHOWN_MAX }),
    countSharers(sql, { by, accountId: id, now: now() }),
    listReportsBy(sql, { by, accountId: id, limit: SHOWN_MAX }),
    listAccountAudit(sql, { by, accountId: id, limit: HISTORY_LENGTH }),
  ]);
  return await sendModeration(c, web, {
    title: words.title(account.username),
    way: {
      from: [{ href: "/moderation/search", label: locale.words.moderation.tabs.search }],
      here: account.username,
    },
    sent,
    body: (
      <div class="account-desk">
        <div>
          <EvidenceSheet
            account={account}
            ways={ways}
            days={days}
            votes={votes}
            sharers={sharers}
            now={now()}
          />
          <AccountIdentity account={account} ways={ways} providers={rounds.list} />
          <HeldListings listings={listings} />
          <OwnVotes days={days} past={past} votes={votes} now={now()} />
          <SentReports reports={reports} />
          <Panel title={words.history}>
            <TrailRows entries={entries} />
          </Panel>
        </div>
        <div>
          <StateForm account={account} sent={sent} />
          {hasRight(viewerOf(c), "roles") && account.hasSignIn
            ? <RoleForm account={account} sent={sent} />
            : null}
        </div>
      </div>
    ),
  });
}

/** A form to disable or enable an account, if it has no role. */
function StateForm({ account, sent }: {
  account: ModeratedAccount;
  sent: FaultyForm | undefined;
}) {
  const { account: words } = currentLocale().words.moderation;
  const { disabledAt } = account;
  const hasRole = siteRoleOf(account) && !disabledAt;
  return (
    <Panel
      id="state"
      title={hasRole ? words.role.label : disabledAt ? words.enable : words.disable}
      {...!hasRole && !disabledAt && { look: "danger" }}
    >
      <div class="stack">
        {hasRole ? <p class="note">{words.hasRole}</p> : (
          <ReasonForm
            action={`/moderation/accounts/${account.id}/state`}
            readers="account"
            submit={disabledAt ? words.enable : words.disable}
            {...disabledAt && { look: "primary" }}
            sent={sent}
            picks={disabledAt ? undefined : words.picks}
            fields={{ state: disabledAt ? "enabled" : "disabled", seen: account.version ?? "" }}
          >
            <p class="note">{disabledAt ? words.enableLead : words.consequences}</p>
          </ReasonForm>
        )}
      </div>
    </Panel>
  );
}
