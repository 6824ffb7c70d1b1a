// Paper 1.20 or newer. In the jar beside this class, plugin.yml:
//   {name: Voteboard, version: "1", main: Voteboard, api-version: "1.20", commands: {vote: {}}}
// In plugins/Voteboard, config.yml: {key: vb_…, link-key: vbl_…, commands: ["give {player} diamond 3"]}
import static java.nio.charset.StandardCharsets.UTF_8;
import com.google.gson.*; import java.net.*; import java.net.http.*; import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers; import java.util.*;
import org.bukkit.*; import org.bukkit.command.*; import org.bukkit.persistence.*; import org.bukkit.plugin.java.*;
public final class Voteboard extends JavaPlugin {
    static final String SITE = "https://voteboard.example", SLUG = "your-server";
    final HttpClient http = HttpClient.newHttpClient();
    final NamespacedKey log = new NamespacedKey(this, "votes");
    final Thread worker = new Thread(this::work, "Voteboard");

    @Override public void onEnable() {
        boolean isKey = getConfig().getString("key", "").matches("vb_[0-9A-Za-z]+");
        if (!isKey) throw new IllegalStateException("Set key in config.yml to your API key for rewards: vb_…");
        worker.start();
    }
    @Override public void onDisable() { worker.interrupt(); }
    void work() {
        while (true) try { giveAll(); } catch (InterruptedException stopped) { return; } catch (Exception error) {
            getLogger().warning("Votes wait: " + error);
            java.util.concurrent.locks.LockSupport.parkNanos(20_000_000_000L);
        }
    }
    void giveAll() throws Exception {
        var players = new ArrayList<>(Bukkit.getScheduler().callSyncMethod(this, () -> Bukkit.getOnlinePlayers().stream()
            .map(player -> player.getName()).toList()).get());
        if (players.isEmpty()) Thread.sleep(5_000);
        Collections.shuffle(players); // beyond 100, others are asked for next time
        long until = System.nanoTime() + 110_000_000_000L; // 10 s less than the lease, counted from before the request
        JsonObject answer = post("claims", Map.of("claim_id", UUID.randomUUID().toString(), "lease_seconds", 120,
            "wait_seconds", 15, "players", players.subList(0, Math.min(100, players.size()))));
        List<Map<String, String>> given = new ArrayList<>();
        for (JsonElement vote : answer.getAsJsonArray("votes")) {
            String id = vote.getAsJsonObject().get("vote_id").getAsString();
            String player = vote.getAsJsonObject().get("player").getAsString();
            boolean isGiven = Bukkit.getScheduler().callSyncMethod(this, () -> give(id, player, until)).get();
            if (isGiven) given.add(Map.of("vote_id", id));
        }
        if (!given.isEmpty()) post("grants", Map.of("votes", given)); // without an answer they come again, and are known
    }

    /** Log and items lie in the player's own file: both are saved, or neither. Money that another plugin keeps does not. */
    boolean give(String id, String name, long until) {
        var player = Bukkit.getPlayerExact(name);
        if (player == null || System.nanoTime() > until) return false; // the vote comes again
        var data = player.getPersistentDataContainer();
        var given = new ArrayList<>(List.of(data.getOrDefault(log, PersistentDataType.STRING, "").split(" ")));
        if (given.contains(id)) return true;
        if (given.add(id) && given.size() > 100) given.remove(0); // a player has one a day, and none waits for 31
        data.set(log, PersistentDataType.STRING, String.join(" ", given));
        for (String command : getConfig().getStringList("commands"))
            Bukkit.dispatchCommand(Bukkit.getConsoleSender(), command.replace("{player}", name));
        player.saveData();
        return true;
    }
    /** /vote: a link that says who votes, good for an hour. Nobody has to sign up or type a name. */
    @Override public boolean onCommand(CommandSender sender, Command command, String label, String[] args) {
        String name = sender.getName(), key = getConfig().getString("link-key", "vbl_");
        long expires = System.currentTimeMillis() / 1000 + 3600;
        try {
            var mac = javax.crypto.Mac.getInstance("HmacSHA256");
            mac.init(new javax.crypto.spec.SecretKeySpec(key.getBytes(UTF_8), "HmacSHA256"));
            String sig = HexFormat.of().formatHex(mac.doFinal((SLUG + "\n" + name + "\n" + expires).getBytes(UTF_8)));
            String link = "/vote/" + URLEncoder.encode(name, UTF_8) + "/" + expires + "/" + sig;
            sender.sendMessage(SITE + "/servers/" + SLUG + link);
            return true;
        } catch (java.security.GeneralSecurityException impossible) { throw new IllegalStateException(impossible); }
    }
    JsonObject post(String path, Object body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder().uri(URI.create(SITE + "/rewards/v1/" + path)).version(HttpClient.Version.HTTP_1_1)
            .header("Authorization", "Bearer " + getConfig().getString("key")).timeout(java.time.Duration.ofSeconds(30))
            .header("Content-Type", "application/json").POST(BodyPublishers.ofString(new Gson().toJson(body))).build();
        HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != 200) throw new java.io.IOException("Voteboard answered " + answer.statusCode());
        return JsonParser.parseString(answer.body()).getAsJsonObject();
    }
}
