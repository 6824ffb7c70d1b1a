import type { CastVote } from "../../../site/voting/moderation/vote_history.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { PlayerLink } from "../voids/moderated_votes.tsx";

/**
 * A vote, and a form to void it. Times are shown to the millisecond, as in the API and webhooks, because scripts vote
 * at suspiciously regular times.
 */
export function VoteFacts({ vote, voiding }: { vote: CastVote; voiding: Action }) {
  const { moderation: { vote: words, reason }, voids, frame } = currentLocale().words;
  const { server, voidedAt } = vote;
  return (
    <>
      <Panel id="vote" title={words.what}>
        <FactList
          facts={[
            [words.player, <PlayerLink id={vote.accountId} name={vote.player} />],
            [words.server, <a href={`/moderation/servers/${server}#votes`}>{server}</a>],
            [words.cast, <Instant at={vote.votedAt} />],
            [words.source, voids.sources[vote.source ?? "unknown"]],
            [words.trust, voids.trusts[vote.trust ?? "unknown"]],
            [words.id, <code>{vote.id}</code>],
            [words.voidedAt, voidedAt && <Instant at={voidedAt} />],
            [words.voidedBy, voidedAt && (vote.voidedBy ?? frame.trail.operator)],
            [words.reason, voidedAt && (vote.voidReason ?? words.noReason)],
          ]}
        />
        <p class="note">{voids.trustMeans}</p>
      </Panel>
      {voidedAt === null && (
        <Panel title={words.heading} look="danger">
          <ul class="note">
            {words.consequences.map((sentence) => <li>{sentence}</li>)}
          </ul>
          <voiding.Form
            at={{ id: vote.id }}
            copy={{ reason: { label: reason.label } }}
            submit={words.submit}
            look="danger"
          />
        </Panel>
      )}
    </>
  );
}
