import assert from "node:assert/strict";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { freePort } from "../../support/network/ports.ts";
import { testInBrowser } from "../shared_browser.ts";
import { FROM_HERE, openPerson, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** A site in a browser whose device has a screen lock. */
interface Stage extends AsyncDisposable {
  world: World;
  origin: string;
  page: Page;
  context: BrowserContext;
  /** The browser's virtual authenticator. */
  device: { setVerified(isVerified: boolean): Promise<void>; copyBack(): Promise<void> };
  /** Gives the browser the cookies of a signed-in visitor. */
  become(visitor: Visitor): Promise<void>;
}

async function openStage(browser: Browser): Promise<Stage> {
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const world = await openWorld({ now: new Date(), baseUrl: origin });
  const site = serveWorld(world, { port });
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return {
    world,
    origin,
    page,
    context,
    device: await plugIn(cdp),
    async become({ cookies }) {
      const all = [...cookies].map(([name, value]) => ({ name, value, url: origin }));
      await context.addCookies(all);
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      await site[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

async function plugIn(cdp: CDPSession): Promise<Stage["device"]> {
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }).then(() => {}),
    /** Sets the counter of its passkey back, as if it were a copy. */
    async copyBack() {
      const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
      await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
      for (const credential of credentials) {
        await cdp.send("WebAuthn.addCredential", {
          authenticatorId,
          credential: { ...credential, signCount: 0 },
        });
      }
    },
  };
}

/** Adds a passkey on the account page, as its owner does. */
async function addPasskey({ page, origin }: Stage, name = "My phone"): Promise<void> {
  await page.goto(`${origin}/account`);
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.locator("#name").fill(name);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByText("Your passkey was added.").waitFor();
}

/** Waits for the form that the browser sends with a passkey's answer, and returns its fields. */
async function sentBy(page: Page, path: string, act: () => Promise<void>): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === "POST" && one.url().endsWith(path)),
    act(),
  ]);
  return request.postData() ?? "";
}

testInBrowser(
  "a passkey is added, named and listed, and signs in without a name",
  async (browser) => {
    await using stage = await openStage(browser);
    const { world, page, origin, context } = stage;
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await stage.become(await openPerson(world, "Steve_01"));
    await addPasskey(stage);
    assert.ok(await page.getByRole("listitem").filter({ hasText: "My phone" }).isVisible());
    assert.deepEqual(await findViolations(page), []);
    await context.clearCookies();
    // Where the browser has passkeys it may offer one by itself; the virtual device then answers at once.
    await page.goto(`${origin}/sign-in?next=/games`);
    await page.waitForURL(`${origin}/games`);
    await page.goto(`${origin}/account`);
    assert.equal(await page.title(), "Your account – Voteboard");
    const [key] = await world.services.sql`select counter, used_at from passkey`;
    assert.ok(Number(key?.["counter"]) > 0);
    assert.ok(key?.["usedAt"]);
    assert.deepEqual(complaints, []);
  },
);

testInBrowser(
  "the button signs in where a browser offers no passkeys by itself",
  async (browser) => {
    await using stage = await openStage(browser);
    const { world, page, origin, context } = stage;
    await stage.become(await openPerson(world, "Steve_01"));
    await addPasskey(stage);
    await context.clearCookies();
    await page.addInitScript("delete PublicKeyCredential.isConditionalMediationAvailable");
    await page.goto(`${origin}/sign-in?next=/games`);
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL(`${origin}/games`);
  },
);

/** Replacements for Chromium's own answers, or for its features since 2024. */
const BROWSERS = {
  "a browser without functions from and to JSON": `
    delete PublicKeyCredential.parseCreationOptionsFromJSON;
    delete PublicKeyCredential.parseRequestOptionsFromJSON;
    delete PublicKeyCredential.prototype.toJSON;
    delete HTMLFormElement.prototype.requestSubmit;`,
  "a password manager whose objects have the browser's prototypes": managerWith(
    "PublicKeyCredential.prototype",
    "Object.getPrototypeOf(response)",
  ),
  "a password manager whose objects are plain": managerWith("Object.prototype", "Object.prototype"),
  "a password manager that answers with views of a larger buffer": managerWith(
    "Object.prototype",
    "Object.prototype",
    `(bytes) => {
      const view = new Uint8Array(bytes.byteLength + 9).subarray(7, bytes.byteLength + 7);
      view.set(new Uint8Array(bytes));
      return view;
    }`,
  ),
  "a password manager that answers with base64": managerWith(
    "Object.prototype",
    "Object.prototype",
    "(bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))",
  ),
};

function managerWith(outer: string, inner: string, write = "(bytes) => bytes"): string {
  const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature"];
  return `for (const act of ["create", "get"]) {
    const ask = navigator.credentials[act].bind(navigator.credentials);
    navigator.credentials[act] = async (options) => {
      const { rawId, response } = await ask(options);
      const given = {};
      for (const name of ${JSON.stringify(names)}) {
        if (response[name]) given[name] = (${write})(response[name]);
      }
      const own = Object.getOwnPropertyDescriptors(given);
      const answer = Object.create(${inner}, own);
      const all = Object.getOwnPropertyDescriptors({ rawId: (${write})(rawId), response: answer });
      return Object.create(${outer}, all);
    };
  }`;
}

for (const [what, script] of Object.entries(BROWSERS)) {
  testInBrowser(`a passkey is added and used in ${what}`, async (browser) => {
    await using stage = await openStage(browser);
    const { world, page, origin, context } = stage;
    await stage.become(await openPerson(world, "Steve_01"));
    await page.addInitScript("delete PublicKeyCredential.isConditionalMediationAvailable");
    await page.addInitScript(script);
    await addPasskey(stage);
    // The options name the passkeys that the account has, here and when it proves who it is.
    await page.goto(`${origin}/account/passkeys/new`);
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByText("That didn't work, or you stopped it.").waitFor();
    const before = new Date(world.clock.now.getTime() - 3_600_000);
    await world.services.sql`update session set proved_at = ${before}`;
    await page.goto(`${origin}/account/passkeys/new`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL(`${origin}/account/passkeys/new`);
    await context.clearCookies();
    await page.goto(`${origin}/sign-in?next=/games`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.waitForURL(`${origin}/games`);
  });
}

testInBrowser(
  "a passkey's answer counts once, in its browser, and only with its user's check",
  async (browser) => {
    await using stage = await openStage(browser);
    const { world, page, origin, context, device } = stage;
    await stage.become(await openPerson(world, "Steve_01"));
    await addPasskey(stage);
    await page.addInitScript("delete PublicKeyCredential.isConditionalMediationAvailable");
    const press = () => page.getByRole("button", { name: "Sign in with a passkey" }).click();
    const post = async (body: string, cookie: string) =>
      (await world.app.fetch(
        new Request(`${origin}/sign-in/passkey`, {
          method: "POST",
          body,
          redirect: "manual",
          headers: {
            ...FROM_HERE,
            "sec-fetch-site": "same-origin",
            "content-type": "application/x-www-form-urlencoded",
            accept: "text/html",
            cookie,
          },
        }),
      )).status;
    const cookies = async () =>
      (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    await context.clearCookies();
    await page.goto(`${origin}/sign-in`);
    // Caught on its way, it is good in no other browser, and here once.
    await page.route("**/sign-in/passkey", (route) => route.abort());
    const body = await sentBy(page, "/sign-in/passkey", press);
    assert.equal(await post(body, "voteboard_passkey=" + "a".repeat(43)), 403);
    assert.equal(await post(body, ""), 403);
    assert.equal(await post(body, await cookies()), 303);
    assert.equal(await post(body, await cookies()), 403);
    // Another answer to the same challenge is a replay too.
    await page.unroute("**/sign-in/passkey");
    await page.goto(`${origin}/sign-in`);
    // A device that doesn't check its user answers if it is only asked nicely; we don't take it.
    await device.setVerified(false);
    await page.evaluate(`{
    const [{ dataset }] = document.querySelectorAll("[data-passkey]");
    const options = JSON.parse(dataset.passkey);
    dataset.passkey = JSON.stringify({ ...options, userVerification: "discouraged" });
  }`);
    await press();
    await page.getByText("That passkey doesn't work here.").waitFor();
    await device.setVerified(true);
    await device.copyBack();
    await page.goto(`${origin}/sign-in`);
    await press();
    await page.getByText("That passkey doesn't work here.").waitFor();
    assert.equal((await world.services.sql`select from session`).length, 2);
  },
);

testInBrowser(
  "a passkey is the second step after a password, and a recent proof",
  async (browser) => {
    await using stage = await openStage(browser);
    const { world, page, origin, context } = stage;
    await stage.become(await openPerson(world, "Steve_01"));
    await addPasskey(stage);
    await page.goto(`${origin}/account/second-factor`);
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole("button", { name: "Use my passkeys" }).click();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    assert.deepEqual(await findViolations(page), []);
    await context.clearCookies();
    await page.addInitScript("delete PublicKeyCredential.isConditionalMediationAvailable");
    await page.goto(`${origin}/sign-in?next=/games`);
    await page.getByLabel("Username or email address").fill("Steve_01");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "One more step" }).waitFor();
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL(`${origin}/games`);
    const before = new Date(world.clock.now.getTime() - 3_600_000);
    await world.services.sql`update session set proved_at = ${before}`;
    await page.goto(`${origin}/account/passkeys/new`);
    await page.getByRole("heading", { name: "Confirm it's you" }).waitFor();
    assert.deepEqual(await findViolations(page), []);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL(`${origin}/account/passkeys/new`);
  },
);

testInBrowser(
  "the last way to sign in has no button to remove it, and says why",
  async (browser) => {
    await using stage = await openStage(browser);
    const { world, page, origin } = stage;
    const { sql } = world.services;
    await stage.become(await openPerson(world, "Steve_01"));
    await addPasskey(stage, "First");
    await sql`delete from credential`;
    await page.goto(`${origin}/account`);
    await page.getByText("It's your only way in").waitFor();
    assert.equal(await page.getByRole("button", { name: "Remove" }).count(), 0);
    // From another tab, in which there were two.
    const [key] = await sql<{ id: string }[]>`select id from passkey`;
    const path = `/account/passkeys/${key?.id}/removal`;
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement("form"), { id: "sent", method: "post", action: "${path}" })); document.getElementById("sent").submit()`,
    );
    await page.getByText("Add another way to sign in first").waitFor();
    assert.equal((await sql`select from passkey`).length, 1);
  },
);
