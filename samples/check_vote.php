<?php
// PHP 8.1 or newer: VOTEBOARD_KEY=vb_… php check_vote.php Steve_01 Alex
const SITE = 'https://voteboard.example';
const TIMEOUT_S = 2;

/**
 * Whether the player has voted today. A yes is not asked for again that day. Keep whom you rewarded.
 * Throws when there is no answer: then reward nobody, and ask again later. While the limit is used up it
 * waits for up to two minutes.
 */
function has_voted(string $username, string $key, int $tries = 3): bool
{
    static $known = []; // until when, by player: a vote counts until its day ends (UTC). A page may use apcu_store
    if (($known[$username] ?? 0) > time()) {
        return true;
    }
    $context = stream_context_create(['http' => [
        'header' => "Authorization: Bearer $key",
        'timeout' => TIMEOUT_S,
        'follow_location' => 0,
        'ignore_errors' => true,
    ]]);
    $url = SITE . '/api/v1/vote-check?' . http_build_query(['username' => $username]);
    $answer = @file_get_contents($url, false, $context, length: 65_536);
    $head = implode("\n", $http_response_header ?? []);
    $status = preg_match('~^HTTP/\S+ (\d{3})~', $head, $found) ? (int) $found[1] : 0;
    if ($status === 429 && $tries > 1 && preg_match('/^Retry-After: (\d|[1-5]\d|60)$/mi', $head, $found)) {
        sleep((int) $found[1]);
        return has_voted($username, $key, $tries - 1);
    }
    if ($answer === false || $status !== 200) {
        throw new RuntimeException('Voteboard answered ' . ($status ?: 'nothing'));
    }
    $voted = json_decode($answer, true)['voted'] ?? null;
    if (!is_bool($voted)) {
        throw new RuntimeException("that was no answer of Voteboard's");
    }
    if ($voted && preg_match('/^X-Listing-Day-Ends: (.+)$/mi', $head, $found)) {
        $known[$username] = (int) strtotime($found[1]);
    }
    return $voted;
}

$key = (string) getenv('VOTEBOARD_KEY');
$names = array_slice($argv, 1);
if (!$names || in_array('', $names, true) || !preg_match('/^vb_[0-9A-Za-z]+$/D', $key)) {
    fwrite(STDERR, "Say the names of players, and set VOTEBOARD_KEY to your API key: vb_…\n");
    exit(2);
}
try {
    foreach ($names as $name) {
        echo has_voted($name, $key) ? "has voted\n" : "has not voted\n";
    }
} catch (RuntimeException $error) {
    fwrite(STDERR, "No answer, no reward: {$error->getMessage()}\n");
    exit(1);
}
