package org.bukkit.persistence;

import org.bukkit.NamespacedKey;

public interface PersistentDataContainer {
    <P, C> void set(NamespacedKey key, PersistentDataType<P, C> type, C value);
    <P, C> C getOrDefault(NamespacedKey key, PersistentDataType<P, C> type, C other);
}
