import java.net.http.HttpClient;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ServerApi;
import org.openapitools.client.api.VotesApi;
import rewards.api.FeedApi;
import rewards.api.InboxApi;
import rewards.model.ClaimRequest;
import rewards.model.Grant;
import rewards.model.GrantRequest;
import rewards.model.Release;
import rewards.model.ReleaseRequest;
import rewards.model.TestVoteRequest;
import rewards.model.ValidationProblem;

/** Asks for everything, with the clients that openapi-generator made. */
class Main {
    static final String PLAYER = "steve_42";

    static ApiClient votes(String key, String site) {
        var client = new ApiClient()
            .setHttpClientBuilder(HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1))
            .setRequestInterceptor(request -> request.header("Authorization", "Bearer " + key));
        client.updateBaseUri(site);
        return client;
    }

    static rewards.ApiClient inbox(String key, String site) {
        var client = new rewards.ApiClient()
            .setHttpClientBuilder(HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1))
            .setRequestInterceptor(request -> request.header("Authorization", "Bearer " + key));
        client.updateBaseUri(site);
        return client;
    }

    /** Prints an answer: the words that `ask` makes of a success, or what the problem says. */
    static void tell(String operation, Callable<String> ask) throws Exception {
        try {
            System.out.println(operation + " " + ask.call());
        } catch (ApiException e) {
            if (e.getCode() == 0) throw e;
            System.out.println(operation + " " + e.getCode() + told(e.getResponseBody(),
                e.getResponseHeaders().firstValue("Retry-After").orElse(null)));
        } catch (rewards.ApiException e) {
            System.out.println(operation + " " + e.getCode() + told(e.getResponseBody(),
                e.getResponseHeaders().firstValue("Retry-After").orElse(null)));
        }
    }

    static String told(String body, String wait) throws Exception {
        // A Problem has no faults.
        var problem = rewards.ApiClient.createDefaultObjectMapper().readValue(body, ValidationProblem.class);
        var faults = problem.getErrors();
        var more = faults != null && !faults.isEmpty() ? faults.get(0).getName() : wait;
        return " " + problem.getCode() + (more == null ? "" : " " + more);
    }

    public static void main(String[] args) throws Exception {
        var env = System.getenv();
        String key = env.get("KEY"), site = env.get("SITE");
        var server = new ServerApi(votes(key, site));
        var votes = new VotesApi(votes(key, site));
        var inbox = new InboxApi(inbox(key, site));

        tell("getServer", () -> "200 " + server.getServer().getName());
        for (var name : List.of(PLAYER, "Élodie 鍾")) tell("getVotes", () -> {
            var counts = votes.getVotes(name);
            return "200 " + counts.getTotal() + " " + counts.getHasVoted();
        });
        tell("checkVote", () -> {
            var check = votes.checkVote(PLAYER);
            return "200 " + check.getVoted() + " " + check.getLastVoteAt().toEpochSecond();
        });

        var test = new TestVoteRequest().testId(UUID.randomUUID());
        tell("createTestVote", () -> "" + inbox.createTestVoteWithHttpInfo(test.player(PLAYER)).getStatusCode());
        var claimId = UUID.randomUUID();
        var held = inbox.claimVotes(new ClaimRequest().claimId(claimId).players(List.of(PLAYER)).limit(2)).getVotes();
        tell("claimVotes", () -> "200 " + held.size() + " " + held.get(0).getPlayer() + " " + held.get(0).getTest());
        var release = new Release().voteId(held.get(0).getVoteId());
        tell("releaseVotes", () -> "200 " + inbox.releaseVotes(
            new ReleaseRequest().claimId(claimId).votes(List.of(release))).getResults().get(0).getResult());
        var grant = new Grant().voteId(held.get(1).getVoteId()).note("3 diamonds");
        tell("recordGrants", () -> "200 " + inbox.recordGrants(
            new GrantRequest().votes(List.of(grant))).getResults().get(0).getResult());
        tell("getInbox", () -> "200 " + inbox.getInbox().getRewardsBy() + " " + inbox.getInbox().getWaiting());
        var feed = new FeedApi(inbox(key, site)).listVotes(null, 10, null).getVotes().get(0);
        tell("listVotes", () -> "200 " + feed.getType() + " " + feed.getReward());
        var whose = List.of(new ClaimRequest().players(List.of()), new ClaimRequest().allPlayers(true));
        for (var request : whose) tell("claimVotes", () ->
            "200 " + inbox.claimVotes(request.claimId(UUID.randomUUID())).getVotes().size());

        tell("checkVote", () -> "200 " + votes.checkVote(" "));
        tell("createTestVote", () -> "201 " + inbox.createTestVote(test.player(" ")));
        String[][] pairs = {
            { "wrong", site }, { env.get("SUSPENDED_KEY"), site }, { env.get("LIMITED_KEY"), site },
            { key, env.get("DOWN_SITE") },
        };
        for (var pair : pairs) {
            tell("getServer", () -> "200 " + new ServerApi(votes(pair[0], pair[1])).getServer());
            tell("getInbox", () -> "200 " + new InboxApi(inbox(pair[0], pair[1])).getInbox());
        }
    }
}
