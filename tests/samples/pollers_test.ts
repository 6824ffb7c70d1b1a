/** The pollers in the owner's API panel, run as programs: against the service, and against a site that fails. */
import assert from "node:assert/strict";
import { inEachLanguage, runPoller, type Sample } from "./samples.ts";
import { openWorld } from "../support/world.ts";
import { serve } from "../support/network/loopback.ts";

const KEY = "vb_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJ";
const VOTED = { voted: true, last_vote_at: "2026-11-20T17:38:00.123Z" };

Deno.test("each sample poller tells who voted today, and nothing without an answer", async (t) => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  for (const name of ["Steve_01", "Alex"]) await world.account(name);
  await world.vote(server, "Steve_01");
  await using site = openSite((request) =>
    world.app.fetch(request, { remoteAddress: "127.0.0.1" })
  );
  await inEachLanguage(t, async (sample) => {
    const ask = (name: string, key = secret) =>
      run(sample, { site: site.origin, args: [name], key });
    assert.deepEqual(await ask("Steve_01"), { code: 0, stdout: "has voted", stderr: "" });
    assert.deepEqual(await ask("ｓｔｅｖｅ 01"), { code: 0, stdout: "has voted", stderr: "" });
    assert.deepEqual(await ask("Alex"), { code: 0, stdout: "has not voted", stderr: "" });
    assertNoAnswer(await ask("Steve_01", "vb_wrong"));
  });
});

Deno.test("each sample poller refuses to ask without a key or a name", async (t) => {
  const asked: string[] = [];
  await using site = openSite(({ url }) => {
    asked.push(url);
    return Response.json(VOTED);
  });
  await inEachLanguage(t, async (sample) => {
    for (const key of [undefined, "", "secret", "vb_a b", `${KEY}\nX-A: b`]) {
      assertNoAnswer(await run(sample, { site: site.origin, args: ["Steve_01"], key }));
    }
    for (const args of [[], [""]]) assertNoAnswer(await run(sample, { site: site.origin, args }));
    assert.deepEqual(asked, []);
  });
});

Deno.test("each sample poller asks for any name as it was given", async (t) => {
  const name = "Zoë & co+#%/?=鍾🎮";
  await inEachLanguage(t, async (sample) => {
    const asked: (string | null)[] = [];
    await using site = openSite(({ url }) => {
      asked.push(new URL(url).searchParams.get("username"));
      return Response.json(VOTED);
    });
    const { stdout } = await run(sample, { site: site.origin, args: [name] });
    assert.deepEqual({ stdout, asked }, { stdout: "has voted", asked: [name] });
  });
});

Deno.test("each sample poller asks no more today who has voted", async (t) => {
  // Whether the player has voted, the end of the day, and how many of two questions are asked.
  const cases: [voted: boolean, dayEnds: string | undefined, asked: number][] = [
    [true, new Date(Date.now() + 3_600_000).toISOString(), 1],
    [true, new Date(Date.now() - 1_000).toISOString(), 2],
    [true, undefined, 2],
    [false, new Date(Date.now() + 3_600_000).toISOString(), 2],
  ];
  await inEachLanguage(t, async (sample) => {
    for (const [voted, dayEnds, asked] of cases) {
      const names: (string | null)[] = [];
      await using site = openSite(({ url }) => {
        names.push(new URL(url).searchParams.get("username"));
        const headers = dayEnds === undefined ? undefined : { "X-Listing-Day-Ends": dayEnds };
        return Response.json({ ...VOTED, voted }, headers ? { headers } : {});
      });
      const args = ["Steve_01", "Alex", "Steve_01"];
      const { stdout, stderr } = await run(sample, { site: site.origin, args });
      const said = voted ? "has voted" : "has not voted";
      assert.deepEqual(stdout.split(/\r?\n/), [said, said, said], stderr);
      assert.equal(names.filter((name) => name === "Steve_01").length, asked);
    }
  });
});

Deno.test("each sample poller obeys Retry-After and gives up after three tries", async (t) => {
  const limited = (wait: string) =>
    new Response(null, { status: 429, headers: { "Retry-After": wait } });

  async function assertWaits(sample: Sample): Promise<void> {
    const at: number[] = [];
    await using site = openSite(() =>
      at.push(performance.now()) === 1 ? limited("1") : Response.json(VOTED)
    );
    const { stdout, stderr } = await run(sample, { site: site.origin });
    assert.equal(stdout, "has voted", stderr);
    const [first = 0, second = 0] = at;
    assert.ok(second - first > 990, `${second - first} ms`);
  }

  async function assertTries(sample: Sample, wait: string, tries: number): Promise<void> {
    let count = 0;
    await using site = openSite(() => {
      count++;
      return limited(wait);
    });
    assertNoAnswer(await run(sample, { site: site.origin }));
    assert.equal(count, tries, wait);
  }

  async function assertGivesUp(sample: Sample): Promise<void> {
    await assertTries(sample, "1", 3);
    await assertTries(sample, "86400", 1);
    await assertTries(sample, "soon", 1);
  }

  await inEachLanguage(t, async (sample) => {
    await Promise.all([assertWaits(sample), assertGivesUp(sample)]);
  });
});

Deno.test("each sample poller takes errors, silence and nonsense for no answer", async (t) => {
  const answers: Record<string, Answerer> = {
    "503": () => new Response(null, { status: 503, headers: { "Retry-After": "1" } }),
    "500 with a body that says voted": () => Response.json(VOTED, { status: 500 }),
    "a page": () => new Response("<html>voted</html>"),
    "nothing": () => new Response(""),
    "no object": () => Response.json([true]),
    "null": () => Response.json(null),
    "a text": () => Response.json({ voted: "true" }),
    "half an answer": () => new Response('{"voted":'),
  };

  async function assertNone(sample: Sample, name: string, answer: Answerer): Promise<void> {
    await using site = openSite(answer);
    assertNoAnswer(await run(sample, { site: site.origin }), name);
  }

  async function assertNoneForAny(sample: Sample): Promise<void> {
    for (const [name, answer] of Object.entries(answers)) await assertNone(sample, name, answer);
    const redirected: (string | null)[] = [];
    await using other = openSite(({ headers }) => {
      redirected.push(headers.get("authorization"));
      return Response.json(VOTED);
    });
    await assertNone(sample, "a redirect", () => Response.redirect(other.origin));
    assert.deepEqual(redirected, [], "the key went to another host");
  }

  async function assertPatienceEnds(sample: Sample): Promise<void> {
    const silence = Promise.withResolvers<Response>();
    await using site = openSite(() => silence.promise);
    const answer = await run(sample, { site: site.origin, patienceS: 2 });
    silence.resolve(new Response()); // or the site could not end
    assertNoAnswer(answer, "silence");
  }

  await inEachLanguage(t, async (sample) => {
    await Promise.all([assertPatienceEnds(sample), assertNoneForAny(sample)]);
  });
});

type Answer = Awaited<ReturnType<typeof runPoller>>;

/** A failure, said in one line, and nothing that a script could take for a vote. */
function assertNoAnswer({ code, stdout, stderr }: Answer, name?: string): void {
  assert.notEqual(code, 0, name);
  assert.equal(stdout, "", name);
  assert.match(stderr, /^.+$/, name);
}

function run(
  sample: Sample,
  { site, args = ["Steve_01"], patienceS, ...given }: {
    site: string;
    args?: string[];
    patienceS?: number;
    key?: string | undefined;
  },
): Promise<Answer> {
  const key = "key" in given ? given.key : KEY;
  const env = { VOTEBOARD_KEY: key, LC_ALL: "C.UTF-8" };
  return runPoller(sample, { site, args, env, ...patienceS === undefined ? {} : { patienceS } });
}

type Answerer = (request: Request) => Response | Promise<Response>;

/** A site that gives that answer. */
function openSite(answer: Answerer = () => Response.json(VOTED)) {
  return serve(answer);
}
