package com.vexsoftware.votifier.model;

public record Vote(String serviceName, String username, String address, String timeStamp) {}
