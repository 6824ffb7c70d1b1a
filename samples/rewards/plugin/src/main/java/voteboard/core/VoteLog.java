package voteboard.core;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What became of each vote, in votes.log: a line before its commands run (`giving`), one after (`given`, or `kept` if they
 * did not run), and one once the site knows (`granted`). Each line is on the disk before the next step. Used by one thread.
 */
public final class VoteLog {
    /** Votes wait for 30 days, so older lines are not needed. */
    private static final int KEPT_DAYS = 40;

    /** The steps of a vote. `giving` as its last one means that the server stopped while the commands ran. */
    enum Step { giving, given, kept, granted }

    private record Entry(Instant at, Step step, String voteId, String player) {
        String line() {
            return at.truncatedTo(ChronoUnit.SECONDS) + " " + step + " " + voteId + " " + player + "\n";
        }
    }

    private final Path file;
    private final Map<String, Entry> last = new LinkedHashMap<>();
    private final Set<String> doubtful = new LinkedHashSet<>();
    private final Set<String> ungranted = new LinkedHashSet<>();

    /** Opens the log in a folder, and removes lines that are not needed any more. */
    public VoteLog(Path folder) throws IOException {
        file = Files.createDirectories(folder).resolve("votes.log");
        if (!Files.exists(file)) {
            return;
        }
        String text = Files.readString(file, UTF_8);
        // A crash may have left half a line at the end: its step was not taken.
        for (String line : text.substring(0, text.lastIndexOf('\n') + 1).split("\n")) {
            String[] words = line.split(" ", 4);
            if (words.length == 4 && words[1].matches("giving|given|kept|granted")) {
                enter(new Entry(timeOf(words[0]), Step.valueOf(words[1]), words[2], words[3]));
            }
        }
        Instant oldest = Instant.now().minus(KEPT_DAYS, ChronoUnit.DAYS);
        last.values().removeIf(entry -> entry.at.isBefore(oldest) && entry.step == Step.granted);
        rewrite();
    }

    /** Returns whether a vote's reward was given. */
    boolean knows(String voteId) {
        return last.containsKey(voteId);
    }

    /** Returns votes that the server was rewarding when it stopped. */
    List<String> doubtful() {
        return List.copyOf(doubtful);
    }

    /** Returns votes that were given and that the site may not know of yet, at most 100. */
    List<String> ungranted() {
        return ungranted.stream().limit(100).toList();
    }

    String playerOf(String voteId) {
        return last.get(voteId).player;
    }

    void write(Step step, String voteId, String player) throws IOException {
        write(List.of(new Entry(Instant.now(), step, voteId, player)));
    }

    void writeGranted(List<String> voteIds) throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (String voteId : voteIds) {
            entries.add(new Entry(Instant.now(), Step.granted, voteId, playerOf(voteId)));
        }
        write(entries);
    }

    private void write(List<Entry> entries) throws IOException {
        StringBuilder lines = new StringBuilder();
        entries.forEach(entry -> lines.append(entry.line()));
        // The line break before them ends what a crash left half done.
        append("\n" + lines, file, StandardOpenOption.APPEND);
        entries.forEach(this::enter);
    }

    private void enter(Entry entry) {
        String voteId = entry.voteId;
        if (entry.step == Step.kept) {
            last.remove(voteId);
        } else {
            last.put(voteId, entry);
        }
        change(doubtful, voteId, entry.step == Step.giving);
        change(ungranted, voteId, entry.step == Step.given);
    }

    private static void change(Set<String> set, String voteId, boolean isIn) {
        if (isIn) {
            set.add(voteId);
        } else {
            set.remove(voteId);
        }
    }

    private void rewrite() throws IOException {
        StringBuilder lines = new StringBuilder();
        last.values().forEach(entry -> lines.append(entry.line()));
        Path next = file.resolveSibling("votes.next");
        append(lines.toString(), next, StandardOpenOption.TRUNCATE_EXISTING);
        try {
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void append(String text, Path file, StandardOpenOption how) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, how)) {
            var bytes = UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private static Instant timeOf(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeParseException e) {
            return Instant.now(); // edited by hand: kept
        }
    }
}
