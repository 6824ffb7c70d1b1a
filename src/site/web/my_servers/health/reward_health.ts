import type { DeliveryDay } from "../../../deliveries/delivery_figures.ts";
import type { Overview } from "../../../keys/own_overview.ts";
import { utcMoment } from "../../../../core/locales/locale.ts";
import { isolated } from "../../../text/shown_text.ts";
import { sumOf } from "../../sum_of.ts";
import { currentLocale } from "../../current_locale.ts";
import { type Tone } from "../../kit/state.tsx";

/** The health of a server's rewards: a state, a sentence, and a page. */
interface Health {
  kind: Tone;
  state: string;
  sentence: string;
  to: readonly [path: string, label: string];
}

/**
 * Returns the health of a server's rewards. The webhook in the worst state determines it. `day`: its deliveries of the
 * last 24 hours.
 */
export function healthOf(overview: Overview, day?: DeliveryDay): Health {
  const locale = currentLocale();
  const { health: words } = locale.words.overview;
  const { webhookState, keyName, failingSince, waiting, inInbox, rewardsBy } = overview;
  const key = isolated(keyName ?? "");
  const toDeliveries = ["api#deliveries", words.toDeliveries] as const;
  const toRewards = ["rewards", words.toRewards] as const;
  const late = waiting > 0 ? ` ${words.waiting(waiting)}` : "";
  if (webhookState === "disabled") {
    return { kind: "bad", state: words.off, sentence: words.offSays(key) + late, to: toDeliveries };
  }
  if (failingSince !== null) {
    const sentence = words.failingSays(key, utcMoment(locale, failingSince)) + late;
    return { kind: "bad", state: words.failing, sentence, to: toDeliveries };
  }
  if (webhookState === "paused") {
    const sentence = words.pausedSays(key) + late;
    return { kind: "held", state: words.paused, sentence, to: ["api", words.toKeys] };
  }
  if (rewardsBy === "inbox") {
    if (inInbox === 0) {
      return { kind: "good", state: words.inbox, sentence: words.inboxSays, to: toRewards };
    }
    const sentence = words.inboxWaitsSays(inInbox);
    return { kind: "late", state: words.inboxWaits, sentence, to: toRewards };
  }
  if (webhookState === null) {
    return { kind: "off", state: words.none, sentence: words.noneSays, to: toRewards };
  }
  const arrived = day ? sumOf([...day.atOnce, ...day.late]) : 0;
  const sentence = words.arriveSays(key, arrived) + late;
  const kind = waiting > 0 ? "late" : "good";
  return { kind, state: words.arrive, sentence, to: toDeliveries };
}
