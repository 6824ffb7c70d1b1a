package org.bukkit.persistence;

public interface PersistentDataType<P, C> {
    PersistentDataType<String, String> STRING = new PersistentDataType<>() {};
}
