import com.vexsoftware.votifier.model.*;
import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import org.bukkit.*;
import org.bukkit.entity.Player;
import org.bukkit.event.Event;
import org.bukkit.persistence.*;
import org.bukkit.plugin.java.JavaPlugin;

/**
 * A game with one plugin: `Game PLUGIN`, and the players' names in PLAYERS. What a player has lies in a file of their own,
 * which is replaced as a whole: gifts, a tab, and what plugins keep there. The listener of Votifier's event writes to
 * "gifts" before it returns.
 */
public final class Game implements Bukkit.Game {
    static final Path FOLDER = Path.of(".");
    final List<Someone> players = new ArrayList<>();
    final BlockingQueue<FutureTask<?>> tasks = new LinkedBlockingQueue<>();

    public static void main(String[] args) throws Exception {
        Game game = new Game();
        Bukkit.game = game;
        for (String name : System.getenv("PLAYERS").split(" ")) game.players.add(new Someone(name));
        JavaPlugin plugin = (JavaPlugin) Class.forName(args[0]).getConstructor().newInstance();
        plugin.onEnable();
        plugin.onCommand(game.players.get(0), null, "vote", args);
        while (true) {
            Thread.sleep(ThreadLocalRandom.current().nextInt(10)); // a tick's rest
            game.tasks.take().run();
        }
    }

    public Collection<? extends Player> players() { return players; }
    public boolean dispatch(String command) {
        String[] words = command.split(" ");
        for (Someone player : players) if (player.name.equals(words[1])) player.gifts++;
        return true;
    }
    public <T> Future<T> callSyncMethod(JavaPlugin plugin, Callable<T> task) {
        FutureTask<T> future = new FutureTask<>(task);
        tasks.add(future);
        return future;
    }
    public void callEvent(Event event) {
        try {
            String line = ((VotifierEvent) event).getVote().username() + "\n";
            Files.writeString(FOLDER.resolve("gifts"), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException error) { throw new IllegalStateException(error); }
    }
    public String getName() { return "CONSOLE"; }
    public void sendMessage(String message) { System.out.println(message); }

    static final class Someone implements Player, PersistentDataContainer {
        final String name;
        final Map<String, String> kept = new TreeMap<>();
        int gifts;

        Someone(String name) throws IOException {
            this.name = name;
            if (!Files.exists(file())) return;
            String[] parts = Files.readString(file()).split("\t");
            gifts = Integer.parseInt(parts[0]);
            for (int at = 1; at < parts.length; at += 2) kept.put(parts[at], parts[at + 1]);
        }
        Path file() { return FOLDER.resolve(name + ".player"); }
        public String getName() { return name; }
        public void sendMessage(String message) { System.out.println(name + " reads " + message); }
        public PersistentDataContainer getPersistentDataContainer() { return this; }
        public <P, C> void set(NamespacedKey key, PersistentDataType<P, C> type, C value) { kept.put(key.name(), (String) value); }
        @SuppressWarnings("unchecked")
        public <P, C> C getOrDefault(NamespacedKey key, PersistentDataType<P, C> type, C other) {
            return (C) kept.getOrDefault(key.name(), (String) other);
        }
        public void saveData() {
            StringBuilder text = new StringBuilder().append(gifts);
            kept.forEach((key, value) -> text.append("\t").append(key).append("\t").append(value));
            try {
                Path next = FOLDER.resolve(name + ".next");
                Files.writeString(next, text);
                Files.move(next, file(), StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException error) { throw new IllegalStateException(error); }
        }
    }
}
