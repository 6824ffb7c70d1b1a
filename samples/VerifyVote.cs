// C# 7 or newer, on Mono or .NET, behind your web server, which hangs up on clients that send too slowly:
// mcs VerifyVote.cs && VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 mono VerifyVote.exe
using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading.Tasks;

static class VerifyVote
{
    /// <summary>YOUR PART: give the reward. A vote comes here at most once, a test never; several may come together.</summary>
    static void Reward(string username, string voteId) { Console.WriteLine($"{username} voted: {voteId}"); }

    static string Env(string name, string otherwise) => Environment.GetEnvironmentVariable(name) ?? otherwise;
    static readonly string[] Secrets = Env("VOTEBOARD_WEBHOOK_SECRET", "").Split(' '); // two while you change it
    static string Hex(byte[] bytes) => string.Concat(bytes.Select(one => one.ToString("x2")));

    /// <summary>Whether Voteboard sent this body, at most five minutes ago. The body is the bytes as received.</summary>
    static bool IsFromVoteboard(string header, byte[] body)
    {
        var parts = Regex.Match(header ?? "", @"\At=([0-9]{1,12}),v1=([0-9a-f]{64})\z").Groups;
        if (!parts[0].Success) return false;
        var age = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - long.Parse(parts[1].Value);
        var signed = Encoding.UTF8.GetBytes(parts[1].Value + ".").Concat(body).ToArray();
        var digests = Secrets.Select(secret => Hex(new HMACSHA256(Encoding.UTF8.GetBytes(secret)).ComputeHash(signed)));
        // In constant time: all 64 digits are looked at.
        return Math.Abs(age) <= 300 && digests.Any(ours => ours.Zip(parts[2].Value, (a, b) => a ^ b).Sum() == 0);
    }

    /// <summary>Whether the vote is new. If so, the disk knows its id, and its body's hash: the body is signed.</summary>
    static bool Claim(string voteId, byte[] body)
    {
        var hash = Hex(SHA256.Create().ComputeHash(body));
        lock (Secrets)
            using (var file = new FileStream(Env("VOTEBOARD_CLAIMS", "voteboard_claims.txt"), FileMode.OpenOrCreate)) {
                var claimed = new StreamReader(file).ReadToEnd(); // you may cut lines over 31 days old
                if (claimed.Contains(voteId) || claimed.Contains(hash)) return false;
                var line = Encoding.UTF8.GetBytes($"\n{voteId} {hash}"); // the break first: a torn line ends there
                file.Write(line, 0, line.Length);
                file.Flush(true);
                return true;
            }
    }

    static int Judge(HttpListenerRequest request, byte[] body, out string player)
    {
        var json = Encoding.UTF8.GetString(body); // has no quotes in its texts; with a JSON library, use that
        Func<string, string> text = name => Regex.Match(json, $"\"{name}\"\\s*:\\s*\"([^\"]+)\"").Groups[1].Value;
        player = null;
        if (request.HttpMethod != "POST") return 405;
        if (body.Length > 65536) return 413;
        if (!IsFromVoteboard(request.Headers["X-Listing-Signature"], body)) return 401;
        if (!Regex.IsMatch(request.Headers["X-Listing-Vote"] ?? "", @"\A[0-9a-f-]{36}\z")) return 400;
        var isTest = request.Headers["X-Listing-Test"] != null || text("user_id").Trim('0', '-') == "";
        var isVote = !isTest && text("event") == "vote" && !Regex.IsMatch(text("username"), "^(Voteboard_Test)?$");
        if (isVote && Claim(request.Headers["X-Listing-Vote"], body)) player = text("username");
        return 204;
    }

    static async Task Receive(HttpListenerContext context)
    {
        var body = new MemoryStream();
        var reading = context.Request.InputStream.CopyToAsync(body);
        if (await Task.WhenAny(reading, Task.Delay(5000)) != reading) { context.Response.Abort(); return; }
        string player = null, voteId = context.Request.Headers["X-Listing-Vote"];
        context.Response.StatusCode = 500;
        try { context.Response.StatusCode = Judge(context.Request, body.ToArray(), out player); }
        catch (Exception error) { Console.Error.WriteLine($"Failed: {error.Message}"); }
        try { context.Response.AddHeader("Allow", "POST"); context.Response.Close(); }
        catch (Exception) { } // of clients that hang up
        // Claimed, answered, then rewarded: a crash in between loses a reward (give it by hand), never doubles it.
        if (player != null) Reward(player, voteId);
    }

    static void Main()
    {
        if (!Secrets.All(secret => Regex.IsMatch(secret, @"\Awhsec_[A-Za-z0-9+/]{43}=\z")))
            throw new Exception("Set VOTEBOARD_WEBHOOK_SECRET to the webhook secret of your key: whsec_…");
        var listener = new HttpListener { Prefixes = { $"http://127.0.0.1:{Env("PORT", "8080")}/" } };
        listener.Start();
        while (true) { var context = listener.GetContext(); Task.Run(() => Receive(context)); }
    }
}
