package org.bukkit.plugin;

import org.bukkit.event.Event;
import org.bukkit.plugin.java.JavaPlugin;

public interface PluginManager {
    void callEvent(Event event);
    void disablePlugin(JavaPlugin plugin);
}
