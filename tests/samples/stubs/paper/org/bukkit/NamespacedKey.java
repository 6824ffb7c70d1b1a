package org.bukkit;

import org.bukkit.plugin.java.JavaPlugin;

public record NamespacedKey(String name) {
    public NamespacedKey(JavaPlugin plugin, String name) { this(plugin.getClass().getSimpleName() + ":" + name); }
}
