// Paper 1.20 or newer. Put two files beside this class into the jar:
//   plugin.yml: {name: Voteboard, version: "1", main: Voteboard, api-version: "1.20", commands: {vote: {}}}
//   config.yml: {key: "", link-key: "", commands: ["give {player} diamond 3"]}
// Commands may also use {streak}, on how many days in a row the player voted, and {total}, how often.
// Start the server once, then set both keys in plugins/Voteboard/config.yml.
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bukkit.Bukkit;
import org.bukkit.NamespacedKey;
import org.bukkit.command.Command;
import org.bukkit.command.CommandSender;
import org.bukkit.entity.Player;
import org.bukkit.persistence.PersistentDataContainer;
import org.bukkit.persistence.PersistentDataType;
import org.bukkit.plugin.java.JavaPlugin;

public final class Voteboard extends JavaPlugin {
    private static final String SITE = "https://voteboard.example";
    private static final String SLUG = "your-server";
    private static final int LEASE_SECONDS = 120;
    private static final int DEFAULT_PAUSE_SECONDS = 20;
    private static final int MAX_PAUSE_SECONDS = 600;

    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Gson gson = new Gson();
    private final NamespacedKey rewardedVotes = new NamespacedKey(this, "votes");
    private final AtomicBoolean polling = new AtomicBoolean();
    private volatile CompletableFuture<?> request;
    private volatile long pausedUntil = System.nanoTime();
    private int pauseSeconds;

    @Override
    public void onEnable() {
        saveDefaultConfig();
        if (!getConfig().getString("key", "").matches("vb_[0-9A-Za-z]+")) {
            getLogger().severe("Set key in config.yml to your API key for rewards: vb_...");
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
            rewardVotes();
        } catch (Exception e) {
            pausedUntil = System.nanoTime() + TimeUnit.SECONDS.toNanos(pauseSeconds);
            if (isEnabled()) {
                getLogger().warning("Votes wait for " + pauseSeconds + " s: " + e);
            }
        } finally {
            polling.set(false);
        }
    }

    private void rewardVotes() throws Exception {
        List<String> players = onMainThread(this::namesOnline);
        if (players.isEmpty()) {
            return;
        }
        // 10 seconds less than the lease, counted from before the request.
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LEASE_SECONDS - 10);
        JsonObject claim = post("claims", Map.of("claim_id", UUID.randomUUID(), "players", players,
            "lease_seconds", LEASE_SECONDS, "wait_seconds", 15, "include", "counts"));
        List<Map<String, String>> rewarded = new ArrayList<>();
        for (JsonElement element : claim.getAsJsonArray("votes")) {
            JsonObject vote = element.getAsJsonObject();
            String voteId = vote.get("vote_id").getAsString();
            if (onMainThread(() -> giveReward(vote, deadline))) {
                rewarded.add(Map.of("vote_id", voteId));
            }
        }
        if (!rewarded.isEmpty()) {
            post("grants", Map.of("votes", rewarded)); // If this fails, the votes come again and are known.
        }
    }

    /** Returns 100 names at most. With more players online, the others have their turn next time. */
    private List<String> namesOnline() {
        List<String> names = new ArrayList<>();
        for (Player player : Bukkit.getOnlinePlayers()) {
            names.add(player.getName());
        }
        Collections.shuffle(names);
        return new ArrayList<>(names.subList(0, Math.min(100, names.size())));
    }

    /**
     * Gives a reward unless the player has it. The vote's id and the items are in the player's own file, so a crash keeps
     * both or neither. That does not cover money, which another plugin keeps.
     */
    private boolean giveReward(JsonObject vote, long deadline) {
        String voteId = vote.get("vote_id").getAsString();
        String playerName = vote.get("player").getAsString();
        Player player = Bukkit.getPlayerExact(playerName);
        if (player == null || System.nanoTime() - deadline > 0) {
            return false; // The vote comes again.
        }
        PersistentDataContainer data = player.getPersistentDataContainer();
        String known = data.getOrDefault(rewardedVotes, PersistentDataType.STRING, "");
        List<String> voteIds = new ArrayList<>(List.of(known.split(" ")));
        if (voteIds.contains(voteId)) {
            return true;
        }
        voteIds.add(voteId);
        if (voteIds.size() > 100) {
            voteIds.remove(0); // A player has one vote a day, and votes wait for 30 days.
        }
        data.set(rewardedVotes, PersistentDataType.STRING, String.join(" ", voteIds));
        for (String command : getConfig().getStringList("commands")) {
            Bukkit.dispatchCommand(Bukkit.getConsoleSender(), command.replace("{player}", playerName)
                .replace("{streak}", vote.get("streak").getAsString())
                .replace("{total}", vote.get("total").getAsString()));
        }
        player.saveData();
        return true;
    }

    /** /vote sends a link that says who votes. It works for an hour and needs no account. */
    @Override
    public boolean onCommand(CommandSender sender, Command command, String label, String[] args) {
        String linkKey = getConfig().getString("link-key", "");
        if (!linkKey.startsWith("vbl_")) {
            sender.sendMessage("Set link-key in config.yml to your link key: vbl_...");
            return true;
        }
        long expires = System.currentTimeMillis() / 1000 + 3600;
        String signature = sign(SLUG + "\n" + sender.getName() + "\n" + expires, linkKey);
        String name = URLEncoder.encode(sender.getName(), UTF_8);
        sender.sendMessage(SITE + "/servers/" + SLUG + "/vote/" + name + "/" + expires + "/" + signature);
        return true;
    }

    private String sign(String text, String linkKey) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(linkKey.getBytes(UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private <T> T onMainThread(Callable<T> task) throws Exception {
        return Bukkit.getScheduler().callSyncMethod(this, task).get();
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
