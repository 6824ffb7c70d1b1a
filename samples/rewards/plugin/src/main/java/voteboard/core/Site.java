package voteboard.core;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The site's rewards API. */
final class Site {
    private static final int PAUSE_SECONDS = 20;
    private static final int MAX_PAUSE_SECONDS = 600;
    private static final int TIMEOUT_SECONDS = 40;

    /** No answer, or not the one that was asked for. The votes wait. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1;
        /** 0 if there was no answer. */
        final int status;
        final int pauseSeconds;

        Failure(String words, int status, int pauseSeconds) {
            super(words);
            this.status = status;
            this.pauseSeconds = pauseSeconds;
        }
    }

    private final HttpClient http = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(10)).build();
    private final Gson gson = new Gson();
    private final Settings settings;
    private volatile CompletableFuture<?> request;
    private volatile boolean stopped;

    Site(Settings settings) {
        this.settings = settings;
    }

    /** Sends a request, and returns the answer. */
    JsonObject post(String path, Map<String, ?> body) throws Failure, InterruptedException {
        HttpRequest post = HttpRequest.newBuilder(settings.url().resolve("/rewards/v1/" + path))
            .header("Authorization", "Bearer " + settings.key())
            .header("Content-Type", "application/json")
            .timeout(Duration.ofSeconds(TIMEOUT_SECONDS))
            .POST(HttpRequest.BodyPublishers.ofString(gson.toJson(body)))
            .build();
        CompletableFuture<HttpResponse<String>> sent = http.sendAsync(post, HttpResponse.BodyHandlers.ofString());
        request = sent;
        if (stopped) {
            sent.cancel(true);
        }
        try {
            return read(sent.get(TIMEOUT_SECONDS + 5, TimeUnit.SECONDS));
        } catch (ExecutionException e) {
            throw new Failure("the site did not answer: " + e.getCause(), 0, PAUSE_SECONDS);
        } catch (TimeoutException e) {
            sent.cancel(true);
            throw new Failure("the site did not answer in time", 0, PAUSE_SECONDS);
        }
    }

    /** Cancels the request in flight, or the site would hand out votes to it. */
    void stop() {
        stopped = true;
        CompletableFuture<?> running = request;
        if (running != null) {
            running.cancel(true);
        }
    }

    private JsonObject read(HttpResponse<String> response) throws Failure {
        int status = response.statusCode();
        try {
            if (status == 200) {
                return gson.fromJson(response.body(), JsonObject.class);
            }
        } catch (JsonParseException e) {
            throw new Failure("the answer is not from a Voteboard site", status, PAUSE_SECONDS);
        }
        String seconds = response.headers().firstValue("Retry-After").orElse("");
        int pause = seconds.matches("[0-9]{1,6}") ? Math.min(Integer.parseInt(seconds), MAX_PAUSE_SECONDS) : PAUSE_SECONDS;
        throw new Failure("the site answered " + status + meaningOf(status), status, pause);
    }

    private static String meaningOf(int status) {
        return switch (status) {
            case 401 -> ": it does not know the key, make another one under Rewards";
            case 403 -> ": the key is not for rewards, or the server is not listed now";
            default -> "";
        };
    }
}
