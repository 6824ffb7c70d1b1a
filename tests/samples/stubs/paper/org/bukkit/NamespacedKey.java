package org.bukkit;

import org.bukkit.plugin.Plugin;

public record NamespacedKey(String name) {
    public NamespacedKey(Plugin plugin, String name) { this(plugin.getClass().getSimpleName() + ":" + name); }
}
