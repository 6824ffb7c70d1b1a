// Java 17 or newer: VOTEBOARD_KEY=vb_… java CheckVote.java Steve_01 Alex
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

public class CheckVote {
    static final String SITE = "https://voteboard.example";
    static final String KEY = System.getenv().getOrDefault("VOTEBOARD_KEY", "");
    static final int TIMEOUT_S = 2;
    /** Until when we know, by player, that they have voted: a vote counts until its day ends (UTC). */
    static final Map<String, Instant> KNOWN = new ConcurrentHashMap<>();
    // A plugin has a JSON library at hand, Gson for one; the body is {"voted":true,"last_vote_at":…}.
    static final Pattern ANSWER = Pattern.compile("\\{\\s*\"voted\"\\s*:\\s*(true|false)\\b");
    // Version 1.1: over plain http, Java would ask to upgrade to version 2, which not every server answers.
    static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /**
     * Whether the player has voted today. A yes is not asked for again that day. Keep whom you rewarded.
     * Throws when there is no answer: then reward nobody, and ask again later. While the limit is used up it
     * waits for up to two minutes: never call it on the main thread of a game.
     */
    static boolean hasVoted(String username) throws Exception {
        if (KNOWN.getOrDefault(username, Instant.EPOCH).isAfter(Instant.now())) return true;
        for (int tries = 3;; tries--) {
            HttpResponse<String> answer = ask(username);
            String seconds = answer.headers().firstValue("Retry-After").orElse("");
            if (answer.statusCode() == 429 && tries > 1 && seconds.matches("[0-9]|[1-5][0-9]|60")) {
                Thread.sleep(Duration.ofSeconds(Long.parseLong(seconds)).toMillis());
                continue;
            }
            var found = ANSWER.matcher(answer.body());
            if (answer.statusCode() != 200 || !found.find())
                throw new IOException("Voteboard answered " + answer.statusCode());
            boolean voted = found.group(1).equals("true");
            String dayEnds = answer.headers().firstValue("X-Listing-Day-Ends").orElse("");
            if (voted && !dayEnds.isEmpty()) KNOWN.put(username, Instant.parse(dayEnds));
            return voted;
        }
    }

    static HttpResponse<String> ask(String username) throws Exception {
        String name = URLEncoder.encode(username, StandardCharsets.UTF_8);
        HttpRequest request = HttpRequest.newBuilder(URI.create(SITE + "/api/v1/vote-check?username=" + name))
            .header("Authorization", "Bearer " + KEY)
            .build();
        return CLIENT.sendAsync(request, BodyHandlers.ofString()).get(TIMEOUT_S, TimeUnit.SECONDS); // body included
    }

    public static void main(String[] args) {
        if (args.length == 0 || List.of(args).contains("") || !KEY.matches("vb_[0-9A-Za-z]+")) {
            System.err.println("Say the names of players, and set VOTEBOARD_KEY to your API key: vb_…");
            System.exit(2);
        }
        try {
            for (String name : args) System.out.println(hasVoted(name) ? "has voted" : "has not voted");
        } catch (Exception error) {
            System.err.println("No answer, no reward: " + error);
            System.exit(1);
        }
    }
}
