import type { Locale } from "../../../core/locales/locale.ts";
import { Copyable } from "../parts/join.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { FoldedSheet } from "../parts/state.tsx";
import { shortAddress } from "../voting/short_address.ts";

/** The addresses that owners copy into menus of plugins, into chat and onto their own site. */
export function VoteAddress({ locale, baseUrl, slug }: {
  locale: Locale;
  baseUrl: string;
  slug: string;
}) {
  const { links: words } = locale.words.rewards;
  const address = shortAddress(baseUrl, slug);
  return (
    <FoldedSheet id="vote-link" title={words.address} note={words.same}>
      <p>{words.addressHelp}</p>
      <Copyable locale={locale} id="vote-address" label={words.voteLink} value={address} />
      <Copyable
        locale={locale}
        id="named-vote-address"
        label={words.namedVoteLink}
        value={`${address}?player=NAME`}
      />
      <LinkLine href="/docs/sites#vote-plugins" label={words.toLines} />
    </FoldedSheet>
  );
}
