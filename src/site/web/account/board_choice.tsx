import type { Profile } from "../../accounts/profile.ts";
import { boardListing } from "../voting/board_consent.tsx";
import { Badge, SheetLine } from "./settings_sheet.tsx";
import { currentLocale } from "../current_locale.ts";

/** Shows on the account page whether the user is listed, and lets them change it. */
export function BoardChoice({ profile: { onBoards } }: { profile: Profile }) {
  const { consent: words } = currentLocale().words.voting;
  return (
    <SheetLine
      id="boards"
      icon="list"
      title={words.title}
      badge={<Badge>{onBoards ? words.isListed : words.isHidden}</Badge>}
      note={onBoards ? words.listed : words.notListed}
    >
      <boardListing.Button
        typed={{ listed: onBoards ? "no" : "yes", next: "/account" }}
        submit={onBoards ? words.stop : words.start}
      />
    </SheetLine>
  );
}
