import REWARDS from "../../reach/web/rewards/rewards.css" with { type: "text" };
import FACTORS from "../../site/web/account/factors.css" with { type: "text" };
import WAYS_IN from "../../site/web/account/ways_in.css" with { type: "text" };
import DELIVERIES from "../../site/web/deliveries/deliveries.css" with { type: "text" };
import { createFile } from "../../site/web/frame/static_files.ts";
import { joined } from "../../site/web/frame/styles.ts";
import ACCOUNT_MENU from "../../site/web/frame/styles/account_menu.css" with { type: "text" };
import KEYS from "../../reach/web/keys/keys.css" with { type: "text" };
import OVERVIEW from "../../site/web/my_servers/overview.css" with { type: "text" };
import PICTURES from "../../site/web/my_servers/pictures.css" with { type: "text" };
import MY_VOTES from "../../site/web/voting/my_votes.css" with { type: "text" };

/** The style sheet of the pages that only signed-in users see, of all members. */
export const DESK_STYLES: string = joined([
  ACCOUNT_MENU,
  WAYS_IN,
  MY_VOTES,
  OVERVIEW,
  PICTURES,
  REWARDS,
  KEYS,
  DELIVERIES,
  FACTORS,
]);

export const DESK_STYLES_FILE = createFile("desk", "css", { content: DESK_STYLES });
