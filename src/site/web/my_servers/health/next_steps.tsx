import type { Overview } from "../../../keys/own_overview.ts";
import { isProven } from "../../../servers/review/held_fields.ts";
import { findFacts } from "../../../servers/editing/save_facts.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { Box } from "../../kit/icons.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Fold, Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import type { Web } from "../../web_env.ts";

/** The page of each step towards a complete listing. */
export const STEP_PAGES = {
  logo: "edit#pictures",
  description: "edit#about",
  facts: "edit#about",
  rewards: "rewards",
  banner: "edit#pictures",
  proof: "settings#online",
  badge: "#badge",
} as const;

/** The name of a step. */
export type ListingStepName = keyof typeof STEP_PAGES;

/** A step towards a complete listing. */
export interface ListingStep {
  name: ListingStepName;
  isDone: boolean;
}

/** Returns the steps towards a complete listing. The badge is a step once the server has a public page. */
export async function findSteps(
  { services: { sql } }: Web,
  server: ServerDetails,
  { overview, hasBadge }: { overview: Overview; hasBadge: boolean },
): Promise<ListingStep[]> {
  const { id, host, port } = server;
  const [facts, proof] = await Promise.all([
    findFacts(sql, id),
    isProven(sql, { serverId: id, host, port }),
  ]);
  const steps: ListingStep[] = [
    { name: "logo", isDone: server.logo !== null },
    { name: "description", isDone: server.description !== "" },
    { name: "facts", isDone: facts.tagline !== "" && facts.tags.length > 0 },
    { name: "rewards", isDone: overview.rewardsBy !== "none" || overview.webhookState !== null },
    { name: "banner", isDone: server.banner !== null },
    { name: "proof", isDone: proof },
  ];
  return server.status === "approved" ? [...steps, { name: "badge", isDone: hasBadge }] : steps;
}

/** Maximum steps that aren't folded, which have the height of the cards beside them. */
const IN_SIGHT = 4;

/** The next steps. Finished steps and later ones are folded. Renders nothing once all are finished. */
export function NextSteps({ slug, steps }: {
  slug: string;
  steps: readonly ListingStep[];
}) {
  const { steps: words } = currentLocale().words.overview;
  const open = steps.filter(({ isDone }) => !isDone);
  const done = steps.filter((s) => s.isDone);
  if (open.length === 0) return null;
  return (
    <Panel
      title={words.title}
      aside={<span class="note">{words.done(done.length, steps.length)}</span>}
    >
      <OpenSteps slug={slug} steps={open.slice(0, IN_SIGHT)} />
      {open.length > IN_SIGHT && (
        <Fold title={words.more(open.length - IN_SIGHT)}>
          <OpenSteps slug={slug} steps={open.slice(IN_SIGHT)} />
        </Fold>
      )}
      {done.length === 0 ? null : (
        <Fold title={words.doneTitle}>
          <ul class="note">{done.map(({ name }) => <li>{words.all[name][0]}</li>)}</ul>
        </Fold>
      )}
    </Panel>
  );
}

function OpenSteps({ slug, steps }: { slug: string; steps: readonly ListingStep[] }) {
  const { steps: words } = currentLocale().words.overview;
  return (
    <Rows>
      {steps.map(({ name }) => {
        const [title, why] = words.all[name];
        const to = STEP_PAGES[name];
        const href = to.startsWith("#") ? to : `/my/servers/${slug}/${to}`;
        return <Row art={<Box />} title={<a href={href}>{title}</a>} note={why} />;
      })}
    </Rows>
  );
}
