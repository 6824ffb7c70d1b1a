import KEY_PAGE from "../../reach/web/keys/key_page.css" with { type: "text" };
import REWARDS_PAGE from "../../reach/web/rewards/rewards_page.css" with { type: "text" };
import ACCOUNT from "../../site/web/account/account.css" with { type: "text" };
import FACTORS from "../../site/web/account/factors.css" with { type: "text" };
import ACCOUNT_PAGE from "../../site/web/account/account_page.css" with { type: "text" };
import DELIVERIES from "../../site/web/deliveries/deliveries.css" with { type: "text" };
import { LICENSES_COMMENT } from "../../site/web/frame/licenses_path.ts";
import { FONT_FACES } from "../../site/web/frame/static_files.ts";
import { createFile } from "../../site/web/create_file.ts";
import { FRAME_STYLES, joined } from "../../site/web/frame/styles.ts";
import ACCOUNT_MENU from "../../site/web/frame/styles/account_menu.css" with { type: "text" };
import SERVER_LIST from "../../site/web/listing/server_list.css" with { type: "text" };
import CHARTS from "../../site/web/listing/charts.css" with { type: "text" };
import LISTING from "../../site/web/listing/listing.css" with { type: "text" };
import SERVER_PAGE from "../../site/web/listing/server_page.css" with { type: "text" };
import WIDGET from "../../site/web/listing/widget.css" with { type: "text" };
import MY_SERVERS from "../../site/web/my_servers/my_servers.css" with { type: "text" };
import OVERVIEW from "../../site/web/my_servers/overview.css" with { type: "text" };
import PICTURES from "../../site/web/my_servers/pictures.css" with { type: "text" };
import MY_VOTES from "../../site/web/voting/my_votes.css" with { type: "text" };
import VOTING from "../../site/web/voting/voting.css" with { type: "text" };

/** The style sheet of all pages: common styles, then those of each area. */
export const STYLES: string = joined([
  ...FRAME_STYLES,
  ...[LISTING, SERVER_LIST, SERVER_PAGE, WIDGET, CHARTS, VOTING, ACCOUNT, MY_SERVERS],
]);

export const STYLES_FILE = createFile("styles", "css", {
  content: LICENSES_COMMENT + FONT_FACES + STYLES,
});

/** The style sheet of the pages that only signed-in users see, of all members. */
export const DESK_STYLES: string = joined([
  ...[ACCOUNT_MENU, ACCOUNT_PAGE, MY_VOTES, OVERVIEW, PICTURES],
  ...[REWARDS_PAGE, KEY_PAGE, DELIVERIES, FACTORS],
]);

export const DESK_STYLES_FILE = createFile("desk", "css", { content: DESK_STYLES });
