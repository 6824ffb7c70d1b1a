// Oxide or Carbon, on Steam's games. oxide/config/Voteboard.json: {"Key": "vb_…", "LinkKey": "vbl_…", "Command": …}
// Players choose their display names and can copy another's: by them, anybody could fetch a voter's reward. So this
// asks by SteamID, and /vote gives each player a link signed for theirs: only votes by such links are rewarded here.
using System; using System.Collections.Generic; using System.Linq; using System.Security.Cryptography; using System.Text;
using System.Text.RegularExpressions;
using Newtonsoft.Json; using Newtonsoft.Json.Linq;
using Oxide.Core; using Oxide.Core.Libraries; using Oxide.Core.Libraries.Covalence;

namespace Oxide.Plugins {
    using Texts = Dictionary<string, string>;
    [Info("Voteboard", "You", "1.0.0")]
    class Voteboard : CovalencePlugin {
        const string Site = "https://voteboard.example", Slug = "your-server";
        const int Lease = 1800, Saved = 60; // seconds: more than between two saves of the world; more than one takes
        class Settings { public string Key = "", LinkKey = "", Command = "inventory.giveto {id} scrap 100"; }
        class Log { public HashSet<string> Given = new HashSet<string>(); public Texts Saving = new Texts(); }
        Settings settings; Log log; Texts unsaved = new Texts(); bool asking, saving; // unsaved, Saving: SteamIDs by vote
        float pausedUntil;
        protected override void LoadDefaultConfig() => Config.WriteObject(new Settings(), true);
        void OnServerInitialized() {
            settings = Config.ReadObject<Settings>();
            if (!settings.Key.StartsWith("vb_")) { PrintError("Set Key to your API key for rewards: vb_…"); return; }
            log = Interface.Oxide.DataFileSystem.ReadObject<Log>(Name) ?? new Log();
            foreach (var vote in log.Saving) PrintWarning($"Look whether {vote.Value} has the reward of {vote.Key}");
            log.Saving.Clear();
            timer.Every(20f, Claim);
        }

        // A gift is safe once the world that holds it is saved, and told only then: a crash before takes back the gift
        // and the log, and the vote comes again. Nothing is given while a save runs; a crash then makes votes doubtful.
        void OnServerSave() {
            if (log == null || saving) return;
            saving = true;
            Keep();
            timer.Once(Saved, () => { saving = false; var ids = log.Saving.Keys.ToList(); log.Saving.Clear(); Keep(); Tell(ids); });
        }
        void Unload() { if (log != null) Keep(); }
        void Keep() {
            foreach (var vote in unsaved) { log.Given.Add(vote.Key); log.Saving[vote.Key] = vote.Value; }
            unsaved.Clear();
            Interface.Oxide.DataFileSystem.WriteObject(Name, log);
        }
        void Claim() {
            var ids = players.Connected.Select(player => player.Id).OrderBy(id => Guid.NewGuid()).Take(100).ToList();
            if (asking || saving || ids.Count == 0 || Interface.Oxide.Now < pausedUntil) return;
            var until = Interface.Oxide.Now + Lease - 30; // counted from before the request
            var claim = new { claim_id = Guid.NewGuid(), lease_seconds = Lease, wait_seconds = 15, players = ids };
            asking = true;
            Post("claims", claim, answer => { foreach (var vote in answer["votes"]) Give(vote, until); });
        }
        void Give(JToken claimed, float until) {
            if (saving) { timer.Once(5f, () => Give(claimed, until)); return; }
            string vote = (string)claimed["vote_id"], id = (string)claimed["player"];
            if (log.Given.Contains(vote)) { Tell(new List<string> { vote }); return; }
            var player = players.FindPlayerById(id);
            if (player == null || !player.IsConnected || Interface.Oxide.Now > until || unsaved.ContainsKey(vote)) return;
            unsaved[vote] = id; // otherwise it comes again
            server.Command(settings.Command.Replace("{id}", id));
        }
        void Tell(List<string> ids) {
            var wait = pausedUntil - Interface.Oxide.Now;
            var votes = ids.Take(100).Select(id => new { vote_id = id }); // others come again, and are told then
            if (wait > 0) timer.Once(wait, () => Tell(ids));
            else if (ids.Count > 0) Post("grants", new { votes }, answer => { });
        }
        [Command("vote")] void Vote(IPlayer player, string command, string[] args) {
            var expires = DateTimeOffset.UtcNow.ToUnixTimeSeconds() + 3600;
            var hmac = new HMACSHA256(Encoding.UTF8.GetBytes(settings.LinkKey));
            var digest = hmac.ComputeHash(Encoding.UTF8.GetBytes($"{Slug}\n{player.Id}\n{expires}"));
            var sig = BitConverter.ToString(digest).Replace("-", "").ToLower();
            player.Reply($"{Site}/servers/{Slug}/vote/{player.Id}/{expires}/{sig}");
        }
        void Post(string path, object body, Action<JObject> done) {
            var headers = new Texts { ["Authorization"] = "Bearer " + settings.Key, ["Content-Type"] = "application/json" };
            webrequest.Enqueue(Site + "/rewards/v1/" + path, JsonConvert.SerializeObject(body), (status, text) => {
                if (path == "claims") asking = false;
                if (status == 200) done(JObject.Parse(text)); else Pause(status, text);
            }, this, RequestMethod.POST, headers, 30f);
        }
        // Carbon hands plugins no headers. The body of a problem repeats Retry-After; a proxy's page does not.
        void Pause(int status, string text) {
            var told = Regex.Match(text ?? "", "\"retry_after_seconds\": ?([0-9]{1,6})\\b");
            var seconds = told.Success ? Math.Min(600, int.Parse(told.Groups[1].Value)) : 20;
            pausedUntil = Interface.Oxide.Now + seconds;
            PrintWarning($"Votes wait for {seconds} s: Voteboard answered {status}");
        }
    }
}
