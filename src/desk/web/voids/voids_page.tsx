import { requireModerated } from "../../queue/moderation_queue.ts";
import { listVoidBatches, type VoidBatch, voidMany } from "../../voids/void_batch.ts";
import { liftVoidBatch } from "../../voids/lift_void_batch.ts";
import { listAnsweredNotices } from "../../../site/voting/moderation/void_notice.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { proved } from "../../../site/web/account/proof/prove_page.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { Answers } from "./answers.tsx";
import {
  carryOn,
  type ChosenVotes,
  findChosenVotes,
  typedChoice,
  voidForm,
  VotesToVoid,
  Which,
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

/** Lifts a void batch, so that its votes count again. */
export const liftBatch = action({
  path: "/moderation/servers/:slug/voids/:id/lifting",
  who: { may: "votes" },
  route: { purpose: "voids" },
  guard: proved,
  fields: {},
  refused: { void_batch_lifted: "form", server_own: "form" },
  async onSubmit({ c, web, sender }) {
    await liftVoidBatch(web.services, c.req.param("id") ?? "", sender);
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
 * and earlier void batches. The address may name the hours.
 */
export async function showVoids(c: WebContext, web: Web): Promise<Response> {
  const view = await findVoidsView(c, web);
  return await sendModeration(c, web, {
    title: currentLocale().words.voids.title(isolated(view.server.name)),
    scripts: [VOIDS_FILE.path],
    body: <VoidsBody {...view} />,
  });
}

/** The view of a server's votes and void batches. */
interface VoidsView {
  server: Awaited<ReturnType<typeof requireModerated>>;
  batches: VoidBatch[];
  answered: Awaited<ReturnType<typeof listAnsweredNotices>>;
  votes: ChosenVotes;
}

async function findVoidsView(c: WebContext, web: Web): Promise<VoidsView> {
  const { sql } = web.services;
  const { by, now } = actOf(c, web);
  const server = await requireModerated(sql, slugIn(c), { by });
  const [batches, answered, votes] = await Promise.all([
    listVoidBatches(sql, server.id, { by }),
    listAnsweredNotices(sql, server.id, { by }),
    findChosenVotes(web, server.id, { by, now, typed: typedChoice(c), canVoid: true }),
  ]);
  return { server, batches, answered, votes };
}

function VoidsBody({ server: { slug, gameName }, batches, answered, votes }: VoidsView) {
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
            {batches.length > 0 ? <VoidBatches slug={slug} batches={batches} /> : null}
            <Answers notices={answered} />
          </>
        }
      />
    </>
  );
}

const STATE_KINDS = { listed: "under", void: "bad", restoring: "under", lifted: "good" } as const;

/** Void batches, each with a button that lifts it. */
function VoidBatches({ slug, batches }: { slug: string; batches: VoidBatch[] }) {
  const { voids: words, frame } = currentLocale().words;
  const lifts = { listed: words.stop, void: words.lift, restoring: null, lifted: null };
  const states = { ...words.states, listed: words.states.voiding };
  return (
    <Panel title={words.batches}>
      <Table
        label={words.batches}
        heads={words.batchHeads}
        rows={batches.map((batch) => [
          <span id={batch.id}>
            <Instant at={batch.voidedAt} />
          </span>,
          batch.voidedBy ?? frame.trail.operator,
          <Which {...batch} />,
          batch.reason,
          <State tone={STATE_KINDS[batch.state]}>{states[batch.state](batch.votes)}</State>,
          lifts[batch.state] && (
            <liftBatch.Button at={{ slug, id: batch.id }} submit={lifts[batch.state]} />
          ),
        ])}
      />
    </Panel>
  );
}
