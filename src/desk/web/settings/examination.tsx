import { hasRight } from "../../../core/rights/rights.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { Notice, Panel } from "../../../site/web/kit/panel.tsx";
import { Rows } from "../../../site/web/kit/rows.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { viewerOf } from "../../../site/web/request_actor.ts";
import type { WebContext } from "../../../site/web/web_env.ts";
import type { DeskWeb } from "../desk_web.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { MAIL_WITHIN_MS, sendTestMail, type TestMailFailure } from "../../health/send_test_mail.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { findSetupSteps } from "./setup_steps.ts";
import { findSiteFindings } from "./site_findings.ts";
import { FineRows, Need, SetupFolds, StepRow } from "./examination_rows.tsx";
import {
  type ExaminationView,
  examinationView,
  type FoundExamination,
} from "./examination_view.ts";

/** Time limit of the page in milliseconds while a test mail is sent. */
const MAILED_WITHIN_MS = 15_000;

const PATH = "/moderation/health";

/** Checks again, unless another moderator did within the last five seconds. */
export const checkAgain = action({
  path: "/moderation/health/checks",
  who: { may: "health" },
  fields: {},
  async onSubmit({ c, web }: { c: WebContext; web: DeskWeb }) {
    await findSiteFindings(c, web, { again: true });
  },
  then: () => [PATH],
});

/** Sends a mail to the administrator, and shows the mail server's message if it refuses. */
export const tryMail = action({
  path: "/moderation/setup/mail",
  who: { may: "settings" },
  route: { cost: "work" },
  fields: {},
  async onSubmit({ c, web }: { c: WebContext; web: DeskWeb }) {
    deadlineOf(c).restart(MAILED_WITHIN_MS);
    const outcome = await sendTestMail(web.services, viewerOf(c));
    if (outcome.kind === "sent") return;
    return { kind: "faulty", faults: { mail: faultOfMail(outcome) } };
  },
  then: () => [PATH, "test_mail_sent"],
  page: showExamination,
});

function faultOfMail(failure: TestMailFailure): string {
  const { mail: words } = currentLocale().words.setup.steps;
  switch (failure.kind) {
    case "off":
      return words.off;
    case "no_address":
      return words.noAddress;
    case "slow":
      return words.slow(MAIL_WITHIN_MS / 1000);
    case "failed":
      return words.failed(isolated(failure.answer));
  }
}

/**
 * GET /moderation/health: shows the site's findings, at most half a minute old, with their remedies, and the features
 * that are not set up.
 */
export async function showExamination(c: WebContext, web: DeskWeb): Promise<Response> {
  const view = examinationView(await findExamination(c, web));
  const title = currentLocale().words.moderation.tabs.health;
  return await sendModeration(c, web, { title, body: <ExaminationBody view={view} /> });
}

async function findExamination(c: WebContext, web: DeskWeb): Promise<FoundExamination> {
  const isAdministrator = hasRight(viewerOf(c), "settings");
  const [findings, steps] = await Promise.all([
    findSiteFindings(c, web),
    isAdministrator ? findSetupSteps(web) : [],
  ]);
  return { ...findings, steps, canTryMail: isAdministrator && web.services.postman.isOn };
}

/** The state of the site, what needs a person, and what is fine. */
function ExaminationBody({ view }: { view: ExaminationView }) {
  const { moderationTabs: { health }, setup } = currentLocale().words;
  const { found, needy, missing, things, steps } = view;
  const mail = view.canTryMail ? <tryMail.Button submit={setup.steps.mail.test} /> : null;
  return (
    <>
      <SiteSummary view={view} />
      {things > 0 && (
        <Panel title={health.todo} id="todo">
          <Rows>
            {needy.map((name) => (
              <Need name={name} finding={found[name]} end={name === "mail" ? mail : null} />
            ))}
            {missing.map((step) => <StepRow step={step} />)}
          </Rows>
        </Panel>
      )}
      <SetupFolds steps={steps} />
      <FineRows found={found} title={things === 0 ? health.all : health.rest} mail={mail} />
    </>
  );
}

/** Sums up the state of the site. */
function SiteSummary({ view: { at, votes, faults, things } }: { view: ExaminationView }) {
  const { health } = currentLocale().words.moderationTabs;
  return (
    <Notice tone={faults > 0 ? "bad" : things > 0 ? "late" : "good"}>
      <div class="row__main">
        <h2>{things === 0 ? health.fine : health.needs(things)}</h2>
        <p>
          {health.votes[votes]} {things === 0
            ? health.nothing
            : things === 1 && faults === 1
            ? health.oneFault
            : health.faults(faults)}
        </p>
        <p class="note">
          {health.lookedAt} <Instant at={at} />
        </p>
      </div>
      <checkAgain.Button submit={health.again} />
    </Notice>
  );
}
