import { z } from "zod";
import { listOnBoards } from "../../accounts/profile.ts";
import { nextOf } from "../return_path.ts";
import { ButtonForm } from "../kit/form.tsx";
import { readForm, redirectTo } from "../forms/submit.ts";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/shown_text.ts";

/** Where players choose whether lists of top voters name them. */
export const BOARDS_PATH = "/account/boards";

/** POST /account/boards: lists the viewer among top voters or not, and redirects to the page they came from. */
export async function changeListing(c: WebContext, web: Web) {
  const { typed } = await readForm(c, z.object({}));
  const isListed = typed["listed"] === "yes";
  await listOnBoards(web.services, viewerOf(c), isListed);
  return redirectTo(c, nextOf(c, web, typed["next"]), isListed ? "boards_on" : "boards_off");
}

/** Asks once after a vote. Both buttons have the same size. */
export function BoardQuestion({ next, server }: { next: string; server: string }) {
  const { consent: words } = currentLocale().words.voting;
  return (
    <section class="panel consent">
      <h2>{words.question}</h2>
      <p class="soft">{words.why(isolated(server))}</p>
      <div class="actions">
        <ButtonForm action={BOARDS_PATH} label={words.yes} fields={{ listed: "yes", next }} />
        <ButtonForm action={BOARDS_PATH} label={words.no} fields={{ listed: "no", next }} />
      </div>
    </section>
  );
}
