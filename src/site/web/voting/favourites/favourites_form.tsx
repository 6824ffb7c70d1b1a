import type { Child } from "hono/jsx";
import { z } from "zod";
import { addFavourite, removeFavourite } from "../../../voting/my_votes/favourites.ts";
import { isolated } from "../../../text/shown_text.ts";
import { nextOf } from "../../return_path.ts";
import { action } from "../../forms/action.tsx";
import { hidden } from "../../forms/fields.tsx";
import type { ButtonLook } from "../../kit/form.tsx";
import { Icon } from "../../kit/icons.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";

/** Adds a server to the viewer's favourites, or removes it. */
export const favourite = action({
  path: "/servers/:slug/favourite",
  who: "signed in",
  fields: {
    wanted: hidden(z.string().optional().transform((text) => text === "yes")),
    next: hidden(z.string().optional()),
  },
  async onSubmit({ c, web, values: { wanted } }) {
    const { sql, now } = web.services;
    const chosen = { accountId: viewerOf(c).accountId, slug: c.req.param("slug") ?? "" };
    if (wanted) await addFavourite(sql, { ...chosen, now: now() });
    else await removeFavourite(sql, chosen);
  },
  then: (_, { c, web, values: { wanted, next } }) => [
    nextOf(c, web, next),
    wanted ? "favourite_added" : "favourite_removed",
  ],
});

/** The button that toggles a favourite. */
export function FavouriteButton({ slug, isFavourite, next, look = "secondary", children }: {
  slug: string;
  isFavourite: boolean;
  /** Path of the page that follows. */
  next: string;
  look?: ButtonLook;
  /** The button's text. */
  children?: Child;
}) {
  return (
    <favourite.Button
      at={{ slug }}
      typed={{ wanted: isFavourite ? "no" : "yes", next }}
      look={look}
      isPressed={isFavourite}
      submit={
        <>
          <Icon name="star" />
          {children ?? currentLocale().words.myVotes.favourite}
        </>
      }
    />
  );
}

/** The star that toggles a favourite in a list of servers. */
export function FavouriteStar({ slug, name, isFavourite }: {
  slug: string;
  name: string;
  isFavourite: boolean;
}) {
  const { myVotes: words } = currentLocale().words;
  return (
    <FavouriteButton slug={slug} isFavourite={isFavourite} next="/my/votes" look="quiet">
      <span class="unseen">{words.favourite}{words.favouriteServer(isolated(name))}</span>
    </FavouriteButton>
  );
}
