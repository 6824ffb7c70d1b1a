import com.vexsoftware.votifier.model.*;
import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import org.bukkit.*;
import org.bukkit.entity.Player;
import org.bukkit.event.Event;
import org.bukkit.persistence.*;
import org.bukkit.plugin.*;
import org.bukkit.plugin.java.JavaPlugin;
import org.bukkit.scheduler.*;

/**
 * A game with one plugin: `Game PLUGIN`, and the players' names in PLAYERS. What a player has lies in a file of their own,
 * which is replaced as a whole: gifts, a tab, and what plugins keep there. A file "online" names those who are there; without
 * it all are. The listener of Votifier's event writes to
 * "gifts" before it returns. A file "disable" disables the plugin; then the game ends with 0 if nothing of it is left.
 */
public final class Game implements Bukkit.Game {
    static final Path FOLDER = Path.of(".");
    /** Milliseconds of a tick: ten times as fast as the real game. */
    static final int TICK = 5;
    final List<Someone> players = new ArrayList<>();
    final Queue<FutureTask<?>> tasks = new ConcurrentLinkedQueue<>();
    final ScheduledExecutorService timers = Executors.newSingleThreadScheduledExecutor();
    final ExecutorService workers = Executors.newCachedThreadPool();

    public static void main(String[] args) throws Exception {
        System.setErr(System.out); // one stream, so that lines keep their order
        Game game = new Game();
        Bukkit.game = game;
        for (String name : System.getenv("PLAYERS").split(" ")) game.players.add(new Someone(name));
        JavaPlugin plugin = (JavaPlugin) Class.forName(args[0]).getConstructor().newInstance();
        plugin.setEnabled(true);
        if (!plugin.isEnabled()) System.exit(1);
        plugin.onCommand(game.players.get(0), null, "vote", args);
        while (!Files.exists(FOLDER.resolve("disable"))) {
            Thread.sleep(TICK);
            for (FutureTask<?> task = game.tasks.poll(); task != null; task = game.tasks.poll()) task.run();
        }
        System.out.println("game: disabling");
        game.disablePlugin(plugin);
        System.exit(game.isQuiet() ? 0 : 1);
    }

    /** As Bukkit does it: timers end, and whoever waits for the main thread is told. Tasks that run are left to the plugin. */
    public void disablePlugin(Plugin plugin) {
        ((JavaPlugin) plugin).setEnabled(false);
        timers.shutdownNow();
        for (FutureTask<?> task : tasks) task.cancel(false);
    }
    /** Whether no task runs any more and no thread is left but Java's own, soon after the plugin was disabled. */
    boolean isQuiet() throws InterruptedException {
        workers.shutdown();
        boolean areTasksOver = workers.awaitTermination(5, TimeUnit.SECONDS);
        // Java's HTTP client has short errands done by threads without a name.
        for (int tries = 0; tries < 50 && !threadsLeft().isEmpty(); tries++) Thread.sleep(100);
        if (areTasksOver && threadsLeft().isEmpty()) return true;
        System.out.println("game: still running: " + (areTasksOver ? "" : "a task, ") + threadsLeft());
        return false;
    }
    static List<String> threadsLeft() {
        return Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread != Thread.currentThread() && thread.getThreadGroup() != null)
            .filter(thread -> thread.getThreadGroup().getName().equals("main"))
            .map(Thread::getName).filter(name -> !name.matches("(HttpClient|pool)-.*|DestroyJavaVM|Common-Cleaner")).toList();
    }

    public PluginManager getPluginManager() { return this; }
    public BukkitScheduler getScheduler() { return this; }
    public BukkitTask runTaskTimerAsynchronously(Plugin plugin, Runnable task, long delay, long period) {
        requireEnabled(plugin);
        timers.scheduleAtFixedRate(() -> workers.execute(task), delay * TICK, period * TICK, TimeUnit.MILLISECONDS);
        return new BukkitTask() {};
    }
    static void requireEnabled(Plugin plugin) {
        if (!plugin.isEnabled()) throw new IllegalStateException("Plugin attempted to register task while disabled");
    }
    public Collection<? extends Player> players() {
        Path online = FOLDER.resolve("online");
        if (!Files.exists(online)) return players;
        try {
            List<String> names = List.of(Files.readString(online).trim().split(" "));
            return players.stream().filter(player -> names.contains(player.getName())).toList();
        } catch (IOException error) { throw new IllegalStateException(error); }
    }
    public boolean dispatch(String command) {
        String[] words = command.split(" ");
        for (Someone player : players) if (player.name.equals(words[1])) player.gifts++;
        return true;
    }
    public <T> Future<T> callSyncMethod(Plugin plugin, Callable<T> task) {
        requireEnabled(plugin);
        FutureTask<T> future = new FutureTask<>(task);
        tasks.add(future);
        if (!plugin.isEnabled()) future.cancel(false);
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
