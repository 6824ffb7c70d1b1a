package org.bukkit.scheduler;

import java.util.concurrent.*;
import org.bukkit.plugin.Plugin;

public interface BukkitScheduler {
    <T> Future<T> callSyncMethod(Plugin plugin, Callable<T> task);
    BukkitTask runTaskTimerAsynchronously(Plugin plugin, Runnable task, long delay, long period);
}
