<?php
// Asks for everything, with the clients that openapi-generator made.
declare(strict_types=1);

require '/usr/share/php/GuzzleHttp/autoload.php'; // Debian's php-guzzlehttp-guzzle

spl_autoload_register(function (string $class): void {
    foreach (['OpenAPI\\Client\\' => 'voteboard', 'Rewards\\' => 'rewards'] as $prefix => $folder) {
        if (!str_starts_with($class, $prefix)) continue;
        require "$folder/lib/" . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
    }
});

use OpenAPI\Client\Api\{ServerApi, VotesApi};
use Rewards\Api\{FeedApi, InboxApi};
use Rewards\Model\{ClaimRequest, Grant, GrantRequest, Release, ReleaseRequest, TestVoteRequest};

const PLAYER = 'steve_42';

function votes(string $class, string $key, string $site): object
{
    $config = (new OpenAPI\Client\Configuration())->setHost($site)->setAccessToken($key);
    return new $class(new GuzzleHttp\Client(), $config);
}

function rewards(string $class, string $key, string $site): object
{
    $config = (new Rewards\Configuration())->setHost($site)->setAccessToken($key);
    return new $class(new GuzzleHttp\Client(), $config);
}

/** Prints the words for a success, or what a problem says. */
function tell(string $operation, callable $ask, ?callable $words = null): mixed
{
    try {
        [$body, $status] = $ask();
        $said = $words === null ? [] : $words($body);
        $said = array_map(fn ($word) => is_bool($word) ? var_export($word, true) : $word, $said);
        echo implode(' ', [$operation, $status, ...$said]), "\n";
        return $body;
    } catch (OpenAPI\Client\ApiException | Rewards\ApiException $e) {
        $problem = $e->getResponseObject();
        $faults = method_exists($problem, 'getErrors') ? [$problem->getErrors()[0]->getName()] : [];
        $wait = array_change_key_case($e->getResponseHeaders())['retry-after'] ?? [];
        echo implode(' ', [$operation, $e->getCode(), $problem->getCode(), ...$faults, ...$wait]), "\n";
        return null;
    }
}

['SITE' => $site, 'DOWN_SITE' => $down, 'KEY' => $key] = getenv();
$votes = votes(VotesApi::class, $key, $site);
$inbox = rewards(InboxApi::class, $key, $site);
$feed = rewards(FeedApi::class, $key, $site);

tell('getServer', votes(ServerApi::class, $key, $site)->getServerWithHttpInfo(...), fn ($s) => [$s->getName()]);
foreach ([PLAYER, 'Élodie 鍾'] as $name) {
    tell('getVotes', fn () => $votes->getVotesWithHttpInfo($name), fn ($n) => [$n->getTotal(), $n->getHasVoted()]);
}
tell('checkVote', fn () => $votes->checkVoteWithHttpInfo(PLAYER),
    fn ($check) => [$check->getVoted(), $check->getLastVoteAt()->getTimestamp()]);

$test = ['test_id' => '7b1d2f64-90ab-4c3e-8d5f-2a6c1e0b9f37'];
$steve = new TestVoteRequest([...$test, 'player' => PLAYER]);
tell('createTestVote', fn () => $inbox->createTestVoteWithHttpInfo($steve));
$id = '0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60';
$request = new ClaimRequest(['claim_id' => $id, 'players' => [PLAYER], 'limit' => 2]);
$held = tell('claimVotes', fn () => $inbox->claimVotesWithHttpInfo($request), fn ($claim) => [
    count($claim->getVotes()), $claim->getVotes()[0]->getPlayer(), $claim->getVotes()[0]->getTest(),
])->getVotes();
$release = new Release(['vote_id' => $held[0]->getVoteId()]);
$releases = new ReleaseRequest(['claim_id' => $id, 'votes' => [$release]]);
tell('releaseVotes', fn () => $inbox->releaseVotesWithHttpInfo($releases), fn ($r) => [$r->getResults()[0]->getResult()]);
$grant = new Grant(['vote_id' => $held[1]->getVoteId(), 'note' => '3 diamonds']);
$grants = new GrantRequest(['votes' => [$grant]]);
tell('recordGrants', fn () => $inbox->recordGrantsWithHttpInfo($grants), fn ($r) => [$r->getResults()[0]->getResult()]);
tell('getInbox', $inbox->getInboxWithHttpInfo(...), fn ($counts) => [$counts->getRewardsBy(), $counts->getWaiting()]);
tell('listVotes', fn () => $feed->listVotesWithHttpInfo(null, 10),
    fn ($feed) => [$feed->getVotes()[0]->getType(), $feed->getVotes()[0]->getReward()]);
foreach ([['players' => []], ['all_players' => true]] as $whose) {
    $request = new ClaimRequest(['claim_id' => '0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f61', ...$whose]);
    tell('claimVotes', fn () => $inbox->claimVotesWithHttpInfo($request), fn ($claim) => [count($claim->getVotes())]);
}

tell('checkVote', fn () => $votes->checkVoteWithHttpInfo(' '));
tell('createTestVote', fn () => $inbox->createTestVoteWithHttpInfo(new TestVoteRequest([...$test, 'player' => ' '])));
foreach ([['wrong', $site], [getenv('SUSPENDED_KEY'), $site], [getenv('LIMITED_KEY'), $site], [$key, $down]] as $pair) {
    tell('getServer', votes(ServerApi::class, ...$pair)->getServerWithHttpInfo(...));
    tell('getInbox', rewards(InboxApi::class, ...$pair)->getInboxWithHttpInfo(...));
}
