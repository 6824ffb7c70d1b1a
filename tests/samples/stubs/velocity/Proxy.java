import com.velocitypowered.api.command.*;
import com.velocitypowered.api.event.Subscribe;
import com.velocitypowered.api.event.proxy.*;
import com.velocitypowered.api.proxy.*;
import com.velocitypowered.api.scheduler.*;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import org.slf4j.Logger;

/**
 * A proxy with one plugin: `Proxy PLUGIN`, and the players' names in PLAYERS. A command writes its player to "gifts" before it
 * returns. A file "disable" stops the proxy; then it ends with 0 if nothing of the plugin is left.
 */
public final class Proxy implements ProxyServer, CommandManager, Scheduler, ConsoleCommandSource, Logger {
    static final Path FOLDER = Path.of(".");
    /** Milliseconds of a second: ten times as fast as the real proxy. */
    static final int SECOND = 100;
    record Someone(String getUsername) implements Player {}
    final Map<String, Player> players = new LinkedHashMap<>();
    final ExecutorService workers = Executors.newCachedThreadPool();

    public static void main(String[] args) throws Exception {
        System.setErr(System.out); // one stream, so that lines keep their order
        Proxy proxy = new Proxy();
        for (String name : System.getenv("PLAYERS").split(" ")) proxy.players.put(name, new Someone(name));
        Object plugin = Class.forName(args[0]).getConstructor(ProxyServer.class, Logger.class, Path.class)
            .newInstance(proxy, proxy, FOLDER.resolve("plugin"));
        tell(plugin, new ProxyInitializeEvent());
        if (!proxy.isScheduled) System.exit(1);
        while (!Files.exists(FOLDER.resolve("disable"))) Thread.sleep(SECOND / 20);
        System.out.println("game: disabling");
        proxy.isStopped = true;
        tell(plugin, new ProxyShutdownEvent());
        proxy.workers.shutdown();
        System.exit(proxy.workers.awaitTermination(5, TimeUnit.SECONDS) ? 0 : 1);
    }
    static void tell(Object plugin, Object event) throws Exception {
        for (Method method : plugin.getClass().getMethods()) {
            boolean isFor = method.isAnnotationPresent(Subscribe.class) && method.getParameterTypes()[0] == event.getClass();
            if (isFor) method.invoke(plugin, event);
        }
    }

    volatile boolean isScheduled, isStopped;
    public TaskBuilder buildTask(Object plugin, Runnable task) {
        return new TaskBuilder() {
            long every;
            public TaskBuilder repeat(long time, TimeUnit unit) { every = unit.toSeconds(time) * SECOND; return this; }
            public ScheduledTask schedule() {
                isScheduled = true;
                workers.execute(() -> runEvery(task, every));
                return new ScheduledTask() {};
            }
        };
    }
    void runEvery(Runnable task, long every) {
        while (!isStopped) {
            task.run();
            try { Thread.sleep(every); } catch (InterruptedException error) { return; }
        }
    }
    public CompletableFuture<Boolean> executeAsync(CommandSource source, String commandLine) {
        return CompletableFuture.supplyAsync(() -> {
            String line = commandLine.split(" ")[1] + "\n";
            try {
                Files.writeString(FOLDER.resolve("gifts"), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException error) { throw new IllegalStateException(error); }
            return true;
        });
    }
    public Collection<Player> getAllPlayers() { return players.values(); }
    public Optional<Player> getPlayer(String name) { return Optional.ofNullable(players.get(name)); }
    public CommandManager getCommandManager() { return this; }
    public ConsoleCommandSource getConsoleCommandSource() { return this; }
    public Scheduler getScheduler() { return this; }
    public void info(String line) { System.out.println("INFO " + line); }
    public void warn(String line) { System.out.println("WARN " + line); }
    public void error(String line) { System.out.println("ERROR " + line); }
}
