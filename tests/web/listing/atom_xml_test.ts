import assert from "node:assert/strict";
import { openWorld } from "../../support/world.ts";

/** Reads a feed as strictly as XML is read, and holds it against what RFC 4287 requires (4.1.1, 4.1.2, 4.2.7). */
const CHECK = `
import sys, xml.etree.ElementTree as tree
A = "{http://www.w3.org/2005/Atom}"
feed = tree.fromstring(sys.stdin.buffer.read())
assert feed.tag == A + "feed"
for part in [feed] + feed.findall(A + "entry"):
    for name in ["id", "title", "updated"]:
        assert len(part.findall(A + name)) == 1 and part.find(A + name).text, name
    links = [(link.get("rel"), link.get("type"), link.get("hreflang")) for link in part.findall(A + "link")]
    assert len(set(links)) == len(links) and ("alternate", "text/html", None) in links
assert feed.find(A + "author").find(A + "name").text
ids = [entry.find(A + "id").text for entry in feed.iter(A + "entry")]
assert len(set(ids)) == len(ids)
print(len(ids))
`;

const isThere = new Deno.Command("python3", { args: ["--version"] }).output()
  .then(({ success }) => success, () => false);
const ignore = Deno.env.get("CI") !== "true" && !await isThere;

Deno.test({ name: "a strict reader of XML finds what Atom requires", ignore }, async () => {
  await using world = await openWorld({
    name: "Votes & Co",
    locales: { enabled: ["en", "ar"], default: "en" },
  });
  const { id } = await world.server("Alpha");
  await world.server("Beta");
  await world.services.sql`
    update server set name = ${"\u0001<א>&\u202e"}, tagline = ${"]]>\n\u000b"} where id = ${id}`;
  for (
    const path of [
      "/feed.atom",
      "/ar/feed.atom",
    ]
  ) {
    const xml = await (await world.get(path)).text();
    const child = new Deno.Command("python3", {
      args: ["-c", CHECK],
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(xml));
    await writer.close();
    const { success, stdout, stderr } = await child.output();
    assert.ok(success, `${path} ${new TextDecoder().decode(stderr)}\n${xml}`);
    assert.equal(
      new TextDecoder().decode(stdout).trim(),
      String(xml.split("<entry>").length - 1),
      path,
    );
  }
});
