// C# 7+, on Mono or .NET: mcs -r:System.Net.Http CheckVote.cs && VOTEBOARD_KEY=vb_… mono CheckVote.exe Steve_01 Alex
using System;
using System.Collections.Concurrent;
using System.Globalization;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text.RegularExpressions;
using System.Threading.Tasks;

static class CheckVote
{
    const string Site = "https://voteboard.example";
    const int TimeoutS = 2;
    static readonly string Key = Environment.GetEnvironmentVariable("VOTEBOARD_KEY") ?? "";
    static readonly HttpClient Client = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false }) {
        Timeout = TimeSpan.FromSeconds(TimeoutS),
    };
    /// <summary>Until when we know, by player, that they have voted: a vote counts until its day ends (UTC).</summary>
    static readonly ConcurrentDictionary<string, DateTimeOffset> Known = new ConcurrentDictionary<string, DateTimeOffset>();

    /// <summary>
    /// Whether the player has voted today. A yes is not asked for again that day. Keep whom you rewarded.
    /// Throws when there is no answer: then reward nobody, and ask again later. While the limit is used up it
    /// waits for up to two minutes.
    /// </summary>
    static async Task<bool> HasVoted(string username)
    {
        DateTimeOffset until;
        if (Known.TryGetValue(username, out until) && DateTimeOffset.UtcNow < until) return true;
        for (var tries = 3;; tries--) {
            using (var request = new HttpRequestMessage(
                HttpMethod.Get, $"{Site}/api/v1/vote-check?username={Uri.EscapeDataString(username)}")) {
                request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", Key);
                using (var answer = await Client.SendAsync(request)) {
                    var wait = answer.Headers.RetryAfter?.Delta;
                    if ((int)answer.StatusCode == 429 && tries > 1 && wait <= TimeSpan.FromMinutes(1)) {
                        await Task.Delay(wait.Value);
                        continue;
                    }
                    // With a JSON library at hand, use that; the body is {"voted":true,"last_vote_at":…}.
                    var body = await answer.Content.ReadAsStringAsync();
                    var found = Regex.Match(body, @"\A\s*{\s*""voted""\s*:\s*(true|false)\b");
                    if ((int)answer.StatusCode != 200 || !found.Success)
                        throw new HttpRequestException($"Voteboard answered {(int)answer.StatusCode}");
                    var voted = found.Groups[1].Value == "true";
                    if (voted && answer.Headers.Contains("X-Listing-Day-Ends")) {
                        var dayEnds = answer.Headers.GetValues("X-Listing-Day-Ends").First();
                        Known[username] = DateTimeOffset.Parse(dayEnds, CultureInfo.InvariantCulture);
                    }
                    return voted;
                }
            }
        }
    }

    static int Main(string[] names)
    {
        if (names.Length == 0 || names.Contains("") || !Regex.IsMatch(Key, @"\Avb_[0-9A-Za-z]+\z")) {
            Console.Error.WriteLine("Say the names of players, and set VOTEBOARD_KEY to your API key: vb_…");
            return 2;
        }
        try {
            foreach (var name in names) Console.WriteLine(HasVoted(name).Result ? "has voted" : "has not voted");
            return 0;
        } catch (AggregateException error) {
            Console.Error.WriteLine($"No answer, no reward: {error.InnerException.Message}");
            return 1;
        }
    }
}
