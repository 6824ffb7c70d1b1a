// Java 17 or newer: VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 java VerifyVote.java
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class VerifyVote {
    static final Pattern SIGNATURE = Pattern.compile("t=([0-9]{1,12}),v1=([0-9a-f]{64})");

    /** Whether Voteboard sent this body, less than five minutes ago. `body` is the bytes as received. */
    static boolean isFromVoteboard(String header, byte[] body, String secret) throws GeneralSecurityException {
        var parts = SIGNATURE.matcher(header == null ? "" : header);
        if (!parts.matches()) return false;
        long age = System.currentTimeMillis() / 1000 - Long.parseLong(parts.group(1));
        if (Math.abs(age) > 300) return false;
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        mac.update((parts.group(1) + ".").getBytes(StandardCharsets.UTF_8));
        return MessageDigest.isEqual(mac.doFinal(body), HexFormat.of().parseHex(parts.group(2)));
    }

    static void receive(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        var headers = exchange.getRequestHeaders();
        int status = 403;
        try {
            String secret = System.getenv("VOTEBOARD_WEBHOOK_SECRET");
            if (isFromVoteboard(headers.getFirst("X-Listing-Signature"), body, secret)) status = 204;
        } catch (GeneralSecurityException error) {
            status = 500;
        }
        // A vote can come more than once: keep X-Listing-Vote, and reward each id once.
        if (status == 204 && headers.getFirst("X-Listing-Test") == null) {
            System.out.println(new String(body, StandardCharsets.UTF_8));
        }
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }

    public static void main(String[] args) throws IOException {
        int port = Integer.parseInt(System.getenv("PORT"));
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.createContext("/", VerifyVote::receive);
        server.start();
    }
}
