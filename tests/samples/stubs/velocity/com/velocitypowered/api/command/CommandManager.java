package com.velocitypowered.api.command;

import java.util.concurrent.CompletableFuture;

public interface CommandManager {
    CompletableFuture<Boolean> executeAsync(CommandSource source, String commandLine);
}
