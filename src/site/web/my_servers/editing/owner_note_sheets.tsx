import { utcMoment } from "../../../../core/locales/locale.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { isolated } from "../../../text/shown_text.ts";
import { NOTES_SHOWN_DAYS, type OwnerNote } from "../../../trail/owner_notes.ts";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";

/** Moderators' messages about a listing, except decisions about its status, with the texts of their emails. */
export function OwnerNoteSheets({ server, list, isHere = false }: {
  server: ServerDetails;
  list: readonly OwnerNote[];
  /** Whether this is the page that edits the listing. */
  isHere?: boolean;
}) {
  const locale = currentLocale();
  const { overview: words } = locale.words.myServers;
  return (
    <>
      {list.map(({ kind, text, at }, nth) => {
        const isLast = nth === list.length - 1;
        const { subject, more } = locale.words.mail.news[kind];
        const values = [isolated(server.name), "", "", 0, utcMoment(locale, at)] as const;
        return (
          <Panel
            title={subject(...values)}
            look="danger"
            aside={
              <span class="note">
                <Instant at={at} />
              </span>
            }
          >
            <Written text={text} />
            <p>{more(...values)}</p>
            {isLast && !isHere && (
              <div class="actions">
                <a class="button primary" href={`/my/servers/${server.slug}/edit`}>
                  {words.toEdit}
                </a>
              </div>
            )}
            {isLast && <p class="note">{words.until(NOTES_SHOWN_DAYS)}</p>}
          </Panel>
        );
      })}
    </>
  );
}

/** A moderator's text to the owner. */
export function Written({ text }: { text: string }) {
  return (
    <>
      <p class="note">{currentLocale().words.myServers.overview.reason}</p>
      <blockquote>
        <bdi>{text}</bdi>
      </blockquote>
    </>
  );
}
