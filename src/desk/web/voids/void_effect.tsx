import { isolated } from "../../../site/text/shown_text.ts";
import { VOID_FORM } from "./hits_sheet.tsx";
import type { Outlook } from "./void_outlook.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** The ranks before and after, and what becomes of rewards. The page's script keeps it up to date. */
export function VoidEffect(
  { game, outlook: { votes, waiting, ranks }, all = votes }: {
    game: string;
    outlook: Outlook;
    /** The votes of an alert, of which some may not be chosen. */
    all?: number;
  },
) {
  const locale = currentLocale();
  const { ranks: words } = locale.words.waves;
  const { given, waiting: left, stay } = words.rewards;
  const isMoved = ranks.some(({ rank, rankAfter }) => rank !== rankAfter);
  const isRanked = ranks.some((listing) => listing.votes !== listing.votesAfter);
  return (
    <div id="effect" aria-live="polite">
      <Panel
        title={votes === 0
          ? words.nothing
          : votes < all
          ? words.part(votes, all)
          : words.title(votes)}
      >
        {votes === 0 ? <p class="note">{words.nothingLead}</p> : (
          <>
            {ranks.length > 0 && (
              <Table
                label={words.label(isolated(game))}
                heads={words.heads}
                rows={ranks.map((listing) => [
                  listing.isOwn ? <mark>{isolated(listing.name)}</mark> : listing.name,
                  words.rank(listing.rank),
                  words.rank(listing.rankAfter),
                  listing.votes === listing.votesAfter
                    ? locale.formats.count(listing.votes)
                    : words.votes(listing.votes, listing.votesAfter),
                ])}
                isWide
              />
            )}
            {isMoved ? null : <p>{isRanked ? words.same : words.unranked}</p>}
            <p class="note">
              {[given(votes - waiting), ...waiting > 0 ? [left(waiting)] : [], stay].join(" ")}
            </p>
          </>
        )}
      </Panel>
    </div>
  );
}

/** The button that voids what is chosen, with its number. The page's script keeps it up to date. */
export function VoidButton({ votes }: { votes: number }) {
  const { decide: words } = currentLocale().words.waves;
  return (
    <div id="void-now">
      <input type="hidden" form={VOID_FORM} name="counted" value={String(votes)} />
      <button
        type="submit"
        form={VOID_FORM}
        name="act"
        value="void"
        class="danger"
        disabled={votes === 0}
      >
        {words.void(votes)}
      </button>
    </div>
  );
}
