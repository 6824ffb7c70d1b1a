import { z } from "zod";
import {
  type ModeratedAccount,
  requireModeratedAccount,
} from "../../../site/accounts/moderation/disable_account.ts";
import { NO_ROLE, ROLE_CHOICES } from "../../../site/accounts/moderation/site_role.ts";
import {
  hasRight,
  RIGHTS,
  SITE_ROLES,
  type SiteRole,
  siteRoleOf,
} from "../../../core/rights/rights.ts";
import { sendAfterResponse } from "../../../site/mail/send_mail.ts";
import { findModeratedWays } from "../../../site/sign_in/ways_in/moderated_ways.ts";
import { decideAccountState, decideSiteRole } from "../../../site/sign_in/account_decisions.ts";
import { isRecent } from "../../../site/sign_in/sessions/is_recent.ts";
import { dayOf, daysBefore } from "../../../core/time/day.ts";
import { listAccountAudit } from "../../../site/trail/find_audit.ts";
import { listAccountVotes } from "../../../site/voting/moderation/account_votes.ts";
import { findPastVotes, keptMonths } from "../../../site/voting/my_votes/own_votes.ts";
import { countSharers } from "../../../site/voting/moderation/shared_address.ts";
import { type CastVote, requireVote } from "../../../site/voting/moderation/vote_history.ts";
import { askProof, proved } from "../../../site/web/account/proof/prove_page.tsx";
import { action } from "../../../site/web/forms/action.tsx";
import { hidden, oneOf } from "../../../site/web/forms/fields.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { listHeld } from "../../queue/moderated_listings.ts";
import { listReportsBy } from "../../reports/reported.ts";
import { voidVote } from "../../voids/void_vote.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { picksOf, reasonField, typedReason } from "../frame/reason_field.tsx";
import { TrailRows } from "../trail/trail_rows.tsx";
import { AccountFacts } from "./account_facts.tsx";
import { HeldListings, OwnVotes, SentReports } from "./account_sheets.tsx";
import { VoteFacts } from "./vote_facts.tsx";

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 20;

/** Number of days up to today whose votes are shown. */
const VOTE_DAYS = 30;

/** Number of months that these days can be in, because February is shorter. */
const MONTHS_SHOWN = 3;

/** Number of votes and of reports shown. */
const SHOWN_MAX = 10;

/** Disables or enables an account. */
export const changeAccountState = action({
  path: "/moderation/accounts/:id/state",
  who: { may: "accounts" },
  fields: {
    state: hidden(z.enum(["disabled", "enabled"])),
    seen: hidden(z.string().optional()),
    reason: reasonField("account"),
  },
  refused: {
    account_decided: "form",
    reason_needed: "reason",
    account_disabled: "form",
    account_not_disabled: "form",
    account_has_role: "form",
  },
  async onSubmit({ c, web, values: { state, reason: text, seen }, typed, sender }) {
    const { account: words } = currentLocale().words.moderation;
    const id = c.req.param("id") ?? "";
    const reason = typedReason(typed, { text, picks: words.picks });
    // The form sends an empty version if there was no decision yet.
    const seenAccount = seen === undefined ? undefined : { version: seen || null };
    const decision = { state, reason, seen: seenAccount, ...sender };
    const { mail } = await decideAccountState(web.services, id, decision);
    if (mail) sendAfterResponse(web.services, mail);
  },
  then: (_, { c, values: { state } }) => [pathOf(c.req.param("id") ?? ""), `account_${state}`],
  page: showModeratedAccount,
});

/** Gives an account a role on the whole site, or removes it. */
export const changeAccountRole = action({
  path: "/moderation/accounts/:id/role",
  who: { may: "roles" },
  route: { purpose: "role" },
  guard: proved,
  fields: { role: oneOf(ROLE_CHOICES) },
  refused: { last_administrator: "role", account_cant_have_role: "role" },
  copy() {
    const { role: words } = currentLocale().words.moderation.account;
    return { role: { label: words.label }, submit: words.submit };
  },
  async onSubmit({ c, web, values: { role }, sender }) {
    const id = c.req.param("id") ?? "";
    const wanted = role === NO_ROLE ? undefined : role;
    const { mail } = await decideSiteRole(web.services, id, { role: wanted, ...sender });
    if (mail) sendAfterResponse(web.services, mail);
  },
  then(_, { c, values: { role } }) {
    const id = c.req.param("id") ?? "";
    // An administrator who gave up their own role can't see this page any more.
    const isShut = id === viewerOf(c).accountId && role === NO_ROLE;
    return [isShut ? "/account" : pathOf(id), "site_role_changed"];
  },
  page: showModeratedAccount,
});

/** Voids a vote. After ten in a day it requires a recent proof of identity, as voiding many votes does. */
export const voidOneVote = action({
  path: "/moderation/votes/:id/voiding",
  who: { may: "votes" },
  fields: { reason: reasonField("owner") },
  refused: { reason_needed: "reason", vote_voided: "form" },
  async onSubmit({ c, web, values: { reason }, typed, sender }) {
    const voiding = { reason, isProved: isRecent(viewerOf(c), sender.now), ...sender };
    const { kind } = await voidVote(web.services, c.req.param("id") ?? "", voiding);
    return kind === "unproved" ? await askProof(c, web, typed) : undefined;
  },
  then: (_, { c }) => [`/moderation/votes/${c.req.param("id")}`, "vote_voided"],
  page: showVote,
});

function pathOf(id: string): string {
  return `/moderation/accounts/${id}`;
}

/**
 * GET /moderation/accounts/:id: shows an account with its listings, votes and reports, and a form to disable or enable
 * it.
 */
export async function showModeratedAccount(c: WebContext, web: Web) {
  return await sendAccount(c, web, { id: c.req.param("id") ?? "" });
}

/** GET /moderation/votes/:id: shows a vote, and a form to void it, on the page of the account that cast it. */
export async function showVote(c: WebContext, web: Web) {
  const { by } = actOf(c, web);
  const id = c.req.param("id") ?? "";
  const vote = await requireVote(web.services.sql, id, by);
  // The vote of a deleted account has a separate page.
  if (vote.player !== null) return await sendAccount(c, web, { id: vote.accountId, vote });
  return await sendModeration(c, web, {
    title: currentLocale().words.moderation.vote.title(currentLocale().words.frame.trail.gone),
    body: <VoteFacts vote={vote} voiding={voidOneVote} />,
  });
}

/** Responds with the page of an account, with one of its votes open if requested. */
async function sendAccount(
  c: WebContext,
  web: Web,
  { id, vote }: { id: string; vote?: CastVote },
) {
  const { account: words, vote: ofVote } = currentLocale().words.moderation;
  const { listings, reports, entries, ...known } = await findAll(c, web, id);
  const { account, month, votes } = known;
  const { now, rounds } = web.services;
  return await sendModeration(c, web, {
    title: (vote ? ofVote : words).title(account.username),
    body: (
      <div class="split">
        <div class="stack">
          {vote && <VoteFacts vote={vote} voiding={voidOneVote} />}
          <AccountFacts {...known} providers={rounds.list} now={now()} />
          <HeldListings listings={listings} />
          <OwnVotes month={month} votes={votes} open={vote?.id} />
          <SentReports reports={reports} />
          <Panel title={words.history}>
            <TrailRows entries={entries} here={pathOf(id)} />
          </Panel>
        </div>
        <div class="stack">
          <StateForm account={account} />
          {hasRight(viewerOf(c), "roles") && account.hasSignIn && <RoleForm account={account} />}
        </div>
      </div>
    ),
  });
}

/** Finds an account with the facts that its page shows. */
async function findAll(c: WebContext, web: Web, id: string) {
  const { sql, passwordSignIn, ...services } = web.services;
  const now = services.now();
  const { by } = actOf(c, web);
  const account = await requireModeratedAccount(sql, id, by);
  const [ways, listings, past, votes, sharers, reports, entries] = await Promise.all([
    findModeratedWays(sql, { by, accountId: id, passwordSignIn }),
    listHeld(sql, { by, accountId: id }),
    findPastVotes(sql, id, keptMonths(now).slice(0, MONTHS_SHOWN)),
    listAccountVotes(sql, { by, accountIds: [id], limit: SHOWN_MAX }),
    countSharers(sql, { by, accountId: id, now }),
    listReportsBy(sql, { by, accountId: id, limit: SHOWN_MAX }),
    listAccountAudit(sql, { by, accountId: id, limit: HISTORY_LENGTH }),
  ]);
  const first = dayOf(daysBefore(now, VOTE_DAYS - 1));
  const month = past.filter(({ day }) => day >= first);
  return { account, ways, listings, month, votes, sharers, reports, entries };
}

/** A form to disable or enable an account, if it has no role. */
function StateForm({ account }: { account: ModeratedAccount }) {
  const { account: words, reason } = currentLocale().words.moderation;
  const { id, disabledAt, version } = account;
  if (siteRoleOf(account) && !disabledAt) {
    return <Panel id="state" title={words.role.label} lead={words.hasRole} />;
  }
  const submit = disabledAt ? words.enable : words.disable;
  return (
    <Panel
      id="state"
      title={submit}
      lead={disabledAt ? words.enableLead : words.consequences}
      {...!disabledAt && { look: "danger" }}
    >
      <changeAccountState.Form
        at={{ id }}
        typed={{ state: disabledAt ? "enabled" : "disabled", seen: version ?? "" }}
        copy={{ reason: { label: reason.because } }}
        {...!disabledAt && { options: { reason: picksOf(words.picks) } }}
        submit={submit}
        look={disabledAt ? "primary" : "danger"}
      />
    </Panel>
  );
}

/** The form for an account's role, with the rights of each role. */
function RoleForm({ account }: { account: ModeratedAccount }) {
  const { role: words } = currentLocale().words.moderation.account;
  return (
    <Panel title={words.change} lead={words.lead}>
      <changeAccountRole.Form
        at={{ id: account.id }}
        typed={{ role: siteRoleOf(account) ?? NO_ROLE }}
        options={{ role: ROLE_CHOICES.map((value) => ({ value, label: words.names[value] })) }}
      >
        <details>
          <summary>{words.meaning}</summary>
          <FactList facts={SITE_ROLES.map((one) => [words.names[one], meaningOf(one)])} />
        </details>
      </changeAccountRole.Form>
    </Panel>
  );
}

/** Returns the description of the rights that a role has in addition to those of the lower one. */
function meaningOf(role: SiteRole): string {
  const { role: words } = currentLocale().words.moderation.account;
  const rights = Object.values(RIGHTS).filter(({ roles }) => roles[0] === role);
  return words.means[role](rights.map(({ means }) => means).join("; "));
}
