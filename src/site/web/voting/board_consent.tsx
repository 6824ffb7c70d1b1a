import { z } from "zod";
import { listOnBoards, type Profile } from "../../accounts/profile.ts";
import { nextOf } from "../account/account_form.ts";
import { ButtonForm } from "../parts/form.tsx";
import { readForm, redirectTo } from "../forms/submit.ts";
import { Badge, SheetLine } from "../account/settings_sheet.tsx";
import { viewerOf } from "../request_actor.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";
import type { Locale } from "../../../core/locales/locale.ts";

const ACTION = "/account/boards";

/** POST /account/boards: lists the viewer among top voters or not, and redirects to the page they came from. */
export async function changeListing(c: WebContext, web: Web) {
  const { typed } = await readForm(c, z.object({}));
  const isListed = typed["listed"] === "yes";
  await listOnBoards(web.services, viewerOf(c), isListed);
  return redirectTo(c, nextOf(c, web, typed["next"]), isListed ? "boards_on" : "boards_off");
}

/** Asks once after a vote. Both buttons have the same size. */
export function BoardQuestion(
  { locale, next, server }: { locale: Locale; next: string; server: string },
) {
  const { consent: words } = locale.words.voting;
  return (
    <section class="panel consent">
      <h2>{words.question}</h2>
      <p class="soft">{words.why(isolated(server))}</p>
      <div class="row">
        <ButtonForm action={ACTION} label={words.yes} fields={{ listed: "yes", next }} />
        <ButtonForm action={ACTION} label={words.no} fields={{ listed: "no", next }} />
      </div>
    </section>
  );
}

/** Shows on the account page whether the user is listed, and lets them change it. */
export function BoardConsent(
  { locale, profile: { onBoards } }: { locale: Locale; profile: Profile },
) {
  const { consent: words } = locale.words.voting;
  return (
    <SheetLine
      id="boards"
      icon="list"
      title={words.title}
      badge={<Badge>{onBoards ? words.isListed : words.isHidden}</Badge>}
      note={onBoards ? words.listed : words.notListed}
    >
      <ButtonForm
        action={ACTION}
        label={onBoards ? words.stop : words.start}
        fields={{ listed: onBoards ? "no" : "yes", next: "/account" }}
      />
    </SheetLine>
  );
}
