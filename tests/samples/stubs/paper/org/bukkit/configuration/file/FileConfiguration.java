package org.bukkit.configuration.file;

import java.util.*;

/** A configuration as the tests set it: by variables. */
public final class FileConfiguration {
    public String getString(String path) { return System.getenv(path.toUpperCase().replace('-', '_')); }
    public String getString(String path, String other) { return getString(path) == null ? other : getString(path); }
    public List<String> getStringList(String path) { return List.of(getString(path, "").split(";")); }
}
