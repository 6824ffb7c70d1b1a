import assert from "node:assert/strict";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { openOwner } from "../../support/people/owner.ts";
import { FORM_ROUTES } from "../../support/pages/site_routes.ts";
import { stopClock } from "../../support/pages/stopped_views.ts";
import { FROM_HERE, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const { errors: ERRORS } = ENGLISH.words.frame;

/** Bytes of the form that an attacker sends: nearly as many as a form may have. */
const BYTES = 63_000;

/** Bytes that one who is signed in may send about a listing, on a site with nine languages. */
const LISTING_BYTES = 960_000;
const NINE = {
  enabled: ["en", "de", "es", "fr", "pl", "pt-BR", "ru", "tr", "ar"],
  default: "en",
} as const;

const ENCODED = "application/x-www-form-urlencoded";

/** Forms of more fields than any has. */
const CROWDED: Readonly<Record<string, (bytes: number) => string>> = {
  separators: (bytes) => "&".repeat(bytes),
  "empty fields": (bytes) => "a=&".repeat(bytes / 3),
  "names without values": (bytes) => "a&".repeat(bytes / 2),
  NULs: (bytes) => "%00&".repeat(bytes / 4),
  "nested names": (bytes) => "a[a][a]=&".repeat(bytes / 9),
  "many names": (bytes) => Array.from({ length: bytes / 9 }, (_, n) => `${n}=%`).join("&"),
};

/** Forms with files, which only pages for pictures take. */
const WITH_FILES: Readonly<Record<string, (bytes: number) => string>> = {
  parts: (bytes) =>
    '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(bytes / 56),
  "parts without a name": (bytes) => "--b\r\n\r\n\r\n".repeat(bytes / 9),
  "headers of one part": (bytes) => `--b\r\n${"a:\r\n".repeat(bytes / 4 - 9)}\r\n\r\n--b--\r\n`,
  "no boundary": (bytes) => "\r\n".repeat(bytes / 2),
  nothing: () => "",
};

/** Sends a form, and counts how often a body was parsed as one. */
async function send(
  { app }: World,
  { path, type, body, visitor }: { path: string; type: string; body: string; visitor?: Visitor },
) {
  const cookie = [...visitor?.cookies ?? []].map((pair) => pair.join("=")).join("; ");
  const headers = { ...FROM_HERE, cookie, "content-type": type, accept: "text/html" };
  const request = new Request(`http://localhost${path}`, { method: "POST", headers, body });
  const kinds = [Request.prototype, Response.prototype];
  const parsers = kinds.map(({ formData }) => formData);
  let parsed = 0;
  for (const [nth, kind] of kinds.entries()) {
    kind.formData = function () {
      parsed++;
      return parsers[nth]!.call(this);
    };
  }
  try {
    const answer = await app.fetch(request, { remoteAddress: "192.0.2.1" });
    return { status: answer.status, html: await answer.text(), parsed };
  } finally {
    for (const [nth, kind] of kinds.entries()) kind.formData = parsers[nth]!;
  }
}

Deno.test("a form's fields are counted before any of them is parsed", async () => {
  await using world = await openWorld({ locales: NINE });
  const visitor = await openOwner(world);
  let forms = 0;
  const apart = stopClock(world, () => ++forms * 10_000);
  const listing = ["/my/servers", "/my/servers/caves/edit", "/my/servers/caves/preview"];
  const paths = ["/sign-in", "/sign-up", "/servers/caves/votes", "/servers/caves/reports"];
  for (const [kind, crowded] of Object.entries(CROWDED)) {
    for (const path of [...paths, ...listing]) {
      const body = crowded(listing.includes(path) ? LISTING_BYTES : BYTES);
      const { parsed, ...answer } = await send(apart, { path, type: ENCODED, body, visitor });
      assert.deepEqual(answer, { status: 400, html: "" }, `${path}: ${kind}`);
      assert.equal(parsed, 0, `${path}: ${kind}`);
    }
  }
  for (const body of ["a=&".repeat(499), "&".repeat(499), `${"a=".repeat(499)}&name=x`]) {
    const { status, parsed } = await send(apart, { path: "/sign-in", type: ENCODED, body });
    assert.deepEqual([status, parsed], [422, 1], "as many fields as a form may have");
  }
});

Deno.test("no field is longer than a whole form, in whatever form it comes", async () => {
  await using world = await openWorld({ locales: NINE });
  const visitor = await openOwner(world);
  const path = "/my/servers/caves/edit";
  const sendText = (text: string) =>
    send(world, { path, type: ENCODED, body: `name=x&description=${text}&rules=y`, visitor });
  for (const text of ["x", "%ff", "%00", "+", "%3C"]) {
    const { status, parsed } = await sendText(text.repeat(LISTING_BYTES / text.length - 10));
    assert.deepEqual([status, parsed], [413, 0], text);
  }
  // The longest text that a person may write: five thousand characters of nine bytes each.
  assert.equal((await sendText("%E6%97%A5".repeat(5_000))).parsed, 1);
});

Deno.test("only forms for pictures take files, and the others refuse them unread", async () => {
  await using world = await openWorld();
  const visitor = await openOwner(world);
  let forms = 0;
  const apart = stopClock(world, () => ++forms * 10_000);
  const types = ["multipart/form-data", "multipart/form-data; boundary=b", "Multipart/Form-Data;x"];
  for (const [kind, make] of Object.entries(WITH_FILES)) {
    for (const path of ["/sign-in", "/my/servers/caves/edit", "/account/server-email"]) {
      for (const type of types) {
        const sent = await send(apart, { path, type, body: make(BYTES), visitor });
        assert.deepEqual([sent.status, sent.parsed], [415, 0], `${path}: ${kind}`);
        assert.ok(sent.html.includes(`<h1>${ERRORS.noFileHere}</h1>`), `${path}: ${kind}`);
      }
    }
  }
});

Deno.test("every form refuses files but the two for pictures and a mail's own button", async () => {
  await using world = await openWorld();
  const visitor = await openOwner(world);
  let forms = 0;
  const apart = stopClock(world, () => ++forms * 10_000);
  const type = "multipart/form-data; boundary=b";
  const taking: string[] = [];
  for (const { route } of FORM_ROUTES) {
    const path = route.replace(/:\w+/g, "x");
    const { status, parsed } = await send(apart, { path, type, body: "--b--\r\n", visitor });
    if (status !== 415) taking.push(route);
    assert.equal(parsed, 0, route);
  }
  assert.deepEqual(taking.sort(), [
    "/moderation/settings/logo",
    "/my/servers/:slug/pictures",
    "/stop-email/:token",
  ]);
});
