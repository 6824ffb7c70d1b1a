package org.bukkit.entity;

import org.bukkit.command.CommandSender;
import org.bukkit.persistence.PersistentDataContainer;

public interface Player extends CommandSender {
    PersistentDataContainer getPersistentDataContainer();
    void saveData();
}
