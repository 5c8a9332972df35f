<?php

declare(strict_types=1);

require_once __DIR__ . '/breakage.php';
require_once __DIR__ . '/reset.php';

/** Handles requests of tests, which are not part of the contract (README.md). */
function handle_test_request(string $name): never
{
    header('Content-Type: application/json');
    match ("{$_SERVER['REQUEST_METHOD']} $name") {
        'GET mail' => respond(run('SELECT email, subject, message, sent_at FROM mails ORDER BY id')->fetchAll()),
        'POST reset' => reset_host(),
        'POST clock' => set_clock(json_input()['now'] ?? null),
        'POST expire-sessions' => expire_sessions(),
        'POST habits' => set_habits(json_body()['habits'] ?? []),
        'POST break' => break_file(json_input()),
        default => http_response_code(404),
    };
    respond(['now' => now()]);
}
