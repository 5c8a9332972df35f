<?php

declare(strict_types=1);

require_once __DIR__ . '/host.php';

/** Breaks one file: `notice` prints one before the response, `failure` replaces it. Another value repairs the file. */
function break_file(array $input): void
{
    run("INSERT OR REPLACE INTO settings VALUES ('broken', ?)", ["{$input['file']} {$input['how']}"]);
}

/** Prints the notice or fails if the file is broken. Runs before the code of the file. */
function fail_if_broken(string $file): void
{
    $broken = run("SELECT value FROM settings WHERE name = 'broken'")->fetchColumn();
    if ($broken === "$file notice") {
        trigger_error('This is deprecated', E_USER_DEPRECATED);
    }
    if ($broken === "$file failure") {
        http_response_code(500);
        exit('<!DOCTYPE html><title>500</title><h1>Internal Server Error</h1>');
    }
}
