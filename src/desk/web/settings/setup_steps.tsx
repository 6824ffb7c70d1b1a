import type { Child } from "hono/jsx";
import type { CheckResult, Findings } from "../../health/findings.ts";
import { REMEDIES } from "../../health/remedies.ts";
import type { SiteLook } from "../../../site/settings/site_look.ts";
import { ButtonForm } from "../../../site/web/kit/form.tsx";
import { ACCENT, contrastOn } from "../../../site/web/frame/site_files.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { HostSite, Site } from "../../../site/web/web_env.ts";
import { CodeLine } from "../frame/code_line.tsx";
import { isFixed } from "./fixed_by.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { State, type Tone } from "../../../site/web/kit/state.tsx";

/** What the page knows of the site. */
export interface SetupFacts {
  site: Site;
  host: HostSite;
  look: SiteLook;
  /** What the doctor finds: mail, address and backups are as the page Health tells them. */
  found: Findings;
  /** Whether there is a mail server. */
  sendsMail: boolean;
  games: number;
  /** Accounts with a role on the site. */
  moderators: number;
}

type StepName = keyof Words["setup"]["steps"];

/** A step, how it stands, and what is there. What is optional counts towards nothing. */
interface Step {
  name: StepName;
  state: "missing" | "done" | "optional";
  says: string;
}

const LOOKS: Record<Step["state"], Tone> = { done: "good", missing: "late", optional: "off" };

/** Returns the steps in their order. */
export function stepsOf(facts: SetupFacts): Step[] {
  const { site, found, games, moderators: people } = facts;
  const { name, accent, logo, imprint, game, moderators } = currentLocale().words.setup.steps;
  const isOwn = (part: "name" | "accent" | "logo") =>
    isFixed(part, facts.host) || facts.look[part] !== undefined;
  const text = site.brand?.pages?.imprint;
  const needed = (name: StepName, isDone: boolean, says: string): Step => ({
    name,
    state: isDone ? "done" : "missing",
    says,
  });
  const optional = (name: StepName, isDone: boolean, says: string): Step => ({
    name,
    state: isDone ? "done" : "optional",
    says,
  });
  const checked = (name: StepName, { state, words }: CheckResult) =>
    needed(name, state === "ok", words);
  return [
    needed("name", isOwn("name"), isOwn("name") ? name.is(site.name) : name.usual(site.name)),
    checked("site", found.site),
    checked("mail", found.mail),
    needed(
      "imprint",
      text !== undefined,
      text === undefined ? imprint.missing : imprint.is(text.trim().split("\n").length),
    ),
    needed("game", games > 0, games > 0 ? game.is(games) : game.missing),
    checked("backup", found.backups),
    optional(
      "moderators",
      people > 1,
      people > 1 ? moderators.is(people) : moderators.alone,
    ),
    optional("accent", isOwn("accent"), colorLine(site, accent.usual)),
    optional("logo", isOwn("logo"), isOwn("logo") ? logo.is : logo.usual),
  ];
}

function colorLine({ brand }: Site, usual: string): string {
  const locale = currentLocale();
  const color = brand?.accent ?? ACCENT;
  const contrast = locale.formats.decimal(contrastOn(color));
  const reads = locale.words.setup.steps.accent.reads(color, contrast);
  return brand?.accent === undefined ? `${usual} ${reads}` : reads;
}

/** The steps that a site needs. */
const NEEDED: readonly StepName[] = ["name", "site", "mail", "imprint", "game", "backup"];

/** How much of what a site needs is done. */
export function SetupProgress({ steps }: { steps: readonly Step[] }) {
  const words = currentLocale().words.setup;
  const needed = steps.filter(({ name }) => NEEDED.includes(name));
  const done = needed.filter(({ state }) => state === "done").length;
  return (
    <div class="setup-progress">
      <b>{words.progress(done, needed.length)}</b>
      <progress max={needed.length} value={done} aria-label={words.progressLabel} />
      <p>{done === needed.length ? words.leadDone : words.lead}</p>
    </div>
  );
}

/** What is missing, each with its action; what is optional; and what is done, folded. */
export function SetupSteps({ steps, facts, fault }: {
  steps: readonly Step[];
  facts: SetupFacts;
  /** Why the test mail wasn't sent. */
  fault: string | undefined;
}) {
  const locale = currentLocale();
  const words = locale.words.setup;
  const list = (state: Step["state"]) => steps.filter((step) => step.state === state);
  const rows = (state: Step["state"]) => (
    <ul class="steps-left">
      {list(state).map((step, nth) => (
        <Row step={step} facts={facts} fault={fault} isNext={state === "missing" && nth === 0} />
      ))}
    </ul>
  );
  const isMailDone = facts.found.mail.state === "ok";
  return (
    <>
      {list("missing").length > 0 && <Panel title={words.missing}>{rows("missing")}</Panel>}
      {list("optional").length > 0 && <Panel title={words.optional}>{rows("optional")}</Panel>}
      {list("done").length > 0 && (
        <Fold
          title={words.done}
          note={locale.formats.facts(list("done").map(({ name }) => words.steps[name].title))}
          isOpen={isMailDone && fault !== undefined}
        >
          {rows("done")}
        </Fold>
      )}
    </>
  );
}

interface RowProps {
  step: Step;
  facts: SetupFacts;
  fault: string | undefined;
  /** Whether it is what to do next. */
  isNext: boolean;
}

function Row({ step: { name, state, says }, facts, fault, isNext }: RowProps) {
  const { title, why } = currentLocale().words.setup.steps[name];
  return (
    <li>
      <State tone={LOOKS[state]}>{title}</State>
      <div class="steps-left__says">
        <p>{says}</p>
        {state === "done" ? null : <p class="note">{why}</p>}
        {name === "mail" && fault !== undefined && <p class="notice bad" id="mail">{fault}</p>}
        {name === "backup" && state === "missing" && (
          <CodeLine id="backup-command" value={REMEDIES.backups.command ?? ""} />
        )}
      </div>
      <div class="actions">
        <Action name={name} state={state} facts={facts} isNext={isNext} />
      </div>
    </li>
  );
}

/** Where each step is done. What no page can change has a guide. */
const PLACES: Record<StepName, string> = {
  name: "/moderation/settings#look",
  accent: "/moderation/settings#look",
  logo: "/moderation/settings#logo",
  imprint: "/moderation/settings#imprint",
  game: "/moderation/games",
  moderators: "/moderation/search",
  site: `/docs/${REMEDIES.site.guide}`,
  mail: `/docs/${REMEDIES.mail.guide}`,
  backup: `/docs/${REMEDIES.backups.guide}`,
};

function Action(
  { name, state, facts, isNext }: Omit<RowProps, "step" | "fault"> & Omit<Step, "says">,
): Child {
  const { steps, change } = currentLocale().words.setup;
  const isDone = state === "done";
  const look = isNext ? "button primary" : "button";
  const isGuide = PLACES[name].startsWith("/docs/");
  return (
    <>
      {isDone && isGuide ? null : (
        <a class={isDone ? undefined : look} href={PLACES[name]}>
          {isDone ? change : steps[name].do}
          {isDone && <span class="unseen">{` ${steps[name].title}`}</span>}
        </a>
      )}
      {name === "mail" && facts.sendsMail && (
        <ButtonForm action="/moderation/setup/mail" label={steps.mail.test} />
      )}
    </>
  );
}
