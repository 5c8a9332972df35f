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

/** Adds the columns and tables of the form to those of schema.sql. */
function create_tables(): void
{
    $columns = fn (array $all) => implode(', ', array_map(
        fn (array $column) => "{$column['name']} {$column['type']}" . ($column['required'] ? ' NOT NULL' : ''),
        $all,
    ));
    ['fields' => $fields, 'rows' => $rows] = load_form();
    db()->exec(str_replace('/* form */', $columns($fields), file_get_contents(__DIR__ . '/schema.sql')));
    foreach ($rows as $list => $all) {
        $id = 'app_ID INTEGER NOT NULL REFERENCES applications ON DELETE CASCADE';
        db()->exec("CREATE TABLE $list ($id, {$columns($all)})");
    }
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
    create_tables();
    set_clock(getenv('PHP_HOST_NOW') ?: null);
    seed();
    db()->commit();
    db()->exec('PRAGMA foreign_keys = ON');
}
