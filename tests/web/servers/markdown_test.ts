import assert from "node:assert/strict";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { DESCRIPTION_MAX } from "../../../src/site/servers/fields/listing_fields.ts";
import { renderMarkdown } from "../../../src/site/web/servers/markdown.ts";

/** An element as a browser makes it of the HTML. */
interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** Everything that a description may become. */
const ALLOWED: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ["p", "br", "em", "strong", "s", "h3", "h4", "h5", "h6", "hr", "ul", "li", "blockquote", "pre"]
      .map((name) => [name, []]),
  ),
  ol: ["start"],
  code: ["class"],
  a: ["href", "rel", "title"],
};

/** Ways to have a page run a script, load something, or lead somewhere it should not. */
const ATTACKS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<iframe src=https://evil.example></iframe>",
  "<a href='javascript:alert(1)'>x</a>",
  "<style>body{display:none}</style>",
  "<base href=https://evil.example>",
  "<meta http-equiv=refresh content=0;url=https://evil.example>",
  "<form action=https://evil.example><input name=password></form>",
  "<!-- --!><script>alert(1)</script>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](java&#x0A;script:alert(1))",
  "[x](java%0ascript:alert(1))",
  "[x](<java\tscript:alert(1)>)",
  "[x](\u0001javascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](vbscript:msgbox(1))",
  "[x](file:///etc/passwd)",
  "[x](//evil.example)",
  "[x](/sign-out)",
  "[x](?next=1)",
  "[x][1]\n\n[1]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "<data:text/html,x>",
  "javascript:alert(1)",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml;base64,PHN2Zz4=)",
  "![x](https://evil.example/pixel.png)",
  '![" onerror="alert(1)](https://evil.example/"onerror="alert(1))',
  '[x](https://evil.example/"onmouseover="alert(1))',
  '[x](https://evil.example "\\"><script>alert(1)</script>")',
  "[![<script>](https://evil.example/a.png)](https://evil.example)",
  "[a [b](https://b.example) c](https://c.example)",
  "[<https://b.example>](https://c.example)",
  "https://evil.example/<script>alert(1)</script>",
  'https://evil.example/"onmouseover="alert(1)',
  '```"><script>alert(1)</script>\nx\n```',
  "`<script>alert(1)</script>`",
  "# <script>alert(1)</script>",
  "> - 1. <img src=x onerror=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\<script>alert(1)\\</script>",
  "| a |\n|:-:|\n| <b>x</b> |",
  "<scr\u0000ipt>alert(1)</script>",
];

/** The elements of what a text becomes, in the order of the page. */
async function elementsOf(text: string): Promise<Element[]> {
  return [...walk(parseFragment(await renderMarkdown(text)))];
}

function* walk(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!("attrs" in child)) continue;
    const attributes = child.attrs.map(({ name, value }) => [name, value]);
    yield { name: child.nodeName, attributes: Object.fromEntries(attributes) };
    yield* walk(child);
  }
}

Deno.test("any description becomes text, harmless elements and safe links", async () => {
  const nested = ATTACKS.flatMap((attack) => [
    attack,
    `**${attack}**`,
    `> - ${attack}`,
    `[${attack}](https://a.example)`,
    `# ${attack}`,
  ]);
  for (const attack of nested) {
    for (const { name, attributes } of await elementsOf(attack)) {
      const allowed = ALLOWED[name];
      assert.ok(allowed, `${attack} becomes <${name}>`);
      for (const attribute of Object.keys(attributes)) {
        assert.ok(allowed.includes(attribute), `${attack} becomes <${name} ${attribute}>`);
      }
      if (name !== "a") continue;
      assert.match(attributes["href"] ?? "", /^(https?:\/\/|mailto:)/, attack);
      assert.equal(attributes["rel"], "nofollow ugc noopener", attack);
    }
  }
});

Deno.test("emphasis, lists, quotes, code and links are what they look like", async () => {
  const text = "**bold** _slanted_ ~~gone~~\nnext line\n\n1. one\n\n> said\n\n```\ncode\n```";
  const names = (await elementsOf(text)).map(({ name }) => name);
  const wanted = ["p", "strong", "em", "s", "br", "ol", "li", "blockquote", "p", "pre", "code"];
  assert.deepEqual(names, wanted);
});

Deno.test("only addresses with a scheme become links, not words with dots", async () => {
  const text =
    "[ours](https://a.example/x) https://discord.gg/abc <mailto:me@a.example> play.example.com";
  const links = (await elementsOf(text)).filter(({ name }) => name === "a");
  assert.deepEqual(links.map(({ attributes }) => attributes["href"]), [
    "https://a.example/x",
    "https://discord.gg/abc",
    "mailto:me@a.example",
  ]);
});

Deno.test("no text leads into the reader's own network, or to a look-alike", async () => {
  const places = [
    "127.0.0.1",
    "192.168.1.1",
    "[::1]",
    "router.lan",
    "a.example:22",
    "me:x@a.example",
  ];
  for (const place of places) {
    for (const text of [`[x](http://${place})`, `http://${place}/`, `<https://${place}>`]) {
      const names = (await elementsOf(text)).map(({ name }) => name);
      assert.ok(!names.includes("a"), text);
    }
  }
  const html = await renderMarkdown("https://\u0430pple.com/x");
  assert.match(html, /href="https:\/\/xn--pple-43d\.com\/x"[^>]*>https:\/\/xn--pple-43d\.com\/x</);
});

Deno.test("an image becomes a link with its text; inside links, only text", async () => {
  const html = await renderMarkdown("![Our **spawn**](https://a.example/spawn.png)");
  const link = '<a href="https://a.example/spawn.png" rel="nofollow ugc noopener">Our spawn</a>';
  assert.equal(html, `<p>${link}</p>`);
  const linked = await elementsOf("[![spawn](https://a.example/s.png)](https://a.example)");
  assert.deepEqual(linked.map(({ name }) => name), ["p", "a"]);
  const after = await elementsOf("[x](https://a.example) ![s](https://a.example/s.png)");
  assert.deepEqual(after.map(({ name }) => name), ["p", "a", "a"]);
});

Deno.test("headings start below the page's own and skip no level", async () => {
  const levels = async (text: string) =>
    (await elementsOf(text)).map(({ name }) => name).filter((name) => name.startsWith("h"));
  assert.deepEqual(await levels("# a\n\n## b\n\n## c\n\n# d"), ["h3", "h4", "h4", "h3"]);
  assert.deepEqual(await levels("#### a\n\n# b\n\n### c"), ["h3", "h3", "h4"]);
  assert.deepEqual(await levels("# a\n## b\n### c\n#### d\n##### e\n###### f"), [
    "h3",
    "h4",
    "h5",
    "h6",
    "h6",
    "h6",
  ]);
});

Deno.test("entities bring back no characters that hide or turn text", async () => {
  const typed = [
    "pay &#x202e;moc.live &#8294;x&#x2069; zero&#x200b;width&ZeroWidthSpace; &shy;a",
    "[&#x202e;gpj](https://a.example/&#x202e;exe) \\&#x202e; ![&#x202e;b](https://a.example/b.png)",
    "# &#8238;head",
  ].join("\n\n");
  assert.doesNotMatch(
    await renderMarkdown(typed),
    /[\u200b\u00ad\u202a-\u202e\u2060\u2066-\u2069]/,
  );
});

Deno.test("no description of the allowed length keeps the process busy", async () => {
  const parts = ["[", "![", "*a_ ", "> - ", "~~a", "[a](", "`a``b", "https://", "<a@", "&", "- "];
  const started = performance.now();
  for (const part of parts) {
    await renderMarkdown(part.repeat(DESCRIPTION_MAX).slice(0, DESCRIPTION_MAX));
  }
  // About 80 ms together; with a rule that backtracks, a single one takes seconds.
  assert.ok(performance.now() - started < 5_000);
});
