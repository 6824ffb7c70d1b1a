package voteboard.core;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Claims the votes of the players who are here, runs the commands, remembers it, and tells the site. A vote's commands run
 * once: after a crash in between, the log says whose reward to look for.
 */
public final class Rewards {
    private static final int LEASE_SECONDS = 120;
    private static final int WAIT_SECONDS = 15;
    /** Most players that a claim may name. With more online, the others have their turn next time. */
    private static final int PLAYERS_MAX = 100;
    /** Names that can't do harm in a command: no selector such as `@a`, no white space. */
    private static final String NAME = "[.*~+]?[\\p{L}\\p{N}_-]{1,32}";
    private static final long SAME_WARNING_NANOS = TimeUnit.MINUTES.toNanos(10);

    private final Game game;
    private final Settings settings;
    private final VoteLog log;
    private final Site site;
    private final AtomicBoolean polling = new AtomicBoolean();
    private volatile boolean stopped;
    private volatile long pausedUntil = System.nanoTime();
    private String claimId;
    private String warned = "";
    private long warnedAt;

    public Rewards(Game game, Settings settings, VoteLog log) {
        this.game = game;
        this.settings = settings;
        this.log = log;
        site = new Site(settings);
        if (settings.isReadable()) {
            game.warn("The key travels unencrypted to " + settings.url() + ", and whoever reads it on the way can take"
                + " the rewards. Let url in " + Settings.FILE + " begin with https://, and make another key");
        }
    }

    /** Does what there is to do, and waits for votes for a while. Call it every second, outside the main thread. */
    public void poll() {
        if (stopped || System.nanoTime() - pausedUntil < 0 || !polling.compareAndSet(false, true)) {
            return;
        }
        try {
            settleDoubtful();
            grant();
            List<String> players = namesOnline();
            if (!players.isEmpty()) {
                rewardVotes(players);
                grant();
            }
        } catch (Site.Failure e) {
            if (e.status >= 400 && e.status < 500) {
                claimId = null; // the claim itself was refused
            }
            pause(e.pauseSeconds);
            warn("Votes wait for " + e.pauseSeconds + " s: " + e.getMessage());
        } catch (CancellationException e) {
            // The plugin was stopped meanwhile.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (Exception e) {
            pause(20);
            warn("Votes wait for 20 s: " + e);
        } finally {
            polling.set(false);
        }
    }

    /** Ends at once what waits for the site. */
    public void stop() {
        stopped = true;
        site.stop();
    }

    private List<String> namesOnline() throws Exception {
        List<String> names = new ArrayList<>(game.playersOnline());
        names.removeIf(name -> !name.matches(NAME));
        Collections.shuffle(names);
        return names.subList(0, Math.min(PLAYERS_MAX, names.size()));
    }

    private void rewardVotes(List<String> players) throws Exception {
        long claimedAt = System.nanoTime();
        // 10 seconds less than the lease, counted from before the request.
        long deadline = claimedAt + TimeUnit.SECONDS.toNanos(LEASE_SECONDS - 10);
        if (claimId == null) {
            claimId = UUID.randomUUID().toString(); // repeated as it is until there is an answer
        }
        Map<String, Object> asked = named(Map.of("claim_id", claimId, "players", players,
            "lease_seconds", LEASE_SECONDS, "wait_seconds", WAIT_SECONDS));
        JsonObject claim = site.post("claims", asked);
        String held = claimId;
        claimId = null;
        List<Map<String, Object>> releases = new ArrayList<>();
        for (JsonElement element : claim.getAsJsonArray("votes")) {
            JsonObject vote = element.getAsJsonObject();
            String voteId = vote.get("vote_id").getAsString();
            // A repeated claim may hold the vote of a player whom this request does not name.
            JsonElement named = vote.get("player");
            String player = named.isJsonNull() ? vote.get("username").getAsString() : named.getAsString();
            if (!giveOnce(voteId, player, deadline)) {
                releases.add(Map.of("vote_id", voteId, "note", player + " is not here any more."));
            }
        }
        if (!releases.isEmpty()) {
            site.post("releases", Map.of("claim_id", held, "votes", releases));
        }
        boolean cameAtOnce = System.nanoTime() - claimedAt < TimeUnit.SECONDS.toNanos(WAIT_SECONDS - 1);
        if (claim.getAsJsonArray("votes").isEmpty() && cameAtOnce) {
            pause(claim.get("next_check_seconds").getAsInt()); // the site let it wait no longer
        }
    }

    /** Gives a vote's reward unless it was given before. Returns false if the vote is to be handed back. */
    private boolean giveOnce(String voteId, String player, long deadline) throws Exception {
        if (log.knows(voteId)) {
            log.write(VoteLog.Step.given, voteId, player); // the site is told again
            return true;
        }
        if (!player.matches(NAME)) {
            return false;
        }
        log.write(VoteLog.Step.giving, voteId, player);
        Game.Given given;
        try {
            given = game.runCommands(player, settings.commandsFor(player), deadline);
        } catch (CancellationException e) {
            log.write(VoteLog.Step.kept, voteId, player);
            throw e;
        }
        log.write(given == Game.Given.NO ? VoteLog.Step.kept : VoteLog.Step.given, voteId, player);
        if (given == Game.Given.PARTLY) {
            game.warn("A command failed. Look whether " + player + " has the reward of " + voteId);
        }
        return given != Game.Given.NO;
    }

    /** Takes for given what was being given when the server stopped: it may have been, and nobody else may give it. */
    private void settleDoubtful() throws IOException {
        for (String voteId : log.doubtful()) {
            String player = log.playerOf(voteId);
            game.warn("The server stopped while it gave a reward. Look whether " + player + " has that of " + voteId);
            log.write(VoteLog.Step.given, voteId, player);
        }
    }

    /** Tells the site what was given. What it does not answer is told again, even after a restart. */
    private void grant() throws Site.Failure, InterruptedException, IOException {
        for (List<String> ids = log.ungranted(); !ids.isEmpty(); ids = log.ungranted()) {
            List<Map<String, String>> votes = ids.stream().map(id -> Map.of("vote_id", id)).toList();
            JsonObject answer = site.post("grants", named(Map.of("votes", votes)));
            for (JsonElement element : answer.getAsJsonArray("results")) {
                JsonObject grant = element.getAsJsonObject();
                String result = grant.get("result").getAsString();
                String player = log.playerOf(grant.get("vote_id").getAsString());
                if (result.equals("recorded")) {
                    game.info("Rewarded " + player + " for a vote");
                } else if (!result.equals("already_recorded")) {
                    game.warn("The reward of " + player + " was given, but its vote is " + result);
                }
            }
            log.writeGranted(ids);
        }
    }

    private Map<String, Object> named(Map<String, Object> body) {
        Map<String, Object> all = new HashMap<>(body);
        if (!settings.gameServer().isEmpty()) {
            all.put("game_server", settings.gameServer());
        }
        return all;
    }

    private void pause(int seconds) {
        pausedUntil = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    private void warn(String line) {
        long now = System.nanoTime();
        boolean isNews = !line.equals(warned) || now - warnedAt > SAME_WARNING_NANOS;
        if (isNews && !stopped) {
            warned = line;
            warnedAt = now;
            game.warn(line);
        }
    }
}
