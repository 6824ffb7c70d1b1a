import type { Area } from "../../../site/web/area.ts";
import { withOptions } from "../../../site/web/route.ts";
import { readAnswer } from "../voids/answers.tsx";
import { liftBatch, showVoids, voidChosen } from "../voids/voids_page.tsx";
import { VOIDS_FILE } from "../voids/voids_file.ts";
import { dismissAlert, showWave, voidWaveVotes } from "./wave_page.tsx";
import { showWaves } from "./waves_page.tsx";

const WHO = { may: "votes" } as const;

/** The pages about unusual votes, and about voiding votes and lifting that. */
export const WAVES_AREA: Area = {
  routes: [
    ...withOptions({ tab: "waves" }, [
      ["GET", "/moderation/waves", WHO, showWaves],
      ["GET", "/moderation/waves/:id", WHO, showWave],
      voidWaveVotes.route,
      dismissAlert.route,
      readAnswer.route,
    ]),
    ...withOptions({ tab: "servers" }, [
      ["GET", "/moderation/servers/:slug/voids", WHO, showVoids],
      voidChosen.route,
      liftBatch.route,
    ]),
  ],
  files: [VOIDS_FILE],
};
