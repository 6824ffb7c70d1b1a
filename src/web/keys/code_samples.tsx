import CHECK_JAVA from "../../../samples/CheckVote.java" with { type: "text" };
import CHECK_JAVASCRIPT from "../../../samples/check_vote.mjs" with { type: "text" };
import CHECK_PHP from "../../../samples/check_vote.php" with { type: "text" };
import CHECK_PYTHON from "../../../samples/check_vote.py" with { type: "text" };
import VERIFY_JAVA from "../../../samples/VerifyVote.java" with { type: "text" };
import VERIFY_JAVASCRIPT from "../../../samples/verify_vote.mjs" with { type: "text" };
import VERIFY_PHP from "../../../samples/verify_vote.php" with { type: "text" };
import VERIFY_PYTHON from "../../../samples/verify_vote.py" with { type: "text" };
import { FORMS } from "../frame/words.ts";
import { KEYS } from "./words.ts";

const { panel } = KEYS;

/** This site's address in the samples. */
const PLACEHOLDER = "https://voteboard.example";

/** Code to paste, by language: asking about a vote, and checking a webhook. Whole programs, run by the tests. */
export const SAMPLES = [
  { language: "JavaScript", check: CHECK_JAVASCRIPT, verify: VERIFY_JAVASCRIPT },
  { language: "Python", check: CHECK_PYTHON, verify: VERIFY_PYTHON },
  { language: "PHP", check: CHECK_PHP, verify: VERIFY_PHP },
  { language: "Java", check: CHECK_JAVA, verify: VERIFY_JAVA },
] as const;

/** The samples, folded, with this site's address in them. */
export function CodeSamples({ baseUrl }: { baseUrl: string }) {
  return (
    <section>
      <h2>{panel.code}</h2>
      <p>
        {panel.codeLead} <a href="/docs/api">{panel.reference}</a>
      </p>
      <p>
        <strong>{panel.ask}.</strong> {panel.askLead}
      </p>
      <p>
        <strong>{panel.receive}.</strong> {panel.receiveLead}
      </p>
      {SAMPLES.map(({ language, check, verify }) => (
        <details>
          <summary>{language}</summary>
          <Sample id={`${language}-check`} title={panel.ask} code={sampleFor(check, baseUrl)} />
          <Sample id={`${language}-verify`} title={panel.receive} code={verify} />
        </details>
      ))}
    </section>
  );
}

/** A sample as it runs against the site at that address, for the server with that slug. */
export function sampleFor(code: string, baseUrl: string, slug = ""): string {
  return code.replaceAll(PLACEHOLDER, baseUrl).replaceAll("your-server", slug);
}

/** Lines to paste, with a button that copies them once the script runs. */
export function Sample({ id, title, code }: { id: string; title: string; code: string }) {
  return (
    <>
      <h3>{title}</h3>
      <pre id={id} class="code" tabindex={0}>{code}</pre>
      <button type="button" class="secondary" data-copy={id} data-copied={FORMS.copied} hidden>
        {FORMS.copy}
      </button>
    </>
  );
}
