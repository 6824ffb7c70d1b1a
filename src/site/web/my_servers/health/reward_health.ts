import type { DeliveryDay } from "../../../deliveries/delivery_figures.ts";
import type { Overview } from "../../../keys/own_overview.ts";
import { utcMoment } from "../../../../core/locales/locale.ts";
import { isolated } from "../../../text/shown_text.ts";
import { sumOf } from "../../sum_of.ts";
import { currentLocale } from "../../current_locale.ts";
import { type Tone } from "../../kit/state.tsx";
import { unfinished } from "./counted.ts";

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
  const { webhookState, keyName, failingSince, onHold, inInbox, rewardsBy } = overview;
  const key = isolated(keyName ?? "");
  const toDeliveries = ["api#deliveries", words.toDeliveries] as const;
  const toRewards = ["rewards", words.toRewards] as const;
  const also = (sentence: string) => [sentence, ...unfinished(overview)].join(" ");
  if (webhookState === "disabled") {
    return { kind: "bad", state: words.off, sentence: also(words.offSays(key)), to: toDeliveries };
  }
  if (failingSince !== null) {
    const sentence = also(words.failingSays(key, utcMoment(locale, failingSince)));
    return { kind: "bad", state: words.failing, sentence, to: toDeliveries };
  }
  if (webhookState === "paused") {
    const sentence = also(words.pausedSays(key));
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
  const sentence = also(words.arriveSays(key, arrived));
  const kind = onHold > 0 ? "late" : "good";
  return { kind, state: words.arrive, sentence, to: toDeliveries };
}
