import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { readLocales } from "../../scripts/languages/read_locales.ts";
import { pseudoWords } from "../support/pages/compiled_messages.ts";
import { compileMessages, faultsOf, wordsOf } from "./compile_messages.ts";

const ENGLISH = {
  "voting.ftl": `
title = Top voters
# $server (string)
ballot-title = Vote for { $server }
# $votes (number) $players (number)
sums = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} by { $players ->
    [one] 1 player
   *[other] { $players } players
}
# $start (Date)
month = { DATETIME($start, month: "long", year: "numeric") }
# $role ("owner" | "manager") $name (string)
offer = { $role ->
    [owner] { $name } hands it over.
   *[manager] { $name } invites you.
}
# <link>
change = Not your name? <link>Change it</link>
# $mean (number)
mean = { NUMBER($mean, maximumFractionDigits: 1) } on average
heads-1 = Day
heads-2 = Votes
unlisted = { " " }not listed
`,
};

/** The English messages, and some of another language. */
const and = (tag: string, text: string) => ({ en: ENGLISH, [tag]: { "voting.ftl": text } });

Deno.test("English messages become words with levels, lists, choices, numbers and dates", async () => {
  const { voting } = await wordsOf({ en: ENGLISH }, "en");
  assert.equal(voting.title, "Top voters");
  assert.equal(voting.ballot.title("Alpha"), "Vote for Alpha");
  assert.equal(voting.sums(1, 1234), "1 vote by 1,234 players");
  assert.equal(voting.month(new Date("2026-10-01T00:00:00Z")), "October 2026");
  assert.equal(voting.offer("owner", "Ann"), "Ann hands it over.");
  assert.equal(voting.offer("manager", "Ann"), "Ann invites you.");
  assert.equal(voting.mean(2.345), "2.3 on average");
  assert.deepEqual(voting.heads, ["Day", "Votes"]);
  assert.equal(voting.unlisted, " not listed");
});

Deno.test("text between tags goes to a function, which makes it a link", async () => {
  const { voting } = await wordsOf({ en: ENGLISH }, "en");
  const link = (text: string) => ({ a: text });
  assert.deepEqual(voting.change(link), ["Not your name? ", { a: "Change it" }]);
});

Deno.test("a message may take an argument that it does not show, so that it can stand among others", async () => {
  const text =
    "# $votes (number) $day (string)\nopen = on { $day }\n# $votes (number)\ndone = done\n";
  const { a } = await wordsOf({ en: { "a.ftl": text } }, "en");
  assert.deepEqual([a.open(3, "Monday"), a.done(3)], ["on Monday", "done"]);
  const { files } = compileMessages({ en: { "a.ftl": text } });
  assert.match(
    files["en.ts"] ?? "",
    /open: \(_votes, day\) => `on \$\{day\}`,\s*done: \(\) => "done"/,
  );
});

Deno.test("a refusal's messages take their arguments by name", async () => {
  const text = "# $name (string) $max (number)\nfull = { $name } has { $max }\n" +
    "# $name (string) $max (number)\ngone = { $name } is gone\n";
  const { refusals } = await wordsOf({ en: { "refusals.ftl": text } }, "en");
  const values = { max: 1_000, name: "Ann" };
  assert.deepEqual([refusals.full(values), refusals.gone(values)], [
    "Ann has 1,000",
    "Ann is gone",
  ]);
});

Deno.test("tags may be in one branch and hold arguments", async () => {
  const text = `
# $votes (number) <b>
sum = { $votes ->
    [0] Nobody.
    [one] <b>1</b> vote
   *[other] <b>{ $votes }</b> votes
} today`;
  const { a } = await wordsOf({ en: { "a.ftl": text } }, "en");
  const bold = (inner: string) => [inner];
  assert.deepEqual(a.sum(0, bold), ["Nobody.", " today"]);
  assert.deepEqual(a.sum(5, bold), [["5"], " votes", " today"]);
});

Deno.test("a line break in a file is a space, and an empty line begins a paragraph", async () => {
  const text = "long =\n    One line\n    goes on.\n\n    Another.\n";
  const { a } = await wordsOf({ en: { "a.ftl": text } }, "en");
  assert.equal(a.long, "One line goes on.\n\nAnother.");
});

Deno.test("a message that a translation lacks is the English one, with English plurals", async () => {
  const { voting } = await wordsOf(and("de", "title = Die eifrigsten Wähler"), "de");
  assert.equal(voting.title, "Die eifrigsten Wähler");
  assert.equal(voting.sums(1, 1234), "1 vote by 1,234 players");
  assert.equal(voting.heads[1], "Votes");
});

Deno.test("Polish, Russian and Arabic choose among their own plural forms", async () => {
  const votes = (text: string) => `\n# $votes (number)\nvotes = { $votes ->\n${text}\n}\n`;
  const forms = {
    en: { "a.ftl": votes("    [one] 1 vote\n   *[other] { $votes } votes") },
    pl: {
      "a.ftl": votes(
        "    [one] 1 głos\n    [few] { $votes } głosy\n   *[many] { $votes } głosów",
      ),
    },
    ru: {
      "a.ftl": votes(
        "    [one] { $votes } голос\n    [few] { $votes } голоса\n   *[many] { $votes } голосов",
      ),
    },
    ar: {
      "a.ftl": votes(
        "    [zero] لا أصوات\n    [one] صوت واحد\n    [two] صوتان\n    [few] { $votes } أصوات\n" +
          "    [many] { $votes } صوتًا\n   *[other] { $votes } صوت",
      ),
    },
  };
  const polish = (await wordsOf(forms, "pl")).a;
  assert.deepEqual([1, 2, 5, 22].map(polish.votes), ["1 głos", "2 głosy", "5 głosów", "22 głosy"]);
  const russian = (await wordsOf(forms, "ru")).a;
  assert.deepEqual([1, 3, 11, 21].map(russian.votes), [
    ...["1 голос", "3 голоса", "11 голосов", "21 голос"],
  ]);
  const arabic = (await wordsOf(forms, "ar")).a;
  assert.deepEqual([0, 1, 2].map(arabic.votes), ["لا أصوات", "صوت واحد", "صوتان"]);
  assert.match(arabic.votes(3), /أصوات$/);
  assert.match(arabic.votes(100), /صوت$/);
});

Deno.test("right-to-left languages isolate the names that people gave, and nothing else", async () => {
  const text = `
ballot-title = صوّت لـ { $server }
mean = { NUMBER($mean, maximumFractionDigits: 1) } في المتوسط
`;
  const { voting } = await wordsOf(and("ar", text), "ar");
  assert.equal(voting.ballot.title("Alpha"), "صوّت لـ \u2068Alpha\u2069");
  assert.doesNotMatch(voting.mean(1), /\u2068/);
});

Deno.test("a translator's text stays text, whatever it contains", async () => {
  const odd = `\`\${globalThis.broken()}\` \\ " ' <img src="x"> \u2028 \\n // */`;
  const written = odd.replaceAll(/[{}]/g, '{ "$&" }');
  const { voting } = await wordsOf(
    and("de", `title = ${written}\nballot-title = ${written} { $server }\n`),
    "de",
  );
  assert.equal(voting.title, odd);
  assert.equal(voting.ballot.title("Alpha"), `${odd} Alpha`);
  assert.deepEqual(faultsOf(and("de", "title = <script>x</script>\n")), [
    "locales/de/voting.ftl:1: title: <script> is not known in English (known: none)",
  ]);
});

Deno.test("the pseudo-locale marks each text and is longer by a third", async () => {
  const folder = pathToFileURL(`${await Deno.makeTempDir()}/`);
  await Deno.mkdir(new URL("en/", folder));
  await Deno.writeTextFile(new URL("en/voting.ftl", folder), ENGLISH["voting.ftl"]);
  const { voting } = await pseudoWords(folder);
  await Deno.remove(folder, { recursive: true });
  assert.equal(voting.title, "⟦Tóop vóoţéeŕš⟧");
  assert.equal(voting.ballot.title("Alpha"), "⟦Vóoţée fóoŕ Alpha⟧");
  assert.deepEqual(voting.change((text: string) => [text]), [
    ...["⟦", "Ñóoţ ýóoúuŕ ñáamée? ", ["Çĥáañĝée íiţ"], "⟧"],
  ]);
});

Deno.test("a translator's faults are told all at once, with file, line and reason", () => {
  const text = `# Deutsch
ballot-title = Für { $sever } stimmen
change = Nicht dein Name? <lnk>Ändern</lnk>
board-titel = Wähler
sums = { $votes ->
    [eins] eine Stimme
   *[other] { $votes } Stimmen
} von { $players } Spielern
offer = { $role ->
    [chef] { $name } übergibt es.
   *[manager] Du bist eingeladen.
}
title = Wähler
title = Wählerinnen
mean = { NUMBER($mean, maximumFractionDigits: 1)
`;
  assert.deepEqual(faultsOf(and("de", text)), [
    "locales/de/voting.ftl:2: ballot-title: $sever is not known in English (known: $server)",
    "locales/de/voting.ftl:2: ballot-title: { $server } is missing",
    "locales/de/voting.ftl:3: change: <lnk> is not known in English (known: <link>)",
    "locales/de/voting.ftl:3: change: <link> is missing",
    "locales/de/voting.ftl:4: board-titel does not exist in English",
    "locales/de/voting.ftl:5: sums: the plural form [one] is missing, which de has for 1",
    "locales/de/voting.ftl:6: sums: [eins] is no plural form (de has: other, one)",
    "locales/de/voting.ftl:10: offer: [chef] is no value of $role (known: owner, manager)",
    "locales/de/voting.ftl:14: title stands twice",
    'locales/de/voting.ftl:16: Expected token: "}"',
  ]);
});

Deno.test("an option of a date that does not exist is a fault", () => {
  const date = (options: string) => and("de", `month = { DATETIME($start, ${options}) }\n`);
  const [misspelt] = faultsOf(date('mont: "long"'));
  const [wrong] = faultsOf(date('month: "loong"'));
  assert.match(misspelt ?? "", /^locales\/de\/voting.ftl:1: month: DATETIME has no option mont$/);
  assert.match(wrong ?? "", /^locales\/de\/voting.ftl:1: month: .*loong/);
});

Deno.test("a folder that is called by no language tag is a fault", () => {
  assert.deepEqual(faultsOf(and("pt-br", "")), [
    "locales/pt-br:1: the usual form of this tag is pt-BR",
  ]);
  assert.deepEqual(faultsOf(and("pt_BR", "")), [
    "locales/pt_BR:1: the folder's name is no language tag",
  ]);
});

Deno.test("files with the line ends and the mark of Windows are read like others", async () => {
  const folder = pathToFileURL(`${await Deno.makeTempDir()}/`);
  await Deno.mkdir(new URL("en/", folder));
  const text = "\uFEFFtitle =\r\n    Top\r\n    voters\r\nlead = Who\r\nlead = Who\r\n";
  await Deno.writeTextFile(new URL("en/a.ftl", folder), text);
  const source = (await readLocales(folder)).get("en");
  await Deno.remove(folder, { recursive: true });
  assert.deepEqual(faultsOf({ en: Object.fromEntries(source ?? []) }), [
    "locales/en/a.ftl:5: lead stands twice",
  ]);
  const text2 = Object.fromEntries(
    [...source ?? []].map(([name, all]) => [name, all.slice(0, -12)]),
  );
  assert.equal((await wordsOf({ en: text2 }, "en")).a.title, "Top voters");
});

Deno.test("a plural form that a language has and a message lacks is a fault", () => {
  const text = `sums = { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
   *[other] { $votes } głosów
} { $players }
`;
  assert.deepEqual(faultsOf(and("pl", text)), [
    "locales/pl/voting.ftl:1: sums: the plural form [many] is missing, which pl has for 0, 5, 6",
  ]);
});

Deno.test("a form for several numbers has to show which", () => {
  const text = `sums = { $votes ->
    [one] Один голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
} { $players }
`;
  assert.deepEqual(faultsOf(and("ru", text)), [
    "locales/ru/voting.ftl:2: sums: [one] is for 1, 21, 31 in ru, so it has to show { $votes }",
  ]);
});

Deno.test("Turkish may leave out the choice between forms that it does not have", () => {
  assert.deepEqual(faultsOf(and("tr", "sums = { $votes } oy, { $players } oyuncu\n")), []);
});

Deno.test("faults of the English files are told, too", () => {
  const text = `# $n (integer)
a = { $n }
# $day (Date)
b = { $day }
c-d = x
c = y
# $new (string)
e = { $new }
-term = z
`;
  assert.deepEqual(faultsOf({ en: { "a.ftl": text } }), [
    'locales/en/a.ftl:2: a: the comment gives no type for $n: number, string, Date or "one" | "another"',
    "locales/en/a.ftl:2: a: $n is not known in English (known: none)",
    'locales/en/a.ftl:4: b: a date needs its parts: { DATETIME($day, month: "long") }',
    "locales/en/a.ftl:6: c: it is both a message and a level of others",
    "locales/en/a.ftl:8: e: an argument can't be called new",
    "locales/en/a.ftl:8: e: $new is not known in English (known: none)",
    "locales/en/a.ftl:9: terms are not supported",
  ]);
});

Deno.test("a message that no program reads is a fault", () => {
  const text =
    "title = a\nlead = b\nstates-open = c\nstates-done = d\nname-label = e\nname-help = f\n";
  const unused = (code: string) =>
    (faultsOf({ en: { "a.ftl": text } }, code)).map((line) => line.split(" ")[1]);
  assert.deepEqual(
    unused(
      "const words = locale.words.a;\nwords.title; words.states[state]; words.name.label;",
    ),
    ["lead", "name-help"],
  );
  assert.deepEqual(
    unused("const { title, name: field } = locale.words.a;\nfield.help"),
    ["lead", "states-open", "states-done", "name-label"],
  );
  assert.deepEqual(
    unused('function f(words: Words["a"]) { return [words.lead, show(words.name)] }'),
    ["title", "states-open", "states-done"],
  );
  const twice =
    "const words = locale.words.a.name;\nconst words = locale.words.a.states;\nwords.label;";
  assert.deepEqual(
    unused(twice),
    ["title", "lead", "states-open", "states-done", "name-help"],
  );
  assert.deepEqual(unused("show(locale.words.a)"), []);
});

Deno.test("a line for each language says how complete it is", () => {
  const { completeness } = compileMessages({
    ...and("de", "title = Wähler"),
    en: { ...ENGLISH, "forms.ftl": "optional = optional" },
  });
  assert.deepEqual(completeness, ["de: 1 of 11 messages, missing most in voting (9)"]);
});
