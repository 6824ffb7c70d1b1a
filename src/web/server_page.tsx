import { findListed } from "../servers/browse_listings.ts";
import type { Services } from "../services.ts";
import type { VoteCounts } from "../votes/vote_counts.ts";
import { sendError } from "./error_page.tsx";
import { Address, players } from "./facts.tsx";
import { Layout, renderDocument } from "./layout.tsx";
import { STRINGS } from "./strings.ts";
import type { Site, WebContext } from "./web_env.ts";

const { server: words } = STRINGS;

/** GET /servers/:slug: one approved server; any other is not there. */
export function showServer({ sql, voteCounts }: Services, site: Site) {
  return async (c: WebContext) => {
    const server = await findListed(sql, c.req.param("slug") ?? "");
    if (!server) return sendError(c, site, "notFound");
    const votes = await voteCounts(server.id);
    return c.html(renderDocument(<ServerPage site={site} server={server} votes={votes} />));
  };
}

interface ServerPageProps {
  site: Site;
  server: NonNullable<Awaited<ReturnType<typeof findListed>>>;
  votes: VoteCounts;
}

function ServerPage({ site, server, votes }: ServerPageProps) {
  return (
    <Layout site={site} title={server.name} description={`${server.name}: ${server.game}`}>
      <p>
        <a href="/">{words.back}</a>
      </p>
      <h1>{server.name}</h1>
      <dl class="facts">
        <dt>{words.game}</dt>
        <dd>
          <a href={`/?game=${server.game_slug}`}>{server.game}</a>
        </dd>
        <dt>{words.address}</dt>
        <dd>
          <Address server={server} /> <span class="note">{words.addressHelp}</span>
        </dd>
        <dt>{words.players}</dt>
        <dd>
          {players(server)}
        </dd>
      </dl>
      <Votes votes={votes} />
    </Layout>
  );
}

function Votes({ votes }: { votes: VoteCounts }) {
  const rows = [
    [words.votesWeekly, votes.weekly],
    [words.votesMonthly, votes.monthly],
    [words.votesTotal, votes.total],
  ];
  return (
    <section>
      <h2>{words.votes}</h2>
      <dl class="votes">
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p class="note">{words.windows}</p>
    </section>
  );
}
