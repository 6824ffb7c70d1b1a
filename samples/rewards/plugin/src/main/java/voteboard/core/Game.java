package voteboard.core;

import java.util.List;

/** What the plugin needs of its host, a game server or a proxy. */
public interface Game {
    /** What became of a reward's commands. */
    enum Given {
        /** All commands ran. */
        YES,
        /** The player is gone, or the time was up: no command ran. */
        NO,
        /** The commands ran, and at least one failed. */
        PARTLY
    }

    /** Returns the names of the players who are here. */
    List<String> playersOnline() throws Exception;

    /**
     * Runs commands on the console, if the player is still here and `System.nanoTime()` is before the deadline. Throws a
     * CancellationException only if no command ran. After any other exception, nobody knows.
     */
    Given runCommands(String player, List<String> commands, long deadline) throws Exception;

    /** Writes a line to the host's log. */
    void info(String line);

    /** Writes a line to the host's log that its operator should read. */
    void warn(String line);
}
