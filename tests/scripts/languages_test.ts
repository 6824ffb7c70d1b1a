import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { TEST_LOCK } from "../../embedded/launcher/project.ts";
import {
  compileLanguages,
  type LanguageFolders,
  provideLanguages,
} from "../../scripts/languages.ts";

const PROJECT = new URL("../../", import.meta.url);

Deno.test("languages are compiled once, and again when a message changed or a module is missing", async () => {
  await withLanguages(async (folders) => {
    assert.equal(await compileLanguages(folders), true);
    assert.equal(await compileLanguages(folders), false);
    await Deno.writeTextFile(new URL("de/voting.ftl", folders.locales), "title = Stimmen\n");
    assert.equal(await compileLanguages(folders), true);
    assert.match(await Deno.readTextFile(new URL("de.ts", folders.modules)), /Stimmen/);
    await Deno.remove(new URL("de.ts", folders.modules));
    assert.equal(await compileLanguages(folders), true);
    assert.equal(await compileLanguages(folders), false);
  });
});

Deno.test("compiling that ended early is done again", async () => {
  await withLanguages(async (folders) => {
    await compileLanguages(folders);
    await Deno.remove(new URL("all.ts", folders.modules));
    await Deno.writeTextFile(new URL("de.ts", folders.modules), "export");
    assert.equal(await compileLanguages(folders), true);
    assert.match(await Deno.readTextFile(new URL("de.ts", folders.modules)), /function words/);
  });
});

Deno.test("a fault in a message is told, and the modules stay as they were", async () => {
  await withLanguages(async (folders) => {
    await compileLanguages(folders);
    const before = await Deno.readTextFile(new URL("de.ts", folders.modules));
    await Deno.writeTextFile(new URL("de/voting.ftl", folders.locales), "titel = Stimmen\n");
    await assert.rejects(compileLanguages(folders), /de.voting.ftl:1: titel does not exist/);
    assert.equal(await Deno.readTextFile(new URL("de.ts", folders.modules)), before);
  });
});

Deno.test("a fault in a message keeps no program from starting that has its languages", async () => {
  await withLanguages(async (folders) => {
    await Deno.writeTextFile(new URL("de/voting.ftl", folders.locales), "titel = Stimmen\n");
    await assert.rejects(provideLanguages(folders), /^FaultyMessages: .*titel does not exist/);
    await Deno.writeTextFile(new URL("de/voting.ftl", folders.locales), "title = Stimmen\n");
    await provideLanguages(folders);
    await Deno.writeTextFile(new URL("de/voting.ftl", folders.locales), "titel = Stimmen\n");
    await provideLanguages(folders);
  });
});

Deno.test("a folder that can't be written is named with the command to run", async () => {
  await withLanguages(async (folders) => {
    await Deno.writeTextFile(new URL("file", folders.locales), "");
    const modules = new URL("file/modules/", folders.locales);
    await assert.rejects(
      provideLanguages({ ...folders, modules }),
      /^Error: Cannot compile the languages \(run `deno task languages` as the folder's owner\): /,
    );
  });
});

Deno.test("everything generated can be made where nothing generated is left", async () => {
  await withTempDir(async (path) => {
    const copy = pathToFileURL(`${path}/`);
    for (
      const name of [
        ...["docs", "embedded/launcher", "locales", "samples", "scripts", "src"],
        ...["deno.json", "imports.json", "tests/deno.lock", "embedded/deno.json"],
        ...["openapi.yaml", "openapi-rewards.yaml", "openapi-public.yaml", ".env.example"],
        ...["CHANGELOG.md", "LICENSE"],
      ]
    ) await cp(new URL(name, PROJECT), new URL(name, copy), { recursive: true });
    const { success, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "--quiet", "-A", ...TEST_LOCK, "scripts/generate.ts"],
      cwd: path,
    }).output();
    assert.ok(success, new TextDecoder().decode(stderr));
    for (const name of ["types.ts", "rewards/zod.ts", "public/routes.ts", "locales/de.ts"]) {
      const file = `generated/${name}`;
      const [made, ours] = await Promise.all(
        [copy, PROJECT].map((root) => Deno.readTextFile(new URL(file, root))),
      );
      assert.ok(made === ours, `${file} differs`);
    }
  });
});

/** Runs a test on two small languages in a folder of their own. */
async function withLanguages(test: (folders: LanguageFolders) => Promise<void>): Promise<void> {
  await withTempDir(async (path) => {
    const root = pathToFileURL(`${path}/`);
    const folders = { locales: new URL("locales/", root), modules: new URL("modules/", root) };
    for (const [tag, text] of [["en", "title = Votes\n"], ["de", "title = Voten\n"]]) {
      await Deno.mkdir(new URL(`${tag}/`, folders.locales), { recursive: true });
      await Deno.writeTextFile(new URL(`${tag}/voting.ftl`, folders.locales), text ?? "");
    }
    await test(folders);
  });
}

async function withTempDir(test: (path: string) => Promise<void>): Promise<void> {
  const path = await Deno.makeTempDir();
  try {
    await test(path);
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}
