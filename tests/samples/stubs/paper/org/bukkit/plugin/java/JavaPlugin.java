package org.bukkit.plugin.java;

import java.io.File;
import java.util.logging.Logger;
import org.bukkit.command.*;
import org.bukkit.configuration.file.FileConfiguration;

public abstract class JavaPlugin {
    private final FileConfiguration config = new FileConfiguration();

    public void onEnable() {}
    public void onDisable() {}
    public boolean onCommand(CommandSender sender, Command command, String label, String[] args) { return false; }
    public FileConfiguration getConfig() { return config; }
    public File getDataFolder() { return new File("plugin"); }
    public Logger getLogger() { return Logger.getLogger("plugin"); }
}
