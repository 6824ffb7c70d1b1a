import ACCOUNT from "../account/account.css" with { type: "text" };
import DOCS from "../docs/docs.css" with { type: "text" };
import CHARTS from "../listing/charts.css" with { type: "text" };
import BOARD from "../listing/board.css" with { type: "text" };
import LISTING from "../listing/listing.css" with { type: "text" };
import SERVER from "../listing/server.css" with { type: "text" };
import WIDGET from "../listing/widget.css" with { type: "text" };
import LISTING_FORM from "../my_servers/listing_form.css" with { type: "text" };
import MY_SERVERS from "../my_servers/my_servers.css" with { type: "text" };
import OWN from "../my_servers/own.css" with { type: "text" };
import VOTING from "../voting/voting.css" with { type: "text" };
import BASE from "./styles/base.css" with { type: "text" };
import BUTTONS from "./styles/buttons.css" with { type: "text" };
import DARK from "./styles/dark.css" with { type: "text" };
import FACE from "./styles/face.css" with { type: "text" };
import FORMS from "./styles/forms.css" with { type: "text" };
import FRAME from "./styles/frame.css" with { type: "text" };
import PARTS from "./styles/parts.css" with { type: "text" };
import TOKENS from "./styles/tokens.css" with { type: "text" };

/** The style sheet of all pages: common styles, then those of each area. */
export const STYLES: string = joined([
  ...[
    TOKENS,
    `@media (prefers-color-scheme: dark) {\n${DARK}}`,
    BASE,
    FRAME,
    BUTTONS,
    FORMS,
    PARTS,
    FACE,
  ],
  ...[LISTING, BOARD, SERVER, WIDGET, CHARTS, VOTING, ACCOUNT, MY_SERVERS],
]);

/** The style sheet of an owner's list of servers, and of the form about one. */
export const OWN_STYLES: string = joined([OWN, LISTING_FORM]);

/** The style sheet of the guides. */
export const DOCS_STYLES: string = joined([DOCS]);

/** What each theme changes for a visitor who chose it. The switch's script reads `--theme`. */
export const THEME_SHEETS = {
  system: "",
  light: joined([TOKENS, ":root { --theme: light; color-scheme: light; }"]),
  dark: joined([DARK, ":root { --theme: dark; color-scheme: dark; }"]),
} as const;

/** Joins style sheets, without comments and indentation. */
export function joined(sheets: readonly string[]): string {
  return sheets.join("\n").replaceAll(/\/\*[^]*?\*\/|^\s+/gm, "");
}
