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
import { CAST_FAULTS } from "../../../site/voting/cast_probe.ts";
import { ButtonForm } from "../../../site/web/kit/form.tsx";
import { redirectTo } from "../../../site/web/forms/submit.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import type { DeskWeb } from "../desk_web.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { WebContext } from "../../../site/web/web_env.ts";
import { CodeLine } from "../frame/code_line.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { findSiteFindings } from "./site_findings.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { State } from "../../../site/web/kit/state.tsx";

const LOOKS = { ok: "good", warn: "late", fail: "bad", shell: "off" } as const;

const TITLES = {
  settings: "settings",
  database: "database",
  members: "members",
  sessions: "sessions",
  clock: "clock",
  votes: "votes",
  deliveries: "deliveries",
  jobs: "jobs",
  "secret key": "secretKey",
  disk: "disk",
  site: "site",
  proxy: "proxy",
  limits: "limits",
  mail: "mail",
  "sign-in": "signIn",
  backups: "backups",
} as const satisfies Record<CheckName, keyof Words["moderationTabs"]["health"]["checks"]>;

/** GET /moderation/health: shows how the site is, at most half a minute old, and what to do about it. */
export async function showExamination(c: WebContext, web: DeskWeb) {
  const locale = currentLocale();
  const { health } = locale.words.moderationTabs;
  const { at, found } = await findSiteFindings(c, web);
  const faults = namesOf(found, "fail").filter((name) => !isToldByClock(found, name));
  const needy = [...faults, ...namesOf(found, "warn")];
  return await sendModeration(c, web, {
    title: locale.words.moderation.tabs.health,
    body: (
      <>
        <section class={verdictOf(needy, faults)}>
          <h2>{needy.length === 0 ? health.fine : health.needs(needy.length)}</h2>
          <p>
            {health.votes[votesOf(found)]} {needy.length === 0
              ? health.nothing
              : needy.length === 1 && faults.length === 1
              ? health.oneFault
              : health.faults(faults.length)}
          </p>
          <p class="note">
            {health.lookedAt} <Instant at={at} />
          </p>
          <ButtonForm action="/moderation/health/checks" label={health.again} />
        </section>
        {needy.length > 0 && (
          <Panel title={health.todo} id="todo">
            <ol class="needs">
              {needy.map((name) => <Need name={name} finding={found[name]} />)}
            </ol>
          </Panel>
        )}
        <QuietRows found={found} title={needy.length === 0 ? health.all : health.rest} />
      </>
    ),
  });
}

/** POST /moderation/health/checks: checks again, unless somebody did within the last five seconds. */
export async function checkAgain(c: WebContext, web: DeskWeb) {
  await findSiteFindings(c, web, { again: true });
  return redirectTo(c, "/moderation/health");
}

/** Returns the checks with a state, in their order. */
function namesOf(found: Findings, state: CheckResult["state"]): CheckName[] {
  return CHECK_NAMES.filter((name) => found[name].state === state);
}

/** Whether a vote's only fault is the clock, which is a finding of its own. */
function isToldByClock({ clock, votes }: Findings, name: CheckName): boolean {
  return name === "votes" && clock.state === "fail" && votes.words.includes(CAST_FAULTS.clock_off);
}

function verdictOf(needy: readonly CheckName[], faults: readonly CheckName[]) {
  if (faults.length > 0) return "verdict verdict--bad";
  return needy.length > 0 ? "verdict verdict--late" : "verdict";
}

function votesOf({ votes, clock, site }: Findings): "work" | "fail" | "away" {
  if (votes.state === "fail" || clock.state === "fail") return "fail";
  return site.state === "fail" ? "away" : "work";
}

/** What needs a person: what was found, what to do, and where to read more. */
function Need(
  { name, finding: { state, words, remedy = "unknown" } }: {
    name: CheckName;
    finding: CheckResult;
  },
) {
  const { health } = currentLocale().words.moderationTabs;
  const { says, command, guide }: Remedy = REMEDIES[remedy];
  return (
    <li class={state === "fail" ? "needs__fail" : "needs__warn"}>
      <h3>{health.checks[TITLES[name]]}</h3>
      <State tone={LOOKS[state]}>{health.states[state]}</State>
      <div class="needs__body">
        <p>{words}</p>
        <p>
          <b>{says}</b> <a href={`/docs/${guide}`}>{health.guide}</a>
        </p>
        {command && <CodeLine id={`do-${TITLES[name]}`} value={command} />}
      </div>
    </li>
  );
}

/** The checks that need nobody, a line each, and those that only a shell on the machine can do. */
function QuietRows({ found, title }: { found: Findings; title: string }) {
  const locale = currentLocale();
  const { health } = locale.words.moderationTabs;
  const fine = namesOf(found, "ok");
  const shell = namesOf(found, "shell");
  return (
    <Panel title={title}>
      <ul class="quiet">
        {fine.map((name) => (
          <li>
            <State tone="good">{health.checks[TITLES[name]]}</State>
            <span>{found[name].words}</span>
            <span class="note">{normalOf(name)}</span>
          </li>
        ))}
      </ul>
      {shell.length > 0 && (
        <div class="quiet__shell">
          <p>
            <State tone="off">{health.shellTitle}</State>{" "}
            {locale.formats.facts(shell.map((name) => health.checks[TITLES[name]]))}
          </p>
          <p class="note">{health.shell}</p>
          <CodeLine id="do-doctor" value={DOCTOR_COMMAND} />
        </div>
      )}
    </Panel>
  );
}

/** Returns what is normal, for what has a figure. */
function normalOf(name: CheckName): Child {
  const { usual, normal } = currentLocale().words.moderationTabs.health;
  switch (name) {
    case "clock":
      return `${usual} ${normal.clock(SKEW_WARN_MS / 1000)}`;
    case "backups":
      return `${usual} ${normal.backups(BACKUP_MAX_DAYS)}`;
    case "database":
      return `${usual} ${normal.database}`;
    case "site":
      return `${usual} ${normal.site}`;
    default:
      return null;
  }
}
