/** The lines that docs/sites.md gives to owners for their vote plugins, read as those plugins read them. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { PLACEHOLDER } from "../../src/site/web/docs/guides.ts";
import { findCode } from "../../src/site/web/docs/render_guide.ts";
import { shortAddress } from "../../src/site/web/voting/short_address.ts";
import { objectAt, valueAt } from "../support/api/contract.ts";
import { openDoor, waits } from "../support/api/door.ts";
import { tryCommand } from "./samples.ts";
import { openVisitor } from "../support/people/visitor.ts";

/**
 * The name by which Votifier plugins know a site: what `src/service/wiring/create_delivering.ts` sends with each vote.
 */
const SERVICE = new URL(PLACEHOLDER).hostname;

const guide = await Deno.readTextFile(new URL("../../docs/sites.md", import.meta.url));
const AZURIOM = new URL("../../samples/compat/azuriom.php", import.meta.url);

/** Returns the YAML whose first key it is. */
async function linesOf(key: string) {
  const fences = await findCode(guide);
  const found = fences.find(({ code, language }) =>
    language === "yaml" && code.startsWith(`${key}:`)
  );
  return objectAt(parse(found?.code ?? assert.fail(key)));
}

/** Opens a link of a plugin's menu, with the placeholder filled in, and returns the name on the ballot. */
async function openMenu(template: string, placeholder: string, player: string) {
  await using door = await openDoor({ voting: { isOpen: true } });
  const link = template.replace(placeholder, player).replace("SLUG", door.server.slug);
  assert.ok(link.startsWith(shortAddress(PLACEHOLDER, door.server.slug)), link);
  const visitor = openVisitor(door.world);
  const { location } = await visitor.get(link.slice(PLACEHOLDER.length));
  const { html } = await visitor.get(location ?? "");
  return /<input[^>]* name="name"[^>]*>/.exec(html)?.[0];
}

Deno.test("VotingPlugin's lines have the keys that it reads, with their types", async () => {
  // As ConfigVoteSites.java and VoteSite.java of VotingPlugin read them, below VoteSites.
  const site = objectAt(await linesOf("VoteSites"), "VoteSites", "voteboard");
  const read = [
    "Enabled",
    "Name",
    "ServiceSite",
    "VoteURL",
    "VoteDelayDaily",
    "VoteDelayDailyHour",
  ];
  const others = ["WaitUntilVoteDelay", "DisplayItem", "Rewards"];
  assert.deepEqual(Object.keys(site), [...read, ...others]);
  assert.deepEqual([site["Enabled"], site["VoteDelayDaily"]], [true, true]);
  assert.equal(site["ServiceSite"], SERVICE);
  // It is an hour of java.time: 24 would throw, and votes would fail.
  assert.ok(Number(site["VoteDelayDailyHour"]) >= 0 && Number(site["VoteDelayDailyHour"]) < 24);
  assert.equal(typeof valueAt(site, "DisplayItem", "Material"), "string");
  const link = String(site["VoteURL"]);
  assert.match(await openMenu(link, "%player%", ".Pocket_Pia") ?? "", /value="\.Pocket_Pia"/);
  assert.doesNotMatch(await openMenu(link, "nothing", "") ?? "", /value="[^"]/, "left as it is");
});

Deno.test("SuperbVote's lines have the keys that it reads, and /vote prints a whole link", async () => {
  // As SuperbVoteConfiguration.java, RewardMatchers.java and ServiceRewardMatcher.java read them.
  const config = await linesOf("votes");
  const [reward, last] = Array.isArray(config["rewards"]) ? config["rewards"] : [];
  assert.deepEqual(objectAt(reward, "if"), { service: SERVICE });
  assert.deepEqual(objectAt(last, "if"), { default: true });
  assert.equal(valueAt(config, "vote-command", "enabled"), true);
  const text = String(valueAt(config, "vote-command", "text"));
  const [, link = ""] = /&f(https:\S+)$/.exec(text) ?? [];
  assert.match(await openMenu(link, "%player%", "Steve_01") ?? "", /value="Steve_01"/);
});

Deno.test("VoteParty's lines have the keys that it reads", async () => {
  // As VoteSettings.kt, VotesiteRewards.kt and VotesiteCommands.kt name them.
  const voting = objectAt(await linesOf("voting"), "voting");
  const [site] = Object(objectAt(voting, "votesite-rewards")["votesiteCommands"]);
  assert.deepEqual([site.serviceName, site.commands.length], [SERVICE, 1]);
  const names = new RegExp(String(voting["name_regex"]));
  for (const name of ["Steve_01", ".Pocket_Pia"]) assert.match(name, names);
});

/** Stands in for Azuriom's classes: it prints the address that the entry asks, and what has to be in the answer. */
const AZURIOM_STUB = `
class VoteVerifier {
    public static function for($domain) { $made = new self; $made->domain = $domain; return $made; }
    public $domain; public $url; public $key; public $value;
    public function setApiUrl($url) { $this->url = $url; return $this; }
    public function requireKey($key) { $this->key = $key; return $this; }
    public function verifyByValue(string $value) { $this->value = $value; return $this; }
}
class VoteChecker {
    public function register($verifier) { echo json_encode($verifier); }
    public function __construct($entry) { eval($entry); }
}
new VoteChecker(file_get_contents($argv[1]));
`;

const ignore = Deno.env.get("CI") !== "true" && !tryCommand("php", ["--version"]);

Deno.test({ name: "the entry for Azuriom takes each vote once, by name", ignore }, async () => {
  await using door = await openDoor();
  const { stdout } = await new Deno.Command("php", {
    args: ["-r", AZURIOM_STUB, fileURLToPath(AZURIOM)],
  })
    .output();
  const entry: Record<string, string> = JSON.parse(new TextDecoder().decode(stdout));
  assert.deepEqual([entry["domain"], entry["key"]], [SERVICE, "api_key"]);
  const verify = async (name: string) => {
    const url = String(entry["url"]).replace("{server}", door.key).replace("{name}", name);
    const { status, body } = await door.ask(url.slice(`${PLACEHOLDER}/api/`.length));
    return [status, body === entry["value"]];
  };
  const { id } = await door.world.account("Steve_01");
  assert.deepEqual(await verify("Steve_01"), [200, false], "not voted");
  await waits(door, id);
  assert.deepEqual(await verify("Steve_01"), [200, true]);
  assert.deepEqual(await verify("Steve_01"), [200, false], "the second time");
  assert.deepEqual(await verify("Nobody"), [200, false]);
});
