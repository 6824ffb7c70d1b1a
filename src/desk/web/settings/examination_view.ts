import type { CheckName, Findings } from "../../health/findings.ts";
import { CAST_FAULTS } from "../../../site/voting/ballot/cast_probe.ts";
import { namesOf } from "./examination_rows.tsx";
import type { SetupStep } from "./setup_steps.ts";

/** The state of the site and of its setup. */
export interface FoundExamination {
  at: Date;
  found: Findings;
  /** Empty for a moderator who may not set up the site. */
  steps: readonly SetupStep[];
  /** Whether the viewer may send a test mail. */
  canTryMail: boolean;
}

/** All that the page about the state of the site shows. */
export interface ExaminationView extends FoundExamination {
  /** Whether votes reach the site. `away`: players can't. */
  votes: "work" | "fail" | "away";
  /** The number of checks that failed. A failure that another check explains isn't counted. */
  faults: number;
  /** The checks that need a person, failures first. */
  needy: readonly CheckName[];
  /** Required steps of the setup that aren't done. */
  missing: readonly SetupStep[];
  /** The number of things to do. */
  things: number;
}

/** Decides what needs a person, and how much of it. */
export function examinationView(examination: FoundExamination): ExaminationView {
  const { found, steps } = examination;
  const faults = namesOf(found, "fail").filter((name) => !isToldByClock(found, name));
  const needy = [...faults, ...namesOf(found, "warn")];
  const missing = steps.filter(({ isDone, isOptional }) => !isDone && !isOptional);
  return {
    ...examination,
    votes: votesOf(found),
    faults: faults.length,
    needy,
    missing,
    things: needy.length + missing.length,
  };
}

/** Returns whether a vote fails only because of the clock, which has a separate finding. */
function isToldByClock({ clock, votes }: Findings, name: CheckName): boolean {
  return name === "votes" && clock.state === "fail" &&
    votes.message.includes(CAST_FAULTS.clock_off);
}

function votesOf({ votes, clock, site }: Findings): ExaminationView["votes"] {
  if (votes.state === "fail" || clock.state === "fail") return "fail";
  return site.state === "fail" ? "away" : "work";
}
