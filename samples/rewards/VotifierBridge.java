// Paper or Spigot with NuVotifier or VotifierPlus, and VotingPlugin behind it: for servers whose Votifier port cannot be
// reached, behind a home router for one. It asks for votes and fires Votifier's event. In the jar, plugin.yml:
//   {name: VotifierBridge, version: "1", main: VotifierBridge, api-version: "1.20", depend: [Votifier]}
// (or depend: [VotifierPlus]). In plugins/VotifierBridge, config.yml: {key: vb_…}
import com.google.gson.*; import java.io.IOException; import java.lang.reflect.Constructor; import java.net.URI;
import java.net.http.*; import java.nio.file.*; import java.util.*;
import org.bukkit.Bukkit; import org.bukkit.event.Event; import org.bukkit.plugin.java.JavaPlugin;

public final class VotifierBridge extends JavaPlugin {
    static final String SITE = "https://voteboard.example";
    static final int LEASE = 120; // seconds in which nobody else gets a claimed vote
    final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    final Thread worker = new Thread(this::work, "VotifierBridge");
    // A line per vote before its event, and one with "+" after it. The listener keeps the reward in another place: where
    // a crash comes between, the player may go without, and you are told. Lines older than 31 days may be cut.
    final Set<String> log = new HashSet<>();
    Path file;
    Constructor<?> newVote, newEvent;

    @Override public void onEnable() {
        boolean isKey = getConfig().getString("key", "").matches("vb_[0-9A-Za-z]+");
        if (!isKey) throw new IllegalStateException("Set key in config.yml to your API key for rewards: vb_…");
        try {
            Class<?> vote = Class.forName("com.vexsoftware.votifier.model.Vote");
            newVote = vote.getConstructor(String.class, String.class, String.class, String.class);
            newEvent = Class.forName("com.vexsoftware.votifier.model.VotifierEvent").getConstructor(vote);
            file = Files.createDirectories(getDataFolder().toPath()).resolve("votes.txt");
            if (Files.exists(file)) log.addAll(List.of(Files.readString(file).split("\\s+")));
        } catch (ReflectiveOperationException | IOException error) { throw new IllegalStateException(error); }
        worker.start();
    }
    @Override public void onDisable() { worker.interrupt(); }

    void work() {
        while (true) try { fireAll(); } catch (InterruptedException stopped) { return; } catch (Exception error) {
            getLogger().warning("Votes wait: " + error);
            java.util.concurrent.locks.LockSupport.parkNanos(20_000_000_000L);
        }
    }
    void fireAll() throws Exception {
        long until = System.nanoTime() + (LEASE - 10) * 1_000_000_000L; // counted from before the request
        var claim = Map.of("claim_id", UUID.randomUUID().toString(), "all_players", true,
            "lease_seconds", LEASE, "wait_seconds", 20);
        List<Map<String, String>> fired = new ArrayList<>();
        for (JsonElement vote : post("claims", claim).getAsJsonArray("votes")) {
            String id = vote.getAsJsonObject().get("vote_id").getAsString();
            String player = vote.getAsJsonObject().get("username").getAsString();
            if (System.nanoTime() > until) break; // they come again
            if (!log.contains(id)) Bukkit.getScheduler().callSyncMethod(this, () -> fire(id, player)).get();
            else if (!log.contains("+" + id)) getLogger().warning("Look whether " + player + " has the reward of " + id);
            fired.add(Map.of("vote_id", id));
        }
        if (!fired.isEmpty()) post("grants", Map.of("votes", fired)); // without an answer they come again, and are known
    }

    /** On the main thread, as Votifier does. VotingPlugin keeps rewards for players who are offline. */
    boolean fire(String id, String player) throws Exception {
        write(id);
        String site = URI.create(SITE).getHost(), seconds = String.valueOf(System.currentTimeMillis() / 1000);
        Object vote = newVote.newInstance(site, player, "0.0.0.0", seconds);
        Bukkit.getPluginManager().callEvent((Event) newEvent.newInstance(vote));
        return write("+" + id);
    }
    boolean write(String line) throws IOException {
        Files.writeString(file, "\n" + line, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.SYNC);
        return log.add(line);
    }
    JsonObject post(String path, Object body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(SITE + "/rewards/v1/" + path))
            .timeout(java.time.Duration.ofSeconds(30)).header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + getConfig().getString("key"))
            .POST(HttpRequest.BodyPublishers.ofString(new Gson().toJson(body))).build();
        HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) throw new IOException("Voteboard answered " + answer.statusCode());
        return JsonParser.parseString(answer.body()).getAsJsonObject();
    }
}
