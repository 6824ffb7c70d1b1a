import { Copyable } from "../../kit/copy_button.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { shortAddress } from "../../voting/short_address.ts";
import { currentLocale } from "../../current_locale.ts";
import { Fold } from "../../kit/panel.tsx";

/** The addresses of the ballot for owners to copy, for menus of plugins, chat and their own site. */
export function VoteAddress({ baseUrl, slug }: {
  baseUrl: string;
  slug: string;
}) {
  const { links: words } = currentLocale().words.rewards;
  const address = shortAddress(baseUrl, slug);
  return (
    <Fold id="vote-link" title={words.address} note={words.same}>
      <p>{words.addressHelp}</p>
      <Copyable id="vote-address" label={words.voteLink} value={address} />
      <Copyable
        id="named-vote-address"
        label={words.namedVoteLink}
        value={`${address}?player=NAME`}
      />
      <LinkLine href="/docs/sites#vote-plugins" label={words.toLines} />
    </Fold>
  );
}
