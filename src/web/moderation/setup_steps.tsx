import type { Child } from "hono/jsx";
import { IMPRINT_MAX, SITE_NAME_MAX, type SiteLook } from "../../settings/site_look.ts";
import { ButtonForm, type FaultyForm, Field, Form, Submit, TextArea } from "../forms/forms.tsx";
import { Instant, LinkLine } from "../frame/parts.tsx";
import { ACCENT, contrastOn } from "../frame/site_files.ts";
import { State, type StateKind } from "../frame/state.tsx";
import type { HostSite, Site } from "../web_env.ts";
import type { Locale, Words } from "../../locales/locale.ts";

/** Milliseconds after which a backup is too old, as the doctor has it. */
const BACKUP_MAX_MS = 2 * 86_400_000;

/** File types that a browser offers. The actual type is determined from the file's bytes. */
const ACCEPT = "image/png,image/jpeg,image/webp";

/** What the page knows of the site. */
export interface Found {
  site: Site;
  host: HostSite;
  look: SiteLook;
  /** The path of the site's icon. */
  icon: string;
  hasMail: boolean;
  games: number;
  /** Accounts with a role on the site. */
  moderators: number;
  backupAt: Date | null;
  now: Date;
}

/** A step, whether it is done, and what is there. `usual`: nobody chose anything, which is fine. */
interface Step {
  name: keyof Words["setup"]["steps"];
  state: "done" | "missing" | "usual";
  says: Child;
}

const LOOKS: Record<Step["state"], StateKind> = { done: "good", missing: "bad", usual: "off" };

/** Returns the variable or the file by which the host decides a part, so that the page can't. */
export function fixedBy(
  part: "name" | "accent" | "logo" | "imprint",
  { name, brand }: HostSite,
): string | undefined {
  const fixed = {
    name: name === undefined ? undefined : "SITE_NAME",
    accent: brand?.accent === undefined ? undefined : "ACCENT_COLOR",
    logo: brand?.logo === undefined ? undefined : "SITE_LOGO",
    imprint: brand?.pages?.imprint === undefined ? undefined : "pages/imprint.md",
  };
  return fixed[part];
}

/** Returns the steps in their order. What is missing comes first. */
export function stepsOf(locale: Locale, found: Found): Step[] {
  const { site, hasMail, games, moderators: people, backupAt } = found;
  const { name, accent, logo, mail, imprint, game, moderators, backup } = locale.words.setup.steps;
  const own = (part: "name" | "accent" | "logo") =>
    fixedBy(part, found.host) !== undefined || found.look[part] !== undefined;
  const text = site.brand?.pages?.imprint;
  const isOld = backupAt !== null && found.now.getTime() - backupAt.getTime() > BACKUP_MAX_MS;
  const steps: Step[] = [
    own("name")
      ? { name: "name", state: "done", says: name.is(site.name, site.baseUrl) }
      : { name: "name", state: "missing", says: name.usual(site.name) },
    {
      name: "accent",
      state: own("accent") ? "done" : "usual",
      says: colorLine(locale, site, accent.usual),
    },
    {
      name: "logo",
      state: own("logo") ? "done" : "usual",
      says: own("logo") ? logo.is : logo.usual,
    },
    hasMail
      ? { name: "mail", state: "done", says: mail.is }
      : { name: "mail", state: "missing", says: mail.missing },
    text === undefined
      ? { name: "imprint", state: "missing", says: imprint.missing }
      : { name: "imprint", state: "done", says: imprint.is(text.trim().split("\n").length) },
    games === 0
      ? { name: "game", state: "missing", says: game.missing }
      : { name: "game", state: "done", says: game.is(games) },
    people > 1
      ? { name: "moderators", state: "done", says: moderators.is(people) }
      : { name: "moderators", state: "usual", says: moderators.alone },
    backupAt === null ? { name: "backup", state: "missing", says: backup.missing } : {
      name: "backup",
      state: isOld ? "missing" : "done",
      says: (
        <>
          {isOld ? backup.old : backup.is} <Instant locale={locale} at={backupAt} />
        </>
      ),
    },
  ];
  return [
    ...steps.filter(({ state }) => state === "missing"),
    ...steps.filter(({ state }) => state !== "missing"),
  ];
}

function colorLine(locale: Locale, { brand }: Site, usual: string): string {
  const color = brand?.accent ?? ACCENT;
  const reads = locale.words.setup.steps.accent.reads(
    color,
    locale.formats.decimal(contrastOn(color)),
  );
  return brand?.accent === undefined ? `${usual} ${reads}` : reads;
}

/** The steps as a list: what is missing is open. */
export function SetupSteps({ locale, steps, found, sent }: {
  locale: Locale;
  steps: Step[];
  found: Found;
  sent: FaultyForm | undefined;
}) {
  const words = locale.words.setup;
  return (
    <ol class="setup sheet">
      {steps.map(({ name, state, says }) => (
        <li>
          <details open={state === "missing" || sent?.faults[name] !== undefined}>
            <summary>
              <b>{words.steps[name].title}</b>
              <State kind={LOOKS[state]}>{words.states[state]}</State>
              <span class="soft">{says}</span>
            </summary>
            <div class="setup__body">
              <p class="note">{words.steps[name].why}</p>
              <StepBody locale={locale} name={name} found={found} sent={sent} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

interface BodyProps {
  locale: Locale;
  found: Found;
  sent: FaultyForm | undefined;
}

function StepBody(
  { locale, name, ...props }: BodyProps & { name: Step["name"] },
) {
  const { game, moderators, backup } = locale.words.setup.steps;
  switch (name) {
    case "name":
    case "accent":
    case "imprint":
      return <TextStep locale={locale} part={name} {...props} />;
    case "logo":
      return <LogoStep locale={locale} {...props} />;
    case "mail":
      return <MailStep locale={locale} {...props} />;
    case "moderators":
      return (
        <>
          <p>{moderators.how}</p>
          <LinkLine href="/moderation/search" label={moderators.next} />
        </>
      );
    case "game":
      return <LinkLine href="/moderation/games" label={game.next} />;
    case "backup":
      return <LinkLine href="/docs/backup" label={backup.guide} />;
  }
}

function MailStep({ locale, found, sent }: BodyProps) {
  const { mail } = locale.words.setup.steps;
  if (!found.hasMail) return <LinkLine href="/docs/hosting" label={mail.guide} />;
  const fault = sent?.faults["mail"];
  return (
    <>
      {fault === undefined ? null : <p class="notice fault" id="mail">{fault}</p>}
      <ButtonForm action="/moderation/setup/mail" label={mail.test} />
      <LinkLine href="/moderation/health" label={mail.next} />
    </>
  );
}

/** The form of a text, disabled if the host decides. */
function TextStep(
  { locale, part, found, sent }: BodyProps & { part: "name" | "accent" | "imprint" },
) {
  const words = locale.words.setup;
  const fixed = fixedBy(part, found.host);
  const shown = {
    name: found.site.name,
    accent: found.site.brand?.accent ?? "",
    imprint: found.site.brand?.pages?.imprint ?? "",
  };
  const typed = sent?.typed[part];
  return (
    <Form action="/moderation/setup" fields={{ part }}>
      <fieldset class="plain" disabled={fixed !== undefined}>
        <TextField locale={locale} part={part} value={typed ?? shown[part]} faults={sent?.faults} />
        {fixed === undefined ? <Submit look="secondary">{words.save}</Submit> : null}
      </fieldset>
      {fixed === undefined ? null : <p class="note">{words.fixed(fixed)}</p>}
      {part === "imprint" && shown.imprint !== ""
        ? <LinkLine href="/imprint" label={words.steps.imprint.open} />
        : null}
    </Form>
  );
}

function TextField({ locale, part, ...field }: {
  locale: Locale;
  part: "name" | "accent" | "imprint";
  value: string;
  faults: FaultyForm["faults"] | undefined;
}) {
  const { name, accent, imprint } = locale.words.setup.steps;
  switch (part) {
    case "name":
      return (
        <Field
          locale={locale}
          name={part}
          {...field}
          label={name.label}
          required={false}
          maxlength={SITE_NAME_MAX}
          autocomplete="off"
        />
      );
    case "accent":
      return (
        <Field
          locale={locale}
          name={part}
          {...field}
          label={accent.label}
          help={accent.help}
          required={false}
          maxlength={7}
          autocomplete="off"
        />
      );
    case "imprint":
      return (
        <TextArea
          locale={locale}
          name={part}
          {...field}
          label={imprint.label}
          help={imprint.help}
          required={false}
          rows={10}
          maxlength={IMPRINT_MAX}
        />
      );
  }
}

function LogoStep({ locale, found, sent }: BodyProps) {
  const { logo } = locale.words.setup.steps;
  const fixed = fixedBy("logo", found.host);
  return (
    <>
      <img class="setup__logo" src={found.icon} alt="" width={64} height={64} />
      <Form action="/moderation/setup/logo" hasFile>
        <fieldset class="plain" disabled={fixed !== undefined}>
          <Field
            locale={locale}
            name="logo"
            type="file"
            accept={ACCEPT}
            label={logo.file}
            help={logo.help}
            faults={sent?.faults}
          />
          {fixed === undefined ? <Submit look="secondary">{logo.upload}</Submit> : null}
        </fieldset>
      </Form>
      {fixed === undefined ? null : <p class="note">{locale.words.setup.fixed(fixed)}</p>}
      {fixed === undefined && found.look.logo
        ? <ButtonForm action="/moderation/setup/logo/removal" label={logo.remove} />
        : null}
    </>
  );
}
