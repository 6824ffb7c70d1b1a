import { z } from "zod";
import { listOnBoards } from "../../../accounts/profile.ts";
import { nextOf } from "../../return_path.ts";
import { action } from "../../forms/action.tsx";
import { hidden } from "../../forms/fields.tsx";
import { Panel } from "../../kit/panel.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";

/** Sets whether the viewer is listed among top voters. */
export const boardListing = action({
  path: "/account/boards",
  who: "signed in",
  fields: {
    listed: hidden(z.string().optional().transform((text) => text === "yes")),
    next: hidden(z.string().optional()),
  },
  onSubmit: ({ c, web, values: { listed } }) => listOnBoards(web.services, viewerOf(c), listed),
  then: (_, { c, web, values: { listed, next } }) => [
    nextOf(c, web, next),
    listed ? "boards_on" : "boards_off",
  ],
});

/**
 * The question whether to be listed among top voters, which is asked once, after a player's third vote. Both buttons
 * have the same size.
 */
export function BoardQuestion({ next }: { next: string }) {
  const { consent: words } = currentLocale().words.voting;
  return (
    <Panel title={words.question} lead={words.why}>
      <div class="actions">
        <boardListing.Button typed={{ listed: "yes", next }} submit={words.yes} />
        <boardListing.Button typed={{ listed: "no", next }} submit={words.no} />
      </div>
    </Panel>
  );
}
