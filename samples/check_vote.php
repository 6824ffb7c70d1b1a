<?php
// PHP 8.1 or newer: VOTEBOARD_KEY=vb_… php check_vote.php Steve_01
const SITE = 'https://voteboard.example';

/**
 * Whether the player has voted today. It stays true until the day ends (UTC): keep whom you rewarded.
 * Throws when there is no answer: then reward nobody, and ask again later. While the limit is used up it
 * waits for up to two minutes.
 */
function has_voted(string $username, string $key, int $tries = 3): bool
{
    $context = stream_context_create(['http' => [
        'header' => "Authorization: Bearer $key",
        'timeout' => 5,
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
    return is_bool($voted) ? $voted : throw new RuntimeException("that was no answer of Voteboard's");
}

$key = (string) getenv('VOTEBOARD_KEY');
$username = $argv[1] ?? '';
if ($username === '' || !preg_match('/^vb_[0-9A-Za-z]+$/D', $key)) {
    fwrite(STDERR, "Say the name of a player, and set VOTEBOARD_KEY to your API key: vb_…\n");
    exit(2);
}
try {
    echo has_voted($username, $key) ? "has voted\n" : "has not voted\n";
} catch (RuntimeException $error) {
    fwrite(STDERR, "No answer, no reward: {$error->getMessage()}\n");
    exit(1);
}
