import type { LinkAgreement } from "../../../accounts/link_agreements.ts";
import type { Profile } from "../../../accounts/profile.ts";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";
import { Icon } from "../../kit/icons.tsx";
import { boardListing } from "../../voting/boards/board_consent.tsx";
import { currentLocale } from "../../current_locale.ts";
import { LinkAgreements } from "./link_agreements_form.tsx";

/** The settings for what others see of an account, and for the servers whose links may vote as it. */
export function Privacy({ profile, agreements }: {
  profile: Profile;
  agreements: readonly LinkAgreement[];
}) {
  const { account: words } = currentLocale().words.account;
  return (
    <Panel id="privacy" title={words.privacy}>
      <Rows>
        <BoardChoice profile={profile} />
        <LinkAgreements agreements={agreements} />
        <Row
          art={<Icon name="copy" />}
          title={words.dataHeading}
          note={words.dataLead}
          end={<a class="button" href="/account/export">{words.download}</a>}
        />
      </Rows>
    </Panel>
  );
}

/** The setting whether the user is listed on the boards. */
function BoardChoice({ profile: { onBoards } }: { profile: Profile }) {
  const { consent: words } = currentLocale().words.voting;
  return (
    <Row
      id="boards"
      art={<Icon name="list" />}
      title={words.title}
      note={onBoards ? words.listed : words.notListed}
      end={
        <>
          <State tone={onBoards ? "good" : "off"}>
            {onBoards ? words.isListed : words.isHidden}
          </State>
          <boardListing.Button
            typed={{ listed: onBoards ? "no" : "yes", next: "/account" }}
            submit={onBoards ? words.stop : words.start}
          />
        </>
      }
    />
  );
}

/** The link to delete the account, which can't be undone, in a separate group at the end. */
export function Deletion() {
  const { account: words } = currentLocale().words.account;
  return (
    <Panel id="deletion">
      <Rows>
        <Row
          art={<Icon name="cross" />}
          title={words.deleteHeading}
          note={words.deleteLead}
          end={<a class="button danger" href="/account/deletion">{words.delete}</a>}
        />
      </Rows>
    </Panel>
  );
}
