import type { HourOfVotes } from "../../votes/hourly_votes.ts";
import type { VoidBatch } from "../../votes/void_batch.ts";
import { ButtonForm } from "../forms/forms.tsx";
import { Instant } from "../frame/instant.tsx";
import { TableFrame } from "../frame/table_frame.tsx";
import { TRAIL } from "../frame/words.ts";
import { VOIDS as words } from "./void_words.ts";

/** A server's votes by hour, beside what is usual. */
export function HourTable({ hours }: { hours: HourOfVotes[] }) {
  return (
    <section>
      <h2>{words.hours}</h2>
      <p class="note">{words.hoursLead}</p>
      <TableFrame label={words.hours}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.hour}</th>
              <th scope="col">{words.votes}</th>
              <th scope="col">{words.usual}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ hour, votes, usual }) => (
              <tr>
                <th scope="row">{minuteOf(hour)}</th>
                <td>{votes.toLocaleString("en")}</td>
                <td>{usual.toLocaleString("en", { maximumFractionDigits: 1 })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

/** Acts that voided many votes of a server, each with a button that lifts it. */
export function VoidTable({ path, acts }: { path: string; acts: VoidBatch[] }) {
  if (acts.length === 0) return null;
  return (
    <section>
      <h2>{words.acts}</h2>
      <TableFrame label={words.acts}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.which}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {acts.map((act) => <ActRow path={path} act={act} />)}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

function ActRow({ path, act }: { path: string; act: VoidBatch }) {
  const { id, state, votes, since, until } = act;
  const which = words.whichOf({ ...act, since: minuteOf(since), until: minuteOf(until) });
  return (
    <tr id={id}>
      <td>
        <Instant at={act.voidedAt} />
      </td>
      <td>{act.voidedBy ?? TRAIL.operator}</td>
      <td>
        {which}. {act.reason}
      </td>
      <td>
        {words.states[state](votes)} {state === "void" || state === "voiding"
          ? (
            <ButtonForm
              action={`${path}/${id}/lifting`}
              label={<span aria-label={words.liftLabel(which)}>{words.lift}</span>}
            />
          )
          : null}
      </td>
    </tr>
  );
}

/** As the form for a choice takes it. */
function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}
