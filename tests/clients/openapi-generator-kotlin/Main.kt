// Asks for everything, with the clients that openapi-generator made.
import com.squareup.moshi.Moshi
import com.squareup.moshi.kotlin.reflect.KotlinJsonAdapterFactory
import okhttp3.OkHttpClient
import org.openapitools.client.apis.ServerApi
import org.openapitools.client.apis.VotesApi
import rewards.apis.FeedApi
import rewards.apis.InboxApi
import rewards.models.*
import java.util.UUID

const val PLAYER = "steve_42"

data class Told(val code: String, val errors: List<Fault>? = null)

val problems = Moshi.Builder().add(KotlinJsonAdapterFactory()).build().adapter(Told::class.java)!!

/** An answer of either client: its status, its body as an object or as a problem's text, and its headers. */
class Answer(val status: Int, val data: Any?, val problem: Any?, val headers: Map<String, List<String>>)

fun of(it: org.openapitools.client.infrastructure.ApiResponse<*>) = Answer(
    it.statusCode,
    (it as? org.openapitools.client.infrastructure.Success)?.data,
    (it as? org.openapitools.client.infrastructure.ClientError)?.body
        ?: (it as? org.openapitools.client.infrastructure.ServerError)?.body,
    it.headers,
)

fun of(it: rewards.infrastructure.ApiResponse<*>) = Answer(
    it.statusCode,
    (it as? rewards.infrastructure.Success)?.data,
    (it as? rewards.infrastructure.ClientError)?.body ?: (it as? rewards.infrastructure.ServerError)?.body,
    it.headers,
)

/** Prints the words for a success, or what a problem says. */
inline fun <reified Body> tell(operation: String, answer: Answer, words: (Body) -> List<Any?>): Body? {
    val line = mutableListOf<Any?>(operation, answer.status)
    val body = answer.data as? Body
    if (body != null) {
        line.addAll(words(body))
    } else {
        val problem = problems.fromJson(answer.problem as String)!!
        line.add(problem.code)
        val wait = answer.headers.entries.find { it.key.equals("Retry-After", ignoreCase = true) }
        line.addAll(listOfNotNull(problem.errors?.first()?.name ?: wait?.value?.first()))
    }
    println(line.joinToString(" "))
    return body
}

fun http(key: String) = OkHttpClient.Builder().addInterceptor { chain ->
    chain.proceed(chain.request().newBuilder().header("Authorization", "Bearer $key").build())
}.build()

fun main() {
    val env = System.getenv()
    val (key, site) = env.getValue("KEY") to env.getValue("SITE")
    val votes = VotesApi(site, http(key))
    val inbox = InboxApi(site, http(key))
    val askServer = { key: String, site: String ->
        val answer = of(ServerApi(site, http(key)).getServerWithHttpInfo())
        tell<org.openapitools.client.models.Server>("getServer", answer) { listOf(it.name) }
    }
    val askInbox = { key: String, site: String ->
        tell<Inbox>("getInbox", of(InboxApi(site, http(key)).getInboxWithHttpInfo())) {
            listOf(it.rewardsBy.value, it.waiting)
        }
    }
    val check = { name: String ->
        tell<org.openapitools.client.models.VoteCheck>("checkVote", of(votes.checkVoteWithHttpInfo(name))) {
            listOf(it.voted, it.lastVoteAt!!.toEpochSecond())
        }
    }
    val test = { name: String ->
        val answer = of(inbox.createTestVoteWithHttpInfo(TestVoteRequest(UUID.randomUUID(), name)))
        tell<TestVote>("createTestVote", answer) { emptyList() }
    }

    askServer(key, site)
    for (name in listOf(PLAYER, "Élodie 鍾")) {
        tell<org.openapitools.client.models.VoteCounts>("getVotes", of(votes.getVotesWithHttpInfo(name))) {
            listOf(it.total, it.hasVoted)
        }
    }
    check(PLAYER)
    test(PLAYER)
    val claimId = UUID.randomUUID()
    val request = ClaimRequest(claimId, players = listOf(PLAYER), limit = 2)
    val held = tell<Claim>("claimVotes", of(inbox.claimVotesWithHttpInfo(request))) {
        listOf(it.votes.size, it.votes[0].player, it.votes[0].test)
    }!!.votes
    val release = ReleaseRequest(claimId, listOf(Release(held[0].voteId)))
    tell<ReleaseResults>("releaseVotes", of(inbox.releaseVotesWithHttpInfo(release))) {
        listOf(it.results[0].result.value)
    }
    val grants = GrantRequest(listOf(Grant(held[1].voteId, note = "3 diamonds")))
    tell<GrantResults>("recordGrants", of(inbox.recordGrantsWithHttpInfo(grants))) {
        listOf(it.results[0].result.value)
    }
    askInbox(key, site)
    tell<Feed>("listVotes", of(FeedApi(site, http(key)).listVotesWithHttpInfo(null, 10, null))) {
        listOf(it.votes[0].type.value, it.votes[0].reward.value)
    }
    val all = ClaimRequest(UUID.randomUUID(), allPlayers = true)
    for (one in listOf(ClaimRequest(UUID.randomUUID(), players = emptyList()), all)) {
        tell<Claim>("claimVotes", of(inbox.claimVotesWithHttpInfo(one))) { listOf(it.votes.size) }
    }

    check(" ")
    test(" ")
    val pairs = listOf(
        "wrong" to site,
        env.getValue("SUSPENDED_KEY") to site,
        env.getValue("LIMITED_KEY") to site,
        key to env.getValue("DOWN_SITE"),
    )
    for ((key, site) in pairs) {
        askServer(key, site)
        askInbox(key, site)
    }
    System.exit(0) // OkHttp's threads would linger
}
