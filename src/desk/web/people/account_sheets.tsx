import type { Child } from "hono/jsx";
import type { ModeratedAccount } from "../../../site/accounts/disable_account.ts";
import { NO_ROLE } from "../../../site/accounts/site_role.ts";
import type { SentReport } from "../../reports/reported.ts";
import { siteRoleOf } from "../../../core/rights/rights.ts";
import type { HeldListing } from "../../queue/moderated_listings.ts";
import { dayOf, daysBefore } from "../../../core/time/day.ts";
import type { ModeratedWays } from "../../../site/sign_in/moderated_ways.ts";
import type { ShownProvider } from "../../../site/sign_in/providers/round.ts";
import { providerName } from "../../../site/web/account/provider_buttons.tsx";
import type { AccountVote } from "../../../site/voting/account_votes.ts";
import type { OwnDay, PastVote } from "../../../site/voting/own_votes.ts";
import { Logo } from "../../../site/web/parts/face.tsx";
import { CopyButton } from "../../../site/web/kit/join.tsx";
import { Day, Instant } from "../../../site/web/parts/parts.tsx";
import { FoundVote } from "../search/search_rows.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { ListingState, State } from "../../../site/web/kit/state.tsx";
import { FactList, Row, Rows } from "../../../site/web/kit/rows.tsx";

/** Days of the bars, up to today. */
const DAYS = 30;

/** Height of the bars' drawing, and the width of each day, in its own units. */
const HEIGHT = 40;
const STEP = 10;

/** Whether an account may sign in, and who it is. */
export function AccountIdentity({ account, ways, providers }: {
  account: ModeratedAccount;
  ways: ModeratedWays;
  providers: readonly ShownProvider[];
}) {
  const { account: words } = currentLocale().words.moderation;
  const { disabledAt } = account;
  return (
    <Panel
      title={words.who}
      aside={
        <State tone={disabledAt ? "bad" : "good"}>
          {words.states[disabledAt ? "disabled" : "fine"]}
        </State>
      }
    >
      <FactList facts={[...factsOf(account), ...waysOf(account, { ways, providers })]} />
      {disabledAt || siteRoleOf(account) ? null : <a href="#state">{words.toDisable}</a>}
    </Panel>
  );
}

function factsOf(account: ModeratedAccount): [name: string, fact: Child][] {
  const { account: words } = currentLocale().words.moderation;
  return [
    [words.since, <Instant at={account.createdAt} />],
    [words.email, emailOf(account)],
    [words.role.label, words.role.names[siteRoleOf(account) ?? NO_ROLE]],
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

function waysOf(
  { id, hasSignIn }: ModeratedAccount,
  { ways: { hasPassword, providers: linked, passkeys, secondFactorSince, lastSeenAt }, providers }:
    {
      ways: ModeratedWays;
      providers: readonly ShownProvider[];
    },
): [name: string, fact: Child][] {
  const locale = currentLocale();
  const { account: words } = locale.words.moderation;
  const ways = [
    ...hasPassword ? [words.ways.password] : [],
    ...linked.map((provider) => providerName(providers, { provider })),
    ...passkeys > 0 ? [words.ways.passkeys(passkeys)] : [],
  ];
  return [
    [words.seen, lastSeenAt ? <Day at={lastSeenAt} /> : words.notSeen],
    [words.ways.label, hasSignIn ? locale.formats.facts(ways) || words.ways.none : null],
    [
      words.secondFactor.label,
      !hasSignIn ? null : secondFactorSince
        ? (
          <>
            {words.secondFactor.since} <Day at={secondFactorSince} />
          </>
        )
        : words.secondFactor.off,
    ],
    [
      words.id,
      <span class="copy">
        <code id="account-id">{id}</code>
        <CopyButton of="account-id" />
      </span>,
    ],
  ];
}

function emailOf({ hasSignIn, emailVerified, vouchedBy }: ModeratedAccount): string {
  const { account: words } = currentLocale().words.moderation;
  if (!hasSignIn) return vouchedBy === null ? words.noSignIn : words.noSignInLink(vouchedBy);
  return emailVerified ? words.confirmed : words.unconfirmed;
}

/** The listings that an account works on. */
export function HeldListings({ listings }: { listings: readonly HeldListing[] }) {
  const { account: words } = currentLocale().words.moderation;
  return (
    <Panel title={<Counted title={words.listings} number={listings.length} />}>
      {listings.length === 0
        ? <p class="note">{words.noListings}</p>
        : <Rows>{listings.map((listing) => <HeldRow {...listing} />)}</Rows>}
    </Panel>
  );
}

function HeldRow({ slug, status, isUnlisted, isChanging, reports, role, ...server }: HeldListing) {
  const { account: words } = currentLocale().words.moderation;
  return (
    <Row
      art={<Logo server={{ slug, ...server }} size={40} />}
      title={<a href={`/moderation/servers/${slug}`} dir="auto">{server.name}</a>}
      note={
        <>
          <bdi>{server.gameName}</bdi> · {words.roles[role]}
          {reports > 0 && (
            <>
              {" · "}
              <a href={`/moderation/reports?listing=${slug}`}>{words.reported(reports)}</a>
            </>
          )}
        </>
      }
      end={
        <>
          <ListingState status={status} isUnlisted={isUnlisted} />
          {isChanging && <State tone="late">{words.changeWaits}</State>}
        </>
      }
    />
  );
}

/** A month of an account's votes as bars and by the day, and the last one for each listing. */
export function OwnVotes({ days, past, votes, now, open }: {
  days: readonly OwnDay[];
  /** All that count of at least these days, the latest first. */
  past: readonly PastVote[];
  votes: readonly AccountVote[];
  now: Date;
  /** The ID of the vote that the page shows in full. */
  open: string | undefined;
}) {
  const { account: words } = currentLocale().words.moderation;
  const first = dayOf(daysBefore(now, DAYS - 1));
  const byDay = new Map(days.map(({ day, votes }) => [day, votes]));
  const month = Array.from(
    { length: DAYS },
    (_, nth) => byDay.get(dayOf(daysBefore(now, DAYS - 1 - nth))) ?? 0,
  );
  const sum = month.reduce((sum, votes) => sum + votes, 0);
  return (
    <Panel id="votes" title={words.votes} aside={<span class="note">{words.votesIn(sum)}</span>}>
      {sum > 0 && (
        <>
          <Bars month={month} />
          <ByDay past={past.filter(({ day }) => day >= first)} />
        </>
      )}
      {votes.length === 0 ? <p class="note">{words.noVotes}</p> : (
        <>
          <p class="note">{words.lastVotes}</p>
          <Rows>{votes.map((vote) => <FoundVote vote={vote} isOpen={vote.id === open} />)}</Rows>
        </>
      )}
    </Panel>
  );
}

/** Which listings an account voted for on each day. It unfolds. */
function ByDay({ past }: { past: readonly PastVote[] }) {
  const { account: words } = currentLocale().words.moderation;
  return (
    <details>
      <summary>{words.byDay}</summary>
      <ul class="note">
        {[...Map.groupBy(past, ({ day }) => day)].map(([day, votes]) => (
          <li>
            <Day at={new Date(day)} />: {votes.map(({ slug, name }, nth) => (
              <>
                {nth > 0 && ", "}
                <a href={`/moderation/servers/${slug}`} dir="auto">{name}</a>
              </>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Bars({ month }: { month: readonly number[] }) {
  const { account: words } = currentLocale().words.moderation;
  const most = Math.max(...month);
  return (
    <svg
      class="bars"
      viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.barsLabel(most)}
    >
      {month.map((votes, nth) => {
        const height = Math.round(votes / most * HEIGHT);
        return <rect x={nth * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} />;
      })}
    </svg>
  );
}

/** The reports that an account sent. */
export function SentReports({ reports }: { reports: readonly SentReport[] }) {
  const locale = currentLocale();
  const { account: words, reports: { outcomes } } = locale.words.moderation;
  return (
    <Panel title={words.reports}>
      {reports.length === 0 ? <p class="note">{words.noReports}</p> : (
        <Rows>
          {reports.map(({ slug, name, reason, words: text, reportedAt, closedAt, ...answer }) => (
            <Row
              title={<a href={`/moderation/servers/${slug}`} dir="auto">{name}</a>}
              note={
                <>
                  {locale.words.listing.report.reasons[reason]} · <Instant at={reportedAt} />
                </>
              }
              end={
                <State tone={closedAt ? "off" : "late"}>
                  {closedAt === null
                    ? words.openReport
                    : answer.outcome
                    ? outcomes[answer.outcome]
                    : words.closedReport}
                </State>
              }
            >
              {text === "" ? null : <blockquote class="typed" dir="auto">{text}</blockquote>}
              {answer.note && <p class="note" dir="auto">{answer.note}</p>}
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function Counted({ title, number }: { title: string; number: number }) {
  return (
    <>
      {title} {number > 0 ? <span class="soft">{number}</span> : null}
    </>
  );
}
