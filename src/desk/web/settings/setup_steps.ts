import type { CheckName } from "../../health/findings.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { countInOffice } from "../../../site/accounts/moderation/site_role.ts";
import { listKnownGames } from "../../../site/polling/games.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { ACCENT, contrastOn } from "../../../site/web/frame/site_files.ts";
import type { Site, Web } from "../../../site/web/web_env.ts";
import { isFixed } from "./fixed_by.ts";

type SetupStepName = keyof Words["setup"]["steps"];

/** A step of setting up the site that no check finds: whether it is done, its current value, and the page for it. */
export interface SetupStep {
  name: Exclude<SetupStepName, "mail" | "site" | "backup">;
  isDone: boolean;
  /** Whether a site works without it. */
  isOptional: boolean;
  says: string;
  path: string;
}

/** The checks that are also steps of setting up. */
export const STEP_OF: Partial<Record<CheckName, "mail" | "site" | "backup">> = {
  mail: "mail",
  site: "site",
  backups: "backup",
};

/** Finds the steps that an administrator sets up on pages, in their order. */
export async function findSetupSteps({ services, site, host }: Web): Promise<SetupStep[]> {
  const { sql, look } = services;
  const [games, people] = await Promise.all([
    listKnownGames(sql),
    countInOffice(sql),
    look.freshen(),
  ]);
  const { name, logo, imprint, game, moderators } = currentLocale().words.setup.steps;
  const isOwn = (part: "name" | "accent" | "logo") =>
    isFixed(part, host) || look.current()[part] !== undefined;
  const text = site.brand?.pages?.imprint;
  const settings = "/moderation/settings";
  return [
    {
      name: "name",
      isDone: isOwn("name"),
      isOptional: false,
      says: isOwn("name") ? name.is(site.name) : name.usual(site.name),
      path: `${settings}#look`,
    },
    {
      name: "imprint",
      isDone: text !== undefined,
      isOptional: false,
      says: text === undefined ? imprint.missing : imprint.is(text.trim().split("\n").length),
      path: `${settings}#text`,
    },
    {
      name: "game",
      isDone: games.length > 0,
      isOptional: false,
      says: games.length > 0 ? game.is(games.length) : game.missing,
      path: "/moderation/games",
    },
    {
      name: "moderators",
      isDone: people > 1,
      isOptional: true,
      says: people > 1 ? moderators.is(people) : moderators.alone,
      path: "/moderation/search",
    },
    {
      name: "accent",
      isDone: isOwn("accent"),
      isOptional: true,
      says: colorLine(site),
      path: `${settings}#look`,
    },
    {
      name: "logo",
      isDone: isOwn("logo"),
      isOptional: true,
      says: isOwn("logo") ? logo.is : logo.usual,
      path: `${settings}#logo`,
    },
  ];
}

function colorLine({ brand }: Site): string {
  const locale = currentLocale();
  const { usual, reads } = locale.words.setup.steps.accent;
  const color = brand?.accent ?? ACCENT;
  const line = reads(color, locale.formats.decimal(contrastOn(color)));
  return brand?.accent === undefined ? `${usual} ${line}` : line;
}
