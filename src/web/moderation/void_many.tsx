import { z } from "zod";
import { requireModerated } from "../../servers/moderation_queue.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { carryOutVoids } from "../../votes/carry_out_voids.ts";
import { findHours } from "../../votes/hourly_votes.ts";
import { countChosen, liftVoids, listVoids, voidMany } from "../../votes/void_batch.ts";
import type { Choice } from "../../votes/void_choice.ts";
import { actOf } from "../frame/act.tsx";
import { FaultSummary, Field } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { ModerationTabs } from "./moderation_tabs.tsx";
import { attempt, type Faults, type FaultyForm, type Typed } from "../forms/read_form.ts";
import { ReasonForm } from "./reason_form.tsx";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { HourTable, VoidTable } from "./void_tables.tsx";
import { VOIDS as words } from "./void_words.ts";
import type { Web, WebContext } from "../web_env.ts";

const TIME = z.iso.datetime({ local: true, error: words.time })
  .transform((text) => new Date(`${text}Z`));
const NUMBER = z.string().trim().regex(/^\d{0,6}$/, words.number)
  .transform((text) => text === "" ? null : Number(text)).default(null);
const CHOICE = z.object({ since: TIME, until: TIME, youngerDays: NUMBER, sharing: NUMBER });

/** GET /moderation/servers/:slug/voids: votes by hour, a choice of them and how many it voids, and acts so far. */
export function showVoids(web: Web) {
  return (c: WebContext) => {
    const typed = c.req.query();
    return sendVoids(c, web, { typed, faults: {} });
  };
}

/** POST /moderation/servers/:slug/voids: voids the votes of a choice. */
export function voidChosen(web: Web) {
  return submit(web, {
    schema: CHOICE.extend({ reason: z.string() }),
    fields: { reason_needed: "reason", void_choice_invalid: "" },
    show: sendVoids,
    async act(c, { reason, ...choice }) {
      const slug = c.req.param("slug") ?? "";
      await voidMany(web.services, slug, { choice, reason, ...actOf(c, web) });
      return carryOn(c, web, "votes_voided");
    },
  });
}

/** POST /moderation/servers/:slug/voids/:id/lifting: lets the votes of an act count again. */
export function liftAct(web: Web) {
  return submit(web, {
    schema: z.object({}),
    fields: { void_batch_lifted: "" },
    show: sendVoids,
    async act(c) {
      await liftVoids(web.services, c.req.param("id") ?? "", actOf(c, web));
      return carryOn(c, web, "votes_restored");
    },
  });
}

/** An act is carried out after the answer; the timetable makes up for a process that ends meanwhile. */
function carryOn(
  c: WebContext,
  { services }: Web,
  notice: "votes_voided" | "votes_restored",
): Response {
  services.background.run("void votes", () => carryOutVoids(services.pools.jobs));
  return redirectTo(c, `/moderation/servers/${c.req.param("slug")}/voids`, notice);
}

async function sendVoids(c: WebContext, web: Web, sent: FaultyForm) {
  const { sql } = web.services;
  const { by, now } = actOf(c, web);
  const server = await requireModerated(sql, c.req.param("slug") ?? "", { by });
  const counted = await countTyped(c, web, { server, sent });
  const [hours, acts] = await Promise.all([
    findHours(sql, server.id, now),
    listVoids(sql, server.id, { by }),
  ]);
  const faults = { ...sent.faults, ...counted.faults };
  const path = `/moderation/servers/${server.slug}`;
  return await sendPage(c, web, {
    title: words.title(server.name),
    status: Object.keys(faults).length > 0 ? 422 : 200,
    body: (
      <>
        <h1>{words.title(server.name)}</h1>
        <ModerationTabs c={c} web={web} />
        <p>
          <a href={`${path}#votes`}>{words.back}</a>
        </p>
        <FaultSummary faults={faults} />
        <ChoiceForm path={`${path}/voids`} typed={sent.typed} faults={faults} />
        {counted.votes === undefined
          ? null
          : <VoidForm path={`${path}/voids`} votes={counted.votes} sent={{ ...sent, faults }} />}
        <HourTable hours={hours} />
        <VoidTable path={`${path}/voids`} acts={acts} />
      </>
    ),
  });
}

/** Counts the votes of what was typed, if anything was, or tells what is wrong with it. */
async function countTyped(
  c: WebContext,
  web: Web,
  { server, sent: { typed } }: { server: ServerDetails; sent: FaultyForm },
): Promise<{ votes?: number; faults?: Faults }> {
  if (typed["since"] === undefined) return {};
  const parsed = CHOICE.safeParse(typed);
  if (!parsed.success) {
    return {
      faults: Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
      ),
    };
  }
  const choice: Choice = parsed.data;
  const count = () => countChosen(web.services.sql, server.id, { ...actOf(c, web), choice });
  const counted = await attempt(count);
  return counted.kind === "done"
    ? { votes: counted.value }
    : { faults: { "": counted.refusal.message } };
}

function ChoiceForm({ path, typed, faults }: { path: string; typed: Typed; faults: Faults }) {
  const field = (name: "since" | "until" | "youngerDays" | "sharing") => ({
    name,
    label: words[name],
    value: typed[name],
    faults,
  });
  return (
    <section>
      <h2>{words.choose}</h2>
      <form method="get" action={path} class="form card">
        <p>{words.chooseLead}</p>
        <Field {...field("since")} type="datetime-local" />
        <Field {...field("until")} type="datetime-local" />
        <Field {...field("youngerDays")} type="number" min={1} required={false} />
        <Field
          {...field("sharing")}
          help={words.sharingHelp}
          type="number"
          min={1}
          required={false}
        />
        <button type="submit" class="primary">{words.count}</button>
      </form>
    </section>
  );
}

function VoidForm({ path, votes, sent }: { path: string; votes: number; sent: FaultyForm }) {
  const { since = "", until = "", youngerDays = "", sharing = "" } = sent.typed;
  if (votes === 0) return <p class="empty">{words.found(votes)}</p>;
  return (
    <ReasonForm
      action={path}
      readers="trail"
      submit={words.submit}
      sent={sent}
      fields={{ since, until, youngerDays, sharing }}
    >
      <p>
        <strong>{words.found(votes)}</strong>
      </p>
      <ul>
        {words.consequences.map((sentence) => <li>{sentence}</li>)}
      </ul>
    </ReasonForm>
  );
}
