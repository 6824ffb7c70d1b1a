import assert from "node:assert/strict";
import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import { openShowcase } from "../support/pages/showcase/showcase.ts";
import { openVisitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

type Node = Tree.Node;
type Element = Tree.Element;

/** A text as a person types it: it begins in Hebrew, and has an override of direction that nothing ends. */
const TYPED = /א[^!]*!/g;

/** A text of a wrapped in isolates is left out: it disturbs nothing around it. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

/** Controls of direction, with a scope. */
const SCOPED = /[\u202a-\u202e\u2066-\u2069]/;

/** Elements whose text is one of its own for the browser. */
const APART = new Set(["bdi", "textarea", "option"]);

Deno.test("what people type keeps its own direction on every page, in titles and in what is read out", async () => {
  await using showcase = await openShowcase();
  const { world, people, pages } = showcase;
  await typeEverywhere(world);
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { name, role, path } of pages) {
    const { html } = await people[role].get(path);
    for (const [, kind = ""] of html.matchAll(/א([a-z]+)/g)) seen.add(kind);
    for (const fault of disturbances(parse(html))) faults.push(`${name}: ${fault}`);
  }
  assert.deepEqual(faults, []);
  assert.deepEqual([...seen].sort(), KINDS.toSorted());
});

/** The kinds of texts that the site shows. */
const KINDS = [
  ..."answer change description game key message note reason report rules server tag tagline version void"
    .split(" "),
];

function typed(kind: string): string {
  return `א${kind}\u202e!`;
}

/** Has every text that people type begin in Hebrew, as rows from before there was a rule. */
async function typeEverywhere({ services: { sql }, clock }: World): Promise<void> {
  await sql`
    update server set name = ${typed("server")}, tagline = ${typed("tagline")},
      version = ${typed("version")},
      description = ${typed("description")}, rules = ${typed("rules")},
      decided_reason = case when decided_reason is not null then ${typed("reason")} end`;
  await sql`update game set name = ${typed("game")}`;
  await sql`update tag set name = 'אtag ' || slug || chr(8238) || '!'`;
  await sql`update api_key set name = ${typed("key")}`;
  const name = typed("change");
  await sql`
    update listing_version set text = text || jsonb_build_object('name', ${name}::text)`;
  await sql`
    insert into report (id, server_id, reason, words, reported_at)
    select gen_random_uuid(), id, 'other', ${typed("report")}, ${clock.now} from server`;
  await sql`update reward_outcome set note = ${typed("note")} where note is not null`;
  await sql`update server_poll set message = ${typed("message")}`;
  await sql`update attempt set excerpt = ${typed("answer")}`;
  await sql`
    update audit_entry set details = details || jsonb_build_object('reason', ${typed("void")}::text)
      where details ? 'reason'`;
  await sql`insert into ranking_change (server_id) select id from server on conflict do nothing`;
}

/** Finds texts that are not apart from what stands around them. */
function* disturbances(node: Node, ancestors: readonly Element[] = []): Generator<string> {
  if ("value" in node && node.nodeName === "#text") {
    for (const [text] of node.value.replace(ISOLATED, "").matchAll(TYPED)) {
      if (!isApart(text, ancestors)) yield `<${ancestors.at(-1)?.tagName}> ${node.value.trim()}`;
    }
  }
  if ("attrs" in node) {
    for (const { name, value } of node.attrs) {
      // Other sites show them, in what is no page of ours.
      if (node.tagName === "meta" && SCOPED.test(value)) yield `<meta> ${value}`;
      if (node.tagName === "meta") continue;
      const rest = value.replace(ISOLATED, "");
      if (name === "value" ? false : TYPED.test(rest) && rest.replace(TYPED, "").trim() !== "") {
        yield `<${node.tagName} ${name}> ${value}`;
      }
      TYPED.lastIndex = 0;
      const isField = node.tagName === "input" && name === "value" && value.includes("א");
      const isHidden = node.attrs.some((one) => one.name === "type" && one.value === "hidden");
      if (isField && !isHidden && !isAuto(node)) yield `<input> ${value}`;
    }
  }
  const children = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  const inside = "tagName" in node ? [...ancestors, node] : ancestors;
  if (inside.at(-1)?.tagName === "script") return;
  for (const child of children) yield* disturbances(child, inside);
}

/** Returns whether an element around a text has that text alone, and its direction. */
function isApart(text: string, ancestors: readonly Element[]): boolean {
  return ancestors.some((element) =>
    (APART.has(element.tagName) || isAuto(element)) && textOf(element).trim() === text
  );
}

/** The style sheet gives each paragraph of prose its direction. */
function isAuto({ attrs }: Element): boolean {
  const values = new Map(attrs.map(({ name, value }) => [name, value]));
  return values.get("dir") === "auto" || values.get("class") === "prose";
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

Deno.test("what programs read has no marks of direction: descriptions, and titles in Arabic", async () => {
  await using world = await openWorld({ locales: { enabled: ["en", "ar"], default: "en" } });
  const { slug } = await world.server();
  const name = typed("server");
  const tagline = typed("tagline");
  await world.services.sql`update server set name = ${name}, tagline = ${tagline}`;
  const { html } = await openVisitor(world).get(`/ar/servers/${slug}`);
  assert.match(html, /<html lang="ar" dir="rtl">/);
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  assert.match(title, /^אserver!/);
  assert.doesNotMatch(title, SCOPED);
  const metas = html.match(/<meta [^>]*א[^>]*>/g) ?? [];
  assert.equal(metas.length, 3);
  for (const meta of metas) assert.doesNotMatch(meta, SCOPED);
});
