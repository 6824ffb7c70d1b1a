import type { Area } from "../../../site/web/area.ts";
import { proved } from "../../../site/web/account/prove_page.tsx";
import { readAnswer } from "../voids/answers.tsx";
import { isVoiding, liftVoiding, showVoids, voidChosen } from "../voids/void_many.tsx";
import { dismissOneWave, isWaveVoiding, showWave, voidWaveVotes } from "./wave_page.tsx";
import { showWaves } from "./waves_page.tsx";
import WAVES from "./waves.css" with { type: "text" };

const WHO = { may: "votes" } as const;

/** Unusual votes, and how votes become void and count again. */
export const WAVES_AREA: Area = {
  routes: [
    ["GET", "/moderation/waves", WHO, showWaves],
    ["GET", "/moderation/waves/:id", WHO, showWave],
    ["POST", "/moderation/waves/:id/voiding", WHO, proved(voidWaveVotes, isWaveVoiding)],
    ["POST", "/moderation/waves/:id/dismissal", WHO, dismissOneWave],
    readAnswer.route,
    ["GET", "/moderation/servers/:slug/voids", WHO, showVoids],
    ["POST", "/moderation/servers/:slug/voids", WHO, proved(voidChosen, isVoiding)],
    liftVoiding.route,
  ],
  styles: { moderators: [WAVES] },
};
