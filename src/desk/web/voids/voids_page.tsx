import { requireModerated } from "../../queue/moderation_queue.ts";
import { liftVoids, listVoids, type VoidBatch, voidMany } from "../../voids/void_batch.ts";
import { listAnsweredNotices } from "../../../site/voting/moderation/void_notice.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { proved } from "../../../site/web/account/proof/prove_page.tsx";
import { Instant } from "../../../site/web/parts/times.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { Answers } from "./answers.tsx";
import {
  carryOn,
  type ChosenVotes,
  findChosenVotes,
  typedChoice,
  voidForm,
  VotesToVoid,
  whichOf,
} from "./void_form.tsx";
import { VOIDS_FILE } from "./voids_file.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { State } from "../../../site/web/kit/state.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** Counts or voids votes of a server. */
export const voidChosen = voidForm({
  path: "/moderation/servers/:slug/voids",
  findServer: (c, web, act) => requireModerated(web.services.sql, slugIn(c), act),
  voidThem: (c, web, voids) => voidMany(web.services, slugIn(c), voids),
  shownAt: (c) => pathOf(slugIn(c)),
  page: showVoids,
});

/** Lifts a voiding, so that its votes count again. */
export const liftVoiding = action({
  path: "/moderation/servers/:slug/voids/:id/lifting",
  who: { may: "votes" },
  route: { purpose: "voids" },
  guard: proved,
  fields: {},
  refused: { void_batch_lifted: "", server_own: "" },
  async act({ c, web, sender }) {
    await liftVoids(web.services, c.req.param("id") ?? "", sender);
    carryOn(web);
  },
  then: (_, { c }) => [pathOf(slugIn(c)), "votes_restored"],
  page: showVoids,
});

function slugIn(c: WebContext): string {
  return c.req.param("slug") ?? "";
}

function pathOf(slug: string): string {
  return `/moderation/servers/${slug}/voids`;
}

/**
 * GET /moderation/servers/:slug/voids: shows the votes by the hour, a form to choose some, the effect of voiding them,
 * and earlier voidings. The address may name the hours.
 */
export async function showVoids(c: WebContext, web: Web): Promise<Response> {
  const view = await findVoidsView(c, web);
  return await sendModeration(c, web, {
    title: currentLocale().words.voids.title(isolated(view.server.name)),
    scripts: [VOIDS_FILE.path],
    body: <VoidsBody {...view} />,
  });
}

/** The view of a server's votes and voidings. */
interface VoidsView {
  server: Awaited<ReturnType<typeof requireModerated>>;
  acts: VoidBatch[];
  answered: Awaited<ReturnType<typeof listAnsweredNotices>>;
  votes: ChosenVotes;
}

async function findVoidsView(c: WebContext, web: Web): Promise<VoidsView> {
  const { sql } = web.services;
  const { by, now } = actOf(c, web);
  const server = await requireModerated(sql, slugIn(c), { by });
  const [acts, answered, votes] = await Promise.all([
    listVoids(sql, server.id, { by }),
    listAnsweredNotices(sql, server.id, { by }),
    findChosenVotes(web, server.id, { by, now, typed: typedChoice(c), canVoid: true }),
  ]);
  return { server, acts, answered, votes };
}

function VoidsBody({ server: { slug, name, gameName }, acts, answered, votes }: VoidsView) {
  const { voids: words, waves } = currentLocale().words;
  return (
    <>
      <p class="lead">
        {words.lead} <a href={`/moderation/servers/${slug}`}>{waves.toServer}</a>
      </p>
      <VotesToVoid
        votes={votes}
        game={gameName}
        form={voidChosen}
        path={pathOf(slug)}
        at={{ slug }}
        below={
          <>
            {acts.length > 0 ? <Acts slug={slug} acts={acts} /> : null}
            <Answers notices={answered.map((notice) => ({ ...notice, slug, serverName: name }))} />
          </>
        }
      />
    </>
  );
}

const STATE_KINDS = { listed: "under", void: "bad", restoring: "under", lifted: "good" } as const;

/** Voidings of many votes, each with a button that lifts it. */
function Acts({ slug, acts }: { slug: string; acts: VoidBatch[] }) {
  const { voids: words, frame } = currentLocale().words;
  const lifts = { listed: words.stop, void: words.lift, restoring: null, lifted: null };
  const states = { ...words.states, listed: words.states.voiding };
  return (
    <Panel title={words.acts}>
      <Table
        label={words.acts}
        heads={words.actHeads}
        rows={acts.map((act) => [
          <span id={act.id}>
            <Instant at={act.voidedAt} />
          </span>,
          act.voidedBy ?? frame.trail.operator,
          act.isPicked ? words.which.picked(whichOf(act)) : whichOf(act),
          act.reason,
          <State tone={STATE_KINDS[act.state]}>{states[act.state](act.votes)}</State>,
          lifts[act.state] && (
            <liftVoiding.Button at={{ slug, id: act.id }} submit={lifts[act.state]} />
          ),
        ])}
      />
    </Panel>
  );
}
