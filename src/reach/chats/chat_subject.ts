import type { Sql } from "../../core/database/connect.ts";
import { picturePath, SHAPES } from "../../site/pictures/picture.ts";
import type { ChatSubject } from "../sending/chat/chat_forms.ts";
import { RANKING_DAYS } from "../../site/servers/ranking/rank_servers.ts";
import { dayOf } from "../../core/time/day.ts";

/** The width of the larger logo. Discord shows an embed's thumbnail at 80 pixels, which are 240 of a phone's. */
const [, LOGO_WIDTH] = SHAPES.logo.widths;

/** Finds the listing that a channel's messages are about, and their language: the channel's, or else its owner's. */
export async function findChatSubject(
  sql: Sql,
  keyId: string,
  { baseUrl, now }: { baseUrl: string; now: Date },
): Promise<{ serverId: string; subject: ChatSubject; locale: string | null }> {
  const [found] = await sql<
    {
      serverId: string;
      name: string;
      slug: string;
      logo: string | null;
      locale: string | null;
      total: number;
    }[]
  >`
    select s.id as server_id, s.name, s.slug, s.logo, coalesce(e.locale, a.locale) as locale,
      coalesce((
        select sum(votes) from vote_count
        where server_id = s.id and day > ${dayOf(now)}::date - ${RANKING_DAYS}::int
      ), 0)::float8 as total
    from endpoint e join server s on s.id = e.server_id join account a on a.id = s.owner_id
    where e.key_id = ${keyId}`;
  if (!found) throw new Error(`key ${keyId} has no endpoint`);
  const { name, slug, logo, total } = found;
  return {
    serverId: found.serverId,
    locale: found.locale,
    subject: {
      name,
      address: `${baseUrl}/servers/${slug}`,
      total,
      ...logo === null ? {} : { picture: `${baseUrl}${picturePath(logo, LOGO_WIDTH)}` },
    },
  };
}
