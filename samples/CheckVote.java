// Java 17 or newer: VOTEBOARD_KEY=vb_… java CheckVote.java Steve_01
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

public class CheckVote {
    static final String SITE = "https://voteboard.example";
    // Version 1.1: over plain http, Java would ask to upgrade to version 2, which not every server answers.
    static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** Whether the player has voted today. Throws when there is no answer: then reward nobody, and ask again later. */
    static boolean hasVoted(String username) throws IOException, InterruptedException {
        String name = URLEncoder.encode(username, StandardCharsets.UTF_8);
        HttpRequest request = HttpRequest.newBuilder(URI.create(SITE + "/api/v1/vote-check?username=" + name))
            .header("Authorization", "Bearer " + System.getenv("VOTEBOARD_KEY"))
            .timeout(Duration.ofSeconds(5))
            .build();
        var answer = CLIENT.send(request, BodyHandlers.ofString());
        // 429: the header Retry-After says how many seconds to wait.
        if (answer.statusCode() != 200) {
            throw new IOException("Voteboard answered " + answer.statusCode());
        }
        // A plugin has a JSON library at hand, Gson for one; the body is {"voted":true,"last_vote_at":…}.
        return answer.body().contains("\"voted\":true");
    }

    public static void main(String[] args) throws Exception {
        System.out.println(hasVoted(args[0]) ? "has voted" : "has not voted");
    }
}
