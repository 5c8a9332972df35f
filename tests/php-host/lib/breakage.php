<?php

declare(strict_types=1);

require_once __DIR__ . '/host.php';

/** Breaks one file from now on: `notice` before its answer, or `failure` in place of one. Anything else mends it. */
function break_file(array $input): void
{
    run("INSERT OR REPLACE INTO settings VALUES ('broken', ?)", ["{$input['file']} {$input['how']}"]);
}

/** What a broken file does before its own code runs. */
function fail_if_broken(string $file): void
{
    $broken = run("SELECT value FROM settings WHERE name = 'broken'")->fetchColumn();
    if ($broken === "$file notice") {
        // PHP itself complains, and goes on.
        trigger_error('This is deprecated', E_USER_DEPRECATED);
    }
    if ($broken === "$file failure") {
        http_response_code(500);
        exit('<!DOCTYPE html><title>500</title><h1>Internal Server Error</h1>');
    }
}
