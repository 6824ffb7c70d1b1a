// Java 17 or newer, behind your web server: VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 java VerifyVote.java
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.*;
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.InetSocketAddress;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class VerifyVote {
    /** YOUR PART: give the reward. A vote comes here at most once, a test never; several may come together. */
    static void reward(String username, String voteId) {
        System.out.println(username + " voted: " + voteId);
    }

    static final Map<String, String> ENV = System.getenv();
    // One secret, or two with a space between them while you change it.
    static final List<String> SECRETS = List.of(ENV.getOrDefault("VOTEBOARD_WEBHOOK_SECRET", "").split(" ", -1));
    // A line per vote, its break first: one torn by a crash ends there. While this is stopped you may cut lines
    // over 31 days old: such votes are not sent again.
    static final Path CLAIMS = Path.of(ENV.getOrDefault("VOTEBOARD_CLAIMS", "voteboard_claims.txt"));
    static final Set<String> claimed = new HashSet<>();

    /** Whether Voteboard sent this body, at most five minutes ago. `body` is the bytes as received. */
    static boolean isFromVoteboard(String header, byte[] body) throws GeneralSecurityException {
        var parts = Pattern.compile("t=([0-9]{1,12}),v1=([0-9a-f]{64})").matcher("" + header);
        if (!parts.matches()) return false;
        if (Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(parts.group(1))) > 300) return false;
        for (String secret : SECRETS) {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
            mac.update((parts.group(1) + ".").getBytes(UTF_8));
            if (MessageDigest.isEqual(mac.doFinal(body), HexFormat.of().parseHex(parts.group(2)))) return true;
        }
        return false;
    }

    /** Whether the vote is new. If so, the disk knows its id, and its body's hash: only the body is signed. */
    static synchronized boolean claim(String voteId, byte[] body) throws IOException, GeneralSecurityException {
        String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
        if (claimed.contains(voteId) || claimed.contains(hash)) return false;
        Files.writeString(CLAIMS, "\n" + voteId + " " + hash, CREATE, APPEND, SYNC);
        return claimed.addAll(List.of(voteId, hash));
    }

    /** A text in a body of Voteboard's, which has no quotes in its texts. With a JSON library, use that. */
    static String text(byte[] body, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]+)\"").matcher(new String(body, UTF_8));
        return found.find() ? found.group(1) : "";
    }

    static int receive(HttpExchange exchange) throws IOException, GeneralSecurityException {
        if (!exchange.getRequestMethod().equals("POST")) return 405;
        byte[] body = exchange.getRequestBody().readNBytes(65_536);
        if (exchange.getRequestBody().transferTo(OutputStream.nullOutputStream()) > 0) return 413;
        Headers headers = exchange.getRequestHeaders();
        if (!isFromVoteboard(headers.getFirst("X-Listing-Signature"), body)) return 401;
        String voteId = "" + headers.getFirst("X-Listing-Vote");
        if (!voteId.matches("[0-9a-f-]{36}")) return 400;
        String player = text(body, "username");
        boolean isTest = headers.containsKey("X-Listing-Test") || text(body, "user_id").matches("[0-]+");
        if (isTest || !text(body, "event").equals("vote") || player.matches("|Voteboard_Test")) return 204;
        // Claimed before it is rewarded: a crash in between loses the reward (give it by hand), never doubles it.
        if (claim(voteId, body)) reward(player, voteId);
        return 204;
    }

    public static void main(String[] args) throws IOException {
        if (!SECRETS.stream().allMatch(secret -> secret.matches("whsec_[A-Za-z0-9+/]{43}=")))
            throw new IllegalStateException("Set VOTEBOARD_WEBHOOK_SECRET to your webhook secret: whsec_…");
        if (Files.exists(CLAIMS)) claimed.addAll(Arrays.asList(Files.readString(CLAIMS).split("\\s+")));
        System.setProperty("sun.net.httpserver.maxReqTime", "5"); // seconds, for a whole request
        int port = Integer.parseInt(ENV.getOrDefault("PORT", "8080"));
        var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 128);
        server.setExecutor(task -> new Thread(task).start());
        server.createContext("/", exchange -> {
            int status = 500;
            try { status = receive(exchange); } catch (Exception error) { System.err.println("Failed: " + error); }
            if (status == 405) exchange.getResponseHeaders().set("Allow", "POST");
            exchange.sendResponseHeaders(status, -1);
        });
        server.start();
    }
}
