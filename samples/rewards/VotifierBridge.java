// Paper or Spigot with NuVotifier or VotifierPlus, and VotingPlugin behind it, for a server whose Votifier port cannot be
// reached, for example behind a home router. Claims votes and fires Votifier's event. Put two files beside this class
// into the jar:
//   plugin.yml: {name: VotifierBridge, version: "1", main: VotifierBridge, api-version: "1.20", depend: [Votifier]}
//   config.yml: {key: ""}
// With VotifierPlus it is depend: [VotifierPlus]. Start the server once, then set the key in
// plugins/VotifierBridge/config.yml.
import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.vexsoftware.votifier.model.Vote;
import com.vexsoftware.votifier.model.VotifierEvent;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.bukkit.Bukkit;
import org.bukkit.plugin.java.JavaPlugin;

public final class VotifierBridge extends JavaPlugin {
    private static final String SITE = "https://voteboard.example";
    private static final int LEASE_SECONDS = 120;
    private static final int DEFAULT_PAUSE_SECONDS = 20;
    private static final int MAX_PAUSE_SECONDS = 600;

    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Gson gson = new Gson();
    private final AtomicBoolean polling = new AtomicBoolean();
    private volatile CompletableFuture<?> request;
    private volatile long pausedUntil = System.nanoTime();
    private int pauseSeconds;

    // votes.txt has one line for a vote before its event, and one with "+" after it. The listener keeps the reward
    // elsewhere: after a crash between the two lines the player may have no reward, and a warning says so. You may
    // remove lines that are older than 31 days.
    private final Set<String> log = new HashSet<>();
    private Path logFile;

    @Override
    public void onEnable() {
        saveDefaultConfig();
        if (!getConfig().getString("key", "").matches("vb_[0-9A-Za-z]+")) {
            getLogger().severe("Set key in config.yml to your API key for rewards: vb_...");
            getServer().getPluginManager().disablePlugin(this);
            return;
        }
        try {
            logFile = Files.createDirectories(getDataFolder().toPath()).resolve("votes.txt");
            if (Files.exists(logFile)) {
                log.addAll(List.of(Files.readString(logFile).split("\\s+")));
            }
        } catch (IOException e) {
            getLogger().severe("Cannot read votes.txt: " + e);
            getServer().getPluginManager().disablePlugin(this);
            return;
        }
        getServer().getScheduler().runTaskTimerAsynchronously(this, this::poll, 20L, 20L);
    }

    /** Bukkit cancels the timer. The request is cancelled here, or the site would hand out votes to it. */
    @Override
    public void onDisable() {
        CompletableFuture<?> running = request;
        if (running != null) {
            running.cancel(true);
        }
    }

    /** Runs every second, outside the main thread, since it waits for answers. */
    private void poll() {
        if (System.nanoTime() - pausedUntil < 0 || !polling.compareAndSet(false, true)) {
            return;
        }
        try {
            forwardVotes();
        } catch (Exception e) {
            pausedUntil = System.nanoTime() + TimeUnit.SECONDS.toNanos(pauseSeconds);
            if (isEnabled()) {
                getLogger().warning("Votes wait for " + pauseSeconds + " s: " + e);
            }
        } finally {
            polling.set(false);
        }
    }

    /** Claims the votes of all players: VotingPlugin keeps rewards for those who are offline. */
    private void forwardVotes() throws Exception {
        // 10 seconds less than the lease, counted from before the request.
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LEASE_SECONDS - 10);
        JsonObject claim = post("claims", Map.of("claim_id", UUID.randomUUID(), "all_players", true,
            "lease_seconds", LEASE_SECONDS, "wait_seconds", 20));
        List<Map<String, String>> forwarded = new ArrayList<>();
        for (JsonElement element : claim.getAsJsonArray("votes")) {
            JsonObject vote = element.getAsJsonObject();
            String voteId = vote.get("vote_id").getAsString();
            String playerName = vote.get("username").getAsString();
            if (System.nanoTime() - deadline > 0) {
                break; // These votes come again.
            }
            if (!log.contains(voteId)) {
                Bukkit.getScheduler().callSyncMethod(this, () -> fireEvent(voteId, playerName)).get();
            } else if (!log.contains("+" + voteId)) {
                getLogger().warning("Look whether " + playerName + " has the reward of " + voteId);
            }
            forwarded.add(Map.of("vote_id", voteId));
        }
        if (!forwarded.isEmpty()) {
            post("grants", Map.of("votes", forwarded)); // If this fails, the votes come again and are known.
        }
    }

    /** Fires the event on the main thread, as Votifier does. */
    private boolean fireEvent(String voteId, String playerName) throws IOException {
        String seconds = String.valueOf(System.currentTimeMillis() / 1000);
        Vote vote = new Vote(URI.create(SITE).getHost(), playerName, "0.0.0.0", seconds);
        writeLog(voteId);
        Bukkit.getPluginManager().callEvent(new VotifierEvent(vote));
        writeLog("+" + voteId);
        return true;
    }

    private void writeLog(String line) throws IOException {
        Files.writeString(logFile, "\n" + line, StandardOpenOption.CREATE, StandardOpenOption.APPEND,
            StandardOpenOption.SYNC);
        log.add(line);
    }

    private JsonObject post(String path, Object body) throws Exception {
        pauseSeconds = DEFAULT_PAUSE_SECONDS;
        HttpRequest post = HttpRequest.newBuilder(URI.create(SITE + "/rewards/v1/" + path))
            .header("Authorization", "Bearer " + getConfig().getString("key"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(gson.toJson(body)))
            .build();
        CompletableFuture<HttpResponse<String>> answer = http.sendAsync(post, HttpResponse.BodyHandlers.ofString());
        request = answer;
        if (!isEnabled()) {
            answer.cancel(true); // The plugin was disabled just now.
        }
        HttpResponse<String> response = answer.get(40, TimeUnit.SECONDS);
        if (response.statusCode() != 200) {
            String seconds = response.headers().firstValue("Retry-After").orElse("");
            if (seconds.matches("[0-9]{1,6}")) {
                pauseSeconds = Math.min(Integer.parseInt(seconds), MAX_PAUSE_SECONDS);
            }
            throw new IOException("Voteboard answered " + response.statusCode());
        }
        return gson.fromJson(response.body(), JsonObject.class);
    }
}
