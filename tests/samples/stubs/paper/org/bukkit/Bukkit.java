package org.bukkit;

import java.util.*;
import org.bukkit.command.*;
import org.bukkit.entity.Player;
import org.bukkit.plugin.PluginManager;
import org.bukkit.scheduler.BukkitScheduler;

/** Some of Bukkit's type, carried out by the game of the tests. */
public final class Bukkit {
    public static Game game;

    public interface Game extends Server, BukkitScheduler, PluginManager, ConsoleCommandSender {
        Collection<? extends Player> players();
        boolean dispatch(String command);
    }

    public static Collection<? extends Player> getOnlinePlayers() { return game.players(); }
    public static Player getPlayerExact(String name) {
        return game.players().stream().filter(player -> player.getName().equalsIgnoreCase(name)).findFirst().orElse(null);
    }
    public static boolean dispatchCommand(CommandSender sender, String command) { return game.dispatch(command); }
    public static ConsoleCommandSender getConsoleSender() { return game; }
    public static BukkitScheduler getScheduler() { return game; }
    public static PluginManager getPluginManager() { return game; }
}
