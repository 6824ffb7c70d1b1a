import type { ModeratedAccount } from "../../../site/accounts/disable_account.ts";
import type { ModeratedWays } from "../../../site/sign_in/moderated_ways.ts";
import { DAY_MS, dayOf, daysBefore, HOUR_MS } from "../../../core/time/day.ts";
import type { AccountVote } from "../../../site/voting/account_votes.ts";
import type { OwnDay } from "../../../site/voting/own_votes.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { State } from "../../../site/web/kit/state.tsx";

/** Days whose votes are counted, up to today. */
const VOTE_DAYS = 30;

/** Hours in which an account counts as new, as among the signs of a wave. */
const NEW_MS = 24 * HOUR_MS;

/** Other accounts at its address from which somebody looks twice. A household has two or three. */
const MANY_SHARERS = 3;

/** What is known about an account that speaks for or against it. */
interface Evidence {
  account: ModeratedAccount;
  ways: ModeratedWays;
  days: readonly OwnDay[];
  votes: readonly AccountVote[];
  sharers: { known: number; accounts: number };
  now: Date;
}

/** Says what makes an account suspicious or not, each in a sentence: what is unusual is marked. */
export function EvidenceSheet({ ...evidence }: Evidence) {
  const { evidence: words } = currentLocale().words.moderation.account;
  const facts = factsOf(evidence);
  const marked = facts.filter(({ isOdd }) => isOdd).length;
  return (
    <Panel title={words.title} aside={<span class="note">{words.marked(marked)}</span>}>
      <Rows>
        {facts.map(({ isOdd, sentence }) => (
          <Row
            title={<span>{sentence}</span>}
            end={<State tone={isOdd ? "late" : "off"}>{isOdd ? words.odd : words.usual}</State>}
          />
        ))}
      </Rows>
    </Panel>
  );
}

function factsOf(
  { account, ways, days, votes, sharers, now }: Evidence,
): { isOdd: boolean; sentence: string }[] {
  const { evidence: words } = currentLocale().words.moderation.account;
  const age = now.getTime() - account.createdAt.getTime();
  const linked = ways.providers.length;
  const proofs = linked + (account.emailVerified ? 1 : 0);
  const first = dayOf(daysBefore(now, VOTE_DAYS - 1));
  const month = days.filter(({ day }) => day >= first).map((day) => day.votes);
  const sum = month.reduce((total, votes) => total + votes, 0);
  const most = Math.max(0, ...month);
  const voided = votes.filter(({ voidedAt }) => voidedAt !== null).length;
  const own = votes.filter(({ isOwn }) => isOwn).length;
  return [
    {
      isOdd: age < NEW_MS,
      sentence: age < NEW_MS
        ? words.hours(Math.floor(age / HOUR_MS))
        : words.days(Math.floor(age / DAY_MS)),
    },
    {
      isOdd: account.hasSignIn && proofs === 0,
      sentence: account.hasSignIn
        ? words.proofs(account.emailVerified ? 1 : 0, linked)
        : words.noSignIn,
    },
    { isOdd: false, sentence: words.votes(sum, most) },
    {
      isOdd: sharers.accounts >= MANY_SHARERS,
      sentence: sharers.known === 0 ? words.noOrigin : words.sharers(sharers.accounts),
    },
    ...voided > 0 ? [{ isOdd: true, sentence: words.voided(voided, votes.length) }] : [],
    ...own > 0 ? [{ isOdd: false, sentence: words.own(own) }] : [],
  ];
}
