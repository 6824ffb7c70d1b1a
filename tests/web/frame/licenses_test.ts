import assert from "node:assert/strict";
import { LICENSES_PATH } from "../../../src/site/web/frame/licenses_path.ts";
import { STYLES_FILE } from "../../../src/service/web/style_sheets.ts";
import { WIDGET_FILES } from "../../../src/site/web/voting/bot_check/widget_files.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("other people's files that browsers get lead to their licences", async () => {
  await using world = await openWorld();
  const answer = await world.get(LICENSES_PATH);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "text/plain; charset=UTF-8");
  const text = await answer.text();
  for (
    const author of [
      "Copyright 2020 The Archivo Project Authors",
      "SIL OPEN FONT LICENSE Version 1.1",
      "Copyright (c) 2020 @catamphetamine",
      "Daniel Regeci, BAU Software s.r.o.",
      "Svelte Contributors",
      "2023-present Scalar",
      "Permission is hereby granted, free of charge",
    ]
  ) assert.ok(text.includes(author), author);
  const { script, worker, styles } = WIDGET_FILES;
  for (const { path } of [STYLES_FILE, script, worker, styles]) {
    const file = await (await world.get(path)).text();
    assert.ok(file.startsWith(`/*! Licenses: ${LICENSES_PATH} */\n`), path);
  }
});
