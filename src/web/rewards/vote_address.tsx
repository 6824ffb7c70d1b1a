import type { Locale } from "../../locales/locale.ts";
import { Copyable } from "../frame/join.tsx";
import { LinkLine, Section } from "../frame/parts.tsx";
import { shortAddress } from "../voting/short_address.ts";

/** The addresses that owners copy into menus of plugins, into chat and onto their own site. */
export function VoteAddress({ locale, baseUrl, slug, look }: {
  locale: Locale;
  baseUrl: string;
  slug: string;
  look: "card" | "panel";
}) {
  const { links: words } = locale.words.rewards;
  const address = shortAddress(baseUrl, slug);
  return (
    <Section look={look} id="vote-link" title={words.address} lead={words.addressHelp}>
      <Copyable locale={locale} id="vote-address" label={words.voteLink} value={address} />
      <Copyable
        locale={locale}
        id="named-vote-address"
        label={words.namedVoteLink}
        value={`${address}?player=NAME`}
      />
      <LinkLine href="/docs/sites#vote-plugins" label={words.toLines} />
    </Section>
  );
}
