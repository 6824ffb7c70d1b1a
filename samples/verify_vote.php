<?php
// PHP 8, as a page of your web server, or: VOTEBOARD_WEBHOOK_SECRET=whsec_… php -S 127.0.0.1:8080 verify_vote.php

/** Whether Voteboard sent this body, less than five minutes ago. $body is the bytes as received. */
function is_from_voteboard(string $header, string $body, string $secret): bool
{
    if (!preg_match('/^t=(\d+),v1=([0-9a-f]{64})$/D', $header, $parts)) {
        return false;
    }
    if (abs(time() - (int) $parts[1]) > 300) {
        return false;
    }
    return hash_equals(hash_hmac('sha256', "$parts[1].$body", $secret), $parts[2]);
}

$body = file_get_contents('php://input');
$signature = $_SERVER['HTTP_X_LISTING_SIGNATURE'] ?? '';
if (!is_from_voteboard($signature, $body, getenv('VOTEBOARD_WEBHOOK_SECRET'))) {
    http_response_code(403);
    exit;
}
$vote = json_decode($body, flags: JSON_THROW_ON_ERROR);
// A vote can come more than once: keep X-Listing-Vote, and reward each id once.
if (!isset($_SERVER['HTTP_X_LISTING_TEST'])) {
    error_log("$vote->username voted: " . $_SERVER['HTTP_X_LISTING_VOTE']);
}
http_response_code(204);
