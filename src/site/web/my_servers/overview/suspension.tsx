import type { SuspensionAnswer } from "../../../servers/review/suspension_answer.ts";
import type { Action } from "../../forms/action.tsx";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Notice, Panel } from "../../kit/panel.tsx";
import { FactList, Steps } from "../../kit/rows.tsx";
import type { OverviewView } from "./overview_page.tsx";

/** A suspended listing: what happened in order, the owner's one answer, and what stands still. */
export function Suspension({ view, answer, form }: {
  view: OverviewView;
  answer: SuspensionAnswer | undefined;
  /** The form for the answer. */
  form: Action;
}) {
  const { suspension: words, voidNotices } = currentLocale().words.overview;
  const { server: { slug }, isManager } = view;
  const unanswered = isManager ? "open" : "viewed";
  const state = answer === undefined ? unanswered : answer.readAt === null ? "waits" : "kept";
  return (
    <>
      <Notice tone="bad">
        <p>{words.says[state]}</p>
      </Notice>
      <div class="split">
        <div class="stack">
          <Happened view={view} answer={answer} />
          {state === "open" && (
            <Panel title={voidNotices.yours}>
              <form.Form at={{ slug }}>
                <p>
                  <a href={`/my/servers/${slug}/edit`}>{words.toListing}</a>
                </p>
              </form.Form>
            </Panel>
          )}
        </div>
        <Stopped view={view} />
      </div>
    </>
  );
}

/** What happened, in order, and what comes next. */
function Happened({ view: { server }, answer }: {
  view: OverviewView;
  answer: SuspensionAnswer | undefined;
}) {
  const { suspension: words, voidNotices } = currentLocale().words.overview;
  const { decidedReason: reason, statusAt } = server;
  const isRead = answer !== undefined && answer.readAt !== null;
  return (
    <Panel title={words.happened}>
      <Steps
        steps={[
          {
            state: "bad",
            title: words.suspended,
            note: statusAt && <Instant at={statusAt} />,
            text: reason ?? undefined,
          },
          answer === undefined ? { state: "current", title: voidNotices.yours, note: words.say } : {
            state: "good",
            title: words.answered,
            note: <Instant at={answer.answeredAt} />,
            text: answer.text,
          },
          isRead
            ? { state: "bad", title: words.kept, note: <Instant at={answer.readAt} /> }
            : { state: answer && "current", title: words.decides, note: words.told },
        ]}
      />
    </Panel>
  );
}

/** What stands still while a listing is suspended, and what is kept. */
function Stopped({ view: { server: { slug }, overview } }: { view: OverviewView }) {
  const { suspension: words } = currentLocale().words.overview;
  const deliveries = words.onHold(overview.onHold);
  const href = `/my/servers/${slug}/api#deliveries`;
  return (
    <Panel title={words.stopped}>
      <FactList
        facts={[
          ...words.facts,
          [words.deliveries, overview.onHold === 0 ? deliveries : <a href={href}>{deliveries}</a>],
        ]}
      />
    </Panel>
  );
}
