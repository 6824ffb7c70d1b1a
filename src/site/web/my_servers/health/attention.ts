import type { Overview } from "../../../keys/own_overview.ts";
import { covers } from "../../../../core/servers/roles.ts";
import { isolated } from "../../../text/shown_text.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web } from "../../web_env.ts";
import { unfinished } from "./counted.ts";
import { type ListingStepName, STEP_PAGES } from "./next_steps.tsx";

/** Kinds of problems, most urgent first. A hint is only the next step. */
type AttentionLevel = "bad" | "late" | "hint";

/** A server's most urgent problem, and the page on which its owner can solve it. */
export interface Attention {
  level: AttentionLevel;
  /** Undefined if a moderator gave no reason. */
  sentence: string | undefined;
  /** Absent for viewers, who can't change anything. */
  to?: { path: string; label: string };
}

/** The path of the page for each problem, below the server's page. */
const PLACES = {
  toPeople: "/settings#unlist",
  toServer: "",
  toStatus: "/settings#online",
  toFacts: "/edit",
  toDeliveries: "/api#deliveries",
  toRewards: "/rewards",
} as const;

type AttentionTarget = keyof typeof PLACES;

/** Returns a server's most urgent problem or, without a problem, its next step. Undefined if there is nothing to do. */
export function attentionOf(server: Overview, web: Web): Attention | undefined {
  const locale = currentLocale();
  const { attention: says } = locale.words.myServers;
  const urgent = urgentOf(server, web);
  const isViewer = server.role !== null && !covers(server.role, "manager");
  if (urgent) {
    const [level, sentence, place] = urgent;
    // Viewers can open only the figures and the deliveries.
    if (isViewer && place !== "toDeliveries") return { level, sentence };
    return { level, sentence, to: { path: PLACES[place], label: says[place] } };
  }
  const step = isViewer ? undefined : stepOf(server);
  if (step === undefined) return undefined;
  const [label, why] = locale.words.overview.steps.all[step];
  return { level: "hint", sentence: why, to: { path: `/${STEP_PAGES[step]}`, label } };
}

function urgentOf(
  server: Overview,
  { services }: Web,
): readonly [AttentionLevel, string | undefined, AttentionTarget] | undefined {
  const { attention: says } = currentLocale().words.myServers;
  const { status, webhookState, keyName, onHold, inInbox, rewardsBy } = server;
  if (status === "pending") {
    return services.approveVerified
      ? ["late", says.provable, "toStatus"]
      : ["hint", says.pending, "toFacts"];
  }
  if (server.unlistedAt !== null) return ["hint", says.unlisted, "toPeople"];
  if (status !== "approved") {
    const reason = server.decidedReason;
    return ["bad", reason === null ? undefined : says.decided(isolated(reason)), "toServer"];
  }
  if (webhookState === "disabled" || server.failingSince !== null) {
    const sentences = [says.failing(isolated(keyName ?? "")), ...unfinished(server)];
    return ["bad", sentences.join(" "), "toDeliveries"];
  }
  if (onHold > 0) return ["late", unfinished(server).join(" "), "toDeliveries"];
  if (server.state === "offline") return ["late", says.offline, "toStatus"];
  if (rewardsBy === "inbox" && inInbox > 0) return ["late", says.inbox(inInbox), "toRewards"];
  return undefined;
}

/** Returns the server's next step in a list. Its own page has all steps. */
function stepOf(
  { rewardsBy, webhookState, logo, isDescribed, banner }: Overview,
): ListingStepName | undefined {
  if (rewardsBy === "none" && webhookState === null) return "rewards";
  if (logo === null) return "logo";
  if (!isDescribed) return "description";
  return banner === null ? "banner" : undefined;
}
