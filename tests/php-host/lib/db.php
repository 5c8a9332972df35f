<?php

declare(strict_types=1);

/** Returns a path in the data folder of this host. */
function data_path(string $name): string
{
    return getenv('PHP_HOST_DATA') . "/$name";
}

function db(): PDO
{
    static $db = null;
    if ($db === null) {
        $db = new PDO('sqlite:' . data_path('host.sqlite'));
        $db->setAttribute(PDO::ATTR_DEFAULT_FETCH_MODE, PDO::FETCH_ASSOC);
        $db->exec('PRAGMA foreign_keys = ON');
    }
    return $db;
}

/** Runs a prepared statement: numeric columns are native numbers. */
function run(string $sql, array $values = []): PDOStatement
{
    $statement = db()->prepare($sql);
    $statement->execute($values);
    return $statement;
}

/** Runs a plain query: every column is a string or null, as in MySQL's text protocol. */
function run_plain_query(string $sql): array
{
    db()->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, true);
    $rows = db()->query($sql)->fetchAll();
    db()->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, false);
    return $rows;
}

/** Inserts a row. Its keys become SQL, so they must come from the code, never from a request. */
function insert(string $table, array $row): int
{
    $columns = implode(', ', array_keys($row));
    $marks = implode(', ', array_fill(0, count($row), '?'));
    run("INSERT INTO $table ($columns) VALUES ($marks)", array_values($row));
    return (int) db()->lastInsertId();
}
