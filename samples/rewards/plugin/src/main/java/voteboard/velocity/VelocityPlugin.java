package voteboard.velocity;

import com.google.inject.Inject;
import com.velocitypowered.api.event.Subscribe;
import com.velocitypowered.api.event.proxy.ProxyInitializeEvent;
import com.velocitypowered.api.event.proxy.ProxyShutdownEvent;
import com.velocitypowered.api.plugin.annotation.DataDirectory;
import com.velocitypowered.api.proxy.Player;
import com.velocitypowered.api.proxy.ProxyServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import voteboard.core.Game;
import voteboard.core.Rewards;
import voteboard.core.Settings;
import voteboard.core.VoteLog;

/** The plugin on Velocity, 3.1 or newer. Its commands are the proxy's, not those of a game server. */
public final class VelocityPlugin implements Game {
    private final ProxyServer proxy;
    private final Logger logger;
    private final Path folder;
    private Rewards rewards;

    @Inject
    public VelocityPlugin(ProxyServer proxy, Logger logger, @DataDirectory Path folder) {
        this.proxy = proxy;
        this.logger = logger;
        this.folder = folder;
    }

    @Subscribe
    public void onStart(ProxyInitializeEvent event) {
        try {
            rewards = new Rewards(this, Settings.read(folder), new VoteLog(folder));
        } catch (Settings.Fault | IOException e) {
            logger.error("Voteboard is off. Look into " + folder.resolve(Settings.FILE) + ": " + e.getMessage());
            return;
        }
        proxy.getScheduler().buildTask(this, (Runnable) rewards::poll).repeat(1, TimeUnit.SECONDS).schedule();
    }

    @Subscribe
    public void onStop(ProxyShutdownEvent event) {
        if (rewards != null) {
            rewards.stop();
        }
    }

    @Override
    public List<String> playersOnline() {
        return proxy.getAllPlayers().stream().map(Player::getUsername).toList();
    }

    @Override
    public Given runCommands(String name, List<String> commands, long deadline) throws Exception {
        if (proxy.getPlayer(name).isEmpty() || System.nanoTime() - deadline > 0) {
            return Given.NO;
        }
        boolean didAll = true;
        for (String command : commands) {
            didAll &= run(command);
        }
        return didAll ? Given.YES : Given.PARTLY;
    }

    private boolean run(String command) throws InterruptedException {
        try {
            if (proxy.getCommandManager().executeAsync(proxy.getConsoleCommandSource(), command).get()) {
                return true;
            }
            warn("There is no command: " + command);
        } catch (ExecutionException e) {
            warn("This command failed: " + command + ": " + e.getCause());
        }
        return false;
    }

    @Override
    public void info(String line) {
        logger.info(line);
    }

    @Override
    public void warn(String line) {
        logger.warn(line);
    }
}
