<?php

declare(strict_types=1);

require_once __DIR__ . '/host.php';
require_once __DIR__ . '/seed.php';

/** Deletes a path recursively. */
function remove(string $path): void
{
    if (is_dir($path) && !is_link($path)) {
        array_map(fn (string $name) => remove("$path/$name"), array_diff(scandir($path), ['.', '..']));
        rmdir($path);
    } elseif (file_exists($path)) {
        unlink($path);
    }
}

/** Ends every session: the next request with a cookie comes from a visitor. */
function expire_sessions(): void
{
    array_map('unlink', glob(data_path('sessions/sess_*')));
}

/** Resets data to the seed and the clock to PHP_HOST_NOW or real time, and signs everybody out. */
function reset_host(): void
{
    expire_sessions();
    remove(data_path('GrantData'));
    // Recreates tables instead of the file, because the other workers have it open.
    db()->exec('PRAGMA foreign_keys = OFF');
    db()->beginTransaction();
    $tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    foreach (run($tables)->fetchAll(PDO::FETCH_COLUMN) as $table) {
        db()->exec("DROP TABLE $table");
    }
    db()->exec(file_get_contents(__DIR__ . '/schema.sql'));
    set_clock(getenv('PHP_HOST_NOW') ?: null);
    seed();
    db()->commit();
    db()->exec('PRAGMA foreign_keys = ON');
}
