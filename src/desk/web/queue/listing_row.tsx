import type { Child } from "hono/jsx";
import { Row } from "../../../site/web/kit/rows.tsx";
import { Logo } from "../../../site/web/servers/face.tsx";

/** A listing in a list: its logo, a note, and its name as a link to its page on the desk or to `href`. */
export function ListingRow(
  { server, href = `/moderation/servers/${server.slug}`, tick, ...row }: {
    server: { slug: string; name: string; logo: string | null; banner: string | null };
    href?: string;
    id?: string;
    isCurrent?: boolean;
    /** Whether a wide end moves to a separate line on a phone. */
    wraps?: boolean;
    note: Child;
    /** The box that ticks the listing. */
    tick?: Child;
    end?: Child;
    children?: Child;
  },
) {
  return (
    <Row
      {...row}
      art={
        <>
          {tick}
          <Logo server={server} size={40} />
        </>
      }
      title={<a href={href} dir="auto">{server.name}</a>}
    />
  );
}
