<?php

declare(strict_types=1);

require_once __DIR__ . '/host.php';

/** Breaks one file: `notice` prints one before its answer, `failure` replaces it. Anything else repairs it. */
function break_file(array $input): void
{
    run("INSERT OR REPLACE INTO settings VALUES ('broken', ?)", ["{$input['file']} {$input['how']}"]);
}

/** Called before the code of a file: prints the notice or fails, if the file is broken. */
function fail_if_broken(string $file): void
{
    $broken = run("SELECT value FROM settings WHERE name = 'broken'")->fetchColumn();
    if ($broken === "$file notice") {
        // PHP prints a message, and goes on.
        trigger_error('This is deprecated', E_USER_DEPRECATED);
    }
    if ($broken === "$file failure") {
        http_response_code(500);
        exit('<!DOCTYPE html><title>500</title><h1>Internal Server Error</h1>');
    }
}
