import type { GradeFinding } from "../../../site/keys/grade.ts";
import { GRADED, SEEN } from "../../../site/keys/grade_sentences.ts";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { State } from "../../../site/web/kit/state.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** The guide about grades. */
export const GRADE_GUIDE = "/docs/webhooks#grade-your-receiver";

/** The state of each verdict. */
const VERDICTS = {
  good: ["good", "passed"],
  wrong: ["bad", "wrong"],
  unknown: ["late", "unknown"],
} as const;

/**
 * The result of a grading, in English like the guide and the command. Each fault is followed by its rule, which
 * explains what to do.
 */
export function GradedReceiver({ findings }: { findings: readonly GradeFinding[] }) {
  const locale = currentLocale();
  const facts = findings.map(({ check, verdict, seen, rule }) => {
    const [sent, did] = GRADED[check];
    const [look, label] = VERDICTS[verdict];
    const badge = <State tone={look}>{label}</State>;
    if (verdict === "good") return [sent, <>{badge} {did}</>] as const;
    if (verdict === "wrong") return [sent, <>{badge} {seen} {rule}</>] as const;
    const why = seen === SEEN.uncounted
      ? (
        <a href="/docs/webhooks#does-it-reward-once" lang={locale.lang}>
          {locale.words.keys.panel.why}
        </a>
      )
      : null;
    return [sent, <>{badge} {seen} {why}</>] as const;
  });
  return (
    <div lang="en" dir="ltr">
      <FactList facts={facts} />
    </div>
  );
}
