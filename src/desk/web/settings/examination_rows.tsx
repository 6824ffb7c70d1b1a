import type { Child } from "hono/jsx";
import {
  BACKUP_MAX_DAYS,
  CHECK_NAMES,
  type CheckName,
  type CheckResult,
  type Findings,
} from "../../health/findings.ts";
import { DOCTOR_COMMAND, REMEDIES, type Remedy } from "../../health/remedies.ts";
import { SKEW_WARN_MS } from "../../../core/time/clock.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { State } from "../../../site/web/kit/state.tsx";
import { CodeLine } from "../frame/code_line.tsx";
import { type SetupStep, STEP_OF } from "./setup_steps.ts";

const TONES = { ok: "good", warn: "late", fail: "bad", shell: "off" } as const;

/** Returns the names of the checks with a state, in their order. */
export function namesOf(found: Findings, state: CheckResult["state"]): CheckName[] {
  return CHECK_NAMES.filter((name) => found[name].state === state);
}

function titleOf(name: CheckName): string {
  const { checks } = currentLocale().words.moderationTabs.health;
  const titles = { ...checks, "secret key": checks.secretKey, "sign-in": checks.signIn };
  return titles[name];
}

/** A finding that needs the host's attention, with its reason, its remedy and a link to the guide. */
export function Need({ name, finding: { state, message, remedy = "unknown" }, end }: {
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
      <p>{message}</p>
      {step && <p class="note">{setup.steps[step].why}</p>}
      <p>
        <b>{says}</b> <a href={`/docs/${guide}`}>{health.guide}</a>
      </p>
      {command && <CodeLine id={`do-${name.replace(" ", "-")}`} value={command} />}
    </Row>
  );
}

/** A step of setting up the site: whether it is done, and how to do it. */
export function StepRow({ step: { name, isDone, isOptional, says, path } }: { step: SetupStep }) {
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

/** Optional features that an administrator may set up, and those in use, folded. */
export function SetupFolds({ steps }: { steps: readonly SetupStep[] }) {
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

/** The checks that need no action, and those that only a shell on the machine can run. */
export function FineRows({ found, title, mail }: { found: Findings; title: string; mail: Child }) {
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
                {found[name].message} {normalOf(name)}
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

/** Returns the normal range of a check with a number. Null for all others. */
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
