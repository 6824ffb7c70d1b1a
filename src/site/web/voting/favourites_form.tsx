import { z } from "zod";
import { addFavourite, moveFavourite, removeFavourite } from "../../voting/favourites.ts";
import { isolated } from "../../text/shown_text.ts";
import { nextOf } from "../return_path.ts";
import { Form } from "../kit/form.tsx";
import { readForm, redirectTo } from "../forms/submit.ts";
import { Icon, type IconName } from "../parts/icons.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";

/** The page on which favourites are moved and removed. */
export const EDIT_PATH = "/my/votes?edit=1";

/** POST /servers/:slug/favourite: makes the server a favourite of the viewer's, or no longer. */
export async function saveFavourite(c: WebContext, web: Web) {
  const { sql, now } = web.services;
  const { typed } = await readForm(c, z.object({}));
  const chosen = { accountId: viewerOf(c).accountId, slug: c.req.param("slug") ?? "" };
  const isWanted = typed["wanted"] === "yes";
  if (isWanted) await addFavourite(sql, { ...chosen, now: now() });
  else await removeFavourite(sql, chosen);
  const notice = isWanted ? "favourite_added" : "favourite_removed";
  return redirectTo(c, nextOf(c, web, typed["next"]), notice);
}

/** POST /my/votes/:slug/place: moves a favourite up or down. */
export async function placeFavourite(c: WebContext, web: Web) {
  const { typed } = await readForm(c, z.object({}));
  const chosen = { accountId: viewerOf(c).accountId, slug: c.req.param("slug") ?? "" };
  const by = typed["to"] === "up" ? "up" : "down";
  await moveFavourite(web.services.sql, { ...chosen, by });
  return redirectTo(c, `${EDIT_PATH}#favourites`);
}

/** The button that makes a server a favourite, pressed if it is one. */
export function FavouriteButton({ slug, isFavourite, next }: {
  slug: string;
  isFavourite: boolean;
  /** Where to go on afterwards. */
  next: string;
}) {
  const fields = { wanted: isFavourite ? "no" : "yes", next };
  return (
    <Form action={`/servers/${slug}/favourite`} class="inline favourite" fields={fields}>
      <button type="submit" aria-pressed={isFavourite ? "true" : "false"}>
        <Icon name="star" />
        {currentLocale().words.myVotes.favourite}
      </button>
    </Form>
  );
}

/** The button that adds one of several servers. */
export function AddFavourite({ slug, name }: { slug: string; name: string }) {
  const locale = currentLocale();
  const fields = { wanted: "yes", next: "/my/votes" };
  return (
    <Form action={`/servers/${slug}/favourite`} class="inline favourite" fields={fields}>
      <button type="submit">
        <Icon name="star" />
        {locale.words.myVotes.add}
        <span class="unseen">{locale.words.myVotes.addServer(isolated(name))}</span>
      </button>
    </Form>
  );
}

/** The buttons that move a favourite and remove it. Those of all lines stand in columns. */
export function EditFavourite({ slug, name, isFirst, isLast }: {
  slug: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
}) {
  const { myVotes: words } = currentLocale().words;
  const place = `/my/votes/${slug}/place`;
  const button = (label: string, icon: IconName) => (
    <button type="submit" title={label}>
      <Icon name={icon} />
      <span class="unseen">{label}{words.move(isolated(name))}</span>
    </button>
  );
  return (
    <div class="actions">
      {isFirst ? <span></span> : (
        <Form action={place} class="inline" fields={{ to: "up" }}>
          {button(words.up, "up")}
        </Form>
      )}
      {isLast ? <span></span> : (
        <Form action={place} class="inline" fields={{ to: "down" }}>
          {button(words.down, "down")}
        </Form>
      )}
      <Form
        action={`/servers/${slug}/favourite`}
        class="inline"
        fields={{ wanted: "no", next: EDIT_PATH }}
      >
        {button(words.remove, "cross")}
      </Form>
    </div>
  );
}
