<?php
// PHP 8.1 or newer, as a page of your web server, which bounds the time of a request. To try it out:
// VOTEBOARD_WEBHOOK_SECRET=whsec_… PHP_CLI_SERVER_WORKERS=4 php -S 127.0.0.1:8080 verify_vote.php
// For PHP-FPM, a line in the pool's file sets the variable: env[VOTEBOARD_WEBHOOK_SECRET] = whsec_…

/** YOUR PART: give the reward. A vote comes here at most once, a test never; several may come together. */
function reward(string $username, string $vote_id): void
{
    error_log("$username voted: $vote_id");
}

/** Whether Voteboard sent this body, at most five minutes ago. $body is the bytes as received. */
function is_from_voteboard(string $header, string $body, array $secrets): bool
{
    if (!preg_match('/^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/D', $header, $parts)) {
        return false;
    }
    [, $t, $v1] = $parts;
    $signed = fn (string $secret) => hash_equals(hash_hmac('sha256', "$t.$body", $secret), $v1);
    return abs(time() - (int) $t) <= 300 && array_filter($secrets, $signed) !== [];
}

/** Whether the vote is new. If so, the disk knows it from now on. */
function claim(string $vote_id, string $body): bool
{
    // A line per vote: its id, and its body's hash, for the body is signed and the id is not. Votes over 31
    // days old are not sent again: cut their lines if you like. Keep the file out of your site's pages.
    $folder = PHP_SAPI === 'cli-server' ? __DIR__ : dirname(__DIR__);
    $path = getenv('VOTEBOARD_CLAIMS') ?: "$folder/voteboard_claims.txt";
    $file = fopen($path, 'c+');
    if (!$file || !flock($file, LOCK_EX)) {
        throw new RuntimeException("Cannot open $path");
    }
    $names = [$vote_id, hash('sha256', $body)];
    while (($line = fgets($file)) !== false) {
        if (array_intersect($names, explode(' ', trim($line)))) {
            return false;
        }
    }
    $line = "\n" . implode(' ', $names); // the break first: a line torn by a crash ends there
    if (fwrite($file, $line) !== strlen($line) || !fflush($file) || !fsync($file)) {
        throw new RuntimeException("Cannot write to $path");
    }
    return true;
}

ini_set('display_errors', '0');
ini_set('log_errors', '1');
http_response_code(500); // unless the last line is reached: an error is logged, and the vote comes again
// One secret, or two with a space between them while you change it.
$secrets = explode(' ', (string) getenv('VOTEBOARD_WEBHOOK_SECRET'));
if (preg_grep('~^whsec_[A-Za-z0-9+/]{43}=$~D', $secrets) !== $secrets) {
    throw new RuntimeException('Set VOTEBOARD_WEBHOOK_SECRET to the webhook secret of your key: whsec_…');
}
$body = file_get_contents('php://input', length: 65_537);
$vote_id = $_SERVER['HTTP_X_LISTING_VOTE'] ?? '';
$status = match (true) {
    $_SERVER['REQUEST_METHOD'] !== 'POST' => 405,
    strlen($body) > 65_536 => 413,
    !is_from_voteboard($_SERVER['HTTP_X_LISTING_SIGNATURE'] ?? '', $body, $secrets) => 401,
    !preg_match('/^[0-9a-f-]{36}$/D', $vote_id) => 400,
    default => 204,
};
$vote = $status === 204 ? json_decode($body, true) : null; // a stranger's is not even read
$is_test = isset($_SERVER['HTTP_X_LISTING_TEST']) || ($vote['username'] ?? 'Voteboard_Test') === 'Voteboard_Test'
    || preg_match('/^[0-]+$/', $vote['user_id'] ?? '');
$is_new = ($vote['event'] ?? '') === 'vote' && !$is_test && claim($vote_id, $body);
if ($status === 405) {
    header('Allow: POST');
}
http_response_code($status);
// Claimed, answered, then rewarded: a crash in between loses a reward (give it by hand), never doubles it.
if ($is_new) {
    ignore_user_abort(true);
    function_exists('fastcgi_finish_request') ? fastcgi_finish_request() : flush();
    reward($vote['username'], $vote_id);
}
