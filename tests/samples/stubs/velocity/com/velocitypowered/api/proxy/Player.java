package com.velocitypowered.api.proxy;

import com.velocitypowered.api.command.CommandSource;

public interface Player extends CommandSource {
    String getUsername();
}
