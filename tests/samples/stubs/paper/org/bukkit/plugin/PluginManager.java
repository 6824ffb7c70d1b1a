package org.bukkit.plugin;

import org.bukkit.event.Event;

public interface PluginManager {
    void callEvent(Event event);
    void disablePlugin(Plugin plugin);
}
