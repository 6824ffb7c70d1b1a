package com.velocitypowered.api.proxy;

import com.velocitypowered.api.command.CommandManager;
import com.velocitypowered.api.scheduler.Scheduler;
import java.util.*;

public interface ProxyServer {
    Collection<Player> getAllPlayers();
    Optional<Player> getPlayer(String name);
    CommandManager getCommandManager();
    ConsoleCommandSource getConsoleCommandSource();
    Scheduler getScheduler();
}
