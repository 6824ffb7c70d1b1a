<?php
// PHP 8: VOTEBOARD_KEY=vb_… php check_vote.php Steve_01
const SITE = 'https://voteboard.example';

/** Whether the player has voted today. Throws when there is no answer: then reward nobody, and ask again later. */
function has_voted(string $username): bool
{
    $context = stream_context_create(['http' => [
        'header' => 'Authorization: Bearer ' . getenv('VOTEBOARD_KEY'),
        'timeout' => 5,
        'ignore_errors' => true,
    ]]);
    $url = SITE . '/api/v1/vote-check?' . http_build_query(['username' => $username]);
    $answer = file_get_contents($url, false, $context);
    // 429: the header Retry-After says how many seconds to wait.
    if ($answer === false || !str_contains($http_response_header[0], ' 200 ')) {
        throw new RuntimeException('Voteboard answered ' . ($http_response_header[0] ?? 'nothing'));
    }
    return json_decode($answer, flags: JSON_THROW_ON_ERROR)->voted;
}

echo has_voted($argv[1]) ? "has voted\n" : "has not voted\n";
