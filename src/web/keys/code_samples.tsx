import { SAMPLES } from "../../../samples/samples.ts";
import { LinkLine, Section } from "../frame/parts.tsx";
import { FORMS } from "../frame/words.ts";
import { KEYS } from "./words.ts";

const { panel } = KEYS;

/** This site's address in the samples. */
const PLACEHOLDER = "https://voteboard.example";

/** The samples, folded, with this site's address in them. */
export function CodeSamples({ baseUrl }: { baseUrl: string }) {
  return (
    <Section title={panel.code} lead={panel.codeLead}>
      <p>
        <strong>{panel.ask}.</strong> {panel.askLead}
      </p>
      <p>
        <strong>{panel.receive}.</strong> {panel.receiveLead}
      </p>
      <LinkLine href="/docs/api" label={panel.reference} />
      {SAMPLES.map(({ language, check, verify, manifest }) => (
        <details>
          <summary>{language}</summary>
          <Sample id={`${language}-check`} title={panel.ask} code={sampleFor(check, baseUrl)} />
          <Sample id={`${language}-verify`} title={panel.receive} code={verify} />
          {manifest && <Sample id={`${language}-manifest`} title="Cargo.toml" code={manifest} />}
        </details>
      ))}
    </Section>
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
