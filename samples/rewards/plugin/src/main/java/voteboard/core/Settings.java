package voteboard.core;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;

/** The settings in voteboard.properties. `gameServer` is empty if the server is the only one. */
public record Settings(URI url, String key, String gameServer, List<String> commands) {
    public static final String FILE = "voteboard.properties";

    /** A fault in the settings, in words for the server's owner. They never contain the key. */
    public static final class Fault extends Exception {
        private static final long serialVersionUID = 1;

        Fault(String words) {
            super(words);
        }
    }

    /** Reads the settings in a folder. Puts the default ones there if there are none. */
    public static Settings read(Path folder) throws IOException, Fault {
        Path file = Files.createDirectories(folder).resolve(FILE);
        if (!Files.exists(file)) {
            try (InputStream defaults = Settings.class.getResourceAsStream("/" + FILE)) {
                Files.copy(defaults, file);
            }
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file, UTF_8)) {
            properties.load(reader);
        } catch (IllegalArgumentException e) {
            throw new Fault("a backslash has to be written twice");
        }
        return new Settings(readUrl(properties), readKey(properties), readGameServer(properties), readCommands(properties));
    }

    /** Returns whether others on the way to the site can read the key: without TLS, unless the site is on this machine. */
    boolean isReadable() {
        boolean isHere = url.getHost() != null && url.getHost().matches("localhost|127(\\.[0-9]{1,3}){3}|\\[::1]");
        return url.getScheme().equals("http") && !isHere;
    }

    /** Returns the commands for a player. */
    List<String> commandsFor(String player) {
        return commands.stream()
            .map(command -> command.replace("{player}", player).replace("{game-server}", gameServer))
            .toList();
    }

    private static URI readUrl(Properties properties) throws Fault {
        String text = text(properties, "url").replaceAll("/+$", "");
        if (!text.matches("https?://[^/?#@\\s]+")) {
            throw new Fault("url has to be the site's address, such as https://votes.example.com");
        }
        try {
            return URI.create(text);
        } catch (IllegalArgumentException e) {
            throw new Fault("url is not an address");
        }
    }

    private static String readKey(Properties properties) throws Fault {
        String key = text(properties, "key");
        if (key.matches("vb_[0-9A-Za-z]+")) {
            return key;
        }
        throw new Fault("key has to be an API key for rewards: vb_...");
    }

    private static String readGameServer(Properties properties) throws Fault {
        String label = text(properties, "game-server");
        if (label.isEmpty() || label.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,31}")) {
            return label;
        }
        throw new Fault("game-server may have 32 letters, digits, dots, - and _");
    }

    private static List<String> readCommands(Properties properties) throws Fault {
        TreeMap<Integer, String> commands = new TreeMap<>();
        for (String name : properties.stringPropertyNames()) {
            if (name.matches("command\\.[0-9]{1,3}") && !text(properties, name).isEmpty()) {
                commands.put(Integer.valueOf(name.substring("command.".length())), text(properties, name));
            }
        }
        if (commands.isEmpty()) {
            throw new Fault("command.1 has to be what a vote's reward runs");
        }
        return commands.values().stream().map(command -> command.replaceFirst("^/", "")).toList();
    }

    private static String text(Properties properties, String name) {
        return properties.getProperty(name, "").trim();
    }

    /** Says nothing of the key, in case it is ever logged. */
    @Override
    public String toString() {
        return url + " as " + (gameServer.isEmpty() ? "the only server" : gameServer);
    }
}
