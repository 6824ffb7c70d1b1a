import type { Child } from "hono/jsx";
import { siteRoleOf } from "../../../core/rights/rights.ts";
import { HOUR_MS } from "../../../core/time/day.ts";
import type { ModeratedAccount } from "../../../site/accounts/moderation/disable_account.ts";
import { NO_ROLE } from "../../../site/accounts/moderation/site_role.ts";
import type { ModeratedWays } from "../../../site/sign_in/ways_in/moderated_ways.ts";
import type { ShownProvider } from "../../../site/sign_in/providers/round.ts";
import type { AccountVote } from "../../../site/voting/moderation/account_votes.ts";
import type { PastVote } from "../../../site/voting/my_votes/own_votes.ts";
import { providerName } from "../../../site/web/account/ways/provider_buttons.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { CopyButton } from "../../../site/web/kit/copy_button.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { State } from "../../../site/web/kit/state.tsx";
import { Day, Instant } from "../../../site/web/kit/times.tsx";

/** Milliseconds for which an account counts as new, as for the signs of a wave. */
const NEW_MS = 24 * HOUR_MS;

/** Number of other accounts at an address from which it is marked as unusual. A household has two or three. */
const MANY_SHARERS = 3;

/** Facts about an account. */
interface KnownAccount {
  account: ModeratedAccount;
  ways: ModeratedWays;
  /** Its votes of the last 30 days that count. */
  month: readonly PastVote[];
  /** Its last vote for each listing. */
  votes: readonly AccountVote[];
  sharers: { known: number; accounts: number };
}

/** A fact about an account, and whether it is unusual. A null fact is left out. */
type AccountFact = readonly [name: string, fact: Child, isOdd?: boolean];

/**
 * The identity of an account, whether it may sign in, and signs for and against it. Unusual facts are marked and come
 * first.
 */
export function AccountFacts({ providers, now, ...known }: KnownAccount & {
  providers: readonly ShownProvider[];
  now: Date;
}) {
  const { account: words } = currentLocale().words.moderation;
  const { account } = known;
  const facts = [
    ...identityOf(known, now),
    ...voteFactsOf(known),
    ...waysOf(known, providers),
  ];
  const odd = facts.filter(([, , isOdd]) => isOdd);
  return (
    <Panel
      title={words.who}
      lead={words.evidence.marked(odd.length)}
      aside={
        <State tone={account.disabledAt ? "bad" : "good"}>
          {words.states[account.disabledAt ? "disabled" : "fine"]}
        </State>
      }
    >
      <FactList
        facts={[
          ...odd.map(([name, fact]) =>
            [
              name,
              <>
                {fact} <State tone="late">{words.evidence.odd}</State>
              </>,
            ] as const
          ),
          ...facts.filter(([, , isOdd]) => !isOdd).map(([name, fact]) => [name, fact] as const),
        ]}
      />
      {account.disabledAt || siteRoleOf(account) ? null : <a href="#state">{words.toDisable}</a>}
    </Panel>
  );
}

function identityOf({ account, ways }: KnownAccount, now: Date): AccountFact[] {
  const { account: words } = currentLocale().words.moderation;
  const { createdAt, disabledAt, hasSignIn, emailVerified } = account;
  const isUnproved = hasSignIn && !emailVerified && ways.providers.length === 0;
  return [
    [words.since, <Instant at={createdAt} />, now.getTime() - createdAt.getTime() < NEW_MS],
    [words.email, emailOf(account), isUnproved],
    [words.role.label, words.role.names[siteRoleOf(account) ?? NO_ROLE]],
    [
      words.disabled,
      disabledAt && (
        <>
          <Instant at={disabledAt} /> <bdi>{account.disabledReason}</bdi>
        </>
      ),
    ],
  ];
}

function emailOf({ hasSignIn, emailVerified, vouchedBy }: ModeratedAccount): string {
  const { account: words } = currentLocale().words.moderation;
  if (!hasSignIn) return vouchedBy === null ? words.noSignIn : words.noSignInLink(vouchedBy);
  return emailVerified ? words.confirmed : words.unconfirmed;
}

function voteFactsOf({ month, votes, sharers }: KnownAccount): AccountFact[] {
  const { account: words } = currentLocale().words.moderation;
  const { evidence } = words;
  const days = [...Map.groupBy(month, ({ day }) => day).values()];
  const most = Math.max(0, ...days.map(({ length }) => length));
  const voided = votes.filter(({ voidedAt }) => voidedAt !== null).length;
  const own = votes.filter(({ isOwn }) => isOwn).length;
  return [
    [words.votes, evidence.votes(month.length, most)],
    [
      evidence.address,
      sharers.known === 0 ? evidence.noOrigin : evidence.sharers(sharers.accounts),
      sharers.accounts >= MANY_SHARERS,
    ],
    [evidence.void, voided > 0 ? evidence.voided(voided, votes.length) : null, voided > 0],
    [words.listings, own > 0 ? evidence.own(own) : null],
  ];
}

function waysOf(
  { account: { id, hasSignIn }, ways }: KnownAccount,
  providers: readonly ShownProvider[],
): AccountFact[] {
  const { formats, words: { moderation: { account: words } } } = currentLocale();
  const { hasPassword, passkeys, secondFactorSince, lastSeenAt } = ways;
  const names = [
    ...hasPassword ? [words.ways.password] : [],
    ...ways.providers.map((provider) => providerName(providers, { provider })),
    ...passkeys > 0 ? [words.ways.passkeys(passkeys)] : [],
  ];
  const factor = secondFactorSince
    ? (
      <>
        {words.secondFactor.since} <Day at={secondFactorSince} />
      </>
    )
    : words.secondFactor.off;
  return [
    [words.seen, lastSeenAt ? <Day at={lastSeenAt} /> : words.notSeen],
    [words.ways.label, hasSignIn ? formats.facts(names) || words.ways.none : null],
    [words.secondFactor.label, hasSignIn ? factor : null],
    [
      words.id,
      <span class="copy">
        <code id="account-id">{id}</code>
        <CopyButton of="account-id" />
      </span>,
    ],
  ];
}
