import type { DeliveryDay } from "../../deliveries/delivery_figures.ts";
import type { Overview } from "../../keys/own_overview.ts";
import { utcMoment } from "../../../core/locales/locale.ts";
import { isolated } from "../../text/shown_text.ts";
import { sumOf } from "./delivery_strip.tsx";
import { currentLocale } from "../current_locale.ts";
import { type Tone } from "../kit/state.tsx";

/** How a server's rewards do: a state, a sentence, and the page about it. */
interface Health {
  kind: Tone;
  state: string;
  sentence: string;
  to: readonly [path: string, label: string];
}

/** Returns how a server's rewards do. The webhook in the worst state decides. `day`: what it was sent in 24 hours. */
export function healthOf(overview: Overview, day?: DeliveryDay): Health {
  const locale = currentLocale();
  const { health: words } = locale.words.overview;
  const { webhookState, keyName, failingSince, waiting, inInbox, rewardsBy } = overview;
  const key = isolated(keyName ?? "");
  const toDeliveries = ["api#deliveries", words.toDeliveries] as const;
  const toRewards = ["rewards", words.toRewards] as const;
  const late = waiting > 0 ? ` ${words.waiting(waiting)}` : "";
  const say = (kind: Tone, state: string, sentence: string, to: Health["to"]): Health => (
    { kind, state, sentence, to }
  );
  if (webhookState === "disabled") {
    return say("bad", words.off, words.offSays(key) + late, toDeliveries);
  }
  if (failingSince !== null) {
    const sentence = words.failingSays(key, utcMoment(locale, failingSince)) + late;
    return say("bad", words.failing, sentence, toDeliveries);
  }
  if (webhookState === "paused") {
    const toKeys = ["api", words.toKeys] as const;
    return say("held", words.paused, words.pausedSays(key) + late, toKeys);
  }
  if (rewardsBy === "inbox") {
    return inInbox > 0
      ? say("late", words.inboxWaits, words.inboxWaitsSays(inInbox), toRewards)
      : say("good", words.inbox, words.inboxSays, toRewards);
  }
  if (webhookState === null) {
    return say("off", words.none, words.noneSays, toRewards);
  }
  const arrived = day ? sumOf([...day.atOnce, ...day.late]) : 0;
  const sentence = words.arriveSays(key, arrived) + late;
  return say(late === "" ? "good" : "late", words.arrive, sentence, toDeliveries);
}
