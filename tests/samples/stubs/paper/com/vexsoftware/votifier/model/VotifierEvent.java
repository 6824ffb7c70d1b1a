package com.vexsoftware.votifier.model;

public class VotifierEvent extends org.bukkit.event.Event {
    private final Vote vote;

    public VotifierEvent(Vote vote) { this.vote = vote; }
    public Vote getVote() { return vote; }
}
