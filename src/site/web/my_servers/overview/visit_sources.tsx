import type { VisitSource } from "../../../servers/public/visits.ts";
import { isolated } from "../../../text/shown_text.ts";
import { sumOf } from "../../sum_of.ts";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";

/**
 * The referring sites of page views, with their shares. They are shown as text and not as links, because a client can
 * invent one.
 */
export function Sources({ sources, all }: {
  sources: readonly VisitSource[];
  /** The number of all page views in the same days. */
  all: number;
}) {
  const locale = currentLocale();
  const { sources: words } = locale.words.overview;
  if (all === 0) {
    return <Panel title={words.title} lead={words.none} />;
  }
  const rest = Math.max(0, all - sumOf(sources.map(({ visits }) => visits)));
  const rows = [
    ...sources.map(({ referrer, visits }) =>
      referrer === "this_site"
        ? { name: words.here, says: words.hereSays, visits }
        : { name: isolated(referrer.host), says: undefined, visits }
    ),
    ...rest === 0 ? [] : [{ name: words.rest, says: words.restSays, visits: rest }],
  ];
  return (
    <Panel title={words.title}>
      <Rows isRanked>
        {rows.map(({ name, says, visits }) => (
          <Row
            title={name}
            note={
              <>
                {says}
                <progress class="meter" value={visits} max={all} aria-hidden="true" />
              </>
            }
            end={
              <>
                <b>{locale.formats.count(visits)}</b>
                <span class="note">{Math.round(100 * visits / all)} %</span>
              </>
            }
          />
        ))}
      </Rows>
      <p class="note">{words.note}</p>
    </Panel>
  );
}
