package com.velocitypowered.api.command;

public interface CommandSource {}
