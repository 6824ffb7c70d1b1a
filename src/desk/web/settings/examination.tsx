import type { Child } from "hono/jsx";
import {
  BACKUP_MAX_DAYS,
  CHECK_NAMES,
  type CheckName,
  type CheckResult,
  type Findings,
} from "../../health/findings.ts";
import { DOCTOR_COMMAND, REMEDIES, type Remedy } from "../../health/remedies.ts";
import { hasRight } from "../../../core/rights/rights.ts";
import { SKEW_WARN_MS } from "../../../core/time/clock.ts";
import { CAST_FAULTS } from "../../../site/voting/cast_probe.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { Fold, Notice, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { State } from "../../../site/web/kit/state.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { viewerOf } from "../../../site/web/request_actor.ts";
import type { WebContext } from "../../../site/web/web_env.ts";
import type { DeskWeb } from "../desk_web.ts";
import { CodeLine } from "../frame/code_line.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { findSetupSteps, type SetupStep, STEP_OF } from "./setup_steps.ts";
import { findSiteFindings } from "./site_findings.ts";
import { sendTestMail } from "./test_mail.ts";

/** Milliseconds for the page while a test mail is sent. */
const MAILED_WITHIN_MS = 15_000;

const PATH = "/moderation/health";

const TONES = { ok: "good", warn: "late", fail: "bad", shell: "off" } as const;

/** Checks again, unless another moderator did within the last five seconds. */
export const checkAgain = action({
  path: "/moderation/health/checks",
  who: { may: "health" },
  fields: {},
  async act({ c, web }: { c: WebContext; web: DeskWeb }) {
    await findSiteFindings(c, web, { again: true });
  },
  then: () => [PATH],
});

/** Sends a mail to the administrator, and shows what the mail server said if it refused. */
export const tryMail = action({
  path: "/moderation/setup/mail",
  who: { may: "settings" },
  route: { cost: "work" },
  fields: {},
  async act({ c, web }: { c: WebContext; web: DeskWeb }) {
    deadlineOf(c).restart(MAILED_WITHIN_MS);
    const fault = await sendTestMail(web, viewerOf(c));
    if (fault !== undefined) return { kind: "faulty", faults: { mail: fault } };
  },
  then: () => [PATH, "test_mail_sent"],
  page: showExamination,
});

/** GET /moderation/health: shows how the site is, at most half a minute old, what to do about it, and what is not set up. */
export async function showExamination(c: WebContext, web: DeskWeb): Promise<Response> {
  const locale = currentLocale();
  const { health } = locale.words.moderationTabs;
  const isAdministrator = hasRight(viewerOf(c), "settings");
  const [{ at, found }, steps] = await Promise.all([
    findSiteFindings(c, web),
    isAdministrator ? findSetupSteps(web) : [],
  ]);
  const faults = namesOf(found, "fail").filter((name) => !isToldByClock(found, name));
  const needy = [...faults, ...namesOf(found, "warn")];
  const missing = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional);
  const things = needy.length + missing.length;
  const mailButton = isAdministrator && web.services.postman.isOn
    ? <tryMail.Button submit={locale.words.setup.steps.mail.test} />
    : null;
  return await sendModeration(c, web, {
    title: locale.words.moderation.tabs.health,
    body: (
      <>
        <Notice tone={faults.length > 0 ? "bad" : things > 0 ? "late" : "good"}>
          <div class="row__main">
            <h2>{things === 0 ? health.fine : health.needs(things)}</h2>
            <p>
              {health.votes[votesOf(found)]} {things === 0
                ? health.nothing
                : things === 1 && faults.length === 1
                ? health.oneFault
                : health.faults(faults.length)}
            </p>
            <p class="note">
              {health.lookedAt} <Instant at={at} />
            </p>
          </div>
          <checkAgain.Button submit={health.again} />
        </Notice>
        {things > 0 && (
          <Panel title={health.todo} id="todo">
            <Rows>
              {needy.map((name) => (
                <Need name={name} finding={found[name]} end={name === "mail" ? mailButton : null} />
              ))}
              {missing.map((step) => <StepRow step={step} />)}
            </Rows>
          </Panel>
        )}
        <SetupFolds steps={steps} />
        <FineRows found={found} title={things === 0 ? health.all : health.rest} mail={mailButton} />
      </>
    ),
  });
}

/** Returns the checks with a state, in their order. */
function namesOf(found: Findings, state: CheckResult["state"]): CheckName[] {
  return CHECK_NAMES.filter((name) => found[name].state === state);
}

/** Returns the title of a check. */
function titleOf(name: CheckName): string {
  const { checks } = currentLocale().words.moderationTabs.health;
  const titles = { ...checks, "secret key": checks.secretKey, "sign-in": checks.signIn };
  return titles[name];
}

/** Whether a vote's only fault is the clock, which is a finding of its own. */
function isToldByClock({ clock, votes }: Findings, name: CheckName): boolean {
  return name === "votes" && clock.state === "fail" && votes.words.includes(CAST_FAULTS.clock_off);
}

function votesOf({ votes, clock, site }: Findings): "work" | "fail" | "away" {
  if (votes.state === "fail" || clock.state === "fail") return "fail";
  return site.state === "fail" ? "away" : "work";
}

/** What needs a person: what was found, why it matters, what to do, and where to read more. */
function Need({ name, finding: { state, words, remedy = "unknown" }, end }: {
  name: CheckName;
  finding: CheckResult;
  end: Child;
}) {
  const { moderationTabs: { health }, setup } = currentLocale().words;
  const { says, command, guide }: Remedy = REMEDIES[remedy];
  const step = STEP_OF[name];
  return (
    <Row
      title={<h3>{titleOf(name)}</h3>}
      end={
        <>
          {end}
          <State tone={TONES[state]}>{health.states[state]}</State>
        </>
      }
    >
      <p>{words}</p>
      {step && <p class="note">{setup.steps[step].why}</p>}
      <p>
        <b>{says}</b> <a href={`/docs/${guide}`}>{health.guide}</a>
      </p>
      {command && <CodeLine id={`do-${name.replace(" ", "-")}`} value={command} />}
    </Row>
  );
}

function StepRow({ step: { name, isDone, isOptional, says, path } }: { step: SetupStep }) {
  const { steps, change } = currentLocale().words.setup;
  const { title, why, do: act } = steps[name];
  return (
    <Row
      title={
        <h3>
          <State tone={isDone ? "good" : isOptional ? "off" : "late"}>{title}</State>
        </h3>
      }
      note={says}
      end={
        <a class={isDone ? undefined : "button"} href={path}>
          {isDone ? change : act}
          {isDone && <span class="unseen">{` ${title}`}</span>}
        </a>
      }
    >
      {isDone ? undefined : <p class="note">{why}</p>}
    </Row>
  );
}

/** What an administrator may set up if they like, and what they have, folded. */
function SetupFolds({ steps }: { steps: readonly SetupStep[] }) {
  const locale = currentLocale();
  const words = locale.words.setup;
  const folds = [
    [words.optional, steps.filter(({ isDone, isOptional }) => !isDone && isOptional)],
    [words.done, steps.filter(({ isDone }) => isDone)],
  ] as const;
  return (
    <>
      {folds.map(([title, some]) =>
        some.length > 0 && (
          <Fold
            title={title}
            note={locale.formats.facts(some.map(({ name }) => words.steps[name].title))}
          >
            <Rows>{some.map((step) => <StepRow step={step} />)}</Rows>
          </Fold>
        )
      )}
    </>
  );
}

/** The checks that need no action, and those that only a shell on the machine can do. */
function FineRows({ found, title, mail }: { found: Findings; title: string; mail: Child }) {
  const locale = currentLocale();
  const { health } = locale.words.moderationTabs;
  const shell = namesOf(found, "shell");
  return (
    <Panel title={title}>
      <Rows>
        {namesOf(found, "ok").map((name) => (
          <Row
            title={<State tone="good">{titleOf(name)}</State>}
            note={
              <>
                {found[name].words} {normalOf(name)}
              </>
            }
            end={name === "mail" ? mail : null}
          />
        ))}
      </Rows>
      {shell.length > 0 && (
        <>
          <p>
            <State tone="off">{health.shellTitle}</State>{" "}
            {locale.formats.facts(shell.map((name) => titleOf(name)))}
          </p>
          <p class="note">{health.shell}</p>
          <CodeLine id="do-doctor" value={DOCTOR_COMMAND} />
        </>
      )}
    </Panel>
  );
}

/** Returns what is normal, for what has a figure. */
function normalOf(name: CheckName): string | null {
  const { usual, normal } = currentLocale().words.moderationTabs.health;
  const figures: Partial<Record<CheckName, string>> = {
    clock: normal.clock(SKEW_WARN_MS / 1000),
    backups: normal.backups(BACKUP_MAX_DAYS),
    database: normal.database,
    site: normal.site,
  };
  return figures[name] === undefined ? null : `${usual} ${figures[name]}`;
}
