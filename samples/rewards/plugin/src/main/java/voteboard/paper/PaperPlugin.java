package voteboard.paper;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.bukkit.Bukkit;
import org.bukkit.entity.Player;
import org.bukkit.plugin.java.JavaPlugin;
import voteboard.core.Game;
import voteboard.core.Rewards;
import voteboard.core.Settings;
import voteboard.core.VoteLog;

/** The plugin on Paper, 1.20 or newer. */
public final class PaperPlugin extends JavaPlugin implements Game {
    private Rewards rewards;

    @Override
    public void onEnable() {
        Path folder = getDataFolder().toPath();
        try {
            rewards = new Rewards(this, Settings.read(folder), new VoteLog(folder));
        } catch (Settings.Fault | IOException e) {
            getLogger().severe("Voteboard is off. Look into " + folder.resolve(Settings.FILE) + ": " + e.getMessage());
            getServer().getPluginManager().disablePlugin(this);
            return;
        }
        getServer().getScheduler().runTaskTimerAsynchronously(this, rewards::poll, 20L, 20L);
    }

    /** Bukkit cancels the timer. */
    @Override
    public void onDisable() {
        if (rewards != null) {
            rewards.stop();
        }
    }

    @Override
    public List<String> playersOnline() throws Exception {
        return onMainThread(() -> Bukkit.getOnlinePlayers().stream().map(player -> player.getName()).toList());
    }

    @Override
    public Given runCommands(String name, List<String> commands, long deadline) throws Exception {
        return onMainThread(() -> {
            Player player = Bukkit.getPlayerExact(name);
            if (player == null || System.nanoTime() - deadline > 0) {
                return Given.NO;
            }
            boolean didAll = true;
            for (String command : commands) {
                didAll &= run(command);
            }
            player.saveData(); // so that a crash after this takes no item back
            return didAll ? Given.YES : Given.PARTLY;
        });
    }

    private boolean run(String command) {
        try {
            if (Bukkit.dispatchCommand(Bukkit.getConsoleSender(), command)) {
                return true;
            }
            warn("There is no command: " + command);
        } catch (RuntimeException e) {
            warn("This command failed: " + command + ": " + e);
        }
        return false;
    }

    private <T> T onMainThread(Callable<T> task) throws Exception {
        Future<T> run;
        try {
            run = Bukkit.getScheduler().callSyncMethod(this, task);
        } catch (RuntimeException e) {
            // Bukkit takes no task of a plugin that is being stopped.
            throw new CancellationException();
        }
        try {
            return run.get();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    @Override
    public void info(String line) {
        getLogger().info(line);
    }

    @Override
    public void warn(String line) {
        getLogger().warning(line);
    }
}
