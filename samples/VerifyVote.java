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
    static void reward(String username, String voteId) { System.out.println(username + " voted: " + voteId); }

    static final Map<String, String> ENV = System.getenv();
    /** One secret, or two with a space between them while you change it. */
    static final List<String> SECRETS = List.of(ENV.getOrDefault("VOTEBOARD_WEBHOOK_SECRET", "").split(" ", -1));

    /** Whether Voteboard sent this body, at most five minutes ago. `body` is the bytes as received. */
    static boolean isFromVoteboard(String header, byte[] body) throws GeneralSecurityException {
        var parts = Pattern.compile("t=([0-9]{1,12}),v1=([0-9a-f]{64})").matcher("" + header);
        Mac mac = Mac.getInstance("HmacSHA256");
        for (int i = 0; parts.matches() && i < SECRETS.size(); i++) {
            mac.init(new SecretKeySpec(SECRETS.get(i).getBytes(UTF_8), "HmacSHA256"));
            mac.update((parts.group(1) + ".").getBytes(UTF_8));
            if (MessageDigest.isEqual(mac.doFinal(body), HexFormat.of().parseHex(parts.group(2))))
                return Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(parts.group(1))) <= 300;
        }
        return false;
    }

    /** Whether the vote is new. If so, the disk knows its id, and its body's hash: only the body is signed. */
    static synchronized boolean claim(String voteId, byte[] body) throws IOException, GeneralSecurityException {
        String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
        Path file = Path.of(ENV.getOrDefault("VOTEBOARD_CLAIMS", "voteboard_claims.txt"));
        String claimed = Files.exists(file) ? Files.readString(file) : "";
        boolean isNew = !claimed.contains(voteId) && !claimed.contains(hash);
        // The break first: a line torn by a crash ends there. Cut lines over 31 days old: those are not sent again.
        if (isNew) Files.writeString(file, "\n" + voteId + " " + hash, CREATE, APPEND, SYNC);
        return isNew;
    }

    /** A text in a body of Voteboard's, which has no quotes in its texts. With a JSON library, use that. */
    static String text(byte[] body, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]+)\"").matcher(new String(body, UTF_8));
        return found.find() ? found.group(1) : "";
    }

    static int receive(HttpExchange exchange, StringBuilder voter) throws IOException, GeneralSecurityException {
        if (!exchange.getRequestMethod().equals("POST")) return 405;
        byte[] body = exchange.getRequestBody().readNBytes(65_536);
        if (exchange.getRequestBody().transferTo(OutputStream.nullOutputStream()) > 0) return 413;
        Headers headers = exchange.getRequestHeaders();
        if (!isFromVoteboard(headers.getFirst("X-Listing-Signature"), body)) return 401;
        String voteId = "" + headers.getFirst("X-Listing-Vote");
        if (!voteId.matches("[0-9a-f-]{36}")) return 400;
        String username = text(body, "username");
        boolean isTest = headers.containsKey("X-Listing-Test") || text(body, "user_id").matches("[0-]+");
        boolean isVote = !isTest && text(body, "event").equals("vote") && !username.matches("|Voteboard_Test");
        if (isVote && claim(voteId, body)) voter.append(username);
        return 204;
    }

    /** Claims, answers, then rewards: a crash in between loses a reward (give it by hand), never doubles it. */
    static void handle(HttpExchange exchange) throws IOException {
        int status = 500;
        var voter = new StringBuilder();
        try { status = receive(exchange, voter); } catch (Exception error) { System.err.println("Failed: " + error); }
        exchange.getResponseHeaders().set("Allow", "POST");
        try { exchange.sendResponseHeaders(status, -1); } finally { // a client that hung up is rewarded too
            if (!voter.isEmpty()) reward("" + voter, exchange.getRequestHeaders().getFirst("X-Listing-Vote"));
        }
    }

    public static void main(String[] args) throws IOException {
        if (!SECRETS.stream().allMatch(secret -> secret.matches("whsec_[A-Za-z0-9+/]{43}=")))
            throw new IllegalStateException("Set VOTEBOARD_WEBHOOK_SECRET to your webhook secret: whsec_…");
        System.setProperty("sun.net.httpserver.maxReqTime", "5"); // seconds, for a whole request
        int port = Integer.parseInt(ENV.getOrDefault("PORT", "8080"));
        var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 128);
        server.createContext("/", VerifyVote::handle);
        server.setExecutor(task -> new Thread(task).start());
        server.start();
    }
}
