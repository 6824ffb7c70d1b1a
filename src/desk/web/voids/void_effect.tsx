import { isolated } from "../../../site/text/shown_text.ts";
import type { Outlook } from "../../waves/void_outlook.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";

/** The ranks before and after, and the effect on rewards. The page's script keeps it up to date. */
export function VoidEffect({ game, outlook }: {
  game: string;
  outlook: Outlook;
}) {
  const { waiting, ranks } = outlook;
  const found = outlook.found.length;
  const votes = outlook.votes.length;
  const { words: { waves: { ranks: words } }, formats: { count } } = currentLocale();
  if (votes === 0) {
    return (
      <div id="effect" aria-live="polite">
        <Panel title={words.nothing} lead={words.nothingLead} />
      </div>
    );
  }
  const { given, waiting: left, stay } = words.rewards;
  const isMoved = ranks.some(({ rank, rankAfter }) => rank !== rankAfter);
  const isRanked = ranks.some((listing) => listing.votes !== listing.votesAfter);
  return (
    <div id="effect" aria-live="polite">
      <Panel title={votes < found ? words.part(votes, found) : words.title(votes)}>
        {ranks.length > 0 && (
          <Rows label={words.label(isolated(game))}>
            {ranks.map(({ name, isOwn, ...own }) => (
              <Row
                title={name}
                note={changed(words.rank(own.rank), words.rank(own.rankAfter))}
                end={changed(count(own.votes), count(own.votesAfter))}
                isCurrent={isOwn}
              />
            ))}
          </Rows>
        )}
        {isMoved ? null : <p>{isRanked ? words.same : words.unranked}</p>}
        <p class="note">
          {[given(votes - waiting), ...waiting > 0 ? [left(waiting)] : [], stay].join(" ")}
        </p>
      </Panel>
    </div>
  );
}

/** Returns "61 → 21", or only one number if they are the same. */
function changed(now: string, then: string): string {
  return now === then ? now : currentLocale().words.waves.ranks.votes(now, then);
}
