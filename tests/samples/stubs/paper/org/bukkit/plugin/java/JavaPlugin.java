package org.bukkit.plugin.java;

import java.io.File;
import java.util.logging.Logger;
import org.bukkit.*;
import org.bukkit.command.*;
import org.bukkit.configuration.file.FileConfiguration;
import org.bukkit.plugin.Plugin;

public abstract class JavaPlugin implements Plugin {
    private final FileConfiguration config = new FileConfiguration();
    private volatile boolean isEnabled;

    public void onEnable() {}
    public void onDisable() {}
    public boolean onCommand(CommandSender sender, Command command, String label, String[] args) { return false; }
    public boolean isEnabled() { return isEnabled; }
    /** As Bukkit does it: the plugin is disabled before it is told. */
    public void setEnabled(boolean enabled) {
        if (isEnabled == enabled) return;
        isEnabled = enabled;
        if (enabled) onEnable(); else onDisable();
    }
    public Server getServer() { return Bukkit.game; }
    public FileConfiguration getConfig() { return config; }
    public void saveDefaultConfig() {}
    public File getDataFolder() { return new File("plugin"); }
    public Logger getLogger() { return Logger.getLogger("plugin"); }
}
