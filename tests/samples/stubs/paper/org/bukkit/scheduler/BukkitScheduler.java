package org.bukkit.scheduler;

import java.util.concurrent.*;
import org.bukkit.plugin.java.JavaPlugin;

public interface BukkitScheduler {
    <T> Future<T> callSyncMethod(JavaPlugin plugin, Callable<T> task);
    BukkitTask runTaskTimerAsynchronously(JavaPlugin plugin, Runnable task, long delay, long period);
}
