import { newDoorKey } from "./door_section.tsx";
import { goalNumber, goalRemoval, goalTest, newGoal, showGoals } from "./goals_page.tsx";
import { newInboxKey } from "./inbox_section.tsx";
import { linkKeyRemoval, newLinkKey } from "./link_section.tsx";
import * as rewards from "./rewards_page.tsx";
import type { Area } from "../../../site/web/area.ts";
import { withOptions } from "../../../site/web/route.ts";
import REWARDS_STYLES from "./rewards_page.css" with { type: "text" };

/** How players get their rewards, and the chats that votes are posted into. */
export const REWARDS_AREA: Area = {
  routes: withOptions({ tab: "rewards" }, [
    ["GET", "/my/servers/:slug/rewards", "manager", rewards.showRewards],
    rewards.chooseRewardsBy.route,
    rewards.votifier.route,
    rewards.votifierTest.route,
    rewards.testVote.route,
    rewards.connectChannel.route,
    ["GET", "/my/servers/:slug/rewards/goals", "manager", showGoals],
    newGoal.route,
    goalNumber.route,
    goalTest.route,
    goalRemoval.route,
    newInboxKey.route,
    newDoorKey.route,
    newLinkKey.route,
    linkKeyRemoval.route,
  ]),
  styles: { signedIn: [REWARDS_STYLES] },
};
